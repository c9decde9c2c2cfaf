"""No word that a person reads stands in a component: all of them come from the catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.page.catalogues import ROOT
from tests.page.markup import literals

if TYPE_CHECKING:
    from pathlib import Path

COMPONENTS = sorted((ROOT / "web" / "src").rglob("*.svelte"))


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda path: path.name)
def test_a_component_has_no_words_of_its_own(component: Path) -> None:
    found = literals(component.read_text(encoding="utf-8"))
    assert [f"line {line}: {words}" for line, words in found] == []


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        ("<p>Your turn</p>", "Your turn"),
        ("<p>{count} left</p>", "left"),
        ("<p>\n  {t('x')}\n  Größe\n</p>", "Größe"),
        ('<button title="Close">×</button>', "Close"),
        ("<button title='Close'>×</button>", "Close"),
        ('<input placeholder="Your name" />', "Your name"),
        ('<svg aria-label="ship of {name}"></svg>', "ship of"),
        ("<img alt=ship />", "ship"),
        ('<p>{open ? "Close" : t("pages-open")}</p>', "Close"),
        ('<p>{"Close"}</p>', "Close"),
        ("<p>{`${count} left`}</p>", "left"),
        ('<button aria-label={open ? t("close") : "Open"}>×</button>', "Open"),
        ("<button aria-label={`Open ${name}`}>×</button>", "Open"),
        ('<Frame {ship} lead="How to play" />', "How to play"),
        ("<svg><text x={1}>Open Sea</text></svg>", "Open Sea"),
        ("<svelte:head><title>Boxship</title></svelte:head>", "Boxship"),
        ('<a href={x > 2 ? "/" : "/new"}>New</a>', "New"),
    ],
)
def test_a_planted_word_is_found(markup: str, words: str) -> None:
    assert [finding.words for finding in literals(markup)] == [words]


@pytest.mark.parametrize(
    "markup",
    [
        '<p>{t("pages-home")}</p>',
        '<p class="small" id="x">{t("a", { kind: "money" })} → {money(3)}</p>',
        '<p>{#if phase === "bid"}×{:else}&nbsp;{/if}</p>',
        '<p>{phase === "bid" ? t("a") : t("b")}</p>',
        '<p>{words["one"]}</p>',
        '<p>{list(names, "disjunction")}</p>',
        '<button aria-label={t("close")} class="btn go" onclick={() => say("hello")}>×</button>',
        "<button title={t(`seat-${seat}`)}>{`${a} → ${b}`}</button>",
        "<!-- Your turn --><p>$12</p>",
        '<script lang="ts">const x = "words";</script><style>p { color: red }</style>',
        '<svg viewBox="0 0 {width} {height}"><path d="M0 0H12" /></svg>',
        '{#each ["machine", "ship"] as name (name)}<i>{t(`help-${name}`)}</i>{/each}',
    ],
)
def test_what_comes_from_the_catalogues_is_left_alone(markup: str) -> None:
    assert literals(markup) == []


def test_a_finding_says_where_it_is() -> None:
    assert literals("<script>\nx\n</script>\n<p>\n  Here\n</p>")[0].line == 5
