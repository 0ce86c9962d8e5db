import Typesetting
import ViewGraph

extension Font {
    /// The font as the typesetter is asked for it.
    package func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
        let platform = environment.platform.textPlatform
        let typeSize = environment.dynamicTypeSize.typesetting
        var descriptor: FontDescriptor
        switch base {
        case .style(let style, let design, let weight):
            descriptor = FontDescriptor(
                style.typesetting, platform: platform, dynamicTypeSize: typeSize,
                design: (design ?? .default).typesetting)
            if let weight { descriptor.weight = weight.value }
        case .system(let size, let weight, let design):
            descriptor = FontDescriptor(
                family: .system((design ?? .default).typesetting), size: size, weight: weight?.value ?? 400)
        case .custom(let name, let size, let style):
            let scale = style?.typesetting.scale(on: platform, dynamicTypeSize: typeSize) ?? 1
            descriptor = FontDescriptor(family: .custom(name), size: scale == 1 ? size : (size * scale).rounded())
        }
        for change in changes { change.apply(to: &descriptor, platform: platform) }
        return descriptor
    }
}

extension Font.Change {
    func apply(to descriptor: inout FontDescriptor, platform: TextPlatform) {
        switch self {
        case .weight(let weight): descriptor.weight = weight.value
        case .bold:
            if let style = descriptor.textStyle {
                descriptor.weight = style.boldWeight(on: platform)
            } else if descriptor.weight >= 400 {
                // A light system font stays light (measured: facts 15.8).
                descriptor.weight = max(descriptor.weight, 700)
            }
        case .italic(let isItalic): descriptor.isItalic = isItalic
        case .width(let width): descriptor.width = 1 + width.value
        case .monospacedDigit: descriptor.monospacedDigit = true
        case .monospaced: descriptor.family = .system(.monospaced)
        case .smallCaps: descriptor.smallCaps = .all
        case .lowercaseSmallCaps: descriptor.smallCaps = .lowercase
        case .uppercaseSmallCaps: descriptor.smallCaps = .uppercase
        case .scale(let factor): if factor.isFinite { descriptor.size *= max(factor, 0) }
        case .leading(.standard): descriptor.leading = .standard
        case .leading(.tight): descriptor.leading = .tight
        case .leading(.loose): descriptor.leading = .loose
        case .design(let design):
            if descriptor.design != nil { descriptor.family = .system(design.typesetting) }
        }
    }
}

extension Font.Design {
    package var typesetting: FontDescriptor.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.TextStyle {
    package var typesetting: Typesetting.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}

private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

/// What `.fontWeight`, `.italic` and their relatives change in whatever font is used below.
private enum FontChangesKey: EnvironmentKey {
    static var defaultValue: [Font.Change] { [] }
}

private enum FontCatalogKey: EnvironmentKey {
    static var defaultValue: FontCatalog { .shared }
}

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }

    /// Where fonts are looked for.
    package var fontCatalog: FontCatalog {
        get { self[FontCatalogKey.self] }
        set { self[FontCatalogKey.self] = newValue }
    }

    /// What is set in where no view names a font: body, and less in small controls on macOS (measured: facts 15.9).
    var defaultFont: Font {
        switch (platform, controlSize) {
        case (.macOS, .mini): .system(size: 9)
        case (.macOS, .small): .system(size: 11)
        default: .body
        }
    }

    /// The font of a text or symbol that names none itself.
    package var resolvedFont: FontDescriptor { fontDescriptor(for: font ?? defaultFont) }

    package func fontDescriptor(for font: Font) -> FontDescriptor {
        var descriptor = font.descriptor(in: self)
        for change in fontChanges { change.apply(to: &descriptor, platform: platform.textPlatform) }
        let scale = textScale
        if scale != .default { descriptor.size *= scale.factor }
        return descriptor
    }
}
