import Drawing
import Foundation

/// A symbol of `Image(systemName:)` at a size: an outline to be filled, in its box.
package struct Symbol: Sendable {
    /// How large a symbol is beside text of its font size (facts 17.32).
    package enum Scale: UInt8, Hashable, Sendable {
        case small, medium, large

        var factor: CGFloat {
            switch self {
            case .small: return 0.79
            case .medium: return 1
            case .large: return 1.29
            }
        }
    }

    /// The typographic box, on the pixel grid.
    package var size: CGSize
    /// The distance from the box's top to the baseline of text beside it.
    package var baseline: CGFloat
    /// From the outline in ems to `path`.
    var placement: CGAffineTransform
    /// The outline, its origin at the box's top left corner, y down; filled by the non-zero rule.
    package var path: Path

    /// The symbol with left and right exchanged, in the same box.
    package var mirrored: Symbol {
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        var result = self
        result.placement = placement.concatenating(mirror)
        result.path = path.applying(mirror).reversed
        return result
    }
}

/// The symbols there are: SF Symbols names drawn with the glyphs of an open symbol font.
package enum Symbols {
    /// A symbol beside text of `fontSize` and `weight` (1…1000); nil for an unknown name.
    ///
    /// - Parameter isTight: without the margin round the ink, as a resizable symbol is (measured: `plus` in a frame of 18
    ///   points has ink of 17⅔).
    package static func symbol(
        named name: String, fontSize: CGFloat, weight: Int = 400, scale: Symbol.Scale = .medium, isTight: Bool = false,
        displayScale: CGFloat = 2, catalog: FontCatalog = .shared
    ) -> Symbol? {
        guard fontSize.isFinite, let outline = SymbolOutlines.outline(of: name, weight: weight, catalog: catalog) else {
            return nil
        }
        let size = min(max(fontSize, 0), 10_000)
        let em = size * scale.factor
        let box = isTight ? outline.ink : outline.box
        let width = (box.width * em).roundedUp(toScale: displayScale)
        let height = (box.height * em).roundedUp(toScale: displayScale)
        // The symbol's middle stands at the middle of the capitals; what rounding adds goes to both sides.
        let left = (width - box.width * em) / 2 - box.minX * em
        let top = (height - box.height * em) / 2 - box.minY * em
        let transform = CGAffineTransform(a: em, b: 0, c: 0, d: em, tx: left, ty: top)
        let baseline = top + Self.capHeight * size / 2
        return Symbol(
            size: CGSize(width: width, height: height), baseline: baseline, placement: transform,
            path: outline.path.applying(transform))
    }

    /// The parts of a symbol that can have colours of their own, the most important one first: a mark before what is
    /// round it, a badge or a slash before what it is added to.
    package static func layers(
        of symbol: Symbol, named name: String, weight: Int = 400, catalog: FontCatalog = .shared
    ) -> [SymbolLayer] {
        guard let layers = SymbolOutlines.layers(of: name, weight: weight, catalog: catalog), layers.count > 1 else {
            return [SymbolLayer(path: symbol.path)]
        }
        return layers.map { layer in
            var placed = layer
            placed.path = layer.path.applying(symbol.placement)
            return placed
        }
    }

    /// What SF Symbols has of a symbol, which may be more than is drawn here.
    package static func traits(of name: String) -> SymbolTraits { SymbolRecipe(name)?.traits ?? [] }

    /// How near what is drawn for a name comes to Apple's symbol.
    package enum Likeness: String, Sendable, CaseIterable {
        /// A picture of the same thing in the same pose.
        case drawn = "true"
        /// Another symbol's picture, which means much the same.
        case near
        case missing
    }

    package static func likeness(of name: String) -> Likeness {
        guard let recipe = SymbolRecipe(name) else { return .missing }
        return recipe.traits.contains(.standIn) ? .near : .drawn
    }

    /// True where the symbol says a direction of reading, which runs the other way in right-to-left layouts: `forward`
    /// and `leading` mean that, `left` and the buttons of a player don't.
    package static func followsReadingDirection(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        // Lists begin, and loudspeakers stand, on the side where reading does; digits aren't turned round.
        if let first = words.first, turningFamilies.contains(first), !words.contains("number") { return true }
        return words.dropFirst().contains { ["forward", "backward", "leading", "trailing"].contains($0) }
    }

    private static let turningFamilies: Set<Substring> = ["list", "checklist", "speaker"]

    /// True for a name that can be drawn.
    package static func exists(_ name: String) -> Bool { SymbolRecipe(name) != nil }

    /// All names of the table; `.fill`, `.circle`, `.square`, `.slash` and `.badge` make more of them.
    package static var names: [String] { SymbolTable.names }

    /// The names most like an unknown one, the nearest first.
    package static func nearestNames(to name: String, count: Int = 3) -> [String] {
        // Variants aren't in the table: the plain name is looked for, and its variant proposed where there is one.
        var parts = name.split(separator: ".").prefix(12).map(String.init)
        var suffix = ""
        while parts.count > 1, let last = parts.last, let variant = variant(like: last) {
            suffix = ".\(variant)" + suffix
            parts.removeLast()
        }
        return NameDistance.nearest(to: parts.joined(separator: "."), in: names, count: count).map {
            exists($0 + suffix) ? $0 + suffix : $0
        }
    }

    /// The variant that is meant, one slip of the hand away at most.
    private static func variant(like word: String) -> String? {
        if variants.contains(word) { return word }
        let bytes = Array(word.utf8.prefix(16))
        return variants.sorted().first { NameDistance.edits(bytes, Array($0.utf8)) == 1 }
    }

    private static let variants: Set<String> = ["fill", "circle", "square", "slash"]

    private static let capHeight: CGFloat = 1443.0 / 2048
}
