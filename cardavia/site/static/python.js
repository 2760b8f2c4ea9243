/* Python in the page: Pyodide and our own code, loaded when somebody first wants them, from beside the page. */
"use strict";
(function () {
  const root = document.body.dataset.root;
  const FILES = ["lock.js", "runtime.js", "pyodide.asm.wasm.js", "python_stdlib.zip.js", "cardavia.zip.js"];
  const kept = new Map();
  const loading = [];
  let lock = null;
  let started = null;

  cardavia.lock = (data) => (lock = data);

  /* Bytes in base64, packed by gzip unless they are an archive. */
  cardavia.store = function (name, text, isPacked) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    if (!isPacked) return kept.set(name, bytes);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    loading.push(new Response(stream).arrayBuffer().then((whole) => kept.set(name, new Uint8Array(whole))));
  };

  function load(file) {
    return new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = `${root}desk/${file}`;
      script.onload = done;
      script.onerror = () => failed(new Error(`desk/${file} is not there; make the site with --desk`));
      document.head.append(script);
    });
  }

  /* What Pyodide asks for is here already: a page on a disk may fetch nothing. */
  async function fetchKept(asked) {
    const name = String(asked.url || asked).split("/").pop();
    if (!kept.has(name)) throw new TypeError(`${name} is not in the desk`);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(kept.get(name), { headers: { "content-type": type } });
  }

  async function start(tell) {
    tell("Loading Python …");
    for (const file of FILES) await load(file);
    await Promise.all(loading);
    globalThis.fetch = fetchKept;
    tell("Starting Python …");
    const python = await cardavia.loadPyodide({ indexURL: `${location.origin}/`, lockFileContents: lock, packageBaseUrl: "./" });
    tell("Reading the rules …");
    python.FS.writeFile("/cardavia.zip", kept.get("cardavia.zip"));
    kept.clear();
    python.runPython("import sys, zipfile\nzipfile.ZipFile('/cardavia.zip').extractall('/cardavia')\nsys.path.insert(0, '/cardavia')");
    const inside = python.pyimport("cardavia.site.desk.inside");
    tell("");
    return (name, ...given) => JSON.parse(inside.call(JSON.stringify([name, ...given])));
  }

  /* Ask Python: resolves to a function `call(name, ...arguments)`; `tell` hears how far the start has come. */
  cardavia.python = function (tell) {
    started = started || start(tell).catch((error) => {
      started = null;
      throw error;
    });
    return started;
  };

  /* Let the page be seen and used between two pieces of work. */
  cardavia.pause = () => new Promise((done) => setTimeout(done, 0));
})();
