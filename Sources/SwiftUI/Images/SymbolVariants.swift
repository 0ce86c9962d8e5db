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
        if isFilled, !base.hasSuffix(".fill"), !base.contains(".fill.") { endings.append("fill") }
        var candidates = [([base] + endings).joined(separator: ".")]
        candidates += endings.reversed().map { base + "." + $0 }
        return candidates.first(where: Symbols.exists) ?? base
    }
}
