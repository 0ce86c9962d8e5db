// The signature of the call that the caret is in.

import { $ } from "./state.js";
import { escaped } from "./language.js";

const most = 4;

/** The name before the innermost bracket that is open at the end of a text, and which of its arguments is begun. */
export function openCall(before) {
  let depth = 0, commas = 0;
  // Texts are blanked, so that their brackets and commas don't count.
  const text = before.slice(-2000).replace(/"(?:\\.|[^"\\\n])*"/g, (string) => "_".repeat(string.length));
  for (let at = text.length - 1; at >= 0; at--) {
    const character = text[at];
    if (")]}".includes(character)) depth++;
    else if (character === "(" && depth === 0) {
      const [, dot, name] = text.slice(0, at).match(/(\.?)\b([A-Za-z_]\w*)$/) ?? [];
      return name ? { name, isMember: dot === ".", argument: commas } : undefined;
    } else if ("([{".includes(character)) {
      if (depth === 0) return undefined;
      depth--;
    } else if (character === "," && depth === 0) commas++;
  }
  return undefined;
}

/** A signature with the parameter in bold that comes next. */
function marked(signature, argument) {
  const start = signature.indexOf("(") + 1, end = signature.lastIndexOf(")");
  if (start === 0 || end < start) return escaped(signature);
  const parts = [];
  let depth = 0, part = "";
  for (const character of signature.slice(start, end)) {
    if ("([<{".includes(character)) depth++;
    else if (")]>}".includes(character)) depth--;
    if (character === "," && depth === 0) { parts.push(part); part = ""; } else part += character;
  }
  parts.push(part);
  const shown = parts.map((each, index) => (index === argument ? `<b>${escaped(each)}</b>` : escaped(each)));
  return escaped(signature.slice(0, start)) + shown.join(",") + escaped(signature.slice(end));
}

/** @param names the table of what can be completed, where it has come already. */
export function showSignatures(names) {
  const field = $("text"), box = $("signatures");
  const call = names && document.activeElement === field && openCall(field.value.slice(0, field.selectionStart));
  const found = call ? names.filter(({ name, owner }) => name === call.name && Boolean(owner) === call.isMember) : [];
  const all = [...new Set(found.flatMap(({ signatures }) => signatures))];
  // Those that have as many parameters come first.
  const count = (signature) => signature.split(":").length - 1;
  all.sort((first, second) => (count(second) > call.argument) - (count(first) > call.argument));
  box.hidden = all.length === 0;
  box.innerHTML = all.slice(0, most).map((each) => `<div>${marked(each, call.argument)}</div>`).join("")
    + (all.length > most ? `<i>and ${all.length - most} more</i>` : "");
}
