"""What a seat has gone through: the hand it was dealt, the cards it has claimed, when it has discarded.

Cards come into a hand by the deal alone, so that all of it can be told backwards from the hand in the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardavia.games import packed
from cardavia.games.packed import ONE, Face, Hand, count
from cardavia.games.paohuzi import groups, legal
from cardavia.games.paohuzi.cards import SHAPE, loose
from cardavia.games.paohuzi.compose.described import Laid, Told
from cardavia.games.paohuzi.groups import FOURS, Group, Kind
from cardavia.games.paohuzi.state import BEHIND
from cardavia.games.seats import Player
from cardavia.table import PASS, Decision


class Claim(NamedTuple):
    """A card and what the seat does with it; `decision` is None where it is compulsory.

    Any of `turners` may turn the card up, or `discarder` discards it.
    """

    face: Face
    decision: Decision | None
    turners: tuple[Player, ...]
    discarder: Player | None = None

    @property
    def is_taken(self) -> bool:
        """Whether the card comes from the stock and goes into a meld."""
        return self.discarder is None and self.decision != PASS


class History(NamedTuple):
    """The hand dealt, the claims in order, and the discards in order, None where any card will do.

    `dealt` is without the cards that are yet to be found for such discards.
    """

    dealt: Hand
    claims: tuple[Claim, ...]
    thrown: tuple[Face | None, ...]


class _Step(NamedTuple):
    """Groups laid at one time: with how many cards from the hand, and in which way."""

    laid: tuple[Laid, ...]
    from_hand: int
    extends: bool = False

    @property
    def kind(self) -> Kind:
        return self.laid[0].group.kind


class _Duties(NamedTuple):
    """Whether the seat has discarded at the opening, and after each step."""

    opening: bool
    after: tuple[bool, ...]

    @property
    def discards(self) -> int:
        """How often it has discarded."""
        return self.opening + sum(self.after)


class Part(NamedTuple):
    """Whether a seat is the dealer, whether it is about to discard, and cards it had better not claim."""

    deals: bool
    due: bool
    shunned: frozenset[Face] = frozenset()


def histories(player: Player, told: Told, hand: Hand, part: Part) -> Iterator[History]:
    """All ways in which the seat may have come to its melds and this hand, the plainest first."""
    size = SHAPE.dealer_hand if part.deals else SHAPE.other_hand
    for opening in range(_leading_ti(told.melds), -1, -1):
        ti = sum(laid.group.cards for laid in told.melds[:opening])
        for steps in _steps(player, told.melds[opening:]):
            for dead in (False, True) if not loose(hand) and not part.due else (False,):
                duties = _duties(steps, opening, part, dead=dead)
                if duties is None:
                    continue
                free = duties.discards - len(told.discarded)
                held = packed.size(hand) + packed.size(ti) + sum(step.from_hand for step in steps)
                if held + duties.discards != size or free < 0:
                    continue
                for thrown in dict.fromkeys(
                    ((*told.discarded, *(None,) * free), (*(None,) * free, *told.discarded))
                ):
                    search = _Backwards(player, steps, duties, thrown, part.shunned)
                    for dealt, claims in search.histories(hand, told.passed, may_pass=not part.due):
                        yield History(dealt + ti, claims, thrown)


def _leading_ti(melds: tuple[Laid, ...]) -> int:
    """How many of the melds may be opening ti, which lie first and in deck order (PH-2.1.4)."""
    found = 0
    for meld in melds:
        if meld.group.kind is not Kind.TI or (found and meld.written[0] < melds[found - 1].written[0]):
            break
        found += 1
    return found


def _steps(player: Player, melds: tuple[Laid, ...]) -> Iterator[tuple[_Step, ...]]:
    """The ways to make the melds one by one; chi groups may be laid together, as bi (PH-3.6.1)."""
    if not melds:
        yield ()
        return
    meld = melds[0]
    firsts: list[tuple[tuple[_Step, ...], int]] = []
    match meld.group.kind:
        case Kind.CHI:
            firsts.append(((_Step((meld,), 2),), 1))
            alike = 1
            while alike < min(3, len(melds)) and melds[alike].group.kind is Kind.CHI:
                alike += 1
                firsts.append(((_Step(melds[:alike], 3 * alike - 1),), alike))
        case Kind.PAO:
            if meld.source != player:
                firsts.append(((_Step((meld,), 3),), 1))
            face = meld.written[0]
            for triplet in (groups.WEI[face], groups.PENG[face]):
                before = Laid(triplet, triplet.faces, None)
                firsts.append(((_Step((before,), 2), _Step((meld,), 0, extends=True)), 1))
        case kind:
            firsts.append(((_Step((meld,), 3 if kind is Kind.TI else 2),), 1))
    for steps, used in firsts:
        for others in _steps(player, melds[used:]):
            yield (*steps, *others)


def _duties(steps: tuple[_Step, ...], opening_ti: int, part: Part, *, dead: bool) -> _Duties | None:
    """When the seat has discarded; None if it cannot be due or dead like that.

    Each opening ti beyond the first has cancelled a discard (PH-gap-5), a dead hand makes none (PH-3.8.1).
    """
    killed = len(steps)
    if dead:
        weis = [place for place, step in enumerate(steps) if step.kind is Kind.WEI]
        if not weis or any(step.kind not in FOURS for step in steps[weis[-1] + 1 :]):
            return None
        killed = weis[-1]
    waived = max(0, opening_ti - 1)
    fours = opening_ti
    found: list[bool] = []
    for place, step in enumerate((None, *steps), start=-1):
        fours += step is not None and step.kind in FOURS
        owes = part.deals if step is None else place < killed and (step.kind not in FOURS or fours == 1)
        found.append(owes and not waived)
        waived -= bool(owes and waived)
    if part.due:
        if not found[-1]:
            return None
        found[-1] = False
    return _Duties(found[0], tuple(found[1:]))


class _Backwards(NamedTuple):
    """From the last step to the first, with the cards that are then still in the hand."""

    player: Player
    steps: tuple[_Step, ...]
    duties: _Duties
    thrown: tuple[Face | None, ...]
    shunned: frozenset[Face]

    def histories(
        self, hand: Hand, passed: tuple[Face, ...], *, may_pass: bool
    ) -> Iterator[tuple[Hand, tuple[Claim, ...]]]:
        """The hands that may have been dealt, and the claims; `may_pass` after the last one, too."""
        found = self.go(len(self.steps), hand, self.duties.discards, passed, may_pass=may_pass)
        return (each for each in found if not packed.fours(each[0]))

    def go(
        self, place: int, hand: Hand, left: int, passed: tuple[Face, ...], *, may_pass: bool
    ) -> Iterator[tuple[Hand, tuple[Claim, ...]]]:
        """The hands dealt and the claims up to this step; `left` discards and these passes came before."""
        passes: tuple[Claim, ...] = ()
        while may_pass and passed and passed[-1] not in self.thrown[:left]:
            passing = _passing(self.player, hand, passed[-1])
            if passing is None:
                break
            passes = (passing, *passes)
            passed = passed[:-1]
        if place == 0:
            if not passed:
                first = self.thrown[0] if self.duties.opening else None
                yield hand + (0 if first is None else ONE[first]), passes
            return
        step = self.steps[place - 1]
        if self.duties.after[place - 1]:
            left -= 1
            face = self.thrown[left]
            hand += 0 if face is None else ONE[face]
        barred = {*self.thrown[:left], *passed}
        for claim, before in self._claims(step, hand):
            if claim.face in barred and claim.decision not in (None, legal.PAO):
                continue
            for dealt, claims in self.go(place - 1, before, left, passed, may_pass=True):
                yield dealt, (*claims, claim, *passes)

    def _claims(self, step: _Step, after: Hand) -> list[tuple[Claim, Hand]]:
        found = _claims(self.player, step, after)
        return sorted(found, key=lambda each: each[0].face in self.shunned)


def _passing(player: Player, hand: Hand, face: Face) -> Claim | None:
    """The chance that a seat with this hand lets go by, None if it has none."""
    if count(hand, face) == 2:
        return Claim(face, PASS, BEHIND[player])
    if groups.chis(hand, face):
        return Claim(face, PASS, (player,))
    return None


def _claims(player: Player, step: _Step, after: Hand) -> Iterator[tuple[Claim, Hand]]:
    """The ways to take a step that leaves `after`, with the hand before it."""
    meld = step.laid[0]
    face, others = meld.written[0], BEHIND[player]
    suppliers = others if meld.source is None else (meld.source,)
    match step.kind:
        case Kind.CHI:
            yield from _chis(player, step, after)
        case Kind.PENG if not count(after, face):
            for claim in _from_others(face, legal.PENG, suppliers):
                yield claim, after + 2 * ONE[face]
        case Kind.WEI if not count(after, face):
            yield Claim(face, None, (player,)), after + 2 * ONE[face]
        case Kind.TI:
            yield Claim(face, None, (player,)), after + 3 * ONE[face]
        case Kind.PAO if step.extends:
            anyone = (*others, player) if meld.source is None else (meld.source,)
            yield Claim(face, legal.PAO, anyone), after
        case Kind.PAO:
            for claim in _from_others(face, legal.PAO, suppliers):
                yield claim, after + 3 * ONE[face]


def _from_others(face: Face, decision: Decision, suppliers: tuple[Player, ...]) -> Iterator[Claim]:
    """A card that others turn up, or that one of them discards (PH-3.3.1, PH-3.3.2)."""
    yield Claim(face, decision, suppliers)
    for supplier in suppliers:
        yield Claim(face, decision, (), supplier)


def _chis(player: Player, step: _Step, after: Hand) -> Iterator[tuple[Claim, Hand]]:
    laid: tuple[Group, ...] = tuple(meld.group for meld in step.laid)
    source = next((meld.source for meld in step.laid if meld.source is not None), None)
    written = dict.fromkeys(face for meld in step.laid for face in meld.written)
    for face in written:
        before = after + sum(group.cards for group in laid) - ONE[face]
        way = next((way for way in groups.chis(before, face) if way.groups == laid), None)
        if way is None:
            continue
        if source in (player, None):
            yield Claim(face, way.name, (player,)), before
        if source != player:
            yield Claim(face, way.name, (), BEHIND[player][1]), before
