// What all parts of the playground share.

export const $ = (id) => document.getElementById(id);

export const state = {
  /** Names and texts of events, in their order. */
  events: [],
  /** Seconds after the last event; null where all has settled. */
  at: null,
  /** What a click on the picture does: inspect or touch. */
  mode: "inspect",
  /** The width that was dragged to; null for what the options say. */
  width: null,
  layout: null,
  /** The tree's nodes in the order of its rows: `{ node, depth }`. */
  nodes: [],
  lines: [],
  diagnostics: [],
};

export const say = (text) => { $("state").textContent = text; };

export const rounded = (number) => Math.round(number * 10) / 10;
export const size = (frame) => `${rounded(frame.width)} × ${rounded(frame.height)}`;

/** Asks the service for something of the source; null where it refused and that was shown, or where it isn't there. */
export async function ask(path, query, source, headers = {}) {
  return fetch(`${path}?${query}`, { method: "POST", headers: { "Content-Type": "text/x-swift", ...headers }, body: source });
}
