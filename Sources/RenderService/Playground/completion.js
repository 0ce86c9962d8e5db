// Completion of views and modifiers, from the service's own table of what it can draw.

import { $, say } from "./state.js";
import { escaped } from "./language.js";
import { edit } from "./editor.js";
import { showSignatures } from "./signatures.js";

const most = 60;
let names, table;

async function loadNames() {
  names ??= fetch("completions").then((reply) => reply.json()).catch(() => []);
  table = await names;
  return table;
}

/** Shows how what the caret is in is called. */
export const hintSignatures = () => showSignatures(table);

export const hideCompletions = () => {
  $("completions").hidden = true;
  $("text").removeAttribute("aria-activedescendant");
};

/**
 * What may stand there, best first: modifiers before other members, what begins with the word as written before the
 * rest; then short names, of which people use most.
 */
function matches(names, word, isMember) {
  const found = new Map();
  for (const { name, owner, signatures, remark } of names) {
    if (Boolean(owner) !== isMember || !name.toLowerCase().startsWith(word.toLowerCase())) continue;
    const known = found.get(name) ?? { name, owners: [], signatures: [], remark, rank: 0 };
    if (owner) known.owners.push(owner);
    known.signatures.push(...signatures);
    known.rank = Math.max(known.rank, (owner === "View" ? 2 : 0) + (name.startsWith(word) ? 1 : 0));
    found.set(name, known);
  }
  const all = [...found.values()];
  return all.sort((first, second) => second.rank - first.rank || first.name.length - second.name.length).slice(0, most);
}

/** @param isAsked whether it was asked for by a key; else it only comes where a name has begun. */
export async function complete(isAsked) {
  const field = $("text"), before = field.value.slice(0, field.selectionStart);
  const [, dot, word = ""] = before.match(/(\.?)([A-Za-z_]\w*)?$/);
  hideCompletions();
  if (!isAsked && !dot && word.length < 2 || /\d\.$/.test(before) || /\/\/[^\n]*$/.test(before)) return;
  // In a text there are no names.
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if ((line.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1) return;
  if (isAsked && !table) say("Loading the names…");
  const all = await loadNames();
  if (isAsked && !all.length) say("The names can't be loaded");
  if (field.value.slice(0, field.selectionStart) !== before) return;
  const found = matches(all, word, dot === ".");
  if (!found.length || found.length === 1 && found[0].name === word && !isAsked) return;
  show(found, before, word);
}

function show(found, before, word) {
  const box = $("completions"), field = $("text"), editor = $("editor");
  $("names").innerHTML = found.map((each, index) => {
    const forms = each.signatures.length;
    const detail = each.signatures[0]?.slice(each.name.length) ?? each.owners.join(", ");
    const more = forms > 1 ? ` <i>+${forms - 1}</i>` : "";
    return `<li role="option" id="completion-${index}" aria-selected="false" data-text="${escaped(each.name)}${forms ? "()" : ""}"
      ><span>${escaped(each.name)}</span><small>${escaped(detail)}</small>${more}</li>`;
  }).join("");
  for (const [index, item] of [...$("names").children].entries()) item.completion = found[index];
  box.dataset.start = field.selectionStart - word.length;
  box.hidden = false;
  choose($("names").firstElementChild);
  // Beside the word, and inside what can be seen of the editor.
  const line = before.split("\n").length, column = before.slice(before.lastIndexOf("\n") + 1).length - word.length;
  const left = column * characterWidth() + 4, right = editor.scrollLeft + editor.clientWidth - $("code").offsetLeft;
  box.style.maxWidth = `${right - editor.scrollLeft - 8}px`;
  box.style.left = `${Math.max(editor.scrollLeft, Math.min(left, right - box.offsetWidth - 8))}px`;
  const below = 10 + line * 20, isLow = below + box.offsetHeight > editor.scrollTop + editor.clientHeight;
  const above = below - 20 - box.offsetHeight;
  box.style.top = `${isLow && above >= editor.scrollTop ? above : below}px`;
}

let width;
function characterWidth() {
  if (width) return width;
  const probe = Object.assign(document.createElement("span"), { textContent: "0".repeat(100) });
  $("colors").append(probe);
  width = probe.getBoundingClientRect().width / 100;
  probe.remove();
  return width;
}

function choose(item) {
  $("names").querySelector("[aria-selected=true]")?.setAttribute("aria-selected", false);
  item.setAttribute("aria-selected", true);
  item.scrollIntoView({ block: "nearest" });
  $("text").setAttribute("aria-activedescendant", item.id);
  const { signatures, owners, remark } = item.completion;
  const lines = [...signatures.slice(0, 3), signatures.length > 3 ? `and ${signatures.length - 3} more` : "", remark];
  if (owners.length && !owners.includes("View")) lines.push(`of ${owners.slice(0, 4).join(", ")}`);
  $("detail").textContent = lines.filter(Boolean).join("\n");
}

/** Whether the key was the list's. */
export function completionKey(event) {
  const list = $("completions");
  if (list.hidden) return false;
  const current = $("names").querySelector("[aria-selected=true]");
  if (event.key === "Escape") hideCompletions();
  else if (event.key === "Enter" || event.key === "Tab") accept(current);
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const next = event.key === "ArrowDown" ? current.nextElementSibling : current.previousElementSibling;
    if (next) choose(next);
  } else return false;
  event.preventDefault();
  return true;
}

function accept(item) {
  if (!item) return;
  const text = item.dataset.text, start = Number($("completions").dataset.start), end = $("text").selectionStart;
  hideCompletions();
  // What is called already keeps its brackets.
  const isCalled = /^\s*[({]/.test($("text").value.slice(end)), name = text.replace("()", "");
  const inserted = isCalled ? name : text;
  edit(start, end, inserted, start + inserted.length - (inserted.endsWith("()") ? 1 : 0));
}

export function beginCompletion() {
  // The table takes the service a while the first time it is asked for; who only looks doesn't need it.
  $("text").addEventListener("focus", () => loadNames().then(hintSignatures), { once: true });
  $("completions").addEventListener("mousedown", (event) => { event.preventDefault(); accept(event.target.closest("li")); });
}
