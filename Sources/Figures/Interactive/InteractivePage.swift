import Foundation

/// The HTML of an interactive figure: one file with everything in it.
struct InteractivePage {
    struct State {
        var value: String
        var text: String
        /// Where the edge is that can be dragged, as a part of the picture's width.
        var edge: Double?
        /// The picture's, in points.
        var width: Double
        var picture: PicturePair
    }

    var title: String
    var alternateText: String
    var still: PicturePair
    var states: [State]
    var control: String
    var plays: Bool
    var initial: Int
    var colors: (light: String, dark: String)

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(Self.escaped(title))</title>
        <style>
        :root { color-scheme: light dark; \(colors.light) }
        @media (prefers-color-scheme: dark) { :root { \(colors.dark) } }
        \(Self.style)
        </style>
        </head>
        <body>
        <main>
        <figure>
        <div id="still">\(Self.picture(still, alt: alternateText))</div>
        \(states.isEmpty ? "" : stage)
        <figcaption>\(Self.escaped(title))</figcaption>
        </figure>
        </main>
        \(states.isEmpty ? "" : "<script>\n\(Self.script)\n</script>")
        </body>
        </html>

        """
    }

    /// Hidden until the script runs.
    private var stage: String {
        let pictures = states.enumerated().map { index, state in
            let edge = state.edge.map { " data-edge=\"\(Self.number($0 * 100))\"" } ?? ""
            return "<div class=\"state\" data-value=\"\(Self.escaped(state.value))\" "
                + "data-text=\"\(Self.escaped(state.text))\"\(edge)\(index == initial ? "" : " hidden")>"
                + Self.picture(state.picture, alt: state.text) + "</div>"
        }
        let handle = states.contains { $0.edge != nil } ? "<div id=\"handle\" aria-hidden=\"true\"></div>" : ""
        let play = plays ? "<button id=\"play\" type=\"button\" aria-pressed=\"false\">Play</button>" : ""
        return """
            <div id="stage" hidden>
            <div id="pictures">\(pictures.joined(separator: "\n"))\(handle)</div>
            <div id="controls">
            <button id="back" type="button" aria-label="Back">‹</button>
            <label for="position">\(Self.escaped(control))</label>
            <input id="position" type="range" min="0" max="\(states.count - 1)" step="1" value="\(initial)">
            <output id="value" for="position"></output>
            <button id="forth" type="button" aria-label="Forward">›</button>
            \(play)
            </div>
            <p id="text" aria-live="polite"></p>
            </div>
            """
    }

    private static func picture(_ pair: PicturePair, alt: String) -> String {
        "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(address(pair.dark))\">"
            + "<img src=\"\(address(pair.light))\" alt=\"\(escaped(alt))\"></picture>"
    }

    private static func address(_ svg: Data) -> String {
        "data:image/svg+xml;base64," + svg.base64EncodedString()
    }

    private static func number(_ value: Double) -> String { FigureNumbers.text(value) }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    // MARK: - The page's own

    private static let style = """
        body { margin: 0; background: var(--canvas); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
        main { max-width: 860px; margin: 24px auto; padding: 0 16px; }
        figure { margin: 0; }
        img { display: block; max-width: 100%; height: auto; }
        figcaption { margin-top: 12px; color: var(--secondary); font-size: 14px; }
        #pictures { position: relative; width: fit-content; max-width: 100%; }
        #handle { position: absolute; top: 0; bottom: 0; width: 24px; margin-left: -12px; cursor: ew-resize;
          touch-action: none; }
        #handle::after { content: ""; position: absolute; left: 9px; top: calc(50% - 18px); width: 6px; height: 36px;
          border-radius: 3px; background: var(--accent); }
        #controls { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; margin-top: 14px; }
        #position { flex: 1 1 160px; accent-color: var(--accent); }
        #value { min-width: 5em; font-variant-numeric: tabular-nums; }
        #text { min-height: 3em; color: var(--secondary); }
        button { min-width: 36px; min-height: 32px; font: inherit; color: inherit; background: none;
          border: 1px solid var(--line); border-radius: 7px; cursor: pointer; }
        button:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        """

    private static let script = """
        const element = (id) => document.getElementById(id);
        const states = [...document.querySelectorAll(".state")];
        const slider = element("position"), handle = element("handle"), play = element("play");

        function show(index) {
          index = Math.max(0, Math.min(states.length - 1, index));
          states.forEach((state, other) => { state.hidden = other !== index; });
          const { value, text, edge } = states[index].dataset;
          slider.value = index;
          slider.setAttribute("aria-valuetext", value);
          element("value").textContent = value;
          element("text").textContent = text;
          if (handle && edge) handle.style.left = edge + "%";
          return index;
        }

        element("still").hidden = true;
        element("stage").hidden = false;
        show(Number(slider.value));
        slider.addEventListener("input", () => { stop(); show(Number(slider.value)); });
        element("back").addEventListener("click", () => { stop(); show(Number(slider.value) - 1); });
        element("forth").addEventListener("click", () => { stop(); show(Number(slider.value) + 1); });

        // Dragging the edge shows the state whose edge is nearest.
        if (handle) {
          handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
          handle.addEventListener("pointermove", (event) => {
            if (!handle.hasPointerCapture(event.pointerId)) return;
            const box = element("pictures").getBoundingClientRect();
            const place = (event.clientX - box.left) / box.width * 100;
            const distance = (state) => Math.abs(Number(state.dataset.edge) - place);
            show(states.indexOf(states.reduce((best, state) => distance(state) < distance(best) ? state : best)));
          });
        }

        let timer = null;
        function stop() {
          clearInterval(timer);
          timer = null;
          if (play) { play.textContent = "Play"; play.setAttribute("aria-pressed", "false"); }
        }
        if (play) {
          play.addEventListener("click", () => {
            if (timer !== null) return stop();
            let index = Number(slider.value) === states.length - 1 ? -1 : Number(slider.value);
            play.textContent = "Pause";
            play.setAttribute("aria-pressed", "true");
            timer = setInterval(() => {
              index = show(index + 1);
              if (index === states.length - 1) stop();
            }, 1000 / 30);
          });
        }
        """
}
