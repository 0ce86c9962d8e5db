// The tree of what was laid out; where the pointer is on it, on the picture or in the source, the other two show the same.

import { $, rounded, size, state } from "./state.js";
import { escaped } from "./language.js";
import { goTo, paintMarks, wordRange } from "./editor.js";
import { select } from "./panels.js";
import { choose } from "./picture.js";
import { scale } from "./zoom.js";

export function showTree() {
  const rows = [], own = new Set([...$("text").value.matchAll(/\b(?:struct|class)\s+(\w+)/g)].map((match) => match[1]));
  state.nodes = [];
  const add = (node, depth) => {
    const index = state.nodes.push({ node, depth }) - 1, shown = node.text ? `“${node.text.lines.join(" ")}”` : "";
    const label = `${node.name} ${shown} ${Math.round(node.frame.width)} by ${Math.round(node.frame.height)}`;
    rows.push(`<li role="treeitem" class="${own.has(node.name) ? "own" : ""}" tabindex="${index ? -1 : 0}" data-index="${index}"
      aria-level="${depth + 1}" aria-label="${escaped(label)}" style="--depth:${Math.min(depth, 24)}">
      <span class="name">${escaped(node.name)}</span><span class="shown">${escaped(shown)}</span>
      <span class="box">${size(node.frame)}</span></li>`);
    for (const child of node.children) add(child, depth + 1);
  };
  if (state.layout.root) add(state.layout.root, 0);
  $("tree").innerHTML = rows.join("");
}

/** Shows one node on the picture, in the tree and in the source; -1 for none. */
export function mark(index, { inSource = true } = {}) {
  const frame = $("frame"), entry = state.nodes[index];
  for (const row of $("tree").querySelectorAll(".on")) row.classList.remove("on");
  if (!entry) {
    frame.hidden = true;
    if (inSource) paintMarks();
    return undefined;
  }
  const { x, y, width, height } = entry.node.drawn ?? entry.node.frame;
  const length = (points) => `${points * scale}px`;
  Object.assign(frame.style, {
    left: length(x), top: length(y), width: `max(1px, ${length(width)})`, height: `max(1px, ${length(height)})`,
  });
  frame.firstElementChild.textContent = `${entry.node.name} ${size(entry.node.frame)} at ${rounded(x)}, ${rounded(y)}`;
  frame.hidden = false;
  const row = $("tree").children[index];
  row?.classList.add("on");
  if (inSource) paintMarks(placeInSource(index));
  return row;
}

/** The node with that id, as reports name it. */
export const indexOf = (id) => state.nodes.findIndex(({ node }) => node.id === id);

const sourcePlace = (node) => {
  const [, line, column] = node.source?.match(/:(\d+):(\d+)$/) ?? [];
  return line ? [Number(line), Number(column)] : undefined;
};

/** Where the source makes a node. */
export function placeInSource(index) {
  const place = sourcePlace(state.nodes[index].node);
  return place && wordRange(...place);
}

/** Shows what a line of the source makes; the outermost where it makes several. */
export function markLine(line) {
  mark(state.nodes.findIndex(({ node }) => sourcePlace(node)?.[0] === line), { inSource: false });
}

export function goToSource(index) {
  const place = index >= 0 && placeInSource(index);
  if (place) goTo(place);
}

/** The innermost node at a point, the last drawn of those. */
export function nodeAt([x, y]) {
  let best = -1;
  state.nodes.forEach(({ node, depth }, index) => {
    const { x: left, y: top, width, height } = node.drawn ?? node.frame;
    const isIn = x >= left && y >= top && x <= left + width && y <= top + height;
    if (isIn && (best < 0 || depth >= state.nodes[best].depth)) best = index;
  });
  return best;
}

function key(event) {
  const rows = [...$("tree").children], index = Number(event.target.dataset.index), depth = state.nodes[index]?.depth;
  const parent = () => { for (let at = index - 1; at >= 0; at--) if (state.nodes[at].depth < depth) return at; return index; };
  const to = {
    ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1, ArrowLeft: parent(), ArrowRight: index + 1,
  }[event.key];
  if (to !== undefined && rows[to]) {
    event.preventDefault();
    event.target.tabIndex = -1;
    rows[to].tabIndex = 0;
    rows[to].focus();
  } else if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(index); }
}

export function beginTree() {
  const tree = $("tree");
  tree.addEventListener("pointerover", (event) => {
    const row = event.target.closest("li");
    if (row) mark(Number(row.dataset.index));
  });
  tree.addEventListener("pointerleave", () => mark(-1));
  tree.addEventListener("focusin", (event) => {
    const index = Number(event.target.dataset.index);
    mark(index);
    select(index);
  });
  tree.addEventListener("click", (event) => {
    const row = event.target.closest("li");
    if (row) choose(Number(row.dataset.index));
  });
  tree.addEventListener("keydown", key);
}
