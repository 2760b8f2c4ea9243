/* The desk: lines on one side, the answer and the table on the other. Cards that are clicked write lines too. */
"use strict";
(function () {
  const { el, table } = cardavia;
  const by = (id) => document.getElementById(id);
  const root = document.body.dataset.root;
  const decks = JSON.parse(by("decks").textContent);
  const area = by("lines");
  const offered = by("offered");
  let call = null;
  let picture = null;
  let deck = null;
  let chosen = -1;

  const game = () => by("game").value;
  const lines = () => area.value.split("\n");

  function cite(id) {
    const link = el("a", "cite", id);
    const [code, rest] = id.split(/-(.*)/);
    link.href = `${root}rules/${code}-${rest.split(/[.-]/)[0]}.html#${id}`;
    return link;
  }

  /* Another game: its cards, seats and melds to click. */
  function change() {
    deck = decks[game()];
    picture = table.cards(deck, root);
    const select = (id, values) => by(id).replaceChildren(...values.map((value) => el("option", "", value)));
    select("seat", deck.seats);
    select("what", ["holds", ...deck.melds.map((kind) => `has laid ${kind}`), deck.draws, "discards"]);
    by("palette").replaceChildren(
      ...Object.keys(deck.words).map((card) => {
        const button = el("button", "pick", picture(card));
        button.type = "button";
        button.addEventListener("click", () => pick(card));
        return button;
      })
    );
    from();
  }

  function from() {
    const seats = deck.seats.filter((seat) => seat !== by("seat").value);
    const isMeld = by("what").value.startsWith("has laid");
    by("from").hidden = !isMeld;
    by("source").replaceChildren(...["", ...seats].map((seat) => {
      const option = el("option", "", seat || "nobody");
      option.value = seat;
      return option;
    }));
  }

  /* A card that is clicked goes to the end of its line, which is begun if there is none. */
  function pick(card) {
    const start = `${by("seat").value} ${by("what").value}`;
    const source = by("source").value && !by("from").hidden ? ` from ${by("source").value}` : "";
    const told = lines();
    const isOne = !by("what").value.startsWith("h");
    const place = isOne ? -1 : told.findLastIndex((line) => line.trim().startsWith(`${start} `) || line.trim() === start);
    if (place < 0) {
      if (told.at(-1).trim() === "") told.pop();
      told.push(`${start} ${card}${source}`);
    } else {
      told[place] = join(told[place].replace(/ from [A-D]\s*$/, ""), card) + source;
    }
    area.value = `${told.join("\n").trimEnd()}\n`;
    area.scrollTop = area.scrollHeight;
    later();
  }

  /* Ranks of one suit are drawn together: `12m` and `3m` make `123m`. */
  function join(line, card) {
    const last = /(\d+)(\D)$/.exec(line);
    const suited = /^(\d)(\D)$/.exec(card);
    if (last && suited && last[2] === suited[2]) return line.slice(0, -1) + suited[1] + suited[2];
    return `${line} ${card}`;
  }

  /* What may come next, under the line one is in. */
  function current() {
    const start = area.value.lastIndexOf("\n", area.selectionStart - 1) + 1;
    return area.value.slice(start, area.selectionStart);
  }

  function suggest() {
    const found = call ? call("complete", current(), game()).filter((word) => word !== current().split(" ").pop()) : [];
    chosen = -1;
    offered.replaceChildren(
      ...found.slice(0, 40).map((word) => {
        const button = el("button", "word", word);
        button.type = "button";
        button.addEventListener("click", () => take(word));
        return button;
      })
    );
  }

  function take(word) {
    const before = area.value.slice(0, area.selectionStart - current().split(" ").pop().length);
    const after = area.value.slice(area.selectionStart);
    area.value = `${before}${word} ${after}`;
    area.focus();
    area.selectionStart = area.selectionEnd = before.length + word.length + 1;
    suggest();
    later();
  }

  let waiting = 0;

  function later() {
    clearTimeout(waiting);
    waiting = setTimeout(look, 350);
  }

  /* Lay what is told so far, and answer what is asked. */
  function look() {
    remember();
    if (!call) return;
    const told = lines();
    if (!told.some((line) => line.trim())) return show({ answers: [] });
    show(call("answer", told, game()));
  }

  function show(data) {
    const box = by("answers");
    area.removeAttribute("aria-invalid");
    if (data.fault) {
      area.setAttribute("aria-invalid", "true");
      const line = data.line ? lines()[data.line - 1] : "";
      const head = data.fault === "unread" ? "This cannot be read" : "This cannot be played";
      const more = data.fault === "unread" ? "No phrase and no question says this." : "It is understood, but no legal deal comes to it.";
      const inside = [el("p", "head", el("b", "", head), line ? `, line ${data.line}: ` : "", line ? el("code", "", line) : "")];
      box.replaceChildren(el("div", `failure ${data.fault === "unread" ? "refused" : "wrong"}`, ...inside, el("p", "", data.message), el("p", "faint", more)));
      by("laid").replaceChildren();
      by("keeping").hidden = true;
      return;
    }
    box.replaceChildren(...data.answers.map(answer));
    by("keeping").hidden = !data.answers.length;
    if (data.answers.length) keep();
    lay(data.deal);
  }

  function answer(each) {
    const reasons = el("ol", "reasons");
    for (const reason of each.because.slice(0, 3)) {
      const item = el("li", "", cite(reason.id), " ", reason.gloss);
      if (reason.ruling) {
        const taken = reason.ruling.taken.map((option) => `${option.key}: ${option.text}`).join("; ");
        item.append(el("p", "faint", `Ruling of ${reason.ruling.confidence} confidence: ${reason.ruling.question} Taken is ${taken}.`));
        for (const other of reason.ruling.others.filter((option) => option.answers)) {
          item.append(el("p", "faint", `With ${other.key}, ${other.text}, it would be ${other.answers}.`));
        }
      }
      reasons.append(item);
    }
    const style = each.yes === null ? "" : each.yes ? " yes" : " no";
    return el("div", `answer${style}`, el("p", "faint", each.question), el("p", "short", each.short), each.because.length ? reasons : el("p", "faint", "No sentence can be shown to decide it."));
  }

  /* The table where the lines have come to. */
  function lay(deal) {
    if (!deal) return by("laid").replaceChildren();
    let frame = {};
    for (const told of deal.frames) {
      const next = { ...frame, events: [], paid: [], ...told };
      for (const part of ["hands", "melds", "table"]) next[part] = { ...frame[part], ...told[part] };
      frame = next;
    }
    const context = { deck, picture, dealer: deal.dealer, seats: deal.seats, eyes: "", cite, unlike: new Set(), frame, title: "" };
    by("laid").replaceChildren(table.lay(context));
  }

  /* The scenario as text, with the command that files it. */
  function keep() {
    const name = by("name").value.trim().toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "my-question";
    const told = lines().filter((line) => line.trim()).join("\n");
    by("kept").textContent = `cardavia ask --game ${game()} --keep ${name} - <<'END'\n${told}\nEND`;
  }

  /* `#sichuan&A holds 1m;may A pung?` */
  function remember() {
    const told = lines().filter((line) => line.trim()).join(";");
    history.replaceState(null, "", `#${game()}&${encodeURIComponent(told)}`);
  }

  function recall() {
    const [name, text] = location.hash.slice(1).split(/&(.*)/);
    if (Object.hasOwn(decks, name)) by("game").value = name;
    change();
    area.value = text ? `${decodeURIComponent(text).split(";").join("\n")}\n` : "";
    look();
  }

  function copy(button) {
    const range = document.createRange();
    range.selectNodeContents(by("kept"));
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    if (document.execCommand("copy")) button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1200);
  }

  by("game").addEventListener("change", () => {
    change();
    look();
    suggest();
  });
  by("seat").addEventListener("change", from);
  by("what").addEventListener("change", from);
  by("name").addEventListener("input", keep);
  by("copy").addEventListener("click", (event) => copy(event.target));
  by("clear").addEventListener("click", () => {
    area.value = "";
    look();
    area.focus();
  });
  document.querySelectorAll("[data-example]").forEach((button) =>
    button.addEventListener("click", () => {
      location.hash = button.dataset.example;
      recall();
    })
  );
  area.addEventListener("input", () => {
    suggest();
    later();
  });
  area.addEventListener("click", suggest);
  area.addEventListener("keydown", (event) => {
    const words = [...offered.children];
    if (event.key === "Tab" && !event.shiftKey && words.length && current()) {
      event.preventDefault();
      take(words[Math.max(chosen, 0)].textContent);
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      look();
    }
  });
  window.addEventListener("hashchange", recall);

  async function begin() {
    try {
      call = await cardavia.python((words) => (by("state").textContent = words));
    } catch (error) {
      by("state").textContent = `The desk cannot be opened: ${error.message.trim().split("\n").pop()}`;
      return;
    }
    document.documentElement.dataset.desk = "ready";
    suggest();
    look();
  }

  recall();
  window.addEventListener("load", begin);
})();
