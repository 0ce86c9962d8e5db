// From the source to the picture, and what came back with it.

import { $, ask, say, state } from "./state.js";
import { edit, goTo, paint, paintMarks, range, showCaretPlace } from "./editor.js";
import { showTree } from "./tree.js";
import { remember } from "./sharing.js";
import { showPanel } from "./panels.js";
import { fit } from "./zoom.js";

/** What is drawn, as the service's query says it. */
export function options() {
  const query = new URLSearchParams();
  for (const control of document.querySelectorAll("[data-option]")) {
    if (control.value) query.append(control.dataset.option, control.value);
  }
  if (state.width) query.set("size", `${state.width}x_`);
  for (const [name, text] of state.events) query.append(name, text);
  if (state.at !== null) query.append("at", state.at.toFixed(4));
  return query;
}

let running = 0, latest = 0, isDirty = false, timer, refusal;
/** Milliseconds after which a drawing doesn't hold up the next: its source may never end. */
const patience = 400;
/** Milliseconds without a key after which mistakes are shown: what is half typed is no mistake yet. */
const pause = 350;
let lastKey = -Infinity;

/** The source is another: it is drawn at once, or as soon as what is being drawn is there. */
export function changed() {
  paint();
  clearTimeout(timer);
  clearTimeout(refusal);
  lastKey = performance.now();
  timer = setTimeout(draw, running ? patience : 0);
  isDirty = true;
}

let address;
export async function draw() {
  clearTimeout(timer);
  isDirty = false;
  const source = $("text").value, number = ++latest;
  remember(source);
  if (!source.trim()) return;
  const query = options();
  query.append("format", "json");
  query.append("sources", "true");
  query.append("scale", Math.min(3, Math.max(2, Math.ceil(devicePixelRatio))));
  const start = performance.now();
  running++;
  try {
    const reply = await ask("render", query, source), answer = await reply.json();
    if (number !== latest) return;
    clearTimeout(refusal);
    if (reply.ok) show(answer, Math.round(performance.now() - start));
    else {
      const left = state.diagnostics.length ? 0 : lastKey + pause - performance.now();
      refusal = setTimeout(() => refuse(answer.error, reply.headers.get("Retry-After")), Math.max(left, 0));
    }
  } catch (error) {
    if (number === latest) say(`The service doesn't answer: ${error.message}`);
  } finally {
    running--;
    if (isDirty && number === latest) draw();
  }
}

function show(answer, time) {
  const { mediaType, base64 } = answer.picture;
  const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const before = address;
  address = URL.createObjectURL(new Blob([data], { type: mediaType }));
  const picture = $("picture"), canvas = answer.layout.canvas;
  picture.src = address;
  picture.alt = description(answer.layout.root);
  if (before) setTimeout(() => URL.revokeObjectURL(before), 1000);
  $("canvas").classList.remove("stale");
  $("grip").setAttribute("aria-valuenow", Math.round(canvas.width));
  state.layout = answer.layout;
  fit();
  state.diagnostics = answer.diagnostics;
  paintMarks();
  list(answer.diagnostics, answer.console);
  showTree();
  showCaretPlace();
  showPanel();
  say(`${Math.round(canvas.width * 100) / 100} × ${Math.round(canvas.height * 100) / 100} · ${time} ms`);
  document.body.dataset.drawn = Number(document.body.dataset.drawn ?? 0) + 1;
}

export function refuse(error, retry) {
  $("canvas").classList.add("stale");
  state.diagnostics = error.diagnostics ?? [];
  paintMarks();
  list(state.diagnostics.length ? state.diagnostics : [{ severity: "error", message: error.message }], []);
  const count = state.diagnostics.filter((each) => each.severity === "error").length;
  say(count ? `${count} ${count === 1 ? "mistake" : "mistakes"}` : error.message);
  if (retry) timer = setTimeout(draw, 1000 * Number(retry));
  document.body.dataset.refused = Number(document.body.dataset.refused ?? 0) + 1;
}

/** What a screen reader says of the picture: its texts. */
function description(root) {
  const texts = [];
  const collect = (node) => { if (node.text) texts.push(node.text.lines.join(" ")); node.children.forEach(collect); };
  if (root) collect(root);
  return texts.length ? `Picture: ${texts.slice(0, 40).join(", ")}` : "Picture without text";
}

const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

function list(diagnostics, printed) {
  const rows = diagnostics.map((each) => {
    const row = element("div", { className: `message ${each.severity}` }, element("b", { textContent: each.severity }));
    if (each.line) {
      const button = element("button", { type: "button", className: "line", textContent: `Line ${each.line}` });
      button.onclick = () => goTo(range(each.line, each.column, each.endColumn));
      row.append(button);
    }
    row.append(element("span", { textContent: each.message }));
    for (const fix of each.fixIts ?? []) {
      const button = element("button", { type: "button", className: "fix", textContent: `Replace by '${fix.replacement}'` });
      button.onclick = () => { const [start, end] = range(fix.line, fix.column, fix.endColumn); edit(start, end, fix.replacement); };
      row.append(button);
    }
    for (const note of each.notes ?? []) row.append(element("div", { className: "note", textContent: note }));
    return row;
  });
  rows.push(...printed.map((line) => element("div", { className: "message printed" }, element("b", { textContent: "printed" }), line)));
  $("messages").replaceChildren(...rows);
}
