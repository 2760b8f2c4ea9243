"""The command line. Each command is a module of `cardavia.commands`, imported when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import click

from cardavia import __version__, interruption
from cardavia.games import MODULES
from cardavia.languages.codes import codes

Command = TypeVar("Command", bound=Callable[..., Any])

UNTOLD = 2
"""The exit status of a program that could not write its output: neither good nor bad is known to be read."""


def corpus_option(command: Command) -> Command:
    """Add the option for another corpus."""
    return click.option(
        "--corpus",
        metavar="FOLDER",
        type=click.Path(exists=True, file_okay=False),
        help="A folder with features/ and scenarios/ of your own, instead of those that come with Cardavia.",
    )(command)


def game_option(command: Command) -> Command:
    """Add the option for one game."""
    return click.option("--game", type=click.Choice(list(MODULES)), help="Only this game.")(command)


def profile_option(command: Command) -> Command:
    """Add the option for the readings that a table plays in place of ours."""
    return click.option(
        "--profile",
        metavar="RULING=OPTION,...|FILE",
        help="Rulings that are read otherwise than we do, as docs/profiles.md describes.",
    )(command)


def brief_option(text: str) -> Callable[[Command], Command]:
    """Add the option for few lines, as agents and small screens want them."""
    return click.option("--brief", is_flag=True, help=text)


def language_option(command: Command) -> Command:
    """Add the option for the language of what is told."""
    return click.option(
        "--language",
        "spoken",
        metavar="CODE",
        type=click.Choice(codes()),
        help=f"In which language: {', '.join(codes())}. Without it, in that of LANG, if it is one.",
    )(command)


def timeout_option(command: Command) -> Command:
    """Add the option for the patience with commands."""
    return click.option(
        "--timeout",
        metavar="SECONDS",
        type=click.FloatRange(min=0, min_open=True),
        default=10.0,
        show_default=True,
        help="How long a command may take for one answer.",
    )(command)


def workers_option(command: Command) -> Command:
    """Add the option for several workers."""
    return click.option(
        "-n",
        "--workers",
        "processes",
        metavar="N",
        type=click.IntRange(min=1),
        default=1,
        show_default=True,
        help="How many workers play at once, each with engines of its own.",
    )(command)


def deals_option(number: int) -> Callable[[Command], Command]:
    """Add the options for how many deals, and which."""

    def add(command: Command) -> Command:
        deals = click.option(
            "--deals",
            metavar="N",
            type=click.IntRange(min=1),
            default=number,
            show_default=True,
            help="Deals of each game.",
        )
        seed = click.option(
            "--seed", metavar="S", type=int, default=0, show_default=True, help="The first deal's seed."
        )
        return deals(seed(command))

    return add


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="cardavia")
def cli() -> None:
    """Check engines of card and tile games against every sentence of their rules.

    Exit status: 0 conforms; 1 something unexpected; 2 wrong use or a faulty corpus; 3 the engine does not
    start or shake hands; 130 interrupted.
    """


@cli.command()
@game_option
@click.option(
    "--engine",
    metavar="CMD",
    help="The engine: a command, or python:module:attribute. Without it, our own is checked.",
)
@click.option(
    "--only",
    metavar="ID",
    multiple=True,
    help="A sentence, section, bullet, scenario, scripted deal or ruling. May be given several times.",
)
@click.option("--expect", metavar="FILE", help="The YAML file that lists known failures: these are expected.")
@click.option(
    "--write-expectations",
    "expectations_file",
    metavar="FILE",
    help="Make that file, or bring it up to date: what passes goes, what fails comes, reasons stay.",
)
@click.option("--json", "json_file", metavar="FILE", help="Write the report as JSON lines, as it comes.")
@click.option("--junit", "junit_file", metavar="FILE", help="Write the report as JUnit XML.")
@click.option("--messages", "messages_file", metavar="FILE", help="Write the report as Cucumber Messages.")
@click.option("--summary", "summary_file", metavar="FILE", help="Write a summary in Markdown.")
@timeout_option
@click.option(
    "--start-timeout",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    default=30.0,
    show_default=True,
    help="How long it may take to start, until it has described itself.",
)
@click.option(
    "--restarts",
    metavar="N",
    type=click.IntRange(min=0),
    default=50,
    show_default=True,
    help="How often a command that breaks down is started again before it is given up.",
)
@workers_option
@brief_option("A line for a pass, 25 at most for a failure.")
@language_option
@corpus_option
@profile_option
def check(**options: Any) -> int:
    """Play every scenario on an engine and say which sentences hold."""
    from cardavia.commands.check import check as run  # noqa: PLC0415 - each command pays for itself only

    return run(**options)


@cli.command()
@click.option(
    "--engine",
    metavar="CMD",
    required=True,
    help="The engine: a command, or python:module:attribute.",
)
@game_option
@timeout_option
def smoke(**options: Any) -> int:
    """See whether an engine's adapter is sane before any rule is judged, and what to fix first."""
    from cardavia.commands.smoke import smoke as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("folder", metavar="DIR", type=click.Path())
@click.option("--lang", required=True, type=click.Choice(["python", "node"]), help="In which language.")
@click.option(
    "--game",
    type=click.Choice(list(MODULES)),
    default="sichuan",
    show_default=True,
    help="The game it is to play.",
)
def init(**options: Any) -> int:
    """Write the skeleton of an adapter to a new folder DIR: it starts, and says what is next."""
    from cardavia.commands.init import init as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("before", type=click.Path())
@click.argument("after", type=click.Path())
def compare(**options: Any) -> int:
    """Compare two reports that `check --json` has written: what is newly failing or passing, new or gone.

    Exit status: 0 nothing is worse; 1 something is; 2 a report cannot be read.
    """
    from cardavia.commands.compare import compare as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("name", metavar="[ID]", required=False)
@brief_option("A line for each entry.")
@language_option
@corpus_option
def rules(**options: Any) -> int:
    """Show the rulebook: an overview, or what an ID covers with its rulings and scenarios."""
    from cardavia.commands.rules import rules as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("name", metavar="SCENARIO")
@click.option("--yaml", "as_yaml", is_flag=True, help="As a scripted deal, to take away.")
@brief_option("The situation and what is done there, without the deal.")
@click.option("--html", "html_file", metavar="FILE", help="As a page to step through, all in one file.")
@corpus_option
def show(**options: Any) -> int:
    """Show the whole deal of a scenario: what is dealt, every decision, and the positions."""
    from cardavia.commands.show import show as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("sources", metavar="[FILE | ID | -]...", nargs=-1)
@game_option
@click.option("--json", "as_json", is_flag=True, help="The whole answer as data.")
@brief_option("A line for each answer.")
@click.option(
    "--keep", metavar="NAME", help="Keep the last question as a scenario of this name; show the diff."
)
@click.option("--sentence", metavar="ID", default="", help="The sentence to keep it under; else the nearest.")
@click.option("--title", metavar="TEXT", default="", help="The title to keep it under; else its name.")
@click.option(
    "--corpus",
    metavar="FOLDER",
    type=click.Path(file_okay=False),
    help="The folder with features/ to read scenarios from and to keep them in; made if there is none.",
)
def ask(**options: Any) -> int:
    """Answer a question about a situation, with the sentences that decide it.

    The lines come from files, from scenarios by their ids, from the standard input (-), or are typed at a
    prompt. Of a scenario that others follow, only what is told and done is taken.
    """
    from cardavia.commands.ask import ask as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("folder", metavar="DIR", type=click.Path())
@click.argument("reports", metavar="[REPORT.json ...]", nargs=-1, type=click.Path())
@click.option("--desk", is_flag=True, help="With the question desk: Cardavia itself in the reader's browser.")
@corpus_option
def site(**options: Any) -> int:
    """Write pages to the folder DIR: the rulebook, the deals as pictures, and the verdicts of reports.

    Reports are what `check --json` has written. The pages need no server and load nothing.
    """
    from cardavia.commands.site import site as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@game_option
@click.option("--fix", is_flag=True, help="Put right what needs no decision: titles of rules, files, tags.")
@corpus_option
def lint(**options: Any) -> int:
    """Look for faults in features and scripted deals, without any engine."""
    from cardavia.commands.lint import lint as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("out", metavar="DIR", type=click.Path(file_okay=False))
@game_option
@click.option(
    "--only", metavar="ID", multiple=True, help="Only this section, sentence, scenario, deal or ruling."
)
@click.option("--against", metavar="MANIFEST", help="Say what has changed since this manifest.")
@click.option(
    "--bugs/--no-bugs", default=True, help="Name the wrong engines each fixture catches; takes a while."
)
@corpus_option
def export(**options: Any) -> int:
    """Write the corpus to the folder DIR as data that any language can play in its own test runner."""
    from cardavia.commands.export import export as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("results", metavar="RESULTS.jsonl")
@click.option(
    "--manifest",
    metavar="DIR",
    default=".",
    show_default=True,
    help="The export whose fixtures were to be run.",
)
def account(**options: Any) -> int:
    """Hold what a consumer of an export has run against its manifest: all of it, or skipped with a reason."""
    from cardavia.commands.account import account as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command("compile")
@click.argument("out", metavar="DIR", type=click.Path(file_okay=False))
@game_option
@corpus_option
def compile_(**options: Any) -> int:
    """Write every scenario as a fixture: the deal, the decisions and the checks, as plain data.

    DIR gets a folder for each game and in it a file for each feature and scripted deal, a fixture a line.
    """
    from cardavia.commands.compile import compile_ as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("document", type=click.Path())
@corpus_option
def drift(**options: Any) -> int:
    """Compare a rule DOCUMENT with the rulebook: kept, moved, changed, new and gone sentences."""
    from cardavia.commands.drift import drift as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@game_option
@click.option(
    "--only",
    metavar="ID",
    multiple=True,
    help="Only wrong engines of this sentence, section, bullet or ruling. May be given several times.",
)
@workers_option
@click.option(
    "--json", "json_file", metavar="FILE", help="Write each trial as a line of JSON, as it is done."
)
def mutants(**options: Any) -> int:
    """Try the suite on engines that are wrong on purpose: which sentence catches whom."""
    from cardavia.commands.mutants import mutants as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("name", metavar="FILE:LINE")
@corpus_option
def why(**options: Any) -> int:
    """Say which scenarios run a line of our engine, so which sentences it is there for.

    FILE:FUNCTION does the same for a function, and the ID of a sentence shows where it is cited and what
    its scenarios alone run.
    """
    from cardavia.commands.why import why as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command("compare-engines")
@click.option(
    "--engine", metavar="CMD", multiple=True, required=True, help="Twice, or once to compare it with our own."
)
@game_option
@deals_option(200)
@workers_option
@timeout_option
@click.option("--journal", metavar="FILE", help="Keeps what has been played; with the same one it goes on.")
@click.option("--question", "question_file", metavar="FILE", help="Where to write the first disagreement.")
def compare_engines(**options: Any) -> int:
    """Play random deals on two engines and stop at the first disagreement."""
    from cardavia.commands.compare_engines import compare_engines as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.option(
    "--engine",
    metavar="CMD",
    help="The engine: a command, or python:module:attribute. Without it, our own is looked at.",
)
@game_option
@deals_option(200)
@workers_option
@timeout_option
@click.option(
    "--out",
    metavar="DIR",
    default="broken-deals",
    show_default=True,
    help="Where deals are written in which something does not hold, as a corpus for check.",
)
def properties(**options: Any) -> int:
    """Play random deals on an engine and look for what holds in every deal, scenario or not."""
    from cardavia.commands.properties import properties as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.option("--engine", metavar="CMD", help="The engine; without it, our own counts.")
@game_option
@timeout_option
@corpus_option
def perft(**options: Any) -> int:
    """Count in how many ways deals go on from fixed setups, and find where an engine parts from ours."""
    from cardavia.commands.perft import perft as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.group()
def campaign() -> None:
    """Play random deals by the million, on one machine or many, each counted exactly once.

    Everything is kept in a folder RUN_DIR: stopped or killed and started again, a campaign goes on.
    """


def run_dir_argument(command: Command) -> Command:
    """Add the argument for the folder of a campaign."""
    return click.argument("run_dir", metavar="RUN_DIR", type=click.Path(file_okay=False))(command)


@campaign.command("start")
@run_dir_argument
@click.option("--game", type=click.Choice(list(MODULES)), help="The game, where a campaign is begun.")
@click.option(
    "--engine", metavar="CMD", help="The engine under test: a command, python:module:attribute or reference."
)
@click.option("--against", metavar="CMD", help="What it is compared with; without it, our own.")
@click.option("--deals", metavar="N", type=click.IntRange(min=1), help="Deals to be played.  [1000000]")
@click.option("--seed", metavar="S", type=int, help="Another seed, other deals.  [0]")
@click.option("--block", metavar="N", type=click.IntRange(min=1), help="Deals in a block.  [500]")
@click.option(
    "--timeout",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    help="How long an engine may take for one answer.  [10]",
)
@click.option("--shard", metavar="I/N", help="Play only the I-th of N parts; `campaign merge` joins them.")
@click.option(
    "-n",
    "--workers",
    "processes",
    metavar="N",
    type=click.IntRange(min=1),
    help="How many workers play at once on this machine.  [as many as it has cores]",
)
@click.option("--scheduler", metavar="ADDRESS", help="Play on the cluster of this scheduler of dask instead.")
@click.option("--stop-at", metavar="N", type=click.IntRange(min=1), help="Stop when so much has been found.")
def campaign_start(**options: Any) -> int:
    """Begin a campaign in RUN_DIR, or go on with the one that is there.

    To go on, RUN_DIR is enough; what else is said must be as it was.
    """
    from cardavia.commands.campaign import start as run  # noqa: PLC0415 - as above

    return run(**options)


@campaign.command("status")
@run_dir_argument
def campaign_status(**options: Any) -> int:
    """Show how a campaign stands, what it has found, and what it has reached."""
    from cardavia.commands.campaign import status as run  # noqa: PLC0415 - as above

    return run(**options)


@campaign.command("stop")
@run_dir_argument
def campaign_stop(**options: Any) -> int:
    """Stop a campaign when the deals in hand are played, and wait for that."""
    from cardavia.commands.campaign import stop as run  # noqa: PLC0415 - as above

    return run(**options)


@campaign.command("verify")
@run_dir_argument
@click.option(
    "--sample",
    metavar="N",
    type=click.IntRange(min=0),
    default=3,
    show_default=True,
    help="How many blocks are played again.",
)
def campaign_verify(**options: Any) -> int:
    """Check the receipt of a campaign that is through, and play a sample of it again."""
    from cardavia.commands.campaign import verify as run  # noqa: PLC0415 - as above

    return run(**options)


@campaign.command("merge")
@run_dir_argument
@click.argument("parts", metavar="SHARD_DIR...", nargs=-1, required=True, type=click.Path(file_okay=False))
def campaign_merge(**options: Any) -> int:
    """Join the shards of a campaign in a new folder RUN_DIR, if each is there, once and whole."""
    from cardavia.commands.campaign import merge as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@profile_option
def serve(profile: str | None) -> int:
    """Serve our own engine on stdin and stdout, as docs/protocol.md describes."""
    from cardavia.commands.serve import serve as run  # noqa: PLC0415 - as above

    return run(profile)


@cli.command()
@language_option
def phrases(**options: Any) -> int:
    """List the phrases that steps are written with."""
    from cardavia.commands.phrases import phrases as run  # noqa: PLC0415 - as above

    return run(**options)


@cli.command()
@click.argument("feature", metavar="FEATURE", type=click.Path(exists=True, dir_okay=False))
@click.option(
    "--to",
    "after",
    metavar="CODE",
    required=True,
    type=click.Choice(codes()),
    help=f"Into which language: {', '.join(codes())}.",
)
def translate(**options: Any) -> int:
    """Print a FEATURE in another language: the same scenarios, which are the same fixtures.

    Titles are kept from the translation beside it, if there is one, as 1-aim.sv.feature is of 1-aim.feature.
    """
    from cardavia.commands.translate import translate as run  # noqa: PLC0415 - as above

    return run(**options)


def main() -> None:
    """Run the command line and exit with its status."""
    interruption.listen()
    try:
        status = _status()
        sys.stdout.flush()
    except OSError as error:
        status = UNTOLD
        _lose_output()
        click.echo(
            f"Error: the output cannot be written ({error.strerror}); make room, or send it elsewhere",
            err=True,
        )
    interruption.leave()
    sys.exit(interruption.STATUS if interruption.is_heard() else status)


def _status() -> int:
    """The exit status of the command, errors told; raises `OSError` where the output cannot be written."""
    try:
        status: int = cli.main(standalone_mode=False)
    except click.ClickException as error:
        error.show()
        status = error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("Interrupted.", err=True)
        status = interruption.STATUS
    except SystemExit:
        # click exits by itself only where the reader of a pipe has gone, and nobody need be told that.
        status = UNTOLD
    return status


def _lose_output() -> None:
    """Have what is still to be written go nowhere: Python would try again at its end, with a traceback."""
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123 - it is no file
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
