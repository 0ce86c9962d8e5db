import ViewGraph

/// Adds a change that acts on whatever font is set inside.
struct FontChangeModifier: EnvironmentModifier {
    let change: Font.Change?

    func write(to environment: inout EnvironmentValues) {
        // An inner change comes later in the list only if the outer ones stand before it.
        if let change { environment.fontChanges.append(change) }
    }
}

nonisolated extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(FontChangeModifier(change: weight.map { .weight($0) }))
    }

    public func fontWidth(_ width: Font.Width?) -> some View {
        modifier(FontChangeModifier(change: width.map { .width($0) }))
    }

    public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(FontChangeModifier(change: design.map { .design($0) }))
    }

    public func bold(_ isActive: Bool = true) -> some View {
        modifier(FontChangeModifier(change: isActive ? .bold : nil))
    }

    public func italic(_ isActive: Bool = true) -> some View {
        modifier(FontChangeModifier(change: .italic(isActive)))
    }

    public func monospaced(_ isActive: Bool = true) -> some View {
        modifier(FontChangeModifier(change: isActive ? .monospaced : nil))
    }

    public func monospacedDigit() -> some View { modifier(FontChangeModifier(change: .monospacedDigit)) }
}
