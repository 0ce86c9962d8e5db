import Foundation

/// What is different about one view.
public struct Consequence: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        case appeared, disappeared, truncated, untruncated, text, font, color, opacity, look, lines, accessibility
        case moved, resized, canvas, picture, container, tree
    }

    public var kind: Kind
    /// The view as sentences name it: `Text("Login")`.
    public var view: String
    /// The node's path in the new version, in the old one for a view that is gone.
    public var id: String
    /// What happened to it: `moved +8 pt (y 24 → 32)`.
    public var event: String
    public var oldFrame: CGRect?
    public var newFrame: CGRect?

    public var sentence: String { view.isEmpty ? event : "\(view) \(event)" }

    /// What a reader wants to know first.
    var rank: Int { Kind.allCases.firstIndex(of: kind) ?? 0 }
    /// Whether it is only a place or a size that followed from another's.
    var isGeometry: Bool { [.moved, .resized, .canvas, .container, .tree, .lines].contains(kind) }
}
