// Completion of views and modifiers, from the service's own table of what it can draw.

import { $ } from "./state.js";
import { escaped } from "./language.js";
import { edit } from "./editor.js";

const most = 60;
let names;

async function loadNames() {
  names ??= fetch("completions").then((reply) => reply.json()).catch(() => []);
  return names;
}

export const hideCompletions = () => {
  $("completions").hidden = true;
  $("text").removeAttribute("aria-activedescendant");
};

/** What may stand there, best first: modifiers before other members, what begins with the word as written before the rest. */
function matches(all, word, isMember) {
  const found = new Map();
  for (const { name, owner, signatures, remark } of all) {
    if (Boolean(owner) !== isMember || !name.toLowerCase().startsWith(word.toLowerCase())) continue;
    const known = found.get(name) ?? { name, owners: [], signatures: [], remark, rank: 0 };
    if (owner) known.owners.push(owner);
    known.signatures.push(...signatures);
    known.rank = Math.max(known.rank, (owner === "View" ? 2 : 0) + (name.startsWith(word) ? 1 : 0));
    found.set(name, known);
  }
  return [...found.values()].sort((first, second) => second.rank - first.rank).slice(0, most);
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
  const all = await loadNames();
  if (field.value.slice(0, field.selectionStart) !== before) return;
  const found = matches(all, word, dot === ".");
  if (!found.length || found.length === 1 && found[0].name === word && !isAsked) return;
  show(found, before, word);
}

function show(found, before, word) {
  const list = $("completions"), field = $("text");
  list.innerHTML = found.map((each, index) => {
    const forms = each.signatures.length, isCalled = forms > 0;
    const detail = each.signatures[0]?.slice(each.name.length) ?? each.owners.join(", ");
    const more = forms > 1 ? ` <i>+${forms - 1}</i>` : "";
    return `<li role="option" id="completion-${index}" aria-selected="${index === 0}" data-text="${escaped(each.name)}${isCalled ? "()" : ""}"
      title="${escaped([...each.signatures, each.remark].filter(Boolean).join("\n"))}"><span>${escaped(each.name)}</span>
      <small>${escaped(detail)}${more}</small></li>`;
  }).join("");
  const line = before.split("\n").length, column = before.length - before.lastIndexOf("\n") - 1 - word.length;
  list.style.left = `calc(${column}ch + 4px)`;
  list.style.top = `${10 + line * 20}px`;
  list.dataset.start = field.selectionStart - word.length;
  list.hidden = false;
  field.setAttribute("aria-activedescendant", "completion-0");
  list.scrollTop = 0;
}

/** Whether the key was the list's. */
export function completionKey(event) {
  const list = $("completions");
  if (list.hidden) return false;
  const current = list.querySelector("[aria-selected=true]");
  if (event.key === "Escape") hideCompletions();
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
  const text = item.dataset.text, start = Number($("completions").dataset.start), end = $("text").selectionStart;
  hideCompletions();
  // What is called already keeps its brackets.
  const isCalled = /^\s*[({]/.test($("text").value.slice(end)), name = text.replace("()", "");
  const inserted = isCalled ? name : text;
  edit(start, end, inserted, start + inserted.length - (inserted.endsWith("()") ? 1 : 0));
}

export function beginCompletion() {
  // The table takes the service a while the first time it is asked for.
  setTimeout(loadNames, 1000);
  $("completions").addEventListener("mousedown", (event) => { event.preventDefault(); accept(event.target.closest("li")); });
}
