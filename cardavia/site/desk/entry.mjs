// What `bundle.py` makes one classic script of: a page on a disk can load no modules.
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { loadPyodide } from "pyodide/pyodide.mjs";

globalThis.cardavia.loadPyodide = (options) => loadPyodide({ createPyodideModule, ...options });
