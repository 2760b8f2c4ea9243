/* The rulebook: a scenario that is linked to is opened, and keywords of Gherkin are told from the rest. */
"use strict";
(function () {
  const KEYWORD = /^(\s*)(Given|When|Then|And|But|Examples:)/;

  function paint(pre) {
    if (pre.dataset.painted) return;
    pre.dataset.painted = "yes";
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

  for (const details of document.querySelectorAll("details.example")) {
    details.addEventListener("toggle", () => details.open && paint(details.querySelector("pre")));
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
