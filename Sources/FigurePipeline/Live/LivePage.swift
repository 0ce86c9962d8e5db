import Foundation

/// A page that follows its sources.
enum LivePage {
    /// A page with the script that listens.
    static func live(_ bytes: [UInt8]) -> [UInt8] {
        let mark = Array("</body>".utf8)
        guard let place = bytes.ranges(of: mark).last?.lowerBound else { return bytes }
        return bytes[..<place] + Array("<script src=\"/.live/live.js\" defer></script>\n".utf8) + bytes[place...]
    }

    static func type(of path: String) -> String {
        let types = [
            "html": "text/html; charset=utf-8", "css": "text/css", "svg": "image/svg+xml", "png": "image/png",
            "pdf": "application/pdf", "md": "text/plain; charset=utf-8", "ttf": "font/ttf", "jpg": "image/jpeg",
        ]
        return types[path.split(separator: ".").last.map(String.init) ?? ""] ?? "application/octet-stream"
    }

    /// Takes the new text and pictures in place of the old ones, so that the reader stays where they are; shows errors
    /// above them.
    static let script = """
        "use strict";

        let version = 0;

        function showErrors(errors) {
          let box = document.getElementById("live-errors");
          if (errors.length === 0) {
            if (box) box.remove();
            return;
          }
          if (!box) {
            box = document.createElement("pre");
            box.id = "live-errors";
            box.setAttribute("role", "alert");
            box.style.cssText =
              "position:fixed;inset:auto 1rem 1rem;margin:0;max-height:45vh;overflow:auto;padding:1rem;" +
              "background:#3a0d0d;color:#ffe9e6;border:1px solid #ff8a80;border-radius:.6rem;white-space:pre-wrap;z-index:9";
            document.body.append(box);
          }
          box.textContent = errors.join("\\n");
        }

        async function refresh() {
          const response = await fetch(location.pathname, { cache: "no-store" });
          if (!response.ok) return;
          const page = new DOMParser().parseFromString(await response.text(), "text/html");
          version += 1;
          for (const image of page.querySelectorAll("img, source")) {
            for (const name of ["src", "srcset"]) {
              const address = image.getAttribute(name);
              if (address && !address.includes(":")) image.setAttribute(name, address + "?" + version);
            }
          }
          for (const part of ["main", ".contents"]) {
            const [before, after] = [document.querySelector(part), page.querySelector(part)];
            if (before && after) before.replaceWith(after);
          }
          document.title = page.title;
        }

        const events = new EventSource("/.live/events");
        let isFirst = true;
        events.onmessage = async (event) => {
          const errors = JSON.parse(event.data);
          if (!isFirst) await refresh();
          isFirst = false;
          showErrors(errors);
        };

        """
}
