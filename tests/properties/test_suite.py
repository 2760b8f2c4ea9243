"""Each property is broken by an engine made for it, holds of ours, and what is found becomes small."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from hypothesis.stateful import run_state_machine_as_test

from cardavia.authoring.deals import read_deal
from cardavia.engine.reference import ReferenceEngine
from cardavia.games import MODULES
from cardavia.judging.player import run
from cardavia.judging.verdict import Verdict
from cardavia.properties.facts import PROTOCOL, facts
from cardavia.properties.machine import SETTINGS, BrokenPropertyError, machine
from cardavia.properties.renaming import Renaming
from cardavia.properties.retold import may_be_renamed
from cardavia.properties.saved import UNSHOWN, scripted
from cardavia.properties.suite import PROPERTIES, Failure, failures, shrunk, trial
from cardavia.rulebook.load import rulebook

from . import fakes

DEALS = range(8)
BREAKS = {
    fakes.ShowsACardTwice: "cards",
    fakes.GivesPointsAway: "points",
    fakes.BooksOtherwise: "points",
    fakes.AsksForPasses: "who is asked",
    fakes.Dances: "grammar",
    fakes.TakesDiscardsBack: "hand sizes",
    fakes.CallsEveryEndAWin: "ending",
    fakes.RefusesKongs: "options accepted",
    fakes.FallsOverKongs: "options accepted",
    fakes.NeverEnds: "bound",
    fakes.HearsEveryone: "others refused",
    fakes.Sulks: "others refused",
    fakes.ReadsSeatsAsTheyCome: "order of keys",
    fakes.LooksAtTheFirstCardDealt: "order of hands",
    fakes.PeeksIntoTheStock: "unseen stock",
    fakes.FavoursASeat: "seats turned",
    fakes.FavoursASuit: "cards renamed",
}
"""Wrong engines, and the one property that each breaks."""


def found(engine: type[fakes.Fake], seeds: range = DEALS) -> Iterator[Failure]:
    return (each for seed in seeds for each in failures(trial(engine(), "sichuan", seed)))


@pytest.mark.parametrize("name", MODULES)
def test_all_properties_hold_of_our_own_engine(name: str) -> None:
    broken = [each for seed in range(16) for each in failures(trial(ReferenceEngine(), name, seed))]
    assert broken == []


@pytest.mark.parametrize(("engine", "name"), BREAKS.items(), ids=lambda each: getattr(each, "__name__", each))
def test_an_engine_breaks_the_property_it_was_made_for_and_no_other(
    engine: type[fakes.Fake], name: str
) -> None:
    assert {failure.property.name for failure in found(engine)} == {name}


def test_an_engine_that_never_plays_the_same_deal_twice_is_found_out() -> None:
    assert "replay" in {failure.property.name for failure in found(fakes.HasMoods)}


def test_every_property_has_an_engine_that_breaks_it() -> None:
    assert {*BREAKS.values(), "replay"} == {each.name for each in PROPERTIES}


def test_names_that_the_rules_do_not_treat_alike_may_not_change_places() -> None:
    ranks = Renaming(names={f"{old}{suit}": f"{new}{suit}" for suit in "mps" for old, new in ("15", "51")})
    known = replace(facts("sichuan"), renamings=(ranks,))
    broken = [
        broken
        for seed in DEALS
        for broken in may_be_renamed(trial(ReferenceEngine(), "sichuan", seed)._replace(facts=known))
    ]
    assert broken


@pytest.mark.parametrize("name", MODULES)
def test_what_a_property_cites_is_in_the_rulebook(name: str) -> None:
    book = rulebook(name)
    known = {sentence.id for sentence in book.sentences}
    assert set(facts(name).sentences.values()) <= known
    assert set(facts(name).sentences) <= {each.name for each in PROPERTIES}
    assert facts(name).sentence("replay") == PROTOCOL


@pytest.mark.parametrize(("engine", "name"), BREAKS.items(), ids=lambda each: getattr(each, "__name__", each))
def test_a_failure_becomes_small_and_a_deal_that_shows_it(
    engine: type[fakes.Fake], name: str, tmp_path: Path
) -> None:
    failure = next(found(engine))
    small = shrunk(engine(), failure)
    assert small.property.name == name
    assert len(small.broken.moves) <= len(failure.broken.moves)
    path = tmp_path / "asked.yaml"
    path.write_text(scripted(small, engine(), "asked"), encoding="utf-8")
    assert yaml.safe_load(path.read_text())["question"] == name
    script = read_deal(path).fixture
    ours, theirs = ReferenceEngine(), engine()
    assert run(script, ours, ours.describe()).verdict is Verdict.PASS
    is_shown = run(script, theirs, theirs.describe()).verdict is not Verdict.PASS
    assert is_shown is (UNSHOWN not in path.read_text())


def test_the_same_seed_is_the_same_finding() -> None:
    once, again = (next(found(fakes.FavoursASeat)) for _ in range(2))
    assert once == again
    assert shrunk(fakes.FavoursASeat(), once) == shrunk(fakes.FavoursASeat(), again)


@pytest.mark.parametrize("name", MODULES)
def test_the_state_machine_holds_of_our_own_engine(name: str) -> None:
    run_state_machine_as_test(machine(ReferenceEngine, name), settings=SETTINGS)


def test_the_state_machine_finds_what_is_wrong_and_makes_it_small() -> None:
    with pytest.raises(BrokenPropertyError) as raised:
        run_state_machine_as_test(machine(fakes.TakesDiscardsBack, "sichuan"), settings=SETTINGS)
    assert raised.value.failure.property.name == "hand sizes"
    assert len(raised.value.failure.broken.moves) == 2
