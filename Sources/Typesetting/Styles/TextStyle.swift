import Foundation

/// The named sizes of the platforms' type scale.
package enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// The reader's preferred text size.
package enum DynamicTypeSize: UInt8, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    package static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }

    package var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension TextStyle {
    /// The size in points (facts 14.1 for iOS; 14.2 for macOS, where the reader's size changes nothing).
    package func size(on platform: TextPlatform, dynamicTypeSize: DynamicTypeSize = .large) -> CGFloat {
        switch platform {
        case .macOS: return CGFloat(Self.macSizes[Int(rawValue)])
        case .iOS: return CGFloat(Self.sizes[Int(dynamicTypeSize.rawValue)][Int(rawValue)])
        }
    }

    /// The weight of the style (facts 14.1, 14.2).
    package func weight(on platform: TextPlatform) -> Int {
        switch (platform, self) {
        case (.iOS, .headline): return 600
        case (.macOS, .headline): return 700
        case (.macOS, .caption2): return 500
        default: return 400
        }
    }

    /// What `bold()` makes of the style's weight (facts 14.1, 14.2, 15.8).
    package func boldWeight(on platform: TextPlatform) -> Int {
        switch (platform, self) {
        case (_, .largeTitle), (_, .title), (_, .title2): return 700
        case (.macOS, .headline): return 800
        case (.macOS, .caption): return 500
        default: return 600
        }
    }

    /// Baseline to baseline in Apple's guidelines, which isn't what a one-line text measures (facts 14.1, 14.2).
    package func guidelineLeading(on platform: TextPlatform, dynamicTypeSize: DynamicTypeSize = .large) -> CGFloat {
        switch platform {
        case .macOS: return CGFloat(Self.macLeadings[Int(rawValue)])
        case .iOS: return CGFloat(Self.leadings[Int(dynamicTypeSize.rawValue)][Int(rawValue)])
        }
    }

    /// Baseline to baseline of a style on iOS whose letters are `size` points (measured: facts 21.1); between the sizes
    /// of the table, as where a text shrinks to fit, in proportion.
    package func leading(ofSize size: CGFloat) -> CGFloat {
        let column = Int(rawValue)
        var nearest = DynamicTypeSize.large
        var distance = CGFloat.infinity
        for candidate in DynamicTypeSize.allCases {
            let away = abs(CGFloat(Self.sizes[Int(candidate.rawValue)][column]) - size)
            if away < distance { (nearest, distance) = (candidate, away) }
        }
        let row = Int(nearest.rawValue)
        return CGFloat(Self.leadings[row][column]) * size / CGFloat(Self.sizes[row][column])
    }

    /// The factor by which `relativeTo:` scales a custom font's size (facts 15.11); 1 on macOS.
    package func scale(on platform: TextPlatform, dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        size(on: platform, dynamicTypeSize: dynamicTypeSize) / size(on: platform)
    }

    private static let macSizes: [UInt8] = [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]
    private static let macLeadings: [UInt8] = [32, 26, 22, 20, 16, 16, 15, 14, 13, 13, 13]

    private static let sizes: [[UInt8]] = [
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]

    private static let leadings: [[UInt8]] = [
        [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13],
        [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13],
        [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13],
        [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13],
        [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18],
        [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20],
        [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22],
        [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25],
        [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30],
        [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35],
        [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41],
        [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48],
    ]
}
