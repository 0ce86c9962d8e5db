/// How the symbol of a name is made: one glyph, or one glyph and something round, over or beside it.
struct SymbolRecipe: Hashable {
    enum Base: Hashable {
        /// Pictures of the symbol font, the one in front first.
        case glyphs([SymbolTable.Glyph])
        /// Letters or digits, as in `a.circle` and `12.square`.
        case text(String)
        /// Nothing: the enclosure is the symbol.
        case none
    }

    enum Enclosure: String, Hashable, CaseIterable {
        case circle, square, app, rectangle, capsule, shield, diamond, seal, triangle, octagon, hexagon, bubble
        case message, folder, icloud, video, viewfinder
        /// The first of a pile.
        case stack
        /// Arrows that go round what is inside.
        case goforward, gobackward
    }

    var base: Base
    var isFilled = false
    var enclosure: Enclosure?
    /// What stands inside the enclosure is filled whether the enclosure is or not.
    var isInnerFilled = false
    var hasSlash = false
    /// The slash is inside the enclosure.
    var hasInnerSlash = false
    /// The symbol in the small circle at the lower right; empty for a plain dot.
    var badge: String?
    /// What SF Symbols has of the plain symbol.
    var traits: SymbolTraits = []

    /// Takes a name apart; nil for one that can't be made.
    ///
    /// - Parameter isInParts: put together from parts also where the symbol font has a glyph for the whole.
    init?(_ name: String, isInParts: Bool = false) {
        if let recipe = Self(parts: name, isInParts: isInParts) {
            self = recipe
            return
        }
        // `photo.fill.on.rectangle.fill`: filled throughout.
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        let plain = words.filter { $0 != "fill" }
        guard words.last == "fill", plain.count + 1 < words.count, !name.contains("fill.fill"),
            let recipe = Self(parts: plain.joined(separator: "."), isInParts: isInParts)
        else { return nil }
        self = recipe
        isFilled = true
    }

    private init?(parts name: String, isInParts: Bool) {
        guard name.utf8.count < 100 else { return nil }
        if !isInParts, let entry = SymbolTable.entry(name) {
            self.init(entry)
            return
        }
        if let shape = Self.shape(name) {
            self = shape
            return
        }
        var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, parts.count < 20, !parts.contains("") else { return nil }
        if !isInParts, name.hasSuffix(".fill"), let entry = SymbolTable.entry(String(name.dropLast(5))) {
            self.init(entry)
            isFilled = true
            return
        }
        if let place = parts.firstIndex(of: "badge"), place > 0 {
            guard let base = SymbolRecipe(parts[..<place].joined(separator: ".")), base.badge == nil else { return nil }
            self = base
            var mark = parts[(place + 1)...]
            if mark.last == "fill" {
                mark.removeLast()
                isFilled = true
            }
            if mark.elementsEqual(["filled"]) { mark.removeLast() }
            guard mark.isEmpty || SymbolTable.entry(mark.joined(separator: ".")) != nil else { return nil }
            badge = mark.joined(separator: ".")
            return
        }
        var filled = false
        if parts.last == "fill" {
            filled = true
            parts.removeLast()
        }
        if parts.count == 2, !filled, let arrow = Enclosure(rawValue: parts[0]), arrow.isArrow, Int(parts[1]) != nil {
            guard parts[1].utf8.count <= 2 else { return nil }
            self.init(text: parts[1])
            enclosure = arrow
            return
        }
        if parts.count > 2, parts.last == "stack", ["square", "rectangle"].contains(parts[parts.count - 2]) {
            parts.remove(at: parts.count - 2)
        }
        if let last = parts.last, let enclosure = Enclosure(rawValue: last), !enclosure.isArrow, parts.count > 1 {
            parts.removeLast()
            if parts.last == "crop" { parts.removeLast() }
            if parts.last == "fill", parts.count > 1 { parts.removeLast() }
            guard let inner = SymbolRecipe.inner(parts) else { return nil }
            self = inner
            self.enclosure = enclosure
            isFilled = filled
            return
        }
        if let place = parts.lastIndex(of: "slash"), place > 0 {
            parts.remove(at: place)
            guard let base = SymbolRecipe(parts.joined(separator: ".")), !base.hasSlash, !base.hasInnerSlash else {
                return nil
            }
            self = base
            hasSlash = true
            isFilled = isFilled || filled
            return
        }
        return nil
    }

    private init(_ entry: SymbolTable.Entry) {
        // Characters outside the symbol font's private ones are letters.
        let letters = entry.glyphs.compactMap { $0.first < 0xE000 ? Unicode.Scalar($0.first) : nil }
        if !letters.isEmpty {
            base = .text(String(String.UnicodeScalarView(letters)))
            return
        }
        (base, traits) = (.glyphs(entry.glyphs), entry.traits)
    }

    /// The shapes that the symbol font hasn't got.
    private static func shape(_ name: String) -> SymbolRecipe? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(5)) : name
        let shapes: [String: Enclosure] = ["rectangle": .rectangle, "capsule": .capsule, "app": .app, "oval": .capsule]
        guard let enclosure = shapes[plain] else { return nil }
        var recipe = SymbolRecipe(text: "")
        recipe.base = .none
        recipe.enclosure = enclosure
        recipe.isFilled = isFilled
        return recipe
    }

    /// What stands inside a circle or square: a symbol, letters or digits.
    private static func inner(_ parts: [String]) -> SymbolRecipe? {
        let name = parts.joined(separator: ".")
        let isText = name.utf8.count <= 2 && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if isText {
            var recipe = SymbolRecipe(text: name)
            recipe.isFilled = false
            return recipe
        }
        guard let recipe = SymbolRecipe(name), recipe.enclosure == nil, recipe.badge == nil else { return nil }
        var inner = recipe
        (inner.hasSlash, inner.hasInnerSlash) = (false, recipe.hasSlash)
        inner.isInnerFilled = recipe.isFilled || recipe.traits.contains(.solidInside)
        return inner
    }

    private init(text: String) { base = .text(text.uppercased()) }
}

extension SymbolRecipe.Enclosure {
    var isArrow: Bool { self == .goforward || self == .gobackward }

    /// Has an inside that can be filled.
    var isClosed: Bool { !isArrow && self != .viewfinder }
}
