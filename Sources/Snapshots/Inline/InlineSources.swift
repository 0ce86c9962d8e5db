import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Writes texts into the files of tests. A process knows its calls by the lines they had when it was compiled, so all
/// that is written into one file starts from what that was.
enum InlineSources {
    private struct File {
        var original: String
        var edits: [InlinePlace: InlineEdit] = [:]
    }

    private static let files = Mutex<[String: File]>([:])

    /// - Parameter text: nil takes the text away.
    static func record(_ text: String?, at place: InlinePlace, label: String) throws {
        try files.withLock { files in
            var file = try files[place.file] ?? File(original: read(place.file))
            file.edits[place] = try InlineEdit(text, at: place, label: label, in: file.original)
            files[place.file] = file
            let result = InlineEdit.apply(Array(file.edits.values), to: file.original)
            do {
                try Data(result.utf8).write(to: URL(fileURLWithPath: place.file), options: .atomic)
            } catch {
                throw SnapshotFailure(text: "The text can't be written into\n\(place.file)")
            }
        }
    }

    private static func read(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw SnapshotFailure(text: "The test's file can't be read, so nothing is written into it:\n\(path)") }
        return text
    }
}

/// A stretch of a file, in bytes, and what stands there instead.
struct InlineEdit {
    var range: Range<Int>
    var text: String

    static func apply(_ edits: [InlineEdit], to source: String) -> String {
        var bytes = Array(source.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    init(_ text: String?, at place: InlinePlace, label: String, in source: String) throws {
        let tree = Parser.parse(source: source)
        let finder = CallFinder(place, SourceLocationConverter(fileName: place.file, tree: tree))
        finder.walk(tree)
        guard let call = finder.call else {
            throw SnapshotFailure(
                text: "The call isn't where it was when the test was compiled (line \(place.line)); compile it again")
        }
        let indentation = Self.indentation(of: call, in: source)
        let closure = text.map { Self.closure($0, indentation: indentation) }
        if let known = Self.closure(of: call, label: label) {
            let range =
                known.positionAfterSkippingLeadingTrivia.utf8Offset..<known.endPositionBeforeTrailingTrivia.utf8Offset
            (self.range, self.text) = (range, closure ?? "{ \"\" }")
        } else {
            let end = (call.rightParen?.endPositionBeforeTrailingTrivia ?? call.endPositionBeforeTrailingTrivia)
                .utf8Offset
            // Behind a trailing closure of something else it needs its name.
            let others = call.trailingClosure != nil
            let start = others ? call.endPositionBeforeTrailingTrivia.utf8Offset : end
            (range, self.text) = (start..<start, closure.map { (others ? " \(label): " : " ") + $0 } ?? "")
        }
    }

    /// The closure with the text, wherever the call has it.
    private static func closure(of call: FunctionCallExprSyntax, label: String) -> ClosureExprSyntax? {
        if let argument = call.arguments.first(where: { $0.label?.text == label }) {
            return argument.expression.as(ClosureExprSyntax.self)
        }
        if let named = call.additionalTrailingClosures.first(where: { $0.label.text == label }) {
            return named.closure
        }
        return call.trailingClosure
    }

    private static func indentation(of call: FunctionCallExprSyntax, in source: String) -> String {
        let bytes = Array(source.utf8)
        let start = min(call.positionAfterSkippingLeadingTrivia.utf8Offset, bytes.count)
        let line = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return String(decoding: bytes[line..<start].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    /// As many `#` as keep the text from ending the literal or having escapes.
    private static func closure(_ text: String, indentation: String) -> String {
        var pounds = ""
        while text.contains("\"\"\"" + pounds) || text.contains("\\" + pounds) { pounds += "#" }
        let inner = indentation + (indentation.contains("\t") ? "\t" : "    ")
        let lines = text.replacing("\r", with: "\\\(pounds)r").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : inner + $0 }
        return "{\n\(inner)\(pounds)\"\"\"\n\(lines.joined(separator: "\n"))\n\(inner)\"\"\"\(pounds)\n\(indentation)}"
    }
}

/// Finds the call that begins at a place.
private final class CallFinder: SyntaxVisitor {
    private let place: InlinePlace
    private let converter: SourceLocationConverter
    private(set) var call: FunctionCallExprSyntax?

    init(_ place: InlinePlace, _ converter: SourceLocationConverter) {
        (self.place, self.converter) = (place, converter)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let start = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        let name = converter.location(for: node.calledExpression.lastTokenStart)
        if start.line == place.line, start.column == place.column || name.column == place.column { call = node }
        return call == nil ? .visitChildren : .skipChildren
    }
}

extension ExprSyntax {
    /// `helper.assertInlineSnapshot` is known by its last name.
    fileprivate var lastTokenStart: AbsolutePosition {
        lastToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia ?? positionAfterSkippingLeadingTrivia
    }
}
