// The editor: a text field over its own coloured copy.

import { $, state } from "./state.js";
import { colored, escaped, indexInLine } from "./language.js";
import { complete, completionKey, hideCompletions, hintSignatures } from "./completion.js";
import { changed, draw } from "./drawing.js";
import { mark, markLine } from "./tree.js";

const lineHeight = 20;

function offsetOfLine(number) {
  let offset = 0;
  for (let line = 1; line < number && line <= state.lines.length; line++) offset += state.lines[line - 1].length + 1;
  return offset;
}

/** Where a diagnostic's columns are in the text. */
export function range(line, column, endColumn) {
  const text = state.lines[line - 1] ?? "", start = offsetOfLine(line);
  if (!column) return [start, start + text.length];
  const from = indexInLine(text, column);
  return [start + from, start + Math.max(from + 1, endColumn ? indexInLine(text, endColumn) : from + 1)];
}

/** The name that stands at a place, with the dot before it. */
export function wordRange(line, column) {
  const text = $("text").value, [named] = range(line, column), start = named - (text[named - 1] === "." ? 1 : 0);
  const word = text.slice(start).match(/^[@#.]?\w+/)?.[0] ?? text.slice(start, start + 1);
  return [start, start + word.length];
}

export function paint() {
  const source = $("text").value;
  state.lines = source.split("\n");
  $("colors").innerHTML = colored(source);
  paintMarks();
}

export function paintMarks(place) {
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
  showCaretLine();
  $("gutter").innerHTML = state.lines.map((_, index) => `<div class="${kinds.get(index + 1) ?? ""}">${index + 1}</div>`).join("");
}

/** The line that is written on is a little brighter. */
const showCaretLine = () => { $("line").style.top = `${10 + (caretLine - 1) * lineHeight}px`; };

export function edit(start, end, text, select) {
  const field = $("text");
  field.focus();
  field.setSelectionRange(start, end);
  // By way of the browser's own editing, so that it can be undone.
  if (!document.execCommand("insertText", false, text)) field.setRangeText(text, start, end, "end");
  if (select !== undefined) field.setSelectionRange(select, select);
  changed();
}

/** Selects a range and brings it into view. */
export function goTo([start, end]) {
  const line = $("text").value.slice(0, start).split("\n").length, editor = $("editor");
  $("text").focus({ preventScroll: true });
  $("text").setSelectionRange(start, end);
  editor.scrollTop = Math.max(0, (line - 6) * lineHeight);
  if (matchMedia("(max-width: 760px)").matches) editor.scrollIntoView({ block: "nearest" });
}

/** Escape lets the next Tab leave the field. */
let leaves = false;

function indent(field, isBack) {
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (!isBack && !value.slice(start, end).includes("\n")) return edit(start, end, "    ");
  const first = value.lastIndexOf("\n", start - 1) + 1, block = value.slice(first, end);
  const moved = isBack ? block.replace(/^ {1,4}/gm, "") : block.replace(/^(?=.)/gm, "    ");
  edit(first, end, moved);
  field.setSelectionRange(isBack ? Math.max(first, end + moved.length - block.length) : first, first + moved.length);
}

function breakLine(field) {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const line = value.slice(value.lastIndexOf("\n", start - 1) + 1, start);
  const opens = /[{(\[]\s*$/.test(line), closes = /^[})\]]/.test(value.slice(end));
  const spaces = line.match(/^ */)[0], inside = "\n" + spaces + (opens ? "    " : "");
  edit(start, end, inside + (opens && closes ? "\n" + spaces : ""), start + inside.length);
}

function key(event) {
  const field = event.target, { selectionStart: start, selectionEnd: end, value } = field;
  const isCommand = event.ctrlKey || event.metaKey;
  if (completionKey(event)) return;
  if (event.key === "Escape") { leaves = true; return; }
  const first = value.lastIndexOf("\n", start - 1) + 1;
  if (event.key === "Tab" && !leaves) {
    event.preventDefault();
    indent(field, event.shiftKey);
  } else if (event.key === "Enter" && !isCommand) {
    event.preventDefault();
    breakLine(field);
  } else if (event.key === "}" && start > first && /^\s*$/.test(value.slice(first, start))) {
    event.preventDefault();
    edit(Math.max(first, start - 4), end, "}");
  } else if (isCommand && event.key === "Enter") draw();
  else if (event.ctrlKey && event.key === " ") { event.preventDefault(); complete(true); }
  leaves = false;
}

/** Shows where what the caret's line makes is now, after a picture has changed. */
export function showCaretPlace() {
  if (document.activeElement === $("text")) markLine(hoveredLine || caretLine); else mark(-1);
}

export function beginEditor() {
  const field = $("text");
  field.addEventListener("keydown", key);
  field.addEventListener("input", () => { changed(); complete(false); });
  field.addEventListener("blur", () => setTimeout(() => { hideCompletions(); hintSignatures(); }, 150));
  document.addEventListener("selectionchange", () => {
    hintSignatures();
    if (document.activeElement !== field) return;
    const line = field.value.slice(0, field.selectionStart).split("\n").length;
    if (line === caretLine) return;
    markLine(caretLine = line);
    showCaretLine();
  });
  field.addEventListener("pointermove", (event) => {
    if (event.buttons) return;
    const line = Math.floor((event.offsetY - 10) / lineHeight) + 1;
    if (line !== hoveredLine) markLine(hoveredLine = line);
  });
  field.addEventListener("pointerleave", () => { hoveredLine = 0; markLine(0); });
}

let caretLine = 1, hoveredLine = 0;
