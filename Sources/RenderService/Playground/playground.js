"use strict";
// The playground: what is typed is drawn by the service, and what came back can be looked at, touched and shared.

const $ = (id) => document.getElementById(id);
const state = { events: [], at: null, mode: "inspect", width: null, layout: null, nodes: [], lines: [], diagnostics: [] };

// MARK: - Coloring

const keywords = new Set(`actor any as associatedtype async await break case catch class continue default defer do else enum
extension fallthrough false fileprivate final for func get guard if import in indirect init inout internal is lazy let
mutating nil nonisolated open operator override private protocol public repeat rethrows return self Self set some static
struct subscript super switch throw throws true try typealias var weak where while`.split(/\s+/));

const token = new RegExp([
  /(\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/, /("""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?)/, /([@#][A-Za-z_]\w*)/,
  /(\.[a-z_]\w*)/, /(\b\d[\d_]*(?:\.\d+)?\b)/, /([A-Za-z_]\w*)/,
].map((part) => part.source).join("|"), "g");

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text) => text.replace(/[&<>]/g, (character) => escapes[character]);

function colored(source) {
  let out = "", last = 0;
  for (const match of source.matchAll(token)) {
    const kind = match[1] ? "c" : match[2] ? "s" : match[3] ? "a" : match[4] ? "m" : match[5] ? "n"
      : keywords.has(match[6]) ? "k" : /^[A-Z]/.test(match[6]) ? "t" : "";
    out += escaped(source.slice(last, match.index));
    out += kind ? `<span class="${kind}">${escaped(match[0])}</span>` : escaped(match[0]);
    last = match.index + match[0].length;
  }
  return out + escaped(source.slice(last)) + "\n";
}

// MARK: - Places in the source

const bytes = new TextEncoder();

/** The index of a column that counts bytes of UTF-8 from 1. */
function indexInLine(line, column) {
  let count = 1, index = 0;
  for (const character of line) {
    if (count >= column) break;
    count += bytes.encode(character).length;
    index += character.length;
  }
  return index;
}

function offsetOfLine(number) {
  let offset = 0;
  for (let line = 1; line < number && line <= state.lines.length; line++) offset += state.lines[line - 1].length + 1;
  return offset;
}

function range(line, column, endColumn) {
  const text = state.lines[line - 1] ?? "", start = offsetOfLine(line);
  if (!column) return [start, start + text.length];
  const from = indexInLine(text, column);
  return [start + from, start + Math.max(from + 1, endColumn ? indexInLine(text, endColumn) : from + 1)];
}

// MARK: - The editor

function paint() {
  const source = $("text").value;
  state.lines = source.split("\n");
  $("colors").innerHTML = colored(source);
  paintMarks();
}

function paintMarks(place) {
  const source = $("text").value;
  const marks = state.diagnostics.filter((each) => each.line && each.severity !== "note")
    .map((each) => [...range(each.line, each.column, each.endColumn), each.severity]);
  if (place) marks.push([...place, "place"]);
  marks.sort((first, second) => first[0] - second[0]);
  let out = "", last = 0;
  for (const [start, end, kind] of marks) {
    if (start < last) continue;
    out += escaped(source.slice(last, start)) + `<span class="mark ${kind}">${escaped(source.slice(start, end) || " ")}</span>`;
    last = end;
  }
  $("marks").innerHTML = out + escaped(source.slice(last)) + "\n";
  const kinds = new Map();
  for (const each of state.diagnostics) if (each.line && kinds.get(each.line) !== "error") kinds.set(each.line, each.severity);
  $("gutter").innerHTML = state.lines.map((_, index) => `<div class="${kinds.get(index + 1) ?? ""}">${index + 1}</div>`).join("");
}

function edit(start, end, text, select) {
  const field = $("text");
  field.focus();
  field.setSelectionRange(start, end);
  // By way of the browser's own editing, so that it can be undone.
  if (!document.execCommand("insertText", false, text)) field.setRangeText(text, start, end, "end");
  if (select !== undefined) field.setSelectionRange(select, select);
  changed();
}

function goTo(line, column, endColumn) {
  const [start, end] = range(line, column, endColumn), field = $("text"), editor = $("editor");
  field.focus();
  field.setSelectionRange(start, end);
  editor.scrollTop = Math.max(0, (line - 4) * 20);
}

let leaves = false;
$("text").addEventListener("keydown", (event) => {
  const field = event.target, { selectionStart: start, selectionEnd: end, value } = field;
  if (!$("completions").hidden && completionKey(event)) return;
  if (event.key === "Escape") { leaves = true; return; }
  if (event.key === "Tab" && !leaves) {
    event.preventDefault();
    const first = value.lastIndexOf("\n", start - 1) + 1;
    if (event.shiftKey || value.slice(start, end).includes("\n")) {
      const block = value.slice(first, end);
      const moved = event.shiftKey ? block.replace(/^ {1,4}/gm, "") : block.replace(/^(?=.)/gm, "    ");
      edit(first, end, moved);
      field.setSelectionRange(event.shiftKey ? Math.max(first, end + moved.length - block.length) : first, first + moved.length);
    } else edit(start, end, "    ");
  } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
    const line = value.slice(value.lastIndexOf("\n", start - 1) + 1, start);
    const opens = /[{(\[]\s*$/.test(line), closes = /^[})\]]/.test(value.slice(end));
    const indent = line.match(/^ */)[0];
    event.preventDefault();
    const inside = "\n" + indent + (opens ? "    " : "");
    edit(start, end, inside + (opens && closes ? "\n" + indent : ""), start + inside.length);
  } else if (event.key === "}" && /^\s*$/.test(value.slice(value.lastIndexOf("\n", start - 1) + 1, start))) {
    const first = value.lastIndexOf("\n", start - 1) + 1;
    event.preventDefault();
    edit(Math.max(first, start - 4), end, "}");
  } else if ((event.ctrlKey || event.metaKey) && event.key === "Enter") draw();
  else if (event.ctrlKey && event.key === " ") { event.preventDefault(); complete(true); }
  leaves = false;
});
$("text").addEventListener("input", () => { changed(); complete(false); });
$("text").addEventListener("blur", () => setTimeout(() => { $("completions").hidden = true; }, 150));

let waiting;
function changed() {
  paint();
  clearTimeout(waiting);
  waiting = setTimeout(draw, 40);
}

// MARK: - Completion

let names;
async function loadNames() {
  names ??= fetch("supported").then((reply) => reply.text()).then((text) => text.split("\n").map((line) => {
    const [name, status, remark] = line.split("\t");
    return { name, status, remark };
  }).filter((each) => each.status !== "no"));
  return names;
}

async function complete(isAsked) {
  const field = $("text"), before = field.value.slice(0, field.selectionStart);
  const found = before.match(/(\.?)([A-Za-z_]\w*)?$/);
  const word = found[2] ?? "", isMember = found[1] === ".";
  const list = $("completions");
  list.hidden = true;
  if (!isAsked && !isMember && word.length < 2) return;
  const all = await loadNames();
  if (field.value.slice(0, field.selectionStart) !== before) return;
  const matches = [], seen = new Set();
  for (const each of all) {
    const plain = each.name.replace(/^.*\./, (prefix) => prefix.startsWith(".") ? "" : prefix).replace(/^\./, "");
    const base = plain.replace(/[(<].*$/, "");
    const member = each.name.startsWith(".") || /^[a-z]/.test(base);
    if (member !== isMember || !base.toLowerCase().startsWith(word.toLowerCase()) || base === word || seen.has(plain)) continue;
    seen.add(plain);
    matches.push({ base, plain, status: each.status, hasArguments: plain.includes("(") });
    if (matches.length >= 40) break;
  }
  if (!matches.length) return;
  list.innerHTML = matches.map((each, index) =>
    `<li role="option" id="c${index}" aria-selected="${index === 0}" data-text="${escaped(each.base)}${each.hasArguments ? "()" : ""}">
     <span>${escaped(each.plain)}</span><small>${each.status === "partly" ? "partly" : ""}</small></li>`).join("");
  const line = before.split("\n").length - 1, column = before.length - before.lastIndexOf("\n") - 1 - word.length;
  list.style.left = `calc(${column}ch + 4px)`;
  list.style.top = `${10 + (line + 1) * 20}px`;
  list.dataset.start = field.selectionStart - word.length;
  list.hidden = false;
  field.setAttribute("aria-activedescendant", "c0");
}

function completionKey(event) {
  const list = $("completions"), current = list.querySelector("[aria-selected=true]");
  if (event.key === "Escape") list.hidden = true;
  else if (event.key === "Enter" || event.key === "Tab") accept(current);
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const next = event.key === "ArrowDown" ? current.nextElementSibling : current.previousElementSibling;
    if (next) {
      current.setAttribute("aria-selected", false);
      next.setAttribute("aria-selected", true);
      next.scrollIntoView({ block: "nearest" });
      $("text").setAttribute("aria-activedescendant", next.id);
    }
  } else return false;
  event.preventDefault();
  return true;
}

function accept(item) {
  if (!item) return;
  const text = item.dataset.text, start = Number($("completions").dataset.start);
  $("completions").hidden = true;
  edit(start, $("text").selectionStart, text, start + text.length - (text.endsWith("()") ? 1 : 0));
}
$("completions").addEventListener("mousedown", (event) => { event.preventDefault(); accept(event.target.closest("li")); });

// MARK: - Drawing

function options() {
  const query = new URLSearchParams();
  for (const control of document.querySelectorAll("[data-option]")) {
    if (control.value) query.append(control.dataset.option, control.value);
  }
  if (state.width) query.set("size", `${state.width}x_`);
  for (const [name, text] of state.events) query.append(name, text);
  if (state.at !== null) query.append("at", state.at.toFixed(4));
  return query;
}

let current, address;
async function draw() {
  clearTimeout(waiting);
  const source = $("text").value;
  current?.abort();
  const control = new AbortController();
  current = control;
  const query = options();
  query.append("format", "json");
  query.append("scale", Math.min(3, Math.max(2, Math.ceil(devicePixelRatio))));
  const start = performance.now();
  remember(source);
  if (!source.trim()) return;
  try {
    const reply = await fetch(`render?${query}`, {
      method: "POST", headers: { "Content-Type": "text/x-swift" }, body: source, signal: control.signal,
    });
    const answer = await reply.json();
    if (control !== current) return;
    const time = Math.round(performance.now() - start);
    if (reply.ok) show(answer, time);
    else refuse(answer.error, reply.headers.get("Retry-After"));
  } catch (error) {
    if (error.name !== "AbortError") say(`The service doesn't answer: ${error.message}`);
  }
}

function show(answer, time) {
  const { mediaType, base64 } = answer.picture;
  const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const before = address;
  address = URL.createObjectURL(new Blob([data], { type: mediaType }));
  const picture = $("picture"), canvas = answer.layout.canvas;
  picture.src = address;
  picture.style.width = `${canvas.width}px`;
  picture.style.height = `${canvas.height}px`;
  picture.alt = description(answer.layout.root);
  if (before) setTimeout(() => URL.revokeObjectURL(before), 1000);
  $("canvas").classList.remove("stale");
  $("grip").setAttribute("aria-valuenow", Math.round(canvas.width));
  state.layout = answer.layout;
  state.diagnostics = answer.diagnostics;
  paintMarks();
  list(answer.diagnostics, answer.console);
  showTree();
  say(`${Math.round(canvas.width * 100) / 100} × ${Math.round(canvas.height * 100) / 100} · ${time} ms`);
  document.body.dataset.drawn = Number(document.body.dataset.drawn ?? 0) + 1;
}

function refuse(error, retry) {
  $("canvas").classList.add("stale");
  state.diagnostics = error.diagnostics ?? [];
  paintMarks();
  list(state.diagnostics.length ? state.diagnostics : [{ severity: "error", message: error.message }], []);
  const count = state.diagnostics.filter((each) => each.severity === "error").length;
  say(count ? `${count} ${count === 1 ? "mistake" : "mistakes"}` : error.message);
  if (retry) waiting = setTimeout(draw, 1000 * Number(retry));
  document.body.dataset.refused = Number(document.body.dataset.refused ?? 0) + 1;
}

const say = (text) => { $("state").textContent = text; };

/** What a screen reader says of the picture: its texts. */
function description(root) {
  const texts = [];
  const collect = (node) => { if (node.text) texts.push(node.text.lines.join(" ")); node.children.forEach(collect); };
  if (root) collect(root);
  return texts.length ? `Picture: ${texts.slice(0, 40).join(", ")}` : "Picture without text";
}

function list(diagnostics, printed) {
  const box = $("messages");
  box.replaceChildren();
  for (const each of diagnostics) {
    const row = document.createElement("div");
    row.className = `message ${each.severity}`;
    row.append(Object.assign(document.createElement("b"), { textContent: each.severity }));
    if (each.line) {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "line", textContent: `Line ${each.line}` });
      button.onclick = () => goTo(each.line, each.column, each.endColumn);
      row.append(button);
    }
    row.append(Object.assign(document.createElement("span"), { textContent: each.message }));
    for (const fix of each.fixIts ?? []) {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "fix", textContent: `Replace by '${fix.replacement}'` });
      button.onclick = () => { const [start, end] = range(fix.line, fix.column, fix.endColumn); edit(start, end, fix.replacement); };
      row.append(button);
    }
    for (const note of each.notes ?? []) row.append(Object.assign(document.createElement("div"), { className: "note", textContent: note }));
    box.append(row);
  }
  for (const line of printed) {
    const row = document.createElement("div");
    row.className = "message printed";
    row.append(Object.assign(document.createElement("b"), { textContent: "printed" }), line);
    box.append(row);
  }
}

// MARK: - The tree

function showTree() {
  const tree = $("tree"), rows = [];
  state.nodes = [];
  const add = (node, depth) => {
    const index = state.nodes.push({ node, depth }) - 1, frame = node.frame;
    const shown = node.text ? `“${node.text.lines.join(" ")}”` : "";
    const own = new RegExp(`\\b(struct|class)\\s+${node.name.replace(/\W/g, "")}\\b`).test($("text").value) ? "own" : "";
    rows.push(`<li role="treeitem" class="${own}" tabindex="${index ? -1 : 0}" data-index="${index}" aria-level="${depth + 1}"
      aria-label="${escaped(node.name)} ${escaped(shown).replace(/"/g, "&quot;")} ${Math.round(frame.width)} by ${Math.round(frame.height)}"
      style="--depth:${Math.min(depth, 24)}"><span class="name">${escaped(node.name)}</span>
      <span class="shown">${escaped(shown)}</span><span class="box">${size(frame)}</span></li>`);
    for (const child of node.children) add(child, depth + 1);
  };
  if (state.layout.root) add(state.layout.root, 0);
  tree.innerHTML = rows.join("");
}

const rounded = (number) => Math.round(number * 10) / 10;
const size = (frame) => `${rounded(frame.width)} × ${rounded(frame.height)}`;

function mark(index) {
  const frame = $("frame"), entry = state.nodes[index];
  for (const row of $("tree").querySelectorAll(".on")) row.classList.remove("on");
  if (!entry) { frame.hidden = true; paintMarks(); return; }
  const { x, y, width, height } = entry.node.drawn ?? entry.node.frame;
  Object.assign(frame.style, { left: `${x}px`, top: `${y}px`, width: `${Math.max(width, 1)}px`, height: `${Math.max(height, 1)}px` });
  frame.firstElementChild.textContent = `${entry.node.name} ${size(entry.node.frame)}`;
  frame.hidden = false;
  const row = $("tree").children[index];
  row?.classList.add("on");
  const place = placeInSource(index);
  paintMarks(place);
  return { row, place };
}

/** Where the source says what a node shows: its text, its declaration, or as many mentions of its name as come before. */
function placeInSource(index) {
  const { node } = state.nodes[index], source = $("text").value;
  const find = (text) => { const at = source.indexOf(text); return at < 0 ? undefined : [at, at + text.length]; };
  if (node.text) {
    const literal = find(`"${node.text.lines.join(" ")}"`);
    if (literal) return literal;
  }
  const name = node.name.replace(/[(<].*$/, "");
  if (!/^\.?\w+$/.test(name)) return undefined;
  if (find(`struct ${name}:`)) return find(`struct ${name}:`);
  const pattern = new RegExp(`${name.startsWith(".") ? "\\" : "\\b"}${name}\\b`, "g");
  const mentions = [...source.matchAll(pattern)];
  if (!mentions.length) return undefined;
  const earlier = state.nodes.slice(0, index).filter((other) => other.node.name === node.name).length;
  const mention = mentions[Math.min(earlier, mentions.length - 1)];
  return [mention.index, mention.index + mention[0].length];
}

$("tree").addEventListener("pointerover", (event) => {
  const row = event.target.closest("li");
  if (row) mark(Number(row.dataset.index));
});
$("tree").addEventListener("pointerleave", () => mark(-1));
$("tree").addEventListener("focusin", (event) => mark(Number(event.target.dataset.index)));
$("tree").addEventListener("click", (event) => {
  const row = event.target.closest("li"), place = row && placeInSource(Number(row.dataset.index));
  if (place) goToPlace(place);
});
$("tree").addEventListener("keydown", (event) => {
  const rows = [...$("tree").children], index = Number(event.target.dataset.index), depth = state.nodes[index]?.depth;
  const parent = () => { for (let at = index - 1; at >= 0; at--) if (state.nodes[at].depth < depth) return at; return index; };
  const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1, ArrowLeft: parent(), ArrowRight: index + 1 }[event.key];
  if (to !== undefined && rows[to]) {
    event.preventDefault();
    event.target.tabIndex = -1;
    rows[to].tabIndex = 0;
    rows[to].focus();
  } else if (event.key === "Enter") { const place = placeInSource(index); if (place) goToPlace(place); }
});

function goToPlace([start, end]) {
  const line = $("text").value.slice(0, start).split("\n").length;
  $("text").focus();
  $("text").setSelectionRange(start, end);
  $("editor").scrollTop = Math.max(0, (line - 6) * 20);
}

// MARK: - The picture

function point(event) {
  const box = $("picture").getBoundingClientRect(), canvas = state.layout.canvas;
  return [(event.clientX - box.left) * canvas.width / box.width, (event.clientY - box.top) * canvas.height / box.height];
}

/** The innermost node at a point, the last drawn of those. */
function nodeAt([x, y]) {
  let best = -1;
  state.nodes.forEach(({ node, depth }, index) => {
    const { x: left, y: top, width, height } = node.drawn ?? node.frame;
    const isIn = x >= left && y >= top && x <= left + width && y <= top + height;
    if (isIn && (best < 0 || depth >= state.nodes[best].depth)) best = index;
  });
  return best;
}

let down;
$("picture").addEventListener("pointermove", (event) => {
  if (!state.layout || down) return;
  const found = mark(nodeAt(point(event)));
  found?.row?.scrollIntoView({ block: "nearest" });
});
$("picture").addEventListener("pointerleave", () => mark(-1));
$("picture").addEventListener("pointerdown", (event) => {
  if (!state.layout) return;
  event.preventDefault();
  down = { at: point(event), time: event.timeStamp };
  $("picture").setPointerCapture(event.pointerId);
});
$("picture").addEventListener("pointerup", (event) => {
  if (!down) return;
  const [from, to, held] = [down.at, point(event), event.timeStamp - down.time];
  down = undefined;
  const text = (place) => place.map((number) => Math.round(number)).join(",");
  if (state.mode === "inspect") {
    const index = nodeAt(to), place = index >= 0 && placeInSource(index);
    if (place) goToPlace(place);
  } else if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 8) add("drag", `${text(from)},${text(to)}`);
  else if (held > 600) add("press", text(to));
  else {
    const field = fieldAt(to);
    if (field) type(field); else add("tap", text(to));
  }
});

/** The label of a text field at a point. */
function fieldAt([x, y]) {
  for (const { node } of state.nodes) {
    const { x: left, y: top, width, height } = node.frame;
    if (/^(TextField|SecureField|TextEditor)$/.test(node.name) && x >= left && y >= top && x <= left + width && y <= top + height) {
      const texts = [];
      const collect = (each) => { if (each.text) texts.push(each.text.lines.join(" ")); each.children.forEach(collect); };
      collect(node);
      return node.accessibility?.label || texts[0];
    }
  }
  return undefined;
}

function type(label) {
  const dialog = $("typing");
  $("typing-label").textContent = label;
  $("typing-text").value = "";
  dialog.returnValue = "";
  dialog.onclose = () => { if (dialog.returnValue === "ok") add("type", `${label}=${$("typing-text").value}`); };
  dialog.showModal();
}

function add(name, text) {
  state.events.push([name, text]);
  showEvents();
  draw();
}

function showEvents() {
  $("events").replaceChildren(...state.events.map(([name, text], index) => {
    const item = document.createElement("li"), button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: "×", ariaLabel: `Remove ${name} ${text}` });
    button.onclick = () => { state.events.splice(index, 1); showEvents(); draw(); };
    item.append(`${name} ${text}`, button);
    return item;
  }));
}

for (const button of document.querySelectorAll("[data-mode]")) {
  button.onclick = () => {
    state.mode = button.dataset.mode;
    $("canvas").dataset.mode = state.mode;
    for (const other of document.querySelectorAll(".switch button")) other.setAttribute("aria-checked", other === button);
  };
}

// The width of the canvas.
const grip = $("grip");
function resize(width) {
  state.width = Math.round(Math.min(1200, Math.max(80, width)));
  draw();
}
grip.addEventListener("pointerdown", (event) => {
  if (!state.layout) return;
  event.preventDefault();
  const [start, width] = [event.clientX, state.layout.canvas.width];
  grip.setPointerCapture(event.pointerId);
  // The canvas is centred: it grows on both sides.
  grip.onpointermove = (move) => resize(width + 2 * (move.clientX - start));
  grip.onpointerup = () => { grip.onpointermove = null; };
});
grip.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 10, ArrowLeft: -10, ArrowUp: 10, ArrowDown: -10 }[event.key];
  if (!step || !state.layout) return;
  event.preventDefault();
  resize(state.layout.canvas.width + step);
});

// MARK: - Time

function moment(value) {
  const isEnd = value >= Number($("time").max);
  state.at = isEnd ? null : value;
  $("moment").textContent = isEnd ? "settled" : `${value.toFixed(2)} s`;
}
$("time").addEventListener("input", () => { moment(Number($("time").value)); draw(); });

let playing;
$("play").onclick = async () => {
  if (playing) { playing = false; return; }
  playing = true;
  $("play").textContent = "⏸";
  $("play").setAttribute("aria-label", "Pause");
  const start = performance.now(), end = Number($("time").max);
  for (let now = 0; playing && now <= end; now = (performance.now() - start) / 1000) {
    $("time").value = now;
    moment(now);
    await draw();
    await new Promise(requestAnimationFrame);
  }
  playing = false;
  $("time").value = end;
  moment(end);
  $("play").textContent = "▶";
  $("play").setAttribute("aria-label", "Play");
  draw();
};

// MARK: - Sharing

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of data) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

async function unpacked(text) {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const data = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
}

let remembering;
function remember(source) {
  clearTimeout(remembering);
  remembering = setTimeout(() => { try { localStorage.setItem("source", source); } catch { /* a private window keeps nothing */ } }, 500);
}

$("share").onclick = async () => {
  const query = options();
  const link = `${location.origin}${location.pathname}#${query.size ? `${query}&` : ""}source=${await packed($("text").value)}`;
  history.replaceState(null, "", link);
  try {
    await navigator.clipboard.writeText(link);
    say("The link is copied");
  } catch { say("The link is in the address bar"); }
};

for (const button of document.querySelectorAll("[data-download]")) {
  button.onclick = async () => {
    const format = button.dataset.download, source = $("text").value;
    $("downloads").open = false;
    const save = (blob) => {
      const anchor = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: `view.${format}` });
      anchor.click();
      setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
    };
    if (format === "swift") return save(new Blob([source], { type: "text/plain" }));
    const query = options(), isFilm = format === "gif" || format === "apng";
    if (isFilm) query.delete("at");
    query.append("format", format);
    say("Drawing…");
    const reply = await fetch(`${isFilm ? "film" : "render"}?${query}`, { method: "POST", headers: { "Content-Type": "text/x-swift" }, body: source });
    if (!reply.ok) return refuse((await reply.json()).error);
    save(await reply.blob());
    say(`view.${format} is saved`);
  };
}

// MARK: - Beginning

for (const control of document.querySelectorAll("[data-option]")) {
  control.addEventListener("change", () => { if (control.id === "size") state.width = null; draw(); });
}

async function begin() {
  const examples = await fetch("examples").then((reply) => reply.json());
  for (const [index, example] of examples.entries()) $("examples").append(new Option(example.name, index));
  $("examples").onchange = () => {
    state.events = [];
    showEvents();
    edit(0, $("text").value.length, examples[Number($("examples").value)].source, 0);
    $("editor").scrollTop = 0;
  };
  const shared = new URLSearchParams(location.hash.slice(1));
  let source;
  if (shared.has("source")) {
    try { source = await unpacked(shared.get("source")); } catch { say("The link is damaged"); }
    for (const [name, text] of shared) {
      const control = document.querySelector(`[data-option="${CSS.escape(name)}"]`);
      if (control && [...control.options].some((option) => option.value === text)) control.value = text;
      else if (name === "size" && /^\d+x_$/.test(text)) state.width = parseInt(text, 10);
      else if (name === "at") { $("time").value = text; moment(Number(text)); }
      else if (name !== "source") state.events.push([name, text]);
    }
    showEvents();
  }
  try { source ??= localStorage.getItem("source"); } catch { /* a private window keeps nothing */ }
  $("text").value = source || examples[0].source;
  paint();
  draw();
}
begin();
