import ViewGraph

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How the layers of symbols are coloured; nil leaves it to the symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The variant of symbols that is shown where there is one.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

struct ImageScaleModifier: EnvironmentModifier {
    let scale: Image.Scale

    func write(to environment: inout EnvironmentValues) { environment.imageScale = scale }
}

struct SymbolVariantModifier: EnvironmentModifier {
    let variant: SymbolVariants

    func write(to environment: inout EnvironmentValues) {
        environment.symbolVariants = environment.symbolVariants.adding(variant)
    }
}

struct SymbolRenderingModeModifier: EnvironmentModifier {
    let mode: SymbolRenderingMode?

    func write(to environment: inout EnvironmentValues) { environment.symbolRenderingMode = mode }
}

nonisolated extension View {
    /// How large symbols inside are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { modifier(ImageScaleModifier(scale: scale)) }

    /// How the layers of symbols inside are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        modifier(SymbolRenderingModeModifier(mode: mode))
    }

    /// The form of symbols inside that is shown where there is one.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(SymbolVariantModifier(variant: variant))
    }
}

/// How the layers of a symbol are coloured: those put together from a mark and what is round it, or struck through, or
/// with a badge, have two. In several colours they have those of `SymbolColors`.
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    private let kind: Kind

    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    public static let palette = SymbolRenderingMode(kind: .palette)
}
