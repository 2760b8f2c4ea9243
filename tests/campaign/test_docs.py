"""What docs/campaigns.md says to type can be typed."""

from __future__ import annotations

import re
from pathlib import Path

import click
import yaml

from cardavia.campaign.policies import POLICIES
from cardavia.campaign.recipes import RECIPES, SITUATION
from cardavia.cli import cli

PAGE = (Path(__file__).parents[2] / "docs" / "campaigns.md").read_text(encoding="utf-8")


def test_every_command_and_option_exists() -> None:
    group = cli.commands["campaign"]
    assert isinstance(group, click.Group)
    told = re.findall(r"cardavia campaign (\w+)((?:[^\n#`']|\\\n)*)", PAGE.replace("\\\n", " "))
    assert {name for name, _ in told} == set(group.commands)
    for name, rest in told:
        known = {option for each in group.commands[name].params for option in each.opts}
        assert set(re.findall(r"(?<=\s)--?[a-z][a-z-]*", re.sub(r'"[^"]*"', "", rest))) <= known


def test_the_job_is_yaml_and_plays_each_shard_once() -> None:
    (text,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    job = yaml.safe_load(text)
    assert job["spec"]["completionMode"] == "Indexed"
    (container,) = job["spec"]["template"]["spec"]["containers"]
    assert f'--shard "$shard/{job["spec"]["completions"]}"' in container["args"][0]
    volumes = {each["name"] for each in job["spec"]["template"]["spec"]["volumes"]}
    assert {each["name"] for each in container["volumeMounts"]} == volumes


def test_every_recipe_and_policy_is_described() -> None:
    for name in (*RECIPES, SITUATION, *POLICIES):
        assert f"| `{name}` |" in PAGE
