import Rendering
import SwiftInterpreter

/// Something wrong in a book: where, what, and what to do about it.
public struct Problem: Sendable, Hashable, Error {
    public enum Severity: String, Sendable, Hashable { case error, warning }

    /// What a problem makes the run end with; see the exit codes of the command line.
    public enum Cause: Int, Sendable, Hashable {
        case source, request, unreadable, unavailable, defect, cantWrite, limit
    }

    public var severity: Severity
    public var cause: Cause
    /// The message with its place, source line and notes, each line with its line feed.
    public var text: String

    init(_ severity: Severity = .error, _ cause: Cause = .source, text: String) {
        (self.severity, self.cause) = (severity, cause)
        self.text = text.hasSuffix("\n") ? text : text + "\n"
    }

    /// A problem of a whole file.
    init(_ severity: Severity = .error, _ cause: Cause = .source, file: String, _ message: String, notes: [String] = [])
    {
        self.init(
            severity, cause,
            text: "\(file): \(severity.rawValue): \(message)\n" + notes.map { "note: \($0)\n" }.joined())
    }

    /// A problem at a place of a chapter: the line is shown with a caret below it.
    ///
    /// - Parameters:
    ///   - line: from 1.
    ///   - column: in UTF-8 bytes from 1.
    init(
        _ severity: Severity = .error, in file: ChapterFile, line: Int, column: Int = 1, length: Int = 1,
        _ message: String, notes: [String] = []
    ) {
        var text = "\(file.name):\(line):\(column): \(severity.rawValue): \(message)\n"
        let excerpt = file.line(line)
        if !excerpt.isEmpty, excerpt.utf8.count <= 400 {
            let before = excerpt.utf8.prefix(max(0, column - 1))
            let indent = String(decoding: before, as: UTF8.self).map { $0 == "\t" ? "\t" : " " }.joined()
            text += "\(excerpt)\n\(indent)^\(String(repeating: "~", count: max(0, min(length, 200) - 1)))\n"
        }
        self.init(severity, text: text + notes.map { "note: \($0)\n" }.joined())
    }

    init(_ failure: RenderFailure) {
        self.init(.error, Cause(failure.cause), text: failure.text)
    }

    /// An output that can't be written.
    ///
    /// - Parameter text: the whole message.
    public static func cantWrite(_ text: String) -> Problem { Problem(.error, .cantWrite, text: text) }

    /// The same as an error.
    func asError() -> Problem {
        var copy = self
        copy.severity = .error
        copy.text = text.replacingOccurrences(of: ": warning: ", with: ": error: ")
        return copy
    }

    /// "did you mean …", or the names there are.
    static func suggestion(for name: String, among names: [String]) -> [String] {
        if let nearest = Spelling.nearest(to: name, among: names) { return ["did you mean '\(nearest)'?"] }
        guard !names.isEmpty else { return [] }
        let shown = names.prefix(30).map { "'\($0)'" }.joined(separator: ", ")
        return ["there are \(shown)" + (names.count > 30 ? " and \(names.count - 30) more" : "")]
    }
}

extension Problem.Cause {
    init(_ cause: RenderFailure.Cause) {
        switch cause {
        case .source, .request: self = .source
        case .limit: self = .limit
        case .unreadable: self = .unreadable
        case .defect: self = .defect
        }
    }
}
