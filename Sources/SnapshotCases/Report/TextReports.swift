/// The results as GitHub shows them beside the lines of a pull request, in the form its workflow commands have.
package enum GitHubAnnotations {
    package static func text(_ report: SnapshotReport) -> String {
        report.results.filter { $0.status.isFailure }.map { result in
            let title =
                switch result.status {
                case .changed: "Snapshot changed"
                case .missing: "Snapshot missing"
                default: "Snapshot can't be drawn"
                }
            let place = "file=\(property(result.key.source)),line=\(result.line ?? 1),title=\(property(title))"
            return "::error \(place)::\(data(result.title + ": " + result.text.trimmingEnd))\n"
        }.joined()
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

/// The results as a pull request's comment.
package enum MarkdownSummary {
    /// What a comment has room for.
    private static let maximum = 100

    package static func text(_ report: SnapshotReport) -> String {
        var text = "### Snapshots\n\n\(report.isFailure ? "❌" : "✅") \(report.summary)\n"
        for status in [SnapshotStatus.failed, .changed, .missing, .extra] {
            let results = report.results.filter { $0.status == status }
            guard !results.isEmpty else { continue }
            text +=
                "\n<details\(status == .extra ? "" : " open")><summary><b>\(results.count) \(status.rawValue)</b></summary>\n\n"
            text += "| snapshot | source | |\n|---|---|---|\n"
            for result in results.prefix(maximum) {
                let place = result.key.source + (result.line.map { ":\($0)" } ?? "")
                text += "| \(cell(result.title)) | \(code(place)) | \(cell(result.headline)) |\n"
            }
            if results.count > maximum { text += "\n… and \(results.count - maximum) more\n" }
            text += "\n</details>\n"
        }
        return text
    }

    private static func cell(_ text: String) -> String {
        var result = ""
        for character in text.replacing("\n", with: " ") {
            if "|\\`*_[]<>#~&".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }

    private static func code(_ text: String) -> String {
        "`" + text.replacing("`", with: "'").replacing("|", with: "\\|") + "`"
    }
}

extension String {
    var trimmingEnd: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
