"""The pages in Chromium, opened from the disk: as people use them, at both ends of width, light and dark.

Every test also holds that nothing is said on the console and that no request leaves the folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files as within
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import pytest

from cardavia.fixture.suite import Suite
from cardavia.judging.verdict import Verdict
from cardavia.site.edition import Edition
from cardavia.site.player import page_alone

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PHONE, DESK = (360, 740), (1280, 900)
Scheme = Literal["light", "dark"]
VIEWS: tuple[tuple[tuple[int, int], Scheme], ...] = ((PHONE, "dark"), (DESK, "light"))

MINE = "SC-5.1.3/cap-plus-one"
PLACES = (
    "index.html",
    "about.html",
    "rules/SC.html",
    "rules/SC-2.html",
    "rules/CH-gap.html",
    "matrix.html#q=engine:mine fail",
    "engines/mine.html",
    "engines/mine-sichuan.html",
    f"play/sichuan.html#{MINE}&engine=mine",
    "play/nantong.html#NT-4.9.1/exposed-kong",
    "play/paohuzi.html#wei-kills-the-hand@20",
    "play/chan.html#chi-chi-with-seven-and-with-six@9",
)
ALIKE = {"about.html", "rules/CH-gap.html", "engines/mine.html", "play/nantong.html#NT-4.9.1/exposed-kong"}
"""Those that have nothing of their own where barriers are looked for, which takes a second each."""


class Visit(NamedTuple):
    """A page, and what should not have happened on it so far."""

    page: Page
    root: str
    faults: list[str]

    def open(self, place: str) -> None:
        """Go to a page of the site, and wait until it stands."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.root}/{place}", wait_until="load")
        if place.startswith("play/"):
            self.page.wait_for_selector(".table")

    def text(self, where: str) -> str:
        """The text of an element."""
        return self.page.locator(where).inner_text()


@pytest.fixture(scope="session")
def folder(files: Mapping[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site on a disk."""
    place = tmp_path_factory.mktemp("site")
    for path, text in files.items():
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_text(text, encoding="utf-8", errors="replace")
    return place


@pytest.fixture(params=VIEWS, ids=["phone-dark", "desk-light"])
def visit(request: pytest.FixtureRequest, browser: Browser, folder: Path) -> Iterator[Visit]:
    """A visit at one of the widths, which must end without a fault."""
    yield from at(browser, folder, *request.param)


def at(browser: Browser, folder: Path, size: tuple[int, int], scheme: Scheme) -> Iterator[Visit]:
    """A visit to a site on the disk, which must end without a fault."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    context.set_default_timeout(8000)
    page = context.new_page()
    faults: list[str] = []
    page.on("console", lambda message: faults.append(f"console: {message.text}"))
    page.on("pageerror", lambda error: faults.append(f"error: {error}"))
    page.on("dialog", lambda dialog: faults.append(f"dialog: {dialog.message}"))
    page.on(
        "request",
        lambda asked: (
            faults.append(f"request: {asked.url}")
            if not asked.url.startswith(("file://", "data:", "about:", "blob:"))
            else None
        ),
    )
    yield Visit(page, folder.as_uri(), faults)
    context.close()
    assert faults == []


def barriers(visit: Visit) -> list[str]:
    """What axe-core finds on a page against the levels A and AA of the guidelines."""
    axe = within("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    visit.page.evaluate(axe)
    found: list[str] = visit.page.evaluate(
        """async (wanted) => {
            const told = await axe.run({preload: false, runOnly: wanted});
            return told.violations.map(each => `${each.id}: ${each.nodes[0].html}`);
        }""",
        ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"],
    )
    return found


def test_a_deal_is_stepped_through_by_keys_and_each_step_has_its_address(visit: Visit) -> None:
    visit.open(f"play/sichuan.html#{MINE}")
    assert visit.text("#step") == "2 of 3"
    assert visit.page.locator("[data-seat=A] .hand img").count() == 14
    visit.page.keyboard.press("ArrowRight")
    assert visit.text("#step") == "3 of 3"
    assert visit.page.url.endswith(f"#{MINE}@3")
    assert "A wins" in visit.text("#event")
    assert "B pays A 33" in visit.text("#tables")
    assert visit.page.locator("#forward").is_disabled()
    visit.page.keyboard.press("Home")
    assert visit.text("#step") == "0 of 3"
    visit.page.locator("#forward").click()
    assert visit.text("#step") == "1 of 3"
    visit.page.keyboard.press("Shift+ArrowRight")
    assert visit.text("#step") == "2 of 3"


def test_an_address_opens_its_step_and_one_seat_sees_its_own_cards(visit: Visit) -> None:
    visit.open(f"play/sichuan.html#{MINE}@3&seat=B")
    assert visit.text("#step") == "3 of 3"
    backs = visit.page.locator("[data-seat=C] .hand img[alt='a card face down']")
    assert backs.count() == 13
    assert visit.page.locator("[data-seat=B] .hand img[alt='a card face down']").count() == 0
    visit.page.keyboard.press("0")
    assert backs.count() == 0


def test_a_page_alone_needs_nothing_beside_it(browser: Browser, suite: Suite, tmp_path: Path) -> None:
    (tmp_path / "one.html").write_text(page_alone(suite.by_id[MINE]), encoding="utf-8")
    for alone in at(browser, tmp_path, PHONE, "light"):
        alone.open("one.html")
        alone.page.wait_for_selector(".table")
        alone.page.keyboard.press("ArrowRight")
        assert "A wins" in alone.text("#event")
        tiles = alone.page.locator("[data-seat=A] .hand img")
        assert tiles.evaluate_all("all => all.every(each => each.naturalWidth > 0)")


def test_the_scenario_before_and_after_is_a_key_away(visit: Visit) -> None:
    visit.open(f"play/sichuan.html#{MINE}")
    visit.page.keyboard.press("]")
    visit.page.wait_for_function("name => !location.hash.includes(name)", arg=MINE)
    visit.page.wait_for_selector(".table")
    visit.page.keyboard.press("[")
    visit.page.wait_for_function("name => location.hash.includes(name)", arg=MINE)
    assert visit.page.locator("#crumbs code").inner_text() == MINE


def test_why_an_engine_fails_is_three_clicks_from_the_start(visit: Visit) -> None:
    visit.open("index.html")
    visit.page.locator("a[href='engines/mine-sichuan.html']").click()
    visit.page.locator("#SC-5\\.1\\.3 .failure a").click()
    visit.page.wait_for_selector(".table")
    failing = visit.text("#failing")
    assert "B pays A 33" in failing
    assert "B pays A 32" in failing
    assert "SC-5.1.3 base plus one point" in visit.text("#failing .reason")
    assert visit.page.locator(".line.fails").count() == 1
    visit.page.evaluate("document.execCommand = () => true")
    assert visit.text("#step").startswith("3 of ")
    assert visit.page.locator(".table .whose").all_inner_texts() == ["Cardavia", "mine 1.0"]
    assert visit.page.locator("[data-seat=B] .points.unlike").count() == 2
    command = visit.page.locator(".command", has_text="repeat")
    name = visit.text("#crumbs code")
    assert name.startswith("SC-5.1.3/")
    assert command.locator("code").inner_text() == f"cardavia check --engine './engine --stdio' --only {name}"
    command.locator("button").click()
    command.locator("button", has_text="Copied").wait_for()


def test_the_search_finds_a_sentence_and_a_scenario(visit: Visit) -> None:
    visit.open("index.html")
    visit.page.keyboard.press("/")
    visit.page.keyboard.type("capped base point")
    visit.page.locator("#found li", has_text=MINE).wait_for()
    visit.page.locator("#search").fill("SC-5.1.3")
    visit.page.locator("#found li").first.wait_for()
    visit.page.keyboard.press("ArrowDown")
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_url("**/rules/SC-5.html#SC-5.1.3")


@pytest.mark.parametrize(
    ("query", "means"),
    [
        ("engine:mine wrong", lambda mine, name: mine.verdict(name) is Verdict.WRONG),
        ("engine:mine fail -wrong", lambda mine, name: mine.verdict(name) is Verdict.REFUSED),
        ("changed:good:mine", lambda mine, name: mine.verdict(name) is not Verdict.PASS),
        ("engine:mine pass SC-3.2.2/", lambda *_: False),
        ("nantong", lambda _, name: name.startswith("NT-")),
    ],
)
def test_the_matrix_answers_queries(visit: Visit, made: Edition, query: str, means: object) -> None:
    mine = next(engine for engine in made.engines if engine.slug == "mine")
    visit.open("matrix.html")
    visit.page.locator("#asked").fill(query)
    game = [case for case in made.suite.cases if case.game == query]
    expected = len(game) or sum(means(mine, case.id) for case in made.suite.cases)  # type: ignore[operator]
    assert visit.text("#matching") == f"{expected} of {len(made.suite.cases)} scenarios"
    assert visit.page.locator("tr.cases li").count() == expected or expected > 400


def test_a_query_for_an_engine_there_is_not_says_which_there_are(visit: Visit) -> None:
    visit.open("matrix.html#q=engine:nobody%20fail")
    assert visit.text("#matching").startswith("no engine nobody; there are good, mine")
    assert visit.page.locator("#asked").get_attribute("aria-invalid") == "true"


def test_a_hostile_engine_is_shown_and_does_nothing(visit: Visit, made: Edition) -> None:
    slug = made.engines[2].slug
    for place in (
        f"engines/{slug}.html",
        f"engines/{slug}-sichuan.html",
        f"play/sichuan.html#SC-5.1.1/six-fan-pay-32&engine={slug}",
        f"play/sichuan.html#{MINE}&engine={slug}",
    ):
        visit.open(place)
        assert visit.page.title() != "taken"
        assert visit.page.locator("img[src=x]").count() == 0
    assert "never ending" in visit.text("#failing")


def test_nothing_is_wider_than_the_screen_and_nothing_moves_while_it_loads(visit: Visit) -> None:
    for place in PLACES:
        visit.open(place)
        assert visit.page.evaluate(
            "document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth"
        ), place
        shifted = visit.page.evaluate(
            """() => new Promise(done => {
                let sum = 0;
                new PerformanceObserver(list => list.getEntries().forEach(each => sum += each.value))
                    .observe({type: "layout-shift", buffered: true});
                requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
            })"""
        )
        assert shifted < 0.02, place


def test_there_is_no_barrier(visit: Visit) -> None:
    found = []
    for place in PLACES:
        if place in ALIKE:
            continue
        visit.open(place)
        if place.startswith("rules/SC-2"):
            visit.page.locator("details summary").first.click()
        found += [f"{place}: {each}" for each in barriers(visit)]
    assert found == []
