/// The results as JUnit's XML, which CI systems read: a suite a source, a test a snapshot. It has no times, so that the
/// same results give the same file.
package enum JUnitReport {
    package static func text(_ report: SnapshotReport) -> String {
        let results = report.results.filter { $0.status != .extra }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"snapshots\" \(counts(results))>\n"
        var index = 0
        while index < results.count {
            let source = results[index].key.source
            let suite = results[index...].prefix { $0.key.source == source }
            text += "  <testsuite name=\"\(XMLText.escaped(source))\" \(counts(Array(suite)))>\n"
            for result in suite { text += test(result) }
            text += "  </testsuite>\n"
            index += suite.count
        }
        return text + "</testsuites>\n"
    }

    private static func counts(_ results: [SnapshotResult]) -> String {
        let failures = results.count { $0.status == .changed || $0.status == .missing }
        return
            "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(results.count { $0.status == .failed })\""
    }

    private static func test(_ result: SnapshotResult) -> String {
        let name = XMLText.escaped(result.title)
        let start = "    <testcase name=\"\(name)\" classname=\"\(XMLText.escaped(result.key.source))\""
        guard result.status.isFailure else { return start + "/>\n" }
        let element = result.status == .failed ? "error" : "failure"
        let first = result.headline.isEmpty ? result.status.rawValue : result.headline
        let all = result.text + (result.change?.layoutPatch.map { "\n" + $0 } ?? "")
        return start + ">\n      <\(element) message=\"\(XMLText.escaped(first))\" type=\"\(result.status.rawValue)\">"
            + XMLText.escaped(all) + "</\(element)>\n    </testcase>\n"
    }
}

/// Text in XML and HTML.
package enum XMLText {
    /// What XML 1.0 doesn't take at all becomes U+FFFD.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            default:
                let isCharacter = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                result.unicodeScalars.append(isCharacter ? scalar : "\u{FFFD}")
            }
        }
        return result
    }
}
