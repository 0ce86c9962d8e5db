import SwiftInterpreter

/// What of UIKit and of Xcode stands beside views: sizes of letters, colours by name, the library of views.
let besideViewsSource = LibrarySource(
    "BesideViews.swift",
    provides: [
        "UIFontMetrics", "LibraryContentProvider", "LibraryItem", "LibraryContentBuilder", "compatibleWith",
        "CGVectorMake", "UIEdgeInsetsMake",
    ],
    """
    /// Sizes that grow with the letters. The picture's own text size is SwiftUI's: '@ScaledMetric' follows it.
    open class UIFontMetrics: NSObject {
        public static let `default` = UIFontMetrics(forTextStyle: .body)
        public init(forTextStyle textStyle: UIFont.TextStyle) {}
        public func scaledValue(for value: CGFloat) -> CGFloat { value }
        public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
        public func scaledFont(for font: UIFont) -> UIFont { font }
        public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    }

    extension UIColor {
        public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
            guard let color = UIColor(named: name) else { return nil }
            self = color
        }
    }

    extension UIImage {
        public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
            self.init(named: name)
        }
    }

    public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
    public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    /// What Xcode offers beside the editor: nothing of it is drawn.
    public struct LibraryItem {
        public enum Category { case effects, layout, controls, other }
        public init<T>(
            _ snippet: @autoclosure () -> T, visible: Bool = true, title: String? = nil, category: Category = .other,
            matchingSignature: String? = nil
        ) {}
    }

    @resultBuilder
    public enum LibraryContentBuilder {
        public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
    }

    public protocol LibraryContentProvider {
        associatedtype ModifierBase = Any
        @LibraryContentBuilder var views: [LibraryItem] { get }
        @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
    }

    extension LibraryContentProvider {
        public var views: [LibraryItem] { [] }
        public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
    }
    """)

let bundleColorSource = LibrarySource(
    "BundleColours.swift", provides: ["bundle"],
    """
    extension Color {
        public init(_ name: String, bundle: Bundle?) { self.init(name) }
    }
    """)
