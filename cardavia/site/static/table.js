/* The table as it stands: seats, hands, melds, what lies in front, the stock, who is asked. Text is text, never markup. */
"use strict";
var cardavia = globalThis.cardavia || (globalThis.cardavia = {});

cardavia.el = function (tag, style, ...inside) {
  const node = document.createElement(tag);
  if (style) node.className = style;
  node.append(...inside.filter((each) => each !== null && each !== undefined && each !== ""));
  return node;
};

cardavia.table = (function () {
  const el = cardavia.el;

  /* Pictures of a deck, `deck` being what the page says of it; `root` leads to where they lie. */
  function cards(deck, root) {
    const [width, height] = deck.size;
    const data = deck.pictures || null;
    return function picture(card, style) {
      const known = Object.hasOwn(deck.words, card) || card === "back";
      if (!known) return el("span", "card unknown " + (style || ""), card);
      const image = document.createElement("img");
      image.className = "card " + (style || "");
      image.width = width;
      image.height = height;
      image.alt = card === "back" ? "a card face down" : deck.words[card];
      image.title = card === "back" ? "" : `${card}, ${deck.words[card]}`;
      image.src = data
        ? "data:image/svg+xml," + encodeURIComponent(data[card])
        : `${root}cards/${deck.game}/${encodeURIComponent(card)}.svg`;
      return image;
    };
  }

  const split = (words) => (words ? words.split(" ") : []);

  /* Decisions with each verb said once: `discard 2s 9s`, `win`. */
  function verbs(options) {
    const told = new Map();
    for (const option of options) {
      const [verb, ...rest] = option.split(" ");
      if (!told.has(verb)) told.set(verb, []);
      if (rest.length) told.get(verb).push(rest.join(" "));
    }
    return told;
  }

  function choices(picture, deck, options, taken) {
    const list = el("ul", "choices");
    const order = Object.keys(deck.words);
    for (const [verb, what] of verbs(options)) {
      what.sort((one, other) => order.indexOf(one) - order.indexOf(other));
      const many = what.length > 1;
      const chosen = taken !== undefined && taken.split(" ")[0] === verb;
      const item = el("li", chosen ? "chosen" : "", el("b", "", verb));
      const shown = many ? what.slice(0, 24) : what;
      for (const each of shown) {
        const mine = chosen && taken === `${verb} ${each}`;
        const only = Object.hasOwn(deck.words, each);
        item.append(only ? picture(each, mine ? "small mine" : "small") : el("span", mine ? "mine" : "", each));
      }
      if (shown.length < what.length) item.append(el("span", "faint", `and ${what.length - shown.length} more`));
      list.append(item);
    }
    return list;
  }

  function row(picture, words, drawn, hidden) {
    const list = el("span", "cards");
    const named = split(words);
    named.forEach((card, place) => {
      list.append(picture(hidden ? "back" : card, !hidden && card === drawn && place === named.lastIndexOf(drawn) ? "fresh" : ""));
    });
    return list;
  }

  function part(name, ...inside) {
    return el("div", `part ${name}`, el("span", "what", name), ...inside);
  }

  function seat(context, name) {
    const { frame, next, deck, picture, dealer, eyes, unlike } = context;
    const asked = Object.hasOwn(frame.options, name);
    const box = el("section", asked ? "seat asked" : "seat");
    box.dataset.seat = name;
    const head = el("h3", "", name);
    const badge = (text, style) => head.append(el("span", `badge ${style || ""}`, text));
    if (name === dealer) badge("dealer");
    if (frame.void && frame.void[name]) badge(`void ${frame.void[name]}`);
    if (frame.ready && frame.ready.includes(name)) badge("ready");
    if (frame.out && frame.out.includes(name)) badge("has won", "won");
    const points = (frame.result && frame.result.points) || frame.points;
    if (points && points[name] !== undefined) {
      const told = el("span", "points", (points[name] > 0 ? "+" : "") + points[name]);
      if (unlike.has(`points ${name}`)) told.classList.add("unlike");
      head.append(told);
    }
    box.append(head);
    const differs = (what, node) => {
      if (unlike.has(`${what} ${name}`)) node.classList.add("unlike");
      return node;
    };
    const hidden = eyes && eyes !== name;
    const drawn = asked && frame.card && !hidden ? frame.card : null;
    box.append(differs("hands", part("hand", row(picture, frame.hands[name], drawn, hidden))));
    const melds = frame.melds[name] || [];
    if (melds.length || unlike.has(`melds ${name}`)) {
      const laid = part("laid");
      for (const [kind, words, from] of melds) {
        laid.append(el("span", "meld", el("span", "kind", from ? `${kind} from ${from}` : kind), row(picture, words)));
      }
      box.append(differs("melds", laid));
    }
    const lying = split(frame.table[name]);
    if (lying.length || unlike.has(`table ${name}`)) {
      const before = part("in front");
      const list = el("span", "cards small");
      lying.forEach((card) => list.append(picture(card, "small")));
      before.append(list);
      box.append(differs("table", before));
    }
    if (asked || unlike.has(`options ${name}`)) {
      const taken = next && next.move ? next.move[name] : undefined;
      const may = asked && !hidden ? choices(picture, deck, frame.options[name], taken) : el("span", "faint", asked ? "is asked" : "is not asked");
      box.append(differs("options", part("may", may)));
    }
    const items = frame.scores && frame.scores[name];
    if (items && items.length) {
      const list = el("ul", "items");
      for (const [item, value, sentence] of items) {
        list.append(el("li", "", `${item} `, el("b", "", String(value)), " ", context.cite(sentence)));
      }
      box.append(part("counts", list));
    }
    return box;
  }

  /* What of two frames is not the same, as `part seat`. */
  function differences(one, other) {
    const found = new Set();
    const sorted = (words) => split(words).sort().join(" ");
    const seats = new Set([...Object.keys(one.hands), ...Object.keys(other.hands)]);
    for (const name of seats) {
      const options = (frame) => [...new Set(frame.options[name] || [])].sort().join(",");
      if (options(one) !== options(other)) found.add(`options ${name}`);
      if (sorted(one.hands[name]) !== sorted(other.hands[name])) found.add(`hands ${name}`);
      const melds = (frame) => (frame.melds[name] || []).map((meld) => `${meld[0]} ${sorted(meld[1])}`).join();
      if (melds(one) !== melds(other)) found.add(`melds ${name}`);
      if ((one.table[name] || "") !== (other.table[name] || "")) found.add(`table ${name}`);
      const points = (frame) => ((frame.result && frame.result.points) || frame.points || {})[name];
      if (points(one) !== undefined && points(other) !== undefined && points(one) !== points(other)) found.add(`points ${name}`);
    }
    if (one.stock !== other.stock) found.add("stock");
    if (!one.result !== !other.result) found.add("result");
    return found;
  }

  /* Lay a frame; `context` has deck, picture, dealer, next (the frame after), eyes, unlike, cite, title. */
  function lay(context) {
    const { frame, picture, unlike } = context;
    const box = el("div", "table");
    if (context.title) box.append(el("h2", "whose", context.title));
    const middle = el("div", "middle");
    const stock = el("span", "stock", picture("back", "small"), ` ${frame.stock} in the stock`);
    if (unlike.has("stock")) stock.classList.add("unlike");
    middle.append(stock);
    if (frame.indicators && frame.indicators.length) {
      const shown = el("span", "indicators", "indicators ");
      frame.indicators.forEach((card) => shown.append(picture(card, "small")));
      middle.append(shown);
    }
    if (frame.card) middle.append(el("span", "question", "now about ", picture(frame.card)));
    if (frame.result) {
      const winners = frame.result.winners.length ? `, won by ${frame.result.winners.join(" ")}` : "";
      middle.append(el("span", "over", `over: ${frame.result.ending}${winners}`));
    }
    box.append(middle);
    for (const name of context.seats) box.append(seat(context, name));
    if (frame.paid && frame.paid.length) {
      const list = el("ul", "items");
      for (const [payer, receiver, amount, cause, sentence] of frame.paid) {
        list.append(el("li", "", `${payer} pays ${receiver} `, el("b", "", String(amount)), ` for ${cause} `, context.cite(sentence)));
      }
      box.append(part("paid", list));
    }
    return box;
  }

  return { cards, differences, lay };
})();
