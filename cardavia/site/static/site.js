/* On every page: the search field. Its lists are loaded when somebody first wants them. */
"use strict";
var cardavia = globalThis.cardavia || (globalThis.cardavia = {});

(function () {
  const root = document.body.dataset.root;
  const games = document.body.dataset.games.split(" ").filter(Boolean);
  const field = document.getElementById("search");
  const list = document.getElementById("found");
  const lists = new Map();
  const waiting = new Map();
  const SHOWN = 12;
  let chosen = -1;

  cardavia.index = function (game, sentences, cases) {
    lists.set(game, { sentences, cases });
    for (const done of waiting.get(game) || []) done(cases, sentences);
    waiting.set(game, []);
  };

  /* Call `done` with the scenarios and sentences of a game, once they are there. */
  cardavia.whenIndexed = function (game, done) {
    if (lists.has(game)) return done(lists.get(game).cases, lists.get(game).sentences);
    if (!waiting.has(game)) {
      waiting.set(game, []);
      const script = document.createElement("script");
      script.src = `${root}data/index-${game}.js`;
      document.head.append(script);
    }
    waiting.get(game).push(done);
  };

  const page = (id) => `${root}rules/${id.split("-")[0]}-${id.split("-")[1].split(".")[0]}.html#${id}`;

  function matches(words) {
    const found = [];
    for (const game of games) {
      const { sentences, cases } = lists.get(game) || { sentences: [], cases: [] };
      for (const [id, text] of sentences) if (fits(words, id, text)) found.push([rank(words, id), id, text, page(id)]);
      for (const [id, text] of cases) {
        if (fits(words, id, text)) found.push([rank(words, id) + 1, id, text, `${root}play/${game}.html#${id}`]);
      }
    }
    return found.sort((a, b) => a[0] - b[0]).slice(0, SHOWN);
  }

  const fits = (words, ...texts) => words.every((word) => texts.some((text) => text.toLowerCase().includes(word)));
  const rank = (words, id) => (id.toLowerCase() === words[0] ? 0 : id.toLowerCase().startsWith(words[0]) ? 2 : 4);

  function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length ? matches(words) : [];
    chosen = -1;
    list.replaceChildren(
      ...found.map(([, id, text, where], place) => {
        const item = document.createElement("li");
        item.id = `found-${place}`;
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", "false");
        item.dataset.where = where;
        const name = document.createElement("b");
        name.textContent = id;
        item.append(name, ` ${text}`);
        item.addEventListener("mousedown", (event) => event.preventDefault());
        item.addEventListener("click", () => leave(where));
        return item;
      })
    );
    if (words.length && !found.length) {
      const item = document.createElement("li");
      item.setAttribute("role", "option");
      item.setAttribute("aria-selected", "false");
      item.textContent = "Nothing has all these words.";
      list.append(item);
    }
    open(words.length > 0);
  }

  function open(isOpen) {
    list.hidden = !isOpen;
    field.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) field.removeAttribute("aria-activedescendant");
  }

  function choose(way) {
    const items = [...list.querySelectorAll("[data-where]")];
    if (!items.length) return;
    chosen = (chosen + way + items.length) % items.length;
    items.forEach((item, place) => item.setAttribute("aria-selected", String(place === chosen)));
    field.setAttribute("aria-activedescendant", items[chosen].id);
    items[chosen].scrollIntoView({ block: "nearest" });
  }

  function leave(where) {
    open(false);
    field.blur();
    location.href = where;
  }

  field.addEventListener("focus", () => games.forEach((game) => cardavia.whenIndexed(game, () => field.value && show())));
  field.addEventListener("input", show);
  field.addEventListener("blur", () => open(false));
  field.addEventListener("keydown", (event) => {
    const items = list.querySelectorAll("[data-where]");
    if (event.key === "ArrowDown") choose(1);
    else if (event.key === "ArrowUp") choose(-1);
    else if (event.key === "Escape") open(false);
    else if (event.key === "Enter" && items.length) leave(items[Math.max(chosen, 0)].dataset.where);
    else return;
    event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select")) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
})();
