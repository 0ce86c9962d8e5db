import Rendering
import SwiftInterpreter

/// The options that a kind of figure has for itself, by the names that the command line, a Markdown fence and the
/// service write: `line-numbers`, `proposals`.
public struct FigureSettings: Sendable, Hashable {
    public let kind: FigureKind
    /// What was set, in the order given, as text.
    public private(set) var given: [Setting] = []

    public struct Setting: Sendable, Hashable {
        public var name: String
        public var text: String
    }

    public init(for kind: FigureKind) { self.kind = kind }

    /// The options that the kind has, those of all kinds last.
    public static func options(of kind: FigureKind) -> [FigureOption] {
        FigureOption.all.filter { $0.kinds?.contains(kind) ?? true }
    }

    /// Sets an option as `--name text` does. A flag takes no text, or `true` or `false`.
    ///
    /// - Throws: for an option that the kind doesn't have, and for a text that the option doesn't take.
    public mutating func set(_ name: String, to text: String = "") throws(OptionError) {
        guard let option = Self.options(of: kind).first(where: { $0.name == name }) else {
            throw OptionError(option: name, text: text, expected: Self.unknown(name, of: kind))
        }
        let text = option.isFlag && text.isEmpty ? "true" : text
        guard option.accepts(text) else {
            throw OptionError(option: name, text: text, expected: option.expected)
        }
        if !option.isRepeated { given.removeAll { $0.name == name } }
        given.append(Setting(name: name, text: text))
    }

    /// The style sheet that is found from a folder upwards, where none was set.
    public mutating func findStyle(from folder: String) {
        guard text("style") == nil, let path = StyleSheet.find(from: folder) else { return }
        given.append(Setting(name: "style", text: path))
    }

    private static func unknown(_ name: String, of kind: FigureKind) -> String {
        let others = FigureOption.all.filter { $0.name == name }.flatMap { $0.kinds ?? [] }
        if !others.isEmpty {
            let names = others.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            return "an option of the figure '\(kind.rawValue)'; it is one of \(names)"
        }
        let nearest = Spelling.nearest(to: name, among: options(of: kind).map(\.name))
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return "an option of the figure '\(kind.rawValue)'\(hint)"
    }

    // MARK: - Reading

    func text(_ name: String) -> String? { given.last { $0.name == name }?.text }

    func texts(_ name: String) -> [String] { given.filter { $0.name == name }.map(\.text) }

    func flag(_ name: String) -> Bool { text(name) == "true" }

    func number(_ name: String) -> Double? { text(name).flatMap(Double.init) }

    /// How wide the figure may be, in points.
    var width: Double { number("width") ?? 600 }
}
