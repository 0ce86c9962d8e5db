// The picture itself: what lies under the pointer, what a finger does, and how wide it is.

import { $, state } from "./state.js";
import { draw } from "./drawing.js";
import { goToSource, mark, nodeAt } from "./tree.js";
import { select } from "./panels.js";
import { hold, scale } from "./zoom.js";

function point(event) {
  const box = $("picture").getBoundingClientRect(), canvas = state.layout.canvas;
  return [(event.clientX - box.left) * canvas.width / box.width, (event.clientY - box.top) * canvas.height / box.height];
}

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

export function showEvents() {
  $("events").replaceChildren(...state.events.map(([name, text], index) => {
    const item = document.createElement("li"), button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: "×", ariaLabel: `Remove ${name} ${text}` });
    button.onclick = () => { state.events.splice(index, 1); showEvents(); draw(); };
    item.append(`${name} ${text}`, button);
    return item;
  }));
}

let down;
function release(event) {
  if (!down) return;
  const [from, to, held] = [down.at, point(event), event.timeStamp - down.time];
  down = undefined;
  const text = (place) => place.map((number) => Math.round(number)).join(",");
  if (state.mode === "inspect") {
    const index = nodeAt(to);
    select(index);
    goToSource(index);
  } else if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 8) add("drag", `${text(from)},${text(to)}`);
  else if (held > 600) add("press", target(to));
  else {
    touch(to);
  }
}

/** What a finger does at a point: it types where a text can be typed, and taps elsewhere. */
function touch(place) {
  const field = fieldAt(place);
  if (field) type(field); else add("tap", target(place));
}

/** The texts by which what a node shows is known, outermost first. */
function labels(node) {
  const own = node.accessibility?.label ?? node.text?.lines.join(" ");
  return own ? [own] : node.children.flatMap(labels);
}

/**
 * What is touched, as an event names it: by its label where only one view has that, since a view keeps its label when
 * the canvas is dragged wider; else by the point.
 */
function target(place) {
  const point = place.map((number) => Math.round(number)).join(",");
  let index = nodeAt(place);
  const source = state.nodes[index]?.node.source;
  while (index >= 0) {
    const { node, depth } = state.nodes[index];
    // Beyond the control itself another view's label may stand.
    if (node.source !== source && source) break;
    const [label, ...others] = labels(node);
    if (others.length) break;
    if (label) {
      const isAlone = labels(state.layout.root).filter((each) => each === label).length === 1;
      return isAlone && !/^-?[\d.]+,/.test(label) ? label : point;
    }
    do index--; while (index >= 0 && state.nodes[index].depth >= depth);
  }
  return point;
}

/** A row of the tree was chosen: by a click, or by a key. */
export function choose(index) {
  const node = state.nodes[index]?.node;
  if (!node) return;
  if (state.mode === "inspect") { goToSource(index); return; }
  const { x, y, width, height } = node.drawn ?? node.frame;
  touch([x + width / 2, y + height / 2]);
}

function resize(width) {
  state.width = Math.round(Math.min(1200, Math.max(80, width)));
  draw();
}

function beginGrip() {
  const grip = $("grip");
  grip.addEventListener("pointerdown", (event) => {
    if (!state.layout) return;
    event.preventDefault();
    const [start, width] = [event.clientX, state.layout.canvas.width];
    grip.setPointerCapture(event.pointerId);
    hold(true);
    // The canvas is centred: it grows on both sides.
    grip.onpointermove = (move) => resize(width + 2 * (move.clientX - start) / scale);
    grip.onpointerup = grip.onpointercancel = () => { grip.onpointermove = null; hold(false); };
  });
  grip.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 10, ArrowLeft: -10, ArrowUp: 10, ArrowDown: -10 }[event.key];
    if (!step || !state.layout) return;
    event.preventDefault();
    // From the width that was chosen last: keys come quicker than pictures.
    resize((state.width || state.layout.canvas.width) + step);
  });
}

export function beginPicture() {
  const picture = $("picture");
  picture.addEventListener("pointermove", (event) => {
    if (!state.layout || down) return;
    mark(nodeAt(point(event)))?.scrollIntoView({ block: "nearest" });
  });
  picture.addEventListener("pointerleave", () => mark(-1));
  picture.addEventListener("pointerdown", (event) => {
    if (!state.layout) return;
    event.preventDefault();
    down = { at: point(event), time: event.timeStamp };
    picture.setPointerCapture(event.pointerId);
  });
  picture.addEventListener("pointerup", release);
  const modes = [...document.querySelectorAll("[data-mode][role=radio]")];
  for (const button of modes) {
    button.onclick = () => {
      state.mode = button.dataset.mode;
      $("canvas").dataset.mode = state.mode;
      for (const other of modes) {
        other.setAttribute("aria-checked", other === button);
        other.tabIndex = other === button ? 0 : -1;
      }
    };
    button.addEventListener("keydown", (event) => {
      if (!/^Arrow/.test(event.key)) return;
      event.preventDefault();
      const next = modes[(modes.indexOf(button) + 1) % modes.length];
      next.focus();
      next.click();
    });
  }
  beginGrip();
}
