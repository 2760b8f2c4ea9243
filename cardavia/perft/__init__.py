"""How many ways a deal can go from fixed setups: few figures that hardly any wrong engine has."""
