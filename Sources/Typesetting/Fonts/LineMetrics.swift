import Drawing
import Foundation

/// The vertical measures of a font at a size, in points, as the platform's text system uses them.
package struct LineMetrics: Hashable, Sendable {
    /// The typographic ascent and descent (positive), unrounded (facts 14.6).
    package var ascent: CGFloat
    package var descent: CGFloat
    /// Added between lines; a style's may be closer than its font's own height.
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// What a line takes above and below its baseline: the typographic measures on iOS, whole points on macOS.
    package var lineAscent: CGFloat
    package var lineDescent: CGFloat

    package var lineHeight: CGFloat { lineAscent + lineDescent }
}

extension LineMetrics {
    /// The measures of `descriptor` drawn with a face of `face`'s measures (facts 14.2, 14.6, 14.8, 14.9).
    init(descriptor: FontDescriptor, face: FaceMetrics, platform: TextPlatform) {
        let size = max(descriptor.size, 0)
        capHeight = face.capHeight * size
        xHeight = face.xHeight * size
        leading = 0
        switch (descriptor.design, platform) {
        case (.serif?, _), (.some, .iOS):
            (ascent, descent) = (Self.iOSAscent * size, Self.iOSDescent * size)
            if descriptor.design == .default { capHeight = Self.capHeight * size }
        case (.some, .macOS):
            (ascent, descent) = (Self.macAscent * size, Self.macDescent * size)
            if descriptor.design == .default { capHeight = Self.capHeight * size }
        case (nil, _):
            (ascent, descent) = (face.ascent * size, face.descent * size)
            leading = face.lineGap * size
        }
        (lineAscent, lineDescent) = (ascent, descent)
        if platform == .macOS {
            roundToPoints(descriptor: descriptor, size: size)
        } else if descriptor.design != nil, let style = descriptor.textStyle {
            // The lines of a style stand as far apart as the guidelines say, one line is as high as its font
            // (measured: facts 21.1).
            leading = style.leading(ofSize: size) - lineHeight
        }
        adjust(for: descriptor, on: platform)
    }

    private mutating func roundToPoints(descriptor: FontDescriptor, size: CGFloat) {
        lineAscent = ascent.rounded()
        lineDescent = descent.rounded()
        guard descriptor.design != nil else { return }
        if size < 24 { lineDescent = descent.rounded(.up) }
        guard let style = descriptor.textStyle, size == style.size(on: .macOS) else { return }
        switch style {
        case .largeTitle: lineDescent += 1
        case .title2: lineDescent += 0.5
        default: break
        }
        // A style's second line may stand a point further down than the first is high (facts 15.19).
        leading = max(min(style.guidelineLeading(on: .macOS) - lineHeight, 1), 0)
    }

    /// A style of iOS keeps one line's height, and its lines stand closer or further apart.
    private mutating func adjust(for descriptor: FontDescriptor, on platform: TextPlatform) {
        let step: CGFloat
        switch descriptor.leading {
        case .standard: return
        case .tight: step = platform == .iOS ? -2 : -1
        case .loose: step = platform == .iOS ? 2 : 1
        }
        if platform == .iOS, descriptor.design != nil, descriptor.textStyle != nil {
            leading += step
        } else {
            lineDescent = max(lineDescent + step, 0)
        }
    }

    private static let iOSAscent: CGFloat = 1950.0 / 2048
    private static let iOSDescent: CGFloat = 494.0 / 2048
    private static let macAscent: CGFloat = 1980.0 / 2048
    private static let macDescent: CGFloat = 432.0 / 2048
    private static let capHeight: CGFloat = 1443.0 / 2048
}

// MARK: - Spacing to other views

extension LineMetrics {
    /// How far below the view above it a text of this font stands by default (facts 14.11).
    package func spacingAbove(scale: CGFloat) -> CGFloat {
        let height = ascent + descent
        return height + (0.1 * height).roundedUp(toScale: scale) - ascent
    }

    /// How far above the view below it a text of this font stands by default (facts 14.11).
    package func spacingBelow(scale: CGFloat) -> CGFloat {
        let height = ascent + descent
        let extra = (0.1 * height).roundedUp(toScale: scale)
        return max(height + extra - capHeight, extra + descent)
    }
}
