// The playground: what is typed is drawn by the service, and what came back can be looked at, touched and shared.

import { $, say, state } from "./state.js";
import { beginCompletion } from "./completion.js";
import { draw } from "./drawing.js";
import { beginEditor, edit, paint } from "./editor.js";
import { beginPanels } from "./panels.js";
import { beginPicture, showEvents } from "./picture.js";
import { beginSharing, remembered, unpacked } from "./sharing.js";
import { beginTime, setMoment } from "./time.js";
import { beginTree } from "./tree.js";
import { beginZoom } from "./zoom.js";

/** Takes over what a link says; answers its source, if it has one. */
async function openLink() {
  const shared = new URLSearchParams(location.hash.slice(1));
  if (!shared.has("source")) return undefined;
  for (const [name, text] of shared) {
    const control = document.querySelector(`[data-option="${CSS.escape(name)}"]`);
    if (control && [...control.options].some((option) => option.value === text)) control.value = text;
    else if (name === "size" && /^\d+x_$/.test(text)) state.width = parseInt(text, 10);
    else if (name === "at") { $("time").value = text; setMoment(Number(text)); }
    else if (name !== "source") state.events.push([name, text]);
  }
  showEvents();
  try { return await unpacked(shared.get("source")); } catch { say("The link is damaged"); }
  return undefined;
}

async function begin() {
  beginEditor();
  beginCompletion();
  beginTree();
  beginPanels();
  beginPicture();
  beginTime();
  beginZoom();
  beginSharing();
  for (const control of document.querySelectorAll("[data-option]")) {
    control.addEventListener("change", () => { if (control.id === "size") state.width = null; draw(); });
  }
  const examples = await fetch("examples").then((reply) => reply.json());
  for (const [index, example] of examples.entries()) $("examples").append(new Option(example.name, index));
  $("examples").onchange = () => {
    state.events = [];
    showEvents();
    edit(0, $("text").value.length, examples[Number($("examples").value)].source, 0);
    $("editor").scrollTop = 0;
  };
  $("text").value = await openLink() || remembered() || examples[0].source;
  paint();
  draw();
}
begin();
