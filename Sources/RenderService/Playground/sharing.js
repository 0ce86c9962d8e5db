// Links that hold the source, files to keep, and what this browser remembers.

import { $, ask, say } from "./state.js";
import { options, refuse } from "./drawing.js";

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of data) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export async function unpacked(text) {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const data = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
}

let timer;
export function remember(source) {
  clearTimeout(timer);
  timer = setTimeout(() => { try { localStorage.setItem("source", source); } catch { /* a private window keeps nothing */ } }, 500);
}

export function remembered() {
  try { return localStorage.getItem("source"); } catch { return null; }
}

async function copy(link, what) {
  try {
    await navigator.clipboard.writeText(link);
    say(`The ${what} is copied`);
  } catch { say(`The ${what} is in the address bar`); }
}

async function share() {
  const query = options(), source = await packed($("text").value);
  const link = `${location.origin}${location.pathname}#${query.toString() ? `${query}&` : ""}source=${source}`;
  history.replaceState(null, "", link);
  await copy(link, "link");
}

async function sharePicture() {
  const query = options(), base = location.href.replace(/[#?].*$/, "").replace(/[^/]*$/, "");
  const link = `${base}render/png/${await packed($("text").value)}${query.toString() ? `?${query}` : ""}`;
  await copy(link, "picture's address");
}

function save(blob, format) {
  const anchor = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: `view.${format}` });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}

async function download(format) {
  const source = $("text").value;
  if (format === "swift") return save(new Blob([source], { type: "text/plain" }), format);
  const query = options(), isFilm = format === "gif" || format === "apng";
  if (isFilm) query.delete("at");
  query.append("format", format);
  say("Drawing…");
  const reply = await ask(isFilm ? "film" : "render", query, source);
  if (!reply.ok) return refuse((await reply.json()).error);
  save(await reply.blob(), format);
  say(`view.${format} is saved`);
}

export function beginSharing() {
  $("share").onclick = share;
  $("share-picture").onclick = () => { $("downloads").open = false; sharePicture(); };
  for (const button of document.querySelectorAll("[data-download]")) {
    button.onclick = () => { $("downloads").open = false; download(button.dataset.download); };
  }
  document.addEventListener("click", (event) => { if (!$("downloads").contains(event.target)) $("downloads").open = false; });
  $("downloads").addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    $("downloads").open = false;
    $("downloads").firstElementChild.focus();
  });
}
