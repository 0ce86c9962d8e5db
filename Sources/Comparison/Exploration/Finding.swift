import Foundation
import Rendering

/// Something that is wrong with a view in some way of drawing it.
public struct Finding: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A text doesn't fit and ends in an ellipsis.
        case truncation
        /// A view lies on a text, or a text on another.
        case overlap
        /// A text or a control reaches beyond the window, where nothing scrolls.
        case outside
        /// A part of a text is cut off.
        case clipping
        /// A text and what lies behind it differ by less than 4.5 : 1, a large text by less than 3 : 1 (WCAG 2.2, 1.4.3).
        /// The platform's own secondary labels, placeholders, disabled and tinted controls aren't counted.
        case contrast
        /// What can be tapped is less than 44 points wide or high.
        case target
        /// A control without a text has no accessibility label.
        case label
    }

    public var kind: Kind
    /// `Text("Weekly summary")`.
    public var view: String
    /// `is truncated to "Weekly…"`.
    public var event: String
    /// Where the source makes the view.
    public var place: ChangePlace?
    /// In the canvas's points.
    public var frame: CGRect
    /// The simplest and smallest way to see it.
    public var configuration: ExploredConfiguration
    /// In how many of the ways it is so.
    public var count = 1
    /// The widest window at the configuration's other settings in which it is so, where it depends on the width.
    public var widest: CGFloat?

    /// One finding a place: rows of a list have the same fault.
    var key: String { kind.rawValue + "\u{1F}" + (place.map { "\($0.file):\($0.line)" } ?? view) }

    public var sentence: String {
        var text = "\(kind.rawValue): \(view) \(event)"
        if let place { text += ", \(place.description)" }
        text += " (at \(configuration.description)"
        if let widest, let width = configuration.width, widest > width { text += ", up to \(Lengths.write(widest)) pt" }
        return text + ")"
    }
}
