import Drawing
import Foundation
import ViewGraph

/// How one view looks otherwise: its font, its colours, how opaque it is, or anything else.
enum LookChange {
    static func between(
        _ old: [Mark], in oldRect: CGRect, _ new: [Mark], in newRect: CGRect, isSameSize: Bool
    ) -> (Consequence.Kind, String)? {
        guard !old.isEmpty, !new.isEmpty else { return nil }
        let (fonts, others) = (values(old.compactMap(\.font)), values(new.compactMap(\.font)))
        if !fonts.isEmpty, !others.isEmpty, fonts != others {
            return (.font, "changed font (\(list(fonts)) → \(list(others)))")
        }
        if let (was, now) = opacities(old, new) {
            return (.opacity, "is \(percent(now)) opaque in place of \(percent(was))")
        }
        let (colors, shades) = (
            values(old.compactMap(\.shownColor).map(ColorText.write)),
            values(new.compactMap(\.shownColor).map(ColorText.write))
        )
        if !colors.isEmpty, !shades.isEmpty, colors != shades {
            let (was, now) = (colors.filter { !shades.contains($0) }, shades.filter { !colors.contains($0) })
            if !was.isEmpty, !now.isEmpty { return (.color, "changed color (\(list(was)) → \(list(now)))") }
            return (.color, "changed color (\(list(colors)) → \(list(shades)))")
        }
        if Set(old.map(\.paint)) != Set(new.map(\.paint)),
            isSameSize || old.map(\.paint).contains(0) != new.map(\.paint).contains(0)
        {
            return (.color, "is painted differently")
        }
        if values(old.map { "\($0.effects)" }) != values(new.map { "\($0.effects)" }) {
            return (.look, effectChange(old, new))
        }
        if old.map(\.steps) != new.map(\.steps), old.contains(where: { $0.steps != 0 }) {
            return (.look, "shows something else")
        }
        guard isSameSize else { return nil }
        let isInPlace = abs(oldRect.minX - newRect.minX) < 0.01 && abs(oldRect.minY - newRect.minY) < 0.01
        if isInPlace, old.map(\.clip) != new.map(\.clip) { return (.look, "is clipped differently") }
        // What a text is made of changes with its words and its lines, which are told elsewhere.
        if old.map(\.shape) != new.map(\.shape), old.allSatisfy({ $0.kind != .glyphs }) || old.count == new.count {
            return (.look, "looks different")
        }
        let (places, otherPlaces) = (places(of: old, in: oldRect), places(of: new, in: newRect))
        if places != otherPlaces { return (.look, "looks different") }
        return nil
    }

    /// Where shapes and pictures are drawn within a view, in whole points.
    private static func places(of marks: [Mark], in rect: CGRect) -> [[Int]] {
        marks.filter { $0.kind == .fill || $0.kind == .image }.map { mark in
            let lengths = [
                mark.bounds.minX - rect.minX, mark.bounds.minY - rect.minY, mark.bounds.width, mark.bounds.height,
            ]
            return lengths.map { $0.isFinite ? Int($0.rounded()) : 0 }
        }
    }

    private static func effectChange(_ old: [Mark], _ new: [Mark]) -> String {
        let (was, now) = (
            old.reduce(into: Set()) { $0.formUnion($1.effectNames) },
            new.reduce(into: Set()) { $0.formUnion($1.effectNames) }
        )
        if let name = was.subtracting(now).sorted().first { return "lost its \(name)" }
        if let name = now.subtracting(was).sorted().first { return "has a \(name) now" }
        return now.isEmpty ? "has other effects" : "has another \(now.sorted().joined(separator: ", "))"
    }

    /// The opacities of the groups round a view, where nothing else about its colours changed.
    private static func opacities(_ old: [Mark], _ new: [Mark]) -> (Double, Double)? {
        guard !old.isEmpty, old.count == new.count, old.map(\.color) == new.map(\.color) else { return nil }
        let (was, now) = (Set(old.map(\.opacity)), Set(new.map(\.opacity)))
        guard was.count == 1, now.count == 1, let a = was.first, let b = now.first, abs(a - b) > 0.001 else {
            return nil
        }
        return (a, b)
    }

    private static func percent(_ opacity: Double) -> String { "\(Int((opacity * 100).rounded())) %" }

    /// Each value once, in order.
    private static func values(_ all: [String]) -> [String] {
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }

    private static func list(_ values: [String]) -> String {
        values.count > 3
            ? values.prefix(2).joined(separator: ", ") + " and \(values.count - 2) more"
            : values.joined(separator: ", ")
    }
}

/// Changes of what is said to those who don't see a view.
enum AccessibilityWords {
    static func change(_ old: AccessibilityAttributes?, _ new: AccessibilityAttributes?) -> String? {
        let (o, n) = (old ?? AccessibilityAttributes(), new ?? AccessibilityAttributes())
        let texts = [
            ("label", o.label, n.label), ("value", o.value, n.value), ("hint", o.hint, n.hint),
            ("identifier", o.identifier, n.identifier),
        ]
        for (name, was, now) in texts where was != now {
            switch (was, now) {
            case (let was?, let now?): return "has the accessibility \(name) \"\(now)\" in place of \"\(was)\""
            case (nil, let now?): return "has the accessibility \(name) \"\(now)\""
            case (let was?, nil): return "lost the accessibility \(name) \"\(was)\""
            case (nil, nil): break
            }
        }
        if o.isHidden != n.isHidden {
            return n.isHidden == true ? "is hidden from accessibility" : "is no longer hidden from accessibility"
        }
        return o == n ? nil : "has other accessibility traits"
    }
}
