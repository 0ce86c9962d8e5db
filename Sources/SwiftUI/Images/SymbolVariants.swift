import Typesetting
import ViewGraph

/// Forms of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
    enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

    var enclosure: Enclosure?
    var isFilled = false
    var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { adding(.circle) }
    public var square: SymbolVariants { adding(.square) }
    public var rectangle: SymbolVariants { adding(.rectangle) }
    public var fill: SymbolVariants { adding(.fill) }
    public var slash: SymbolVariants { adding(.slash) }

    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    func adding(_ other: SymbolVariants) -> SymbolVariants {
        if other == .none { return .none }
        return SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The name with this variant's endings, where there is such a symbol; else with fewer of them.
    func name(of base: String) -> String {
        guard self != .none else { return base }
        var endings: [String] = []
        if let enclosure, !base.contains(".\(enclosure.rawValue)") { endings.append(enclosure.rawValue) }
        if isSlashed, !base.contains(".slash") { endings.append("slash") }
        let isDrawnOfLines = endings.isEmpty && Self.isDrawnOfLines(base)
        if isFilled, !isDrawnOfLines, !base.hasSuffix(".fill"), !base.contains(".fill.") { endings.append("fill") }
        guard !endings.isEmpty else { return base }
        var candidates = [([base] + endings).joined(separator: ".")]
        candidates += endings.reversed().map { base + "." + $0 }
        return candidates.first(where: Symbols.exists) ?? base
    }

    /// Whether SF Symbols has no filled form of a name, since there is nothing in it to fill: such a symbol stays as it is
    /// in a tab bar. In a circle or a square it has one.
    private static func isDrawnOfLines(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first.map(String.init) else { return false }
        if words.contains(where: { fillable.contains(String($0)) }) { return false }
        if words.count == 1 { return namesOfLines.contains(name) }
        return familiesOfLines.contains(first) || otherNamesOfLines.contains(name)
    }

    /// What has an inside, whatever else stands in a name.
    private static let fillable: Set<String> = [
        "app", "bin", "book", "bubble", "circle", "clipboard", "diamond", "doc", "document", "folder", "hexagon",
        "message", "octagon", "page", "rectangle", "seal", "shield", "square",
    ]

    /// All symbols whose names begin so, but for those with an inside.
    private static let familiesOfLines: Set<String> = [
        "arrow", "checkmark", "chevron", "ellipsis", "figure", "line", "list", "magnifyingglass", "minus", "plus",
        "slider", "text", "textformat", "xmark",
    ]

    private static let namesOfLines: Set<String> = [
        "at", "barcode", "bold", "calendar", "checkmark", "ellipsis", "equal", "exclamationmark", "function", "gear",
        "globe", "infinity", "info", "italic", "magnifyingglass", "metronome", "minus", "multiply", "network", "number",
        "percent", "plus", "power", "qrcode", "questionmark", "rays", "scope", "sparkles", "sum", "textformat", "timer",
        "underline", "viewfinder", "waveform", "wifi", "xmark",
    ]

    private static let otherNamesOfLines: Set<String> = [
        "barcode.viewfinder", "calendar.badge.plus", "chart.line.uptrend.xyaxis", "chart.xyaxis.line",
        "clock.arrow.circlepath", "dot.radiowaves.left.and.right", "qrcode.viewfinder", "waveform.path.ecg",
    ]
}
