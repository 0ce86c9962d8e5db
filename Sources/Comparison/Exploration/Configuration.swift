import Foundation
import Rendering
import SwiftUI

/// One way to draw a view: a width, a type size, an appearance, a direction, a language.
public struct ExploredConfiguration: Sendable, Hashable {
    /// In points; nil leaves it to the view.
    public var width: CGFloat?
    public var dynamicTypeSize = DynamicTypeSize.large
    public var isDark = false
    public var isRightToLeft = false
    /// Nil for the locale of the options.
    public var locale: String?
    /// Whether texts are drawn longer, see `RenderOptions.lengthensTexts`.
    public var lengthensTexts = false

    public init(width: CGFloat?) { self.width = width }

    /// How far it is from how most people see the view; of two that show a fault the simpler is shown.
    var complexity: Int {
        let size = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 0
        let large = DynamicTypeSize.allCases.firstIndex(of: .large) ?? 0
        return abs(size - large) * 4 + (isDark ? 1 : 0) + (isRightToLeft ? 2 : 0) + (locale == nil ? 0 : 2)
            + (lengthensTexts ? 3 : 0)
    }

    /// `286 pt, accessibility1, dark`.
    public var description: String {
        var words = [width.map { "\(Lengths.write($0)) pt" } ?? "its own width"]
        if dynamicTypeSize != .large { words.append("\(dynamicTypeSize)") }
        if isDark { words.append("dark") }
        if isRightToLeft { words.append("right to left") }
        if let locale { words.append(locale) }
        if lengthensTexts { words.append("longer texts") }
        return words.joined(separator: ", ")
    }

    func options(_ base: RenderOptions) -> RenderOptions {
        var options = base
        options.setSize(width: width, height: base.height)
        options.dynamicTypeSize = dynamicTypeSize
        if isDark { options.appearance = .dark }
        if isRightToLeft { options.layoutDirection = .rightToLeft }
        if let locale { options.locale = locale }
        options.lengthensTexts = lengthensTexts
        options.recordsSources = true
        return options
    }
}

/// All the ways a view is drawn.
public struct ExploredMatrix: Sendable {
    /// In points, ascending.
    public var widths: [CGFloat] = [200, 240, 280, 320, 360, 400, 480, 600, 768, 1024]
    public var typeSizes: [DynamicTypeSize] = DynamicTypeSize.allCases
    public var exploresDark = true
    public var exploresRightToLeft = true
    public var exploresLongerTexts = true

    public init() {}

    /// Leaves only widths between two and these themselves, as in `200...1024`; false for what is no such text.
    public mutating func narrow(to text: String) -> Bool {
        let parts = text.replacing("…", with: "...").split(separator: "...").compactMap { Double($0) }
        guard parts.count == 2, parts[0] >= 1, parts[1] >= parts[0], parts[1] <= 10_000 else { return false }
        let inner = widths.filter { $0 > parts[0] && $0 < parts[1] }
        widths = ([parts[0]] + inner + (parts[1] > parts[0] ? [parts[1]] : [])).map { CGFloat($0) }
        return true
    }

    /// Every width with every type size, direction and language in the light; in the dark, which moves nothing, every width
    /// at the usual type size.
    func configurations(widths: [CGFloat?], locales: [String]) -> [ExploredConfiguration] {
        var result: [ExploredConfiguration] = []
        for width in widths {
            for size in typeSizes {
                for isRightToLeft in exploresRightToLeft ? [false, true] : [false] {
                    for locale in [nil] + locales.map(Optional.some) {
                        var configuration = ExploredConfiguration(width: width)
                        configuration.dynamicTypeSize = size
                        (configuration.isRightToLeft, configuration.locale) = (isRightToLeft, locale)
                        result.append(configuration)
                    }
                    guard exploresLongerTexts else { continue }
                    var longer = ExploredConfiguration(width: width)
                    (longer.dynamicTypeSize, longer.isRightToLeft, longer.lengthensTexts) = (size, isRightToLeft, true)
                    result.append(longer)
                }
            }
            if exploresDark {
                var dark = ExploredConfiguration(width: width)
                dark.isDark = true
                result.append(dark)
            }
        }
        return result.enumerated().sorted { a, b in
            (a.element.complexity, a.offset) < (b.element.complexity, b.offset)
        }.map(\.element)
    }
}
