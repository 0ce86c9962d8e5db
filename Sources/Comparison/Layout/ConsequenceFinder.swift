import Drawing
import Foundation
import Rendering
import ViewGraph

/// Everything that is different between two versions as they were drawn, each view once, the weightiest first.
struct ConsequenceFinder {
    private let old: DrawnTree
    private let new: DrawnTree
    private let matching: NodeMatching
    private var found: [Consequence] = []

    /// Places nearer than that are the same.
    private static let tolerance: CGFloat = 0.01

    static func consequences(from old: DrawnVersion, to new: DrawnVersion) -> [Consequence] {
        consequences(from: DrawnTree(old), to: DrawnTree(new))
    }

    static func consequences(from old: DrawnTree, to new: DrawnTree) -> [Consequence] {
        var finder = ConsequenceFinder(old: old, new: new, matching: NodeMatching(old, new))
        finder.find()
        return finder.found
    }

    private init(old: DrawnTree, new: DrawnTree, matching: NodeMatching) {
        (self.old, self.new, self.matching) = (old, new, matching)
    }

    private mutating func find() {
        findDepartures()
        findArrivals()
        for (o, n) in matching.partners.enumerated() {
            if let n { compare(o, n) }
        }
        found = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
        let (a, b) = (old.canvas, new.canvas)
        if a != b, abs(a.width - b.width) > Self.tolerance || abs(a.height - b.height) > Self.tolerance {
            let change = Self.sizeChange(CGRect(origin: .zero, size: a), CGRect(origin: .zero, size: b))
            add(.canvas, "", "", "the canvas \(change)")
        }
        let seen: Set<Consequence.Kind> = [.accessibility, .tree, .container]
        if found.allSatisfy({ seen.contains($0.kind) }), let place = changedArea() {
            add(
                .picture, "", "",
                "the picture changed within \(Lengths.write(place.width)) × \(Lengths.write(place.height)) pt at "
                    + "(\(Lengths.write(place.minX)), \(Lengths.write(place.minY)))")
        }
        found = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    }

    private mutating func add(
        _ kind: Consequence.Kind, _ view: String, _ id: String, _ event: String, _ old: CGRect? = nil,
        _ new: CGRect? = nil
    ) {
        found.append(Consequence(kind: kind, view: view, id: id, event: event, oldFrame: old, newFrame: new))
    }

    // MARK: - Came and went

    private mutating func findArrivals() {
        for index in new.nodes.indices where matching.origins[index] == nil {
            let node = new.nodes[index]
            if isThing(index, new, matching.origins) {
                guard !isInThing(index, new, matching.origins) else { continue }
                add(.appeared, node.label, node.report.id, "appeared", nil, node.rect)
            } else {
                add(.tree, node.label, node.report.id, "came into the tree", nil, node.rect)
            }
        }
    }

    private mutating func findDepartures() {
        for index in old.nodes.indices where matching.partners[index] == nil {
            let node = old.nodes[index]
            if isThing(index, old, matching.partners) {
                guard !isInThing(index, old, matching.partners) else { continue }
                add(.disappeared, node.label, node.report.id, "disappeared", node.rect, nil)
            } else {
                add(.tree, node.label, node.report.id, "left the tree", node.rect, nil)
            }
        }
    }

    /// Whether an unmatched node is a thing of its own to a reader, all of which came or went: no modifier, and no mere
    /// arrangement of views that are there in both versions.
    private func isThing(_ index: Int, _ tree: DrawnTree, _ counterparts: [Int?]) -> Bool {
        let node = tree.nodes[index]
        guard !node.isModifier, !DrawnTree.isEmpty(node.name) else { return false }
        if node.isLeaf { return true }
        let below = tree.subtree(index)
        return below.allSatisfy { counterparts[$0] == nil } && below.contains { tree.nodes[$0].isLeaf }
    }

    /// A view is told by its outermost part: a button, not its label.
    private func isInThing(_ index: Int, _ tree: DrawnTree, _ counterparts: [Int?]) -> Bool {
        var parent = tree.nodes[index].parent
        while let current = parent {
            if counterparts[current] == nil, isThing(current, tree, counterparts) { return true }
            parent = tree.nodes[current].parent
        }
        return false
    }

    // MARK: - Stayed

    private mutating func compare(_ o: Int, _ n: Int) {
        let (before, after) = (old.nodes[o], new.nodes[n])
        let (label, id) = (before.label, after.report.id)
        let (was, now) = (before.rect, after.rect)
        func add(_ kind: Consequence.Kind, _ event: String) {
            self.add(kind, label, id, event, was, now)
        }
        if before.report.accessibility != after.report.accessibility,
            let event = AccessibilityWords.change(before.report.accessibility, after.report.accessibility)
        {
            add(.accessibility, event)
        }
        if let text = before.report.text, let other = after.report.text {
            if let (kind, event) = Self.textChange(text, other) { return add(kind, event) }
        }
        if let (kind, event) = lookChange(before, after) { return add(kind, event) }
        let isLeaf = before.isLeaf && after.isLeaf
        if let text = before.report.text, let other = after.report.text, text.lines.count != other.lines.count {
            let count = other.lines.count
            return add(.lines, "takes \(count) line\(count == 1 ? "" : "s") in place of \(text.lines.count)")
        }
        let isSized =
            abs(was.width - now.width) > Self.tolerance || abs(was.height - now.height) > Self.tolerance
        let isMoved = abs(was.minX - now.minX) > Self.tolerance || abs(was.minY - now.minY) > Self.tolerance
        guard !DrawnTree.isEmpty(before.name) else { return }
        guard isSized || isMoved else {
            if before.name != after.name { add(.tree, "is \(after.name) now") }
            return
        }
        // A text that has other room stays as it is to whoever reads it: what matters is where it begins.
        let event = isSized ? Self.sizeChange(was, now) : Self.move(was, now)
        add(isLeaf ? (isSized ? .resized : .moved) : .container, event)
    }

    private static func textChange(_ o: TextReport, _ n: TextReport) -> (Consequence.Kind, String)? {
        let (was, now) = (words(o), words(n))
        if n.isTruncated, !o.isTruncated {
            return (.truncated, "is now truncated to \"\(short(now))\"")
        }
        if o.isTruncated, !n.isTruncated {
            let prefix = was.split(separator: "…").first.map(String.init) ?? ""
            if now.hasPrefix(prefix.trimmingCharacters(in: .whitespaces)) {
                return (.untruncated, "is no longer truncated")
            }
        }
        guard DrawnTree.letters(was) != DrawnTree.letters(now) else { return nil }
        if o.isTruncated, n.isTruncated {
            let (a, b) = (was.split(separator: "…").first ?? "", now.split(separator: "…").first ?? "")
            if a.hasPrefix(b) { return (.truncated, "is truncated further, to \"\(short(now))\"") }
            if b.hasPrefix(a) { return (.truncated, "is truncated less, to \"\(short(now))\"") }
        }
        return (.text, "now says \"\(short(now))\"")
    }

    private static func words(_ report: TextReport) -> String {
        report.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }

    private static func short(_ text: String) -> String { text.count > 48 ? text.prefix(46) + "…" : text }

    // MARK: - Places

    static func move(_ was: CGRect, _ now: CGRect) -> String {
        let (dx, dy) = (now.minX - was.minX, now.minY - was.minY)
        var (distances, places): ([String], [String]) = ([], [])
        for (name, delta, from, to) in [("x", dx, was.minX, now.minX), ("y", dy, was.minY, now.minY)]
        where abs(delta) > tolerance {
            distances.append((delta > 0 ? "+" : "−") + Lengths.write(abs(delta)))
            places.append("\(name) \(Lengths.write(from)) → \(Lengths.write(to))")
        }
        return "moved \(distances.joined(separator: ", ")) pt (\(places.joined(separator: ", ")))"
    }

    static func sizeChange(_ was: CGRect, _ now: CGRect) -> String {
        let (dw, dh) = (now.width - was.width, now.height - was.height)
        if abs(dw) > tolerance, abs(dh) > tolerance {
            func size(_ rect: CGRect) -> String { "\(Lengths.write(rect.width)) × \(Lengths.write(rect.height))" }
            let verb = dw > 0 && dh > 0 ? "grew" : dw < 0 && dh < 0 ? "shrank" : "changed size"
            return "\(verb) (\(size(was)) → \(size(now)) pt)"
        }
        let isWide = abs(dw) > tolerance
        let (delta, from, to) = isWide ? (dw, was.width, now.width) : (dh, was.height, now.height)
        return "\(delta > 0 ? "grew" : "shrank") \(Lengths.write(abs(delta))) pt "
            + "(\(isWide ? "width" : "height") \(Lengths.write(from)) → \(Lengths.write(to)))"
    }

    // MARK: - Looks

    private func lookChange(_ before: DrawnTree.Node, _ after: DrawnTree.Node) -> (Consequence.Kind, String)? {
        let (mine, theirs) = (before.marks.map { old.marks[$0] }, after.marks.map { new.marks[$0] })
        return LookChange.between(
            mine, in: before.rect, theirs, in: after.rect, isSameSize: Self.isSameSize(before.rect, after.rect))
    }

    private static func isSameSize(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
    }

    /// The box round all that is drawn in one version only; nil where the pictures are the same.
    private func changedArea() -> CGRect? {
        func key(_ mark: Mark) -> Int {
            var hash = StableHash()
            hash.add(mark.look)
            for length in [mark.bounds.minX, mark.bounds.minY, mark.bounds.width, mark.bounds.height] {
                hash.add(length)
            }
            return hash.value
        }
        let (mine, theirs) = (old.marks.map(key), new.marks.map(key))
        guard mine != theirs else { return nil }
        let (before, now) = (Set(mine), Set(theirs))
        let changed =
            zip(old.marks, mine).filter { !now.contains($0.1) }
            + zip(new.marks, theirs).filter { !before.contains($0.1) }
        let first = changed.first?.0.bounds ?? CGRect(origin: .zero, size: new.canvas)
        return changed.dropFirst().reduce(first) { $0.union($1.0.bounds) }
    }
}
