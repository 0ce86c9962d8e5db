// Below the picture: the tree, the questions of layout step by step, and why a view is as large as it is.

import { $, ask, size, state } from "./state.js";
import { options } from "./drawing.js";
import { indexOf, mark } from "./tree.js";

const names = ["tree", "steps", "why"];
let shown = "tree";
/** The node that was chosen last, by its id: rows change, ids stay. */
let chosen;

export function select(index) {
  chosen = state.nodes[index]?.node.id;
  if (shown === "why") showWhy();
}

/** Fills the panel that is shown, for a picture that is new. */
export function showPanel() {
  if (shown === "steps") loadSteps();
  if (shown === "why") showWhy();
}

function choose(name) {
  shown = name;
  for (const each of names) {
    const tab = $(`${each}-tab`), isOn = each === name;
    tab.setAttribute("aria-selected", isOn);
    tab.tabIndex = isOn ? 0 : -1;
    $(`${each}-panel`).hidden = !isOn;
  }
  showPanel();
}

// MARK: - Steps

let steps = [];

const proposed = (length) => (length === null ? "nil" : length === "inf" ? "∞" : Math.round(length * 10) / 10);
const called = (id, fallback) => {
  const node = state.nodes[indexOf(id)]?.node;
  return node ? node.name + (node.text ? ` “${node.text.lines.join(" ")}”` : "") : fallback;
};

async function loadSteps() {
  const query = options();
  query.append("probes", "true");
  const reply = await ask("inspect", query, $("text").value);
  steps = reply.ok ? (await reply.json()).probes ?? [] : [];
  const slider = $("step");
  slider.max = Math.max(steps.length, 1);
  slider.value = Math.min(Number(slider.value), slider.max);
  showStep();
}

function showStep() {
  const number = Number($("step").value), step = steps[number - 1];
  $("step-number").textContent = steps.length ? `${number} of ${steps.length}` : "";
  $("step-text").replaceChildren();
  if (!step) {
    $("step-text").textContent = "There is nothing to lay out.";
    return;
  }
  const parent = step.parent === null ? "The window" : called(step.parent, "A container");
  const { proposal, answer } = step;
  const lines = [
    `${parent} proposes ${proposed(proposal.width)} × ${proposed(proposal.height)} to ${called(step.child, step.name)}`,
    `${called(step.child, step.name)} takes ${size(answer)}${step.known ? ", as it said before" : ""}`,
  ];
  if (step.reason) lines.push(step.reason);
  for (const line of lines) $("step-text").append(Object.assign(document.createElement("p"), { textContent: line }));
  mark(indexOf(step.child));
}

function move(by) {
  const slider = $("step");
  slider.value = Number(slider.value) + by;
  showStep();
}

// MARK: - Why

async function showWhy() {
  const box = $("why-text"), index = chosen === undefined ? 0 : indexOf(chosen), node = state.nodes[Math.max(index, 0)]?.node;
  if (!node) { box.textContent = ""; return; }
  const query = options();
  query.append("of", node.id);
  query.append("format", "json");
  const reply = await ask("explain", query, $("text").value), answer = await reply.json();
  const sentences = reply.ok ? answer.text : [answer.error.message];
  const title = Object.assign(document.createElement("h2"), { textContent: called(node.id, node.name) });
  const list = document.createElement("ol");
  list.append(...sentences.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  box.replaceChildren(title, list);
}

export function beginPanels() {
  for (const name of names) $(`${name}-tab`).onclick = () => choose(name);
  $("tabs").addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = names[(names.indexOf(shown) + by + names.length) % names.length];
    choose(next);
    $(`${next}-tab`).focus();
  });
  $("step").addEventListener("input", showStep);
  $("step-back").onclick = () => move(-1);
  $("step-on").onclick = () => move(1);
}
