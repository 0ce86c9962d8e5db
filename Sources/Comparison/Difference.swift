import Foundation
import Rendering

/// What is different between two versions, in words: causes with what each did, then what no cause was found for.
///
///     Text("Login") moved +8 pt (y 24 → 32): VStack(spacing: 8 → 16), Card.swift:42; 3 views followed
public struct Difference: Sendable {
    /// One change, and what it did to the picture.
    public struct Cause: Sendable {
        public enum Kind: String, Sendable {
            /// A change of the source.
            case source
            /// A file of the assets.
            case asset
            /// An option: the size, the locale, the appearance.
            case option
            /// The program that draws, or its fonts.
            case program
        }

        public var kind: Kind
        /// `VStack(spacing: 8 → 16)`.
        public var change: String
        public var place: ChangePlace?
        public var old: String?
        public var new: String?
        /// Other changes that only make sense together with this one.
        public var companions: [(change: String, place: ChangePlace?)] = []
        /// What it did, the weightiest first.
        public var consequences: [Consequence]

        /// `VStack(spacing: 8 → 16), Card.swift:42`.
        public var description: String {
            let more = companions.count
            let others = more > 0 ? " and \(more) more change\(more == 1 ? "" : "s") with it" : ""
            return [change + (place == nil ? others : ""), place.map { $0.description + others }].compactMap { $0 }
                .joined(separator: ", ")
        }
    }

    /// In the order of the options, the assets and the sources; those that did something to the picture.
    public var causes: [Cause]
    /// Changes that did nothing to the picture.
    public var withoutEffect: [Cause]
    /// What is different though nothing that could be the reason was found.
    public var unexplained: [Consequence]
    /// Whether the sources' words are the same, so that nothing in them can be a cause.
    public var isSourceEqual: Bool

    /// Whether the two are drawn and laid out alike.
    public var isEmpty: Bool { causes.isEmpty && unexplained.isEmpty }
}

extension Difference {
    /// The sentences, one a line; what a cause did besides stands indented below it.
    public var text: String {
        var lines: [String] = []
        for cause in causes { lines += Sentences.lines(for: cause) }
        if !unexplained.isEmpty {
            let reason = isSourceEqual ? "the source is the same" : "no change of the source was found to be the cause"
            lines += Sentences.lines(for: unexplained, reason: reason)
        }
        if isEmpty { lines.append("no difference") }
        if !withoutEffect.isEmpty {
            let count = withoutEffect.count
            let where_ = isEmpty ? "in what is drawn" : "to the picture"
            if isEmpty { lines[lines.count - 1] += " \(where_)" }
            lines.append("\(count) change\(count == 1 ? "" : "s") did nothing to the picture:")
            lines += withoutEffect.prefix(10).map { "    " + $0.description }
            if count > 10 { lines.append("    and \(count - 10) more") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The first sentence alone.
    public var summary: String { text.split(separator: "\n").first.map(String.init) ?? "" }
}

/// How a cause and its consequences are told.
enum Sentences {
    /// More are counted.
    private static let details = 6

    static func lines(for cause: Difference.Cause) -> [String] {
        lines(for: cause.consequences, reason: cause.description)
    }

    static func lines(for consequences: [Consequence], reason: String) -> [String] {
        guard let first = headline(consequences) else { return [] }
        // The same thing happened to several views: that is reported once.
        let same = consequences.filter {
            !first.isGeometry && $0 != first && $0.kind == first.kind && $0.event == first.event
        }
        let followers = consequences.filter {
            $0.isGeometry && isView($0) && $0 != first && !same.contains($0) && $0.view != first.view
        }
        var sentence = "\(first.sentence): \(reason)"
        if !same.isEmpty { sentence += "; so did \(count(same.count, "more view"))" }
        let views = Set(followers.map(\.id)).count
        if views > 0 { sentence += "; \(count(views, "view")) followed" }
        let reported = Set([first] + same + followers)
        let others = consequences.filter { !reported.contains($0) && !$0.isGeometry && $0.kind != .picture }
        var lines = [sentence] + others.prefix(details).map { "    \($0.sentence)" }
        if others.count > details { lines.append("    and \(others.count - details) more") }
        return lines
    }

    /// The one to begin with: the weightiest, a view with a name before one without.
    static func headline(_ consequences: [Consequence]) -> Consequence? {
        guard let first = consequences.first else { return nil }
        let rivals = consequences.filter {
            $0.kind == first.kind || first.isGeometry && isView(first) && isView($0) && $0.isGeometry
        }
        if first.isGeometry {
            // A place that changed says more than a size that followed.
            return rivals.first { $0.view.contains("\"") && $0.kind == first.kind } ?? rivals.first {
                $0.view.contains("\"")
            }
                ?? first
        }
        return rivals.first { $0.view.contains("\"") } ?? first
    }

    private static func isView(_ consequence: Consequence) -> Bool {
        [.moved, .resized, .lines].contains(consequence.kind)
    }

    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
