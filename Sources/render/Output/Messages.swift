import Files
import Foundation

/// What goes to standard error: coloured on a terminal, plain elsewhere and under `NO_COLOR`.
enum Messages {
    /// What is said of a defect of ours.
    static func defect(_ what: String) -> String {
        "error: render has a defect: \(what). Please report it with the input that shows it.\n"
    }

    /// Lines that may begin with `error:`, `warning:` or `note:` after a position.
    static func error(_ text: String) {
        guard !text.isEmpty else { return }
        let text = text.withVisibleControls
        write(isColored ? colored(text) : text)
    }

    private static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            // Unsafe: the system gets the number of bytes.
            let count = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static var isColored: Bool {
        guard isatty(STDERR_FILENO) == 1 else { return false }
        func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
        return value("NO_COLOR").isEmpty && value("TERM") != "dumb"
    }

    private static func colored(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            for (word, color) in [("error:", "31"), ("warning:", "33"), ("note:", "36")] {
                guard let range = line.range(of: word), isHeading(line[..<range.lowerBound]) else { continue }
                return "\u{1B}[1m\(line[..<range.lowerBound])\u{1B}[\(color)m\(word)\u{1B}[0m\u{1B}[1m"
                    + "\(line[range.upperBound...])\u{1B}[0m"
            }
            return String(line)
        }.joined(separator: "\n")
    }

    /// Nothing, or `file:line:column: `.
    private static func isHeading(_ text: Substring) -> Bool { text.isEmpty || text.hasSuffix(": ") }
}
