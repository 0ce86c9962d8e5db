// Swift as a reader sees it: colours, and columns that count bytes.

const keywords = new Set(`actor any as associatedtype async await break case catch class continue default defer do else enum
extension fallthrough false fileprivate final for func get guard if import in indirect init inout internal is lazy let
mutating nil nonisolated open operator override private protocol public repeat rethrows return self Self set some static
struct subscript super switch throw throws true try typealias var weak where while`.split(/\s+/));

const token = new RegExp([
  /(\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/, /("""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?)/, /([@#][A-Za-z_]\w*)/,
  /(\.[a-z_]\w*)/, /(\b\d[\d_]*(?:\.\d+)?\b)/, /([A-Za-z_]\w*)/,
].map((part) => part.source).join("|"), "g");

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text) => text.replace(/[&<>"]/g, (character) => escapes[character]);

/** The source as HTML, a span a token. */
export function colored(source) {
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

const bytes = new TextEncoder();

/** The index of a column that counts bytes of UTF-8 from 1. */
export function indexInLine(line, column) {
  let count = 1, index = 0;
  for (const character of line) {
    if (count >= column) break;
    count += bytes.encode(character).length;
    index += character.length;
  }
  return index;
}

/** The column of an index, in bytes of UTF-8 from 1. */
export const columnInLine = (line, index) => bytes.encode(line.slice(0, index)).length + 1;
