/* Prove it here: the scenarios of a page or of everything are played in this browser, sentence by sentence. */
"use strict";
(function () {
  const { el } = cardavia;
  const BATCH = 8;

  /* Play scenarios in small batches; `seen` hears each as it comes, `tell` how far it is. */
  async function prove(names, seen, tell) {
    const call = await cardavia.python(tell);
    const begun = performance.now();
    let failed = 0;
    for (let place = 0; place < names.length; place += BATCH) {
      for (const [name, verdict, why] of call("prove", names.slice(place, place + BATCH))) {
        if (verdict !== "pass") failed += 1;
        seen(name, verdict, why);
      }
      tell(`${Math.min(place + BATCH, names.length)} of ${names.length} scenarios played`);
      await cardavia.pause();
    }
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    tell(failed ? `${failed} of ${names.length} do not hold here.` : `All ${names.length} hold, played here in ${seconds} s.`);
  }

  for (const box of document.querySelectorAll("[data-prove]")) {
    const button = box.querySelector("button");
    const said = box.querySelector("output");
    const tell = (words) => (said.textContent = words);
    button.addEventListener("click", async () => {
      button.disabled = true;
      try {
        await (box.dataset.prove === "page" ? page(tell) : everything(box, tell));
      } catch (error) {
        tell(`It cannot be proven here: ${error.message.trim().split("\n").pop()}`);
      }
      button.disabled = false;
    });
  }

  /* The sentences of this page turn green as they hold. */
  function page(tell) {
    const open = new Map();
    const names = [];
    for (const article of document.querySelectorAll("article.sentence")) {
      const links = [...article.querySelectorAll(".play a")];
      const mine = [...new Set(links.map((link) => link.hash.slice(1).split("&")[0]))];
      article.classList.remove("holds", "fails");
      open.set(article.id, mine.length);
      names.push(...mine);
    }
    const wrong = new Set();
    return prove(
      names,
      (name, verdict, why) => {
        const id = name.split("/")[0];
        const article = document.getElementById(id);
        open.set(id, open.get(id) - 1);
        if (verdict !== "pass") {
          wrong.add(id);
          article.append(el("p", "note", `${name}: ${verdict}, ${why}`));
        }
        if (!open.get(id)) article.classList.add(wrong.has(id) ? "fails" : "holds");
      },
      tell
    );
  }

  /* All scenarios of all games, or of one; each game has a bar. */
  async function everything(box, tell) {
    const games = document.body.dataset.games.split(" ");
    const lists = await Promise.all(games.map((game) => new Promise((done) => cardavia.whenIndexed(game, done))));
    const names = lists.flatMap((cases) => cases.map(([id]) => id));
    const bar = box.querySelector("progress");
    bar.max = names.length;
    bar.value = 0;
    bar.hidden = false;
    const wrong = [];
    await prove(
      names,
      (name, verdict) => {
        bar.value += 1;
        if (verdict !== "pass") wrong.push(name);
      },
      tell
    );
    if (wrong.length) box.append(el("p", "note", wrong.join(", ")));
  }
})();
