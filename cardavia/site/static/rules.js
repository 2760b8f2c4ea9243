/* The rulebook: a scenario that is opened tells its keywords from the rest, and shows the hands it speaks of. */
"use strict";
(function () {
  const { el, table } = cardavia;
  const deck = JSON.parse(document.getElementById("deck").textContent);
  const picture = table.cards(deck, document.body.dataset.root);
  const KEYWORD = /^(\s*)(Given|When|Then|And|But|Examples:)/;

  function show(details) {
    details.dataset.shown = "yes";
    const pre = details.querySelector("pre");
    const told = hands(pre);
    paint(pre);
    if (told) pre.before(told);
  }

  function paint(pre) {
    const lines = pre.textContent.split("\n");
    pre.replaceChildren(
      ...lines.flatMap((line, place) => {
        const match = KEYWORD.exec(line);
        const end = place < lines.length - 1 ? "\n" : "";
        if (!match) return [line + end];
        const word = document.createElement("b");
        word.textContent = match[2];
        return [match[1], word, line.slice(match[0].length) + end];
      })
    );
  }

  /* The cards named in a text, none if any word of it is no card: `123m 9s`, `s1 L10`, `2VS`, `RR`. */
  function cards(text) {
    const found = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const ranks = /^(\d+)(\D)$/.exec(word);
      const named = Object.hasOwn(deck.words, word) ? [word] : ranks ? [...ranks[1]].map((rank) => rank + ranks[2]) : [...word];
      if (!named.every((card) => Object.hasOwn(deck.words, card))) return [];
      found.push(...named);
    }
    return found;
  }

  function hands(pre) {
    const rows = [...pre.textContent.matchAll(/\b([A-D]) holds ([^\n]*)/g)].map(([, seat, text]) => {
      const row = el("span", "cards");
      row.append(...cards(text).map((card) => picture(card)));
      return row.children.length ? el("p", "hand", el("b", "", seat), row) : null;
    });
    return rows.some(Boolean) ? el("div", "hands", ...rows) : null;
  }

  for (const details of document.querySelectorAll("details.example")) {
    details.addEventListener("toggle", () => details.open && !details.dataset.shown && show(details));
  }

  /* Names of scenarios become links when they are shown: as links in the page they would be most of its weight. */
  for (const details of document.querySelectorAll("details.elsewhere")) {
    details.addEventListener("toggle", () => {
      const pins = details.querySelector(".pins");
      if (!pins) return;
      const links = pins.textContent.split(" ").map((id) => {
        const link = el("a", "", id);
        link.href = `${document.body.dataset.root}play/${deck.game}.html#${id}`;
        return el("li", "", link);
      });
      pins.replaceWith(el("ul", "links", ...links));
    });
  }

  function open() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.matches("details")) target.open = true;
    target.scrollIntoView();
  }

  window.addEventListener("hashchange", open);
  open();
})();
