import Foundation

/// What differs, as one page without anything beside it: pictures are inside, and it asks nothing of any network.
package struct HTMLReport {
    private let changes: [PendingChange]
    private let failures: [SnapshotResult]
    private let summary: String
    private let folder: ReportFolder
    /// What a page that is served says with each decision; nil for a file, in which nothing is decided.
    private let token: String?

    /// - Parameter report: those of its results that can't be drawn are told, too.
    package init(_ changes: [PendingChange], report: SnapshotReport, folder: ReportFolder) {
        self.changes = changes
        failures = report.results.filter { $0.status == .failed }
        (summary, token) = (report.summary, nil)
        self.folder = folder
    }

    /// The same as a page on which each change is accepted or rejected: it asks the server that it came from for
    /// `accept/N` or `reject/N`, N from 1.
    package init(deciding changes: [PendingChange], folder: ReportFolder, token: String) {
        (self.changes, failures, self.folder, self.token) = (changes, [], folder, token)
        summary = changes.count == 1 ? "1 to decide on" : "\(changes.count) to decide on"
    }

    package func bytes() -> [UInt8] {
        var bytes = Array(head.utf8)
        var cards: [(key: SnapshotKey, html: () -> [UInt8])] = []
        for change in changes { cards.append((change.key, { card(change) })) }
        for failure in failures { cards.append((failure.key, { card(failure) })) }
        for (number, each) in cards.sorted(by: { $0.key < $1.key }).enumerated() {
            bytes += Array("<article id=\"case-\(number + 1)\" tabindex=\"-1\" ".utf8)
            bytes += each.html()
        }
        return bytes + Array(foot.utf8)
    }

    // MARK: - Page

    private var head: String {
        let all = changes.map(\.status) + failures.map(\.status)
        let filters = [SnapshotStatus.changed, .missing, .failed].compactMap { status -> String? in
            let count = all.count { $0 == status }
            guard count > 0 else { return nil }
            return "<button type=\"button\" class=\"filter \(status.rawValue)\" data-status=\"\(status.rawValue)\" "
                + "aria-pressed=\"true\"><i></i>\(count) \(status.rawValue)</button>"
        }
        let modes = [
            ("side", "Side by side", "1"), ("slider", "Slider", "2"), ("blink", "Blink", "3"),
            ("difference", "Difference", "4"),
        ].map { name, title, key in
            "<button type=\"button\" data-mode=\"\(name)\" aria-pressed=\"\(name == "side")\" "
                + "title=\"\(title) (\(key))\">\(title)</button>"
        }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            style-src 'unsafe-inline'; script-src 'unsafe-inline'\(token == nil ? "" : "; connect-src 'self'")">
            <title>Snapshots: \(XMLText.escaped(summary))</title>
            <style>
            \(Self.style)
            \(token == nil ? "" : Self.decisionStyle)
            </style>
            </head>
            <body data-mode="side">
            <header>
            <div class="title"><h1>Snapshots</h1><p>\(XMLText.escaped(summary))</p></div>
            <div class="bar script">
            <div class="group" role="group" aria-label="Show">\(filters.joined())</div>
            <div class="group segmented" role="group" aria-label="Compare">\(modes.joined())</div>
            <label class="zoom"><input type="checkbox" id="zoom">Pixels</label>
            \(token == nil ? "" : Self.decideAll)\
            <input type="search" id="search" placeholder="Filter by name  /" aria-label="Filter by name">
            </div>
            <p class="keys script"><kbd>j</kbd><kbd>k</kbd> next, previous <kbd>1</kbd>–<kbd>4</kbd> compare \
            <kbd>space</kbd> blink <kbd>←</kbd><kbd>→</kbd> slide <kbd>z</kbd> pixels <kbd>/</kbd> filter\
            \(token == nil ? "" : " <kbd>a</kbd> accept <kbd>r</kbd> reject")</p>
            </header>
            <main>
            <p id="none" hidden>Nothing matches the filter.</p>

            """
    }

    private var foot: String {
        """
        </main>
        <script>
        \(Self.script)
        \(token.map { Self.decisionScript(token: $0) } ?? "")
        </script>
        </body>
        </html>

        """
    }

    // MARK: - Cases

    private func start(_ key: SnapshotKey, _ status: SnapshotStatus, _ title: String, _ line: Int?) -> String {
        let place = key.source + (line.map { ":\($0)" } ?? "")
        let search = XMLText.escaped("\(title) \(key.source) \(key.name)".lowercased())
        return """
            class="\(status.rawValue)" data-status="\(status.rawValue)" data-search="\(search)">
            <div class="caption"><span class="status"><i></i>\(status.rawValue)</span>\
            <h2>\(XMLText.escaped(title))</h2><code>\(XMLText.escaped(place))</code></div>

            """
    }

    private func card(_ failure: SnapshotResult) -> [UInt8] {
        let text = XMLText.escaped(failure.text.trimmingEnd)
        return Array(
            (start(failure.key, .failed, failure.title, failure.line)
                + "<pre class=\"words\">\(text)</pre>\n</article>\n")
                .utf8)
    }

    private func card(_ change: PendingChange) -> [UInt8] {
        var html = Array(start(change.key, change.status, change.title, change.line).utf8)
        func add(_ text: String) { html += Array(text.utf8) }
        if !change.text.isEmpty { add("<p class=\"words\">\(lines(change.text))</p>\n") }
        let pictures = [
            ("expected", "Expected", folder.bytes(change.expected)), ("actual", "Actual", folder.bytes(change.actual)),
            ("difference", "Difference", folder.bytes(change.difference)),
            ("read", "As it is read", folder.bytes(change.accessibilityPicture)),
        ]
        let isPair = change.expected != nil
        add("<div class=\"viewer\(isPair ? " pair" : "")\" style=\"--position:50%\"><div class=\"pictures\">\n")
        for case (let name, let title, let bytes?) in pictures {
            let (width, height) = Self.points(of: bytes)
            add(
                "<figure class=\"\(name)\"><figcaption>\(title)</figcaption><img alt=\"\(title): "
                    + "\(XMLText.escaped(change.title))\" width=\"\(width)\" height=\"\(height)\" decoding=\"async\" "
                    + "src=\"data:image/png;base64,")
            html += Array(Data(bytes).base64EncodedString().utf8)
            add("\"></figure>\n")
        }
        add("</div>")
        if isPair {
            add(
                "<input class=\"script slide\" type=\"range\" min=\"0\" max=\"100\" value=\"50\" "
                    + "aria-label=\"How much of the expected picture is shown\">")
        }
        add("</div>\n")
        if let patch = change.layoutPatch {
            let rows = patch.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
                let kind = line.hasPrefix("+ ") ? "ins" : line.hasPrefix("- ") ? "del" : "span"
                return "<\(kind)>\(XMLText.escaped(String(line)))</\(kind)>"
            }
            add("<details open><summary>Layout</summary><pre>\(rows.joined(separator: "\n"))</pre></details>\n")
        }
        if token != nil {
            add(
                "<p class=\"decide script\"><button type=\"button\" data-decide=\"accept\">Accept</button>"
                    + "<button type=\"button\" data-decide=\"reject\">Reject</button>"
                    + "<output aria-live=\"polite\"></output></p>\n</article>\n")
            return html
        }
        let pattern = "\(change.key.source)/\(change.key.name)".replacingOccurrences(of: "'", with: "'\\''")
        add("<p class=\"command\"><code>render snapshot accept '\(XMLText.escaped(pattern))'</code></p>\n</article>\n")
        return html
    }

    private func lines(_ text: String) -> String {
        XMLText.escaped(text.trimmingEnd).replacingOccurrences(of: "\n", with: "<br>")
    }

    /// The size that a PNG says it has, in points.
    private static func points(of bytes: [UInt8]) -> (width: Int, height: Int) {
        func number(_ start: Int) -> Int {
            guard bytes.count >= start + 4 else { return 1 }
            return bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        // Pixels a metre stand in the chunk after the header and the mark of sRGB.
        let hasDensity = bytes.count > 70 && bytes[50..<54].elementsEqual("pHYs".utf8)
        let scale = hasDensity ? max(1, (Double(number(54)) * 0.0254 / 72)) : 2
        return (
            max(1, Int((Double(number(16)) / scale).rounded())), max(1, Int((Double(number(20)) / scale).rounded()))
        )
    }
}
