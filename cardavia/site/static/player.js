/* Steps through a deal: lines on one side, the table on the other, each step with an address of its own. */
"use strict";
(function () {
  const { el, table } = cardavia;
  const by = (id) => document.getElementById(id);
  const root = document.body.dataset.root || "";
  const deck = JSON.parse(by("deck").textContent);
  const picture = table.cards(deck, root);
  const isAlone = Boolean(by("scenario"));
  let scenario = null;
  let frames = [];
  let engines = new Map();
  let at = 0;
  let eyes = "";
  let shownEngine = "";
  let wanted = "";
  let order = [];

  /* Frames as they stand, from frames that tell only what is new. */
  function whole(told) {
    let before = {};
    return told.map((frame) => {
      const next = { ...before, move: undefined, events: [], paid: [], ...frame };
      for (const part of ["hands", "melds", "table"]) next[part] = { ...before[part], ...frame[part] };
      before = next;
      return next;
    });
  }

  function cite(sentence) {
    if (isAlone || !/^[A-Z]{2}-[\w.-]+$/.test(sentence)) return el("span", "faint", sentence);
    const [code, rest] = sentence.split(/-(.*)/);
    const link = el("a", "cite", sentence);
    link.href = `${root}rules/${code}-${rest.split(/[.-]/)[0]}.html#${sentence}`;
    return link;
  }

  /* `#SC-5.1.3/cap@4&engine=a&seat=B` */
  function address() {
    const [place, ...rest] = decodeURIComponent(location.hash.slice(1)).split("&");
    const match = /^(.*?)(?:@(\d+))?$/.exec(place);
    const options = Object.fromEntries(rest.map((each) => each.split(/=(.*)/)));
    return { id: match[1], step: match[2] === undefined ? null : Number(match[2]), ...options };
  }

  function here() {
    const options = (shownEngine ? `&engine=${shownEngine}` : "") + (eyes ? `&seat=${eyes}` : "");
    return `#${scenario.id}@${at}${options}`;
  }

  function failure() {
    return shownEngine ? scenario.came.find((each) => each.engine === shownEngine) : undefined;
  }

  /* The first frame in which an engine, as far as it was seen, leaves ours. */
  function parting(came) {
    const seen = engines.get(came.engine);
    for (const [place, position] of seen || []) {
      if (frames[place] && table.differences(frames[place], position).size) return place;
    }
    const line = scenario.lines.find(([, text, number]) => number === came.line && text === came.step);
    return line ? line[4] : scenario.start;
  }

  function open(data) {
    scenario = data;
    frames = whole(data.frames);
    engines = new Map(data.came.map((each) => [each.engine, new Map(whole((each.seen || []).map((seen) => seen[1])).map((frame, place) => [each.seen[place][0], frame]))]));
    const asked = address();
    shownEngine = data.came.some((each) => each.engine === asked.engine) ? asked.engine : "";
    eyes = data.seats.includes(asked.seat) ? asked.seat : "";
    const came = failure();
    const start = came && came.verdict !== "pass" ? parting(came) : data.start;
    at = Math.min(asked.step ?? start, frames.length - 1);
    document.title = `${data.id} · Cardavia`;
    tell();
    draw();
    by("player").classList.add("ready");
  }

  /* What does not change from step to step. */
  function tell() {
    by("title").textContent = scenario.title;
    const crumbs = [el("code", "", scenario.id), el("span", "faint", scenario.at)];
    by("crumbs").replaceChildren(...crumbs.flatMap((each) => [each, " "]));
    const rules = scenario.sentences.map(([id, gloss]) => el("p", "rule", cite(id), " ", gloss));
    if (scenario.readings.length) {
      const resting = el("p", "rule faint", "rests on the ruling ");
      scenario.readings.forEach(([told, id]) => resting.append(cite(id), ` ${told.slice(id.length)} `));
      rules.push(resting);
    }
    by("rules").replaceChildren(...(rules.length > 4 ? [rules[0], folded(`${rules.length - 1} more sentences`, rules.slice(1))] : rules));
    let kind = "";
    by("lines").replaceChildren(
      ...scenario.lines.map((line, place) => {
        const keyword = line[0] === kind ? "and" : line[0];
        kind = line[0];
        const button = el("button", "", el("span", "keyword", keyword), el("span", "", line[1]));
        button.type = "button";
        button.addEventListener("click", () => go(line[4]));
        const item = el("li", `line ${line[0]}`, button);
        item.dataset.place = place;
        return item;
      })
    );
    const select = by("eyes");
    select.replaceChildren(...["", ...scenario.seats].map((seat) => {
      const option = el("option", "", seat || "everybody");
      option.value = seat;
      return option;
    }));
    outcome();
  }

  function folded(words, inside) {
    return el("details", "fold", el("summary", "", words), ...inside);
  }

  function pair(list, name, value) {
    if (value) list.append(el("dt", "", name), el("dd", "", value));
  }

  /* Who passes, who fails, and of the engine looked at why. */
  function outcome() {
    const box = by("failing");
    const chips = el("p", "chips");
    for (const came of scenario.came) {
      const [sign, style] = SIGNS[came.verdict] || ["✗", "wrong"];
      const chip = el("button", `chip ${style}`, el("span", "sign", sign), ` ${came.name}`, el("span", "unseen", ` ${came.verdict}`));
      chip.type = "button";
      chip.setAttribute("aria-pressed", String(came.engine === shownEngine));
      chip.addEventListener("click", () => {
        shownEngine = came.engine === shownEngine ? "" : came.engine;
        if (failure() && came.verdict !== "pass") at = parting(came);
        outcome();
        draw();
        remember();
      });
      chips.append(chip);
    }
    const inside = scenario.came.length ? [chips] : [];
    const came = failure();
    if (came && came.verdict !== "pass") {
      const list = el("dl", "pair");
      pair(list, "expected", came.expected);
      pair(list, "got", came.got);
      for (const [id, gloss] of came.because) list.append(el("dt", "", "because"), el("dd", "reason", cite(id), ` ${gloss}`));
      pair(list, "ground", came.ground);
      const [sign, style] = SIGNS[came.verdict];
      inside.push(el("div", `failure ${style}`, el("p", "head", el("span", "sign", sign), " ", el("b", "", came.verdict), ` on ${came.name}`), list, command("repeat", came.repeat), command("look", came.look)));
      if (came.log) inside.push(folded("the engine's log", [el("pre", "log", came.log)]));
    }
    box.replaceChildren(...inside);
    for (const item of by("lines").children) {
      const line = scenario.lines[item.dataset.place];
      const fails = came && came.verdict !== "pass" && line[2] === came.line && line[1] === came.step;
      item.classList.toggle("fails", Boolean(fails));
      const button = item.firstChild;
      if (fails && !button.querySelector(".unseen")) button.lastChild.append(el("span", "unseen", ", here it fails"));
    }
  }

  const SIGNS = {
    pass: ["✓", "pass"], wrong: ["✗", "wrong"], refused: ["⊘", "refused"], permitted: ["⊕", "permitted"],
    unsupported: ["–", "unsupported"], timeout: ["◷", "broken"], crash: ["✸", "broken"], "protocol error": ["≠", "broken"],
    "expected failure": ["○", "known"], "unexpected pass": ["◆", "wrong"], "not judged": ["?", "unsupported"],
  };

  function command(name, words) {
    const button = el("button", "text", "Copy");
    button.type = "button";
    button.setAttribute("aria-label", `Copy the command to ${name}`);
    button.addEventListener("click", () => copy(words, button));
    return el("p", "command", el("span", "label", name), el("code", "", words), button);
  }

  function copy(words, button) {
    const done = () => {
      const before = button.textContent;
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = before), 1200);
    };
    if (navigator.clipboard && window.isSecureContext) navigator.clipboard.writeText(words).then(done, () => byHand(words, done));
    else byHand(words, done);
  }

  function byHand(words, done) {
    const area = el("textarea", "unseen");
    area.value = words;
    document.body.append(area);
    area.select();
    if (document.execCommand("copy")) done();
    area.remove();
  }

  /* What stands at this step. */
  function draw() {
    const frame = frames[at];
    const next = frames[at + 1];
    by("step").textContent = `${at} of ${frames.length - 1}`;
    const saying = scenario.lines.filter(([kind, , , first, last]) => kind === "when" && first <= at && at <= last).map((line) => line[1]);
    by("saying").textContent = saying.join(", ") || (at < scenario.start ? "On the way to the situation" : at === scenario.start ? "The situation" : "\u00a0");
    by("event").textContent = frame.events.join(" · ") || "\u00a0";
    by("first").disabled = by("back").disabled = at === 0;
    by("last").disabled = by("forward").disabled = at === frames.length - 1;
    by("eyes").value = eyes;
    for (const item of by("lines").children) {
      const [, , , first, last] = scenario.lines[item.dataset.place];
      const isHere = first <= at && at <= last;
      item.classList.toggle("here", isHere);
      if (isHere) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    reveal();
    const came = failure();
    const theirs = came && engines.get(came.engine).get(at);
    const unlike = theirs ? table.differences(frame, theirs) : new Set();
    const context = { deck, picture, dealer: scenario.dealer, seats: scenario.seats, eyes, cite, unlike };
    const laid = [table.lay({ ...context, frame, next, title: theirs ? "Cardavia" : "" })];
    if (theirs) laid.push(table.lay({ ...context, frame: theirs, next, title: came.name }));
    by("tables").replaceChildren(...laid);
    by("tables").classList.toggle("two", Boolean(theirs));
  }

  /* Of a long deal, the lines one is at are kept in sight. */
  function reveal() {
    const list = by("lines");
    const here = list.querySelector(".here");
    if (here && list.scrollHeight > list.clientHeight) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 3;
  }

  function go(place) {
    const bound = Math.max(0, Math.min(frames.length - 1, place));
    if (bound === at) return;
    at = bound;
    draw();
    remember();
  }

  /* From line to line instead of from decision to decision. */
  function leap(way) {
    const stops = [...new Set([0, ...scenario.lines.map((line) => line[4]), frames.length - 1])].sort((a, b) => a - b);
    go(way > 0 ? (stops.find((each) => each > at) ?? at) : (stops.reverse().find((each) => each < at) ?? at));
  }

  function look(seat) {
    eyes = seat;
    draw();
    remember();
  }

  function remember() {
    history.replaceState(null, "", here());
  }

  function neighbour(way) {
    const place = order.indexOf(scenario.id) + way;
    if (order[place]) location.hash = `#${order[place]}`;
  }

  document.addEventListener("keydown", (event) => {
    if (!scenario || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    const keys = {
      ArrowLeft: () => (event.shiftKey ? leap(-1) : go(at - 1)),
      ArrowRight: () => (event.shiftKey ? leap(1) : go(at + 1)),
      Home: () => go(0),
      End: () => go(frames.length - 1),
      "[": () => neighbour(-1),
      "]": () => neighbour(1),
      0: () => look(""),
    };
    scenario.seats.forEach((seat, place) => (keys[place + 1] = () => look(seat)));
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });

  by("first").addEventListener("click", () => go(0));
  by("back").addEventListener("click", () => go(at - 1));
  by("forward").addEventListener("click", () => go(at + 1));
  by("last").addEventListener("click", () => go(frames.length - 1));
  by("eyes").addEventListener("change", (event) => look(event.target.value));
  by("copy").addEventListener("click", () => copy(location.href.split("#")[0] + here(), by("copy")));

  /* A scenario that cannot be had is told, with what to do. */
  function missing(id) {
    by("title").textContent = id ? `There is no ${id} here` : "Which scenario?";
    by("crumbs").textContent = "Search above, or choose one in the rulebook.";
    for (const part of ["rules", "lines", "failing", "tables"]) by(part).replaceChildren();
    by("player").classList.add("ready");
  }

  function load() {
    const { id } = address();
    if (id && by(id)) return; // a place of this page, such as where its content begins
    if (scenario && scenario.id === id) return open(scenario);
    wanted = id;
    if (!/^[A-Za-z0-9][\w.\/-]*$/.test(id) || id.includes("..")) return missing(id);
    const script = document.createElement("script");
    script.src = `${root}play/data/${id}.js`;
    script.onerror = () => id === wanted && missing(id);
    document.head.append(script);
    script.onload = () => script.remove();
  }

  /* A scenario that was asked for on the page of another game is opened on its own. */
  cardavia.play = function (data) {
    if (data.id !== wanted) return;
    if (data.game === deck.game) open(data);
    else location.replace(`${data.game}.html${location.hash}`);
  };

  if (isAlone) open(JSON.parse(by("scenario").textContent));
  else {
    window.addEventListener("hashchange", load);
    cardavia.whenIndexed(deck.game, (cases) => (order = cases.map(([id]) => id)));
    load();
  }
})();
