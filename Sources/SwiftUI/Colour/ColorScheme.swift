import ViewGraph

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark
}

/// How much colours differ from each other.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// Which of the two sets of system colours is in use (facts 16.1).
package enum PaletteGeneration: Hashable, Sendable {
    /// Until iOS 18 and macOS 15.
    case earlier
    /// From iOS 26 and macOS 26 on; the default.
    case later
}

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

private enum PaletteGenerationKey: EnvironmentKey {
    static var defaultValue: PaletteGeneration { .later }
}

extension EnvironmentValues {
    /// Light or dark; light by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The reader's wish for stronger colours.
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    package var paletteGeneration: PaletteGeneration {
        get { self[PaletteGenerationKey.self] }
        set { self[PaletteGenerationKey.self] = newValue }
    }

    /// Sets what `colorSchemeContrast` answers, which views can only read.
    package mutating func setContrast(_ contrast: ColorSchemeContrast) { colorSchemeContrast = contrast }
}

nonisolated extension View {
    /// The appearance of this view and what is in it.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        modifier(ColorSchemeModifier(colorScheme: colorScheme))
    }

    /// The appearance of the whole presentation this view stands in; nil leaves it as it is.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(ColorSchemeModifier(colorScheme: colorScheme, isForPresentation: true))
    }
}

/// What views ask of the window or picture they are shown in; it reads the answers after an update.
package final class PresentationRequests {
    /// The first one asked for.
    package fileprivate(set) var colorScheme: ColorScheme?
    package init() {}
}

private enum PresentationRequestsKey: EnvironmentKey {
    static var defaultValue: PresentationRequests? { nil }
}

extension EnvironmentValues {
    /// Set by whoever shows the root.
    package var presentationRequests: PresentationRequests? {
        get { self[PresentationRequestsKey.self] }
        set { self[PresentationRequestsKey.self] = newValue }
    }
}

struct ColorSchemeModifier: EnvironmentModifier {
    let colorScheme: ColorScheme?
    var isForPresentation = false

    func write(to environment: inout EnvironmentValues) {
        guard let colorScheme else { return }
        environment.colorScheme = colorScheme
        guard isForPresentation, let requests = environment.presentationRequests else { return }
        requests.colorScheme = requests.colorScheme ?? colorScheme
    }
}
