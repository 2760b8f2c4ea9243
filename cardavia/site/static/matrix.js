/* Queries over verdicts: `chan wrong`, `engine:a pass engine:b -pass`, `only:a`, `odd`, and what changed between two. */
"use strict";
(function () {
  const table = document.getElementById("matrix");
  const field = document.getElementById("asked");
  const told = document.getElementById("matching");
  const root = document.body.dataset.root;
  const SHOWN = 400;
  let scenarios = [];
  let engines = [];
  let signs = {};

  cardavia.verdicts = function (byGame, also, given, marks) {
    engines = given;
    signs = marks;
    for (const [game, ids] of Object.entries(byGame)) {
      ids.forEach((id, place) => {
        const home = id.includes("/") ? id.split("/")[0] : "";
        const codes = Object.fromEntries(given.map((engine) => [engine.slug, engine.codes[game][place]]));
        scenarios.push({ id, game, home, sentences: [home, ...(also[id] || [])].filter(Boolean), codes, text: id.toLowerCase() });
      });
    }
    begin();
  };

  const GROUPS = { fail: "wretcxo", broken: "tcx", protocol: "x", expected: "f", unexpected: "wretcxo", "not-run": "." };

  function letters(word) {
    if (Object.hasOwn(GROUPS, word)) return GROUPS[word];
    const found = Object.entries(signs).find(([, mark]) => mark[1] === word);
    return found ? found[0] : null;
  }

  /* A query as tests of a scenario; a word that names no engine there is says so. */
  function read(query) {
    const tests = [];
    let of = null;
    for (const word of query.toLowerCase().split(/\s+/).filter(Boolean)) {
      const isNot = word.startsWith("-") && word.length > 1;
      const bare = isNot ? word.slice(1) : word;
      const [key, value] = bare.includes(":") ? bare.split(/:(.*)/) : [bare, ""];
      if (["engine", "only", "before", "after"].includes(key) && value && !engines.some((each) => each.slug === value)) {
        throw new Error(`no engine ${value}; there are ${engines.map((each) => each.slug).join(", ") || "none"}`);
      }
      if (key === "engine") {
        of = value;
        tests.push((each) => each.codes[value] !== ".");
      } else if (key === "only") {
        tests.push((each) => GROUPS.fail.includes(each.codes[value]) && engines.every((other) => other.slug === value || each.codes[other.slug] === "p"));
      } else if (key === "changed") {
        const [before, after] = value.split(":");
        if (![before, after].every((slug) => engines.some((each) => each.slug === slug))) throw new Error("changed:BEFORE:AFTER needs two engines");
        tests.push((each) => each.codes[before] !== each.codes[after]);
      } else if (bare === "differ") {
        tests.push((each) => new Set(Object.values(each.codes)).size > 1);
      } else if (bare === "odd") {
        tests.push((each) => odd(Object.values(each.codes)));
      } else if (letters(bare) !== null) {
        const codes = letters(bare);
        const engine = of;
        const has = engine ? (each) => codes.includes(each.codes[engine]) : (each) => Object.values(each.codes).some((code) => codes.includes(code));
        tests.push(isNot ? (each) => !has(each) : has);
      } else {
        const has = (each) => each.game === bare || each.text.includes(bare) || each.sentences.some((id) => id.toLowerCase().startsWith(bare) || (glosses.get(id) || "").includes(bare));
        tests.push(isNot ? (each) => !has(each) : has);
      }
    }
    return tests;
  }

  /* One engine says something else than all the others, who agree. */
  function odd(codes) {
    const counts = new Map();
    codes.forEach((code) => counts.set(code, (counts.get(code) || 0) + 1));
    return codes.length > 2 && counts.size === 2 && [...counts.values()].includes(1);
  }

  const glosses = new Map();
  const rows = new Map();
  for (const row of table.querySelectorAll("tr[id]")) {
    rows.set(row.id, row);
    glosses.set(row.id, row.querySelector("th").textContent.toLowerCase());
  }

  function sign(code) {
    const [mark, word, style] = signs[code];
    const node = document.createElement("span");
    node.className = `sign ${style}`;
    node.textContent = mark;
    node.title = word;
    return node;
  }

  function item(each) {
    const first = engines.find((engine) => GROUPS.fail.includes(each.codes[engine.slug])) || null;
    const link = document.createElement("a");
    link.href = `${root}play/${each.game}.html#${each.id}${first ? `&engine=${first.slug}` : ""}`;
    link.textContent = each.id;
    const node = document.createElement("li");
    engines.forEach((engine) => node.append(sign(each.codes[engine.slug])));
    node.append(" ", link);
    return node;
  }

  function show() {
    table.querySelectorAll("tr.cases").forEach((row) => row.remove());
    const query = field.value.trim();
    let tests;
    try {
      tests = read(query);
      field.removeAttribute("aria-invalid");
    } catch (error) {
      field.setAttribute("aria-invalid", "true");
      told.textContent = error.message;
      return;
    }
    const found = query ? scenarios.filter((each) => tests.every((test) => test(each))) : scenarios;
    const by = new Map();
    for (const each of found) {
      for (const id of each.home ? [each.home] : each.sentences.slice(0, 1)) {
        if (!by.has(id)) by.set(id, []);
        by.get(id).push(each);
      }
    }
    let listed = 0;
    for (const [id, row] of rows) {
      const mine = by.get(id);
      row.hidden = Boolean(query) && !mine;
      if (!query || !mine || listed > SHOWN) continue;
      listed += mine.length;
      const list = document.createElement("ul");
      list.append(...mine.map(item));
      const cell = document.createElement("td");
      cell.colSpan = Math.max(engines.length, 1) + 1;
      cell.append(list);
      const cases = document.createElement("tr");
      cases.className = "cases";
      cases.append(cell);
      row.after(cases);
    }
    for (const body of table.tBodies) body.hidden = Boolean(query) && ![...body.querySelectorAll("tr[id]")].some((row) => !row.hidden);
    told.textContent = query ? `${found.length} of ${scenarios.length} scenarios` : `${scenarios.length} scenarios`;
  }

  function ask(query) {
    field.value = query;
    show();
    history.replaceState(null, "", query ? `#q=${encodeURIComponent(query)}` : location.pathname);
  }

  document.getElementById("query").addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", () => ask(field.value));
  document.querySelectorAll("[data-q]").forEach((link) =>
    link.addEventListener("click", (event) => {
      event.preventDefault();
      ask(link.dataset.q);
    })
  );
  const difference = document.getElementById("difference");
  if (difference) {
    difference.addEventListener("submit", (event) => {
      event.preventDefault();
      ask(`changed:${document.getElementById("before").value}:${document.getElementById("after").value}`);
    });
  }
  function begin() {
    const match = /^#q=(.*)$/.exec(location.hash);
    if (match) field.value = decodeURIComponent(match[1]);
    show();
    table.classList.add("ready");
  }
})();
