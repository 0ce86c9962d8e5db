// How large the picture is shown: as large as it is, or so that all of it can be seen.

import { $, state } from "./state.js";

/** Room around the canvas: its shadow, and the grip beside it. */
const margin = 24;

/** Points of the canvas as pixels of the page. */
export let scale = 1;

let fits = true;
/** While the canvas is dragged wider it keeps its scale: it would run from the pointer. */
let isHeld = false;

export function hold(held) {
  isHeld = held;
  if (!held) fit();
}

function wanted(canvas) {
  const stage = $("stage");
  if (isHeld) return scale;
  if (!fits || !canvas.width || !canvas.height) return 1;
  return Math.min(1, (stage.clientWidth - 2 * margin) / canvas.width, (stage.clientHeight - 2 * margin) / canvas.height);
}

/** Gives the picture its size on the page. */
export function fit() {
  if (!state.layout) return;
  const { canvas } = state.layout, picture = $("picture");
  scale = Math.max(wanted(canvas), 0.05);
  picture.style.width = `${canvas.width * scale}px`;
  picture.style.height = `${canvas.height * scale}px`;
  $("zoom").textContent = fits ? (scale < 0.995 ? `Fit ${Math.round(scale * 100)} %` : "Fit") : "100 %";
  $("zoom").setAttribute("aria-pressed", fits);
}

export function beginZoom() {
  $("zoom").onclick = () => { fits = !fits; fit(); };
  new ResizeObserver(fit).observe($("stage"));
}
