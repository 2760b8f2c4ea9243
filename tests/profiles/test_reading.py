"""Profiles as they are told: what is played, what is refused, and what comes to our own readings."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.fixture.fixture import Reading
from cardavia.games import game
from cardavia.games.profile import OURS, Profile, ProfileError
from cardavia.profiles.reading import own_profile, playable, read

FRONT = Profile((("SC-gap-5", "2"),))


@pytest.mark.parametrize("told", ["SC-gap-5=2", " SC-gap-5=2, ", "SC-gap-5=2,SC-gap-4=1"])
def test_a_line_tells_rulings_and_options(told: str) -> None:
    assert read(told) == {"sichuan": FRONT}


def test_profiles_of_several_games_are_kept_apart() -> None:
    assert read("SC-gap-5=2,NT-gap-3=2") == {"sichuan": FRONT, "nantong": Profile((("NT-gap-3", "2"),))}


def test_a_file_says_the_same(tmp_path: Path) -> None:
    file = tmp_path / "house.yaml"
    file.write_text("profile: house\ngame: sichuan\nrulings:\n  SC-gap-5: 2\n  SC-gap-7: 1b, 2b\n")
    assert read(str(file)) == {
        "sichuan": Profile((("SC-gap-5", "2"), ("SC-gap-7", "1b"), ("SC-gap-7", "2b")))
    }


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ("SC-gap-99=1", "there is no ruling SC-gap-99"),
        ("XX-gap-1=1", "there is no ruling XX-gap-1"),
        ("SC-gap-5=9", "SC-gap-5 has no option 9, only 1, 2"),
        ("SC-gap-5", "'SC-gap-5' is not of the form RULING=OPTION"),
        ("SC-gap-13=2", "SC-gap-13=2 cannot be played"),
        ("SC-4.1.7=2,SC-4.1.7=3", "SC-4.1.7 cannot be played as 2 and as 3 at once"),
        ("nowhere.yaml", "nowhere.yaml: cannot be read"),
    ],
)
def test_what_cannot_be_played_is_refused(told: str, says: str) -> None:
    with pytest.raises(ProfileError, match=says):
        read(told)


def test_a_game_refuses_what_it_cannot_play() -> None:
    with pytest.raises(ProfileError, match="SC-gap-5=9 cannot be played: beside ours only SC-gap-5=2"):
        game("sichuan", {"SC-gap-5": "9"})


def test_what_an_engine_declares_is_taken_as_far_as_it_can_be_played() -> None:
    declared = {"SC-gap-5": "same end as normal draws", "SC-gap-13": "2", "SC-gap-4": "1", "SC-gap-6": "?"}
    assert playable("sichuan", declared) == FRONT
    assert playable("sichuan", {"SC-gap-4": "1"}) == OURS


def test_a_scenario_about_another_option_has_a_profile_of_its_own() -> None:
    assert own_profile("sichuan", [Reading("SC-gap-5", "2"), Reading("SC-gap-4", "1")]) == FRONT
    assert own_profile("sichuan", [Reading("SC-gap-5", "1")]) == OURS


def test_a_profile_says_what_an_engine_would_declare() -> None:
    declared = {"SC-gap-5": "2", "SC-gap-7": "1b, 2b"}
    assert Profile.of(declared).declared() == declared
