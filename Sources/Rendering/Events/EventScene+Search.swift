import Foundation
import SwiftInterpreter
import ViewGraph

extension EventTarget {
    /// As candidates are listed.
    var summary: String {
        let center = bounds.center
        var text = interaction.role.rawValue
        if !name.isEmpty {
            text += " '\(interaction.group.map { $0 == name ? name : "\($0) \(name)" } ?? name)'"
        } else if let identifier {
            text += " '\(identifier)'"
        }
        text += " at \(center.written)"
        return interaction.isEnabled ? text : text + ", disabled"
    }
}

extension CGPoint {
    /// `40,20`: as it can be given to an event.
    var written: String { "\(JSONText.number((x * 10).rounded() / 10)),\(JSONText.number((y * 10).rounded() / 10))" }
}

extension EventScene {
    /// The one target among those that `accepts` that is called `label`.
    func target(
        called label: String, for verb: String, where accepts: (Interaction) -> Bool
    ) throws(RenderFailure) -> Int {
        let candidates = targets.indices.filter { accepts(targets[$0].interaction) }
        for isSame in [{ $0 == $1 }, { $0.lowercased() == $1.lowercased() }] as [(String, String) -> Bool] {
            let matches = candidates.filter { targets[$0].names.contains { isSame($0, label) } }
            if let match = innermost(of: matches) { return match }
            guard matches.isEmpty else {
                throw RenderFailure(
                    .request,
                    text: "error: \(matches.count) things to \(verb) are called '\(label)'; give one's place\n"
                        + list(matches))
            }
        }
        var text = "error: there is nothing to \(verb) called '\(label)'\n"
        if let nearest = Spelling.nearest(to: label, among: candidates.flatMap { targets[$0].names }) {
            text += "note: did you mean '\(nearest)'?\n"
        }
        throw RenderFailure(.request, text: text + list(candidates))
    }

    /// One match, or several of which each is round the next.
    private func innermost(of matches: [Int]) -> Int? {
        guard let last = matches.last else { return nil }
        var chain: Set<Int> = []
        var current: Int? = last
        while let index = current {
            chain.insert(index)
            current = targets[index].parent
        }
        return matches.allSatisfy(chain.contains) ? last : nil
    }

    /// Notes that say what there is.
    func list(_ candidates: [Int], limit: Int = 20) -> String {
        if candidates.isEmpty { return "note: there is nothing of the kind in the picture\n" }
        var text = candidates.prefix(limit).map { "note: \(targets[$0].summary)\n" }.joined()
        if candidates.count > limit { text += "note: … and \(candidates.count - limit) more\n" }
        return text
    }

    /// Where a target can be touched: its middle if nothing lies over it, else another place.
    func reachablePoint(of index: Int) throws(RenderFailure) -> CGPoint {
        let bounds = targets[index].bounds
        let fractions: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
        var cover: HitRegion?
        for y in fractions {
            for x in fractions {
                let point = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
                guard let front = region(at: point) else { continue }
                if targets(of: front).contains(index) { return point }
                if cover == nil, regions.contains(where: { targets(of: $0).contains(index) && $0.contains(point) }) {
                    cover = front
                }
            }
        }
        if let cover {
            throw RenderFailure(
                .request,
                text: "error: \(targets[index].summary) can't be touched: \(describe(cover)) lies over it\n")
        }
        // Out of sight or without anything to touch: it is set off as an assistive technology would.
        return bounds.center
    }

    private func describe(_ region: HitRegion) -> String {
        if let target = region.target { return targets[target].summary }
        return region.node.accessibilityText.map { "'\($0)'" } ?? "a \(region.node.name)"
    }

    /// The middle of what is called `label`, whether it takes events or not.
    func place(called label: String, for verb: String) throws(RenderFailure) -> CGPoint {
        let texts = texts.filter { $0.text == label }
        if texts.count == 1, let text = texts.first, !targets.contains(where: { $0.name == label }) {
            return text.bounds.center
        }
        return targets[try target(called: label, for: verb) { _ in true }].bounds.center
    }
}
