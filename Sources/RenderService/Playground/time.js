// The time after the last event: scrubbed by hand, or played.

import { $, state } from "./state.js";
import { draw } from "./drawing.js";

export function setMoment(value) {
  const isEnd = value >= Number($("time").max);
  state.at = isEnd ? null : value;
  $("moment").textContent = isEnd ? "settled" : `${value.toFixed(2)} s`;
}

let isPlaying = false;

async function play() {
  const button = $("play"), slider = $("time");
  if (isPlaying) { isPlaying = false; return; }
  isPlaying = true;
  button.textContent = "⏸";
  button.setAttribute("aria-label", "Pause");
  const start = performance.now(), end = Number(slider.max);
  for (let now = 0; isPlaying && now < end; now = (performance.now() - start) / 1000) {
    slider.value = now;
    setMoment(now);
    await draw();
    await new Promise(requestAnimationFrame);
  }
  isPlaying = false;
  slider.value = end;
  setMoment(end);
  button.textContent = "▶";
  button.setAttribute("aria-label", "Play");
  draw();
}

export function beginTime() {
  $("time").addEventListener("input", () => { setMoment(Number($("time").value)); draw(); });
  $("play").onclick = play;
}
