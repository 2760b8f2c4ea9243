module fixtures

go 1.19
