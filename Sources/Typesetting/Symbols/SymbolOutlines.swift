import Drawing
import Foundation
import Synchronization

/// A symbol in ems: its origin in the middle, y down.
struct SymbolOutline {
    var path: Path
    /// The typographic box: the ink and a margin at its sides.
    var box: CGRect
}

/// A part of a symbol that can have a colour of its own.
package struct SymbolLayer: Sendable {
    package var path: Path
    /// What it is: `badge`, `slash`, `mark`, `enclosure` or a part's own name; empty for the rest.
    package var name = ""
    /// Its place among the layers, 0 for the most important; steps of one thing share theirs.
    package var level = 0
    /// Which step of a value lights it, from 1; nil for what is always lit.
    package var step: Int?
}

/// Makes and remembers the outlines of symbols.
enum SymbolOutlines {
    private struct Key: Hashable {
        var name: String
        var stroke: SymbolStroke
    }

    private static let cache = Mutex<[Key: SymbolOutline]>([:])

    static func outline(of name: String, weight: Int, catalog: FontCatalog) -> SymbolOutline? {
        let key = Key(name: name, stroke: SymbolStroke(weight: weight))
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let recipe = SymbolRecipe(name), let face = catalog.shippedFace(family: "Phosphor") else { return nil }
        let composer = SymbolComposer(face: face, stroke: key.stroke, catalog: catalog)
        guard let path = composer.path(of: recipe) else { return nil }
        let outline = SymbolOutline(path: path, box: path.boundingRect.insetBy(dx: -0.018, dy: 0))
        cache.withLock { cache in
            if cache.count >= 1024 { cache.removeAll() }
            cache[key] = outline
        }
        return outline
    }

    /// The outline taken apart; nil for an unknown name.
    static func layers(of name: String, weight: Int, catalog: FontCatalog) -> [SymbolLayer]? {
        guard let recipe = SymbolRecipe(name, isInParts: true) ?? SymbolRecipe(name),
            let face = catalog.shippedFace(family: "Phosphor")
        else { return nil }
        return SymbolComposer(face: face, stroke: SymbolStroke(weight: weight), catalog: catalog).layers(of: recipe)
    }
}

/// The symbol font's four stroke widths.
enum SymbolStroke: UInt8, Hashable {
    case thin, light, regular, bold

    init(weight: Int) {
        switch weight {
        case ..<250: self = .thin
        case ..<350: self = .light
        case ..<550: self = .regular
        default: self = .bold
        }
    }

    /// In ems of the text beside the symbol.
    var width: CGFloat {
        switch self {
        case .thin: return 0.045
        case .light: return 0.0675
        case .regular: return 0.09
        case .bold: return 0.135
        }
    }
}
