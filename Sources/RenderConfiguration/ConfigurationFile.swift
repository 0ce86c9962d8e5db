import Foundation
import Rendering
import SwiftInterpreter

/// A file of settings in YAML, and every mistake that is found in it, each with its line.
package final class ConfigurationFile {
    /// As messages name it.
    package let name: String
    package let path: String
    private let text: String
    private var mistakes: [(line: Int, text: String)] = []

    /// No settings of people are larger; what a program made may be anything.
    private static let maximumSize = 1 << 20
    /// How many values a list may have.
    static let maximumCount = 1_000

    package init(path: String, name: String) throws(RenderFailure) {
        let bytes = try FileBytes.read(path)
        guard bytes.count <= Self.maximumSize else {
            throw RenderFailure(.request, text: "\(name): error: the file is larger than 1 MB\n")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw RenderFailure(.request, text: "\(name): error: this is no text in UTF-8\n")
        }
        (self.name, self.path, self.text) = (name, path, text)
    }

    package init(name: String, text: String) { (self.name, path, self.text) = (name, name, text) }

    /// The values of the file; nil for an empty one.
    package func root() throws(RenderFailure) -> ConfigurationValue? {
        var reader = YAMLReader(text)
        do throws(YAMLMistake) {
            return try reader.document().map { ConfigurationValue(node: $0, file: self) }
        } catch {
            let place = "\(name):\(error.place.line):\(error.place.column)"
            throw RenderFailure(
                .request,
                text: "\(place): error: \(error.message)\n" + excerpt(error.place.line, error.place.column))
        }
    }

    private func excerpt(_ line: Int, _ column: Int) -> String {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1), lines[line - 1].utf8.count < 400 else { return "" }
        return "\(lines[line - 1])\n" + String(repeating: " ", count: max(0, column - 1)) + "^\n"
    }

    // MARK: - Mistakes

    package func refuse(_ message: String, at value: ConfigurationValue) {
        let (line, column) = value.place
        let place = line > 0 ? ":\(line):\(column)" : ""
        mistakes.append((line, "\(name)\(place): error: \(message)\n" + excerpt(line, column)))
    }

    /// Ends reading where anything was wrong.
    package func check() throws(RenderFailure) {
        guard !mistakes.isEmpty else { return }
        throw RenderFailure(.request, text: mistakes.sorted { $0.line < $1.line }.map(\.text).joined())
    }
}

/// One value of a file of settings.
package struct ConfigurationValue {
    fileprivate let node: YAMLNode
    package let file: ConfigurationFile

    fileprivate var place: (line: Int, column: Int) { (node.place.line, node.place.column) }

    /// From 1.
    package var line: Int { place.line }

    package func refuse(_ message: String) { file.refuse(message, at: self) }

    /// A text or number, as it is written.
    package var text: String? {
        guard case .scalar(let text) = node.content else { return nil }
        return text
    }

    /// A text; anything else is a mistake.
    package func requiredText() -> String? {
        if text == nil { refuse("this has to be one value") }
        return text
    }

    package func flag() -> Bool? {
        switch text {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default:
            refuse("this has to be 'true' or 'false'")
            return nil
        }
    }

    /// - Parameter range: what a number has to lie in.
    package func number(in range: ClosedRange<Double>) -> Double? {
        if let value = text.flatMap(Double.init), range ~= value { return value }
        refuse("this has to be a number from \(Self.plain(range.lowerBound)) to \(Self.plain(range.upperBound))")
        return nil
    }

    private static func plain(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
    }

    /// The values of a list; a value that is none is a list of one.
    package func list() -> [ConfigurationValue] {
        guard case .sequence(let sequence) = node.content else { return [self] }
        guard sequence.count <= ConfigurationFile.maximumCount else {
            refuse("a list has \(ConfigurationFile.maximumCount) values at most")
            return []
        }
        return sequence.map { ConfigurationValue(node: $0, file: file) }
    }

    package var isMapping: Bool { if case .mapping = node.content { true } else { false } }

    /// Names and values, in their order.
    package func entries() -> [(key: ConfigurationValue, name: String, value: ConfigurationValue)] {
        guard case .mapping(let mapping) = node.content else {
            refuse("this has to be names with values, as in 'appearance: dark'")
            return []
        }
        return mapping.prefix(ConfigurationFile.maximumCount).compactMap { key, value in
            let key = ConfigurationValue(node: key, file: file)
            guard let name = key.requiredText() else { return nil }
            return (key, name, ConfigurationValue(node: value, file: file))
        }
    }

    /// Refuses a name that isn't known, with the one that was probably meant.
    package func refuseUnknown(_ what: String, among names: [String]) {
        let name = text ?? ""
        if let nearest = Spelling.nearest(to: name, among: names) {
            refuse("there is no \(what) '\(name)'; did you mean '\(nearest)'?")
        } else {
            let shown = names.sorted().prefix(40).joined(separator: ", ")
            refuse("there is no \(what) '\(name)'; there are \(shown)")
        }
    }
}
