import Foundation
import Rendering

/// A file of tests for previews, which people may change: what they changed stays.
///
/// Each test stands between two marks with a hash of what was written there. A test whose hash is another one is a
/// person's; so is everything outside of the marks.
package struct TestFile {
    private static let start = "// preview "
    private static let end = "// end of preview"

    /// What is written of one preview.
    private struct Block {
        var key: String
        var lines: [String]

        var hash: ContentHash { ContentHash(lines.joined(separator: "\n")) }

        func text(indentation: String) -> [String] {
            ["\(indentation)\(TestFile.start)\(key) \(hash)"] + lines + ["\(indentation)\(TestFile.end)"]
        }
    }

    private var lines: [String]
    /// As the file has it.
    private let lineEnd: String
    private let command: String
    private let imports: [String]
    private let variants: [SnapshotConfiguration]
    /// What was kept since a person changed it, by the preview's name.
    package private(set) var kept: [String] = []

    /// - Parameters:
    ///   - text: what the file holds; nil for none.
    ///   - command: what makes it anew, for its header.
    ///   - module: what is imported to be tested; nil for none.
    package init(text: String?, command: String, module: String?, variants: [SnapshotConfiguration]) {
        self.command = command
        self.variants = variants
        imports =
            ["import Snapshots", "import SwiftUI", "import Testing"] + (module.map { ["@testable import \($0)"] } ?? [])
        lineEnd = text?.contains("\r\n") == true ? "\r\n" : "\n"
        lines =
            text?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            ?? Self.header(command, module)
        if lines.last?.isEmpty == true { lines.removeLast() }
    }

    private static func header(_ command: String, _ module: String?) -> [String] {
        var lines = [
            "// Tests of previews, made by", "//", "//     \(command)", "//",
            "// Running that again adds tests of new previews, brings the others up to date and removes those of previews",
            "// that are gone. What a person has changed, between the marks or outside of them, stays as it is.", "",
            "import Snapshots", "import SwiftUI", "import Testing",
        ]
        if let module { lines += ["", "@testable import \(module)"] }
        return lines
    }

    package var text: String { lines.joined(separator: lineEnd) + lineEnd }

    /// Brings the tests of one source up to date.
    ///
    /// - Throws: where brackets in the source are nested too deep; its tests stay as they are.
    package mutating func update(source: SnapshotSource) throws(RenderFailure) {
        guard let previews = PreviewSource.all(in: source.text) else {
            throw RenderFailure(.source, text: "error: parsing \(source.name) has exceeded the maximum nesting level\n")
        }
        guard !previews.isEmpty else { return }
        var names: Set<String> = []
        var blocks: [Block] = []
        for preview in previews {
            let key = "\(source.name) \(SnapshotName.file(preview.title))"
            // Two of one name couldn't be distinguished; the command of snapshots says so of them.
            guard names.insert(key).inserted else { continue }
            blocks.append(Block(key: key, lines: test(of: preview, names: &functionNames)))
        }
        functionNames = []
        merge(blocks, source: source)
    }

    private var functionNames: Set<String> = []

    private mutating func merge(_ blocks: [Block], source: SnapshotSource) {
        var open = blocks
        var result: [String] = []
        var index = 0
        var insertion: Int?
        while index < lines.count {
            let line = lines[index].trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix(Self.start + source.name + " "), let stop = endOfBlock(from: index) else {
                result.append(lines[index])
                index += 1
                continue
            }
            let parts = line.dropFirst(Self.start.count).split(separator: " ")
            let key = parts.dropLast().joined(separator: " ")
            let block = Block(key: key, lines: Array(lines[(index + 1)..<stop]))
            let isChanged = parts.last.flatMap { ContentHash($0) } != block.hash
            if isChanged {
                kept.append(key)
                result += lines[index...stop]
                open.removeAll { $0.key == key }
            } else if let new = open.firstIndex(where: { $0.key == key }) {
                result += open[new].text(indentation: "    ")
                open.remove(at: new)
            } else {
                // The preview is gone, and nobody has touched its test.
                if result.last?.isEmpty == true { result.removeLast() }
            }
            insertion = result.count
            index = stop + 1
        }
        if !open.isEmpty {
            let tests = open.flatMap { [""] + $0.text(indentation: "    ") }
            if let insertion {
                result.insert(contentsOf: tests, at: insertion)
            } else {
                let name = Self.identifier(source.stem, isType: true)
                result += ["", "/// The previews of \(source.name).", "@MainActor @Suite struct \(name)Snapshots {"]
                result += tests.dropFirst() + ["}"]
                Self.addImports(imports, to: &result)
            }
        }
        lines = result
    }

    /// A file that a person began may lack what the tests need.
    private static func addImports(_ imports: [String], to lines: inout [String]) {
        func module(_ line: String) -> Substring? {
            let words = line.split(separator: " ")
            guard words.contains("import"), !line.hasPrefix("//") else { return nil }
            return words.last
        }
        let known = Set(lines.compactMap(module))
        let missing = imports.filter { line in module(line).map { !known.contains($0) } ?? false }
        guard !missing.isEmpty else { return }
        if let last = lines.lastIndex(where: { module($0) != nil }) {
            lines.insert(contentsOf: missing, at: last + 1)
        } else {
            lines.insert(contentsOf: missing, at: 0)
        }
    }

    private func endOfBlock(from start: Int) -> Int? {
        lines[(start + 1)...].firstIndex { $0.trimmingCharacters(in: .whitespaces) == Self.end }
    }

    // MARK: - Tests

    private func test(of preview: PreviewSource, names: inout Set<String>) -> [String] {
        var name = Self.identifier(preview.title, isType: false)
        var number = 2
        while !names.insert(name).inserted {
            name = Self.identifier(preview.title, isType: false) + String(number)
            number += 1
        }
        let arguments = variants.map { variant -> String in
            let options = variant.options.filter { !($0.name == "appearance" && $0.text == "light") }
            let list = options.map { "\(Self.literal($0.name)): \(Self.literal($0.text))" }.joined(separator: ", ")
            return "SnapshotVariant(\(Self.literal(variant.name))" + (options.isEmpty ? ")" : ", [\(list)])")
        }
        var lines = ["    @Test(arguments: ["]
        lines += arguments.map { "        \($0)," }
        lines += ["    ])", "    func \(name)(_ variant: SnapshotVariant) {", "        struct Shown: View {"]
        lines += preview.properties.map { "            \($0)" }
        lines += ["            var body: some View {"]
        lines += preview.body.map { $0.isEmpty ? "" : "                \($0)" }
        lines += [
            "            }", "        }",
            "        assertSnapshot(of: Shown(), as: .image(variant), named: variant.name)",
            "        assertSnapshot(of: Shown(), as: .layout(variant), named: variant.name)", "    }",
        ]
        return lines
    }

    private static func literal(_ text: String) -> String { "\"\(LayoutText.escaped(text))\"" }

    /// `Sign in, dark` is `signInDark`.
    private static func identifier(_ title: String, isType: Bool) -> String {
        let words = title.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }.map(String.init)
        var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if !isType { name = name.prefix(1).lowercased() + name.dropFirst() }
        guard let first = name.unicodeScalars.first else { return isType ? "Previews" : "preview" }
        if !first.properties.isXIDStart { name = (isType ? "Preview" : "preview") + name }
        return keywords.contains(name) ? name + "Preview" : name
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]
}
