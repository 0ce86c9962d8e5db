import Drawing
import Files
import Foundation
import SwiftUI

/// What a `Contents.json` of an asset catalog says, as far as it matters for drawing.
struct Contents: Decodable {
    var images: [Image]?
    var colors: [NamedColor]?
    var properties: Properties?

    struct Properties: Decodable {
        var templateRenderingIntent: String?
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case templateRenderingIntent = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Image: Decodable {
        var filename: String?
        var scale: String?
        var idiom: String?
        var appearances: [Appearance]?
        var languageDirection: String?
        var resizing: Resizing?

        enum CodingKeys: String, CodingKey {
            case filename, scale, idiom, appearances, resizing
            case languageDirection = "language-direction"
        }

        var traits: AssetTraits {
            var traits = AssetTraits(appearances: appearances, idiom: idiom)
            traits.isRightToLeft = languageDirection.map { $0 == "right-to-left" }
            return traits
        }
    }

    struct Resizing: Decodable {
        var capInsets: Insets?
        var center: Center?

        enum CodingKeys: String, CodingKey {
            case center
            case capInsets = "cap-insets"
        }

        struct Insets: Decodable {
            var top, left, bottom, right: Double?
        }

        struct Center: Decodable {
            var mode: String?
        }
    }

    struct NamedColor: Decodable {
        var color: Value?
        var idiom: String?
        var appearances: [Appearance]?
        var traits: AssetTraits { AssetTraits(appearances: appearances, idiom: idiom) }

        struct Value: Decodable {
            var colorSpace: String?
            var components: Components?
            /// A colour of the system by its name.
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components, reference
            }
        }

        struct Components: Decodable {
            var red: Component?
            var green: Component?
            var blue: Component?
            var white: Component?
            var alpha: Component?
        }
    }

    /// `0xFF`, `255` or `1.000`, as text or as a number.
    struct Component: Decodable {
        var value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self)
            if text.hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
                value = Double(byte) / 255
            } else if text.contains("."), let number = Double(text) {
                value = number
            } else {
                value = (Double(text) ?? 0) / 255
            }
        }
    }

    static func read(_ folder: String, of files: FolderFiles) -> Contents? {
        guard let bytes = try? files.read(folder + "/Contents.json", limit: 4 << 20) else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    }
}

extension AssetTraits {
    init(appearances: [Contents.Appearance]?, idiom: String?) {
        self.init()
        self.idiom = idiom ?? "universal"
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): hasHighContrast = true
            default: break
            }
        }
    }
}

/// A named colour with its variants.
struct ColorSet {
    private var variants: [(traits: AssetTraits, color: Color)] = []

    init?(path: String, of files: FolderFiles) {
        guard let contents = Contents.read(path, of: files) else { return nil }
        for entry in contents.colors ?? [] {
            guard let value = entry.color, let color = Self.color(value) else { continue }
            variants.append((entry.traits, color))
        }
    }

    /// The colour that suits the environment best; of several the first.
    func color(in environment: EnvironmentValues) -> ResolvedColor? {
        let conditions = AssetConditions(environment)
        var best: (rank: Int, color: Color)?
        for variant in variants {
            guard let rank = variant.traits.rank(conditions), rank > best?.rank ?? -1 else { continue }
            best = (rank, variant.color)
        }
        return (best?.color ?? variants.first?.color)?.resolvedColor(in: environment)
    }

    private static func color(_ value: Contents.NamedColor.Value) -> Color? {
        if let reference = value.reference { return systemColor(reference) }
        guard let components = value.components else { return nil }
        let white = components.white?.value ?? 0
        let (red, green, blue) = (
            components.red?.value ?? white, components.green?.value ?? white, components.blue?.value ?? white
        )
        let space: Color.RGBColorSpace =
            switch value.colorSpace {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: components.alpha?.value ?? 1)
    }

    /// `systemBlueColor`, `labelColor` and the like.
    private static func systemColor(_ reference: String) -> Color? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
        if let plain = plainColors[name] { return plain }
        return semanticColors[name].map { Color(uiColor: $0) }
    }

    private static let plainColors: [String: Color] = [
        "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
        "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo,
        "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown, "systemGray": .gray, "white": .white,
        "black": .black, "tint": .accentColor, "controlAccent": .accentColor,
    ]

    private static let semanticColors: [String: UIColor] = [
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
        "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "separator": .separator,
        "link": .link, "placeholderText": .placeholderText, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "windowBackground": .windowBackgroundColor,
        "controlBackground": .controlBackgroundColor, "textBackground": .textBackgroundColor,
    ]
}
