import Drawing
import Foundation
import Synchronization

/// A symbol in ems: its origin in the middle, y down.
struct SymbolOutline {
    var path: Path
    var ink: CGRect

    /// The typographic box, which is larger than the ink: 1.19 by 1.16 em round a circle.
    var box: CGRect {
        ink.insetBy(dx: -0.0785 * ink.width - 0.018, dy: -0.0785 * ink.height)
    }
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
    private static let layerCache = Mutex<[Key: [SymbolLayer]]>([:])

    static func outline(of name: String, weight: Int, catalog: FontCatalog) -> SymbolOutline? {
        remembered(in: cache, name, weight: weight) { stroke in
            guard let recipe = SymbolRecipe(name),
                let path = composer(stroke: stroke, catalog: catalog)?.path(of: recipe)
            else { return nil }
            return SymbolOutline(path: path, ink: path.boundingRect)
        }
    }

    /// The outline taken apart; nil for an unknown name.
    static func layers(of name: String, weight: Int, catalog: FontCatalog) -> [SymbolLayer]? {
        remembered(in: layerCache, name, weight: weight) { stroke in
            guard let recipe = SymbolRecipe(name, isInParts: true) ?? SymbolRecipe(name) else { return nil }
            return composer(stroke: stroke, catalog: catalog)?.layers(of: recipe)
        }
    }

    private static func composer(stroke: SymbolStroke, catalog: FontCatalog) -> SymbolComposer? {
        guard let face = catalog.shippedFace(family: "Phosphor") else { return nil }
        return SymbolComposer(face: face, stroke: stroke, catalog: catalog)
    }

    private static func remembered<Value: Sendable>(
        in cache: borrowing Mutex<[Key: Value]>, _ name: String, weight: Int, make: (SymbolStroke) -> Value?
    ) -> Value? {
        let key = Key(name: name, stroke: SymbolStroke(weight: weight))
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let value = make(key.stroke) else { return nil }
        cache.withLock { cache in
            if cache.count >= 1024 { cache.removeAll() }
            cache[key] = value
        }
        return value
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

    /// In ems of the text beside the symbol. Measured at regular weight: 0.083 in `info.circle`.
    var width: CGFloat {
        switch self {
        case .thin: return 0.04
        case .light: return 0.06
        case .regular: return 0.082
        case .bold: return 0.118
        }
    }
}
