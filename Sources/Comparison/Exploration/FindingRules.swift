import Drawing
import Foundation
import Rendering
import SwiftUI
import ViewGraph

/// What is wrong in one drawing.
struct FindingRules {
    let tree: DrawnTree
    let configuration: ExploredConfiguration
    let platform: Platform
    private(set) var findings: [Finding] = []

    /// Overlaps and overhangs below that are the room that fonts leave round letters.
    static let tolerance: CGFloat = 3
    private static let smallestTarget: CGFloat = 44

    init(_ tree: DrawnTree, _ configuration: ExploredConfiguration, platform: Platform) {
        (self.tree, self.configuration, self.platform) = (tree, configuration, platform)
    }

    mutating func findGeometry() {
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            if node.report.text?.isTruncated == true, isShown(index) {
                let said = DrawnTree.said(node.report) ?? ""
                // Where the source doesn't say the whole text, the view is called by what is left of it.
                let isKnown = !name(index).contains("\"\(said)\"")
                let rest = isKnown ? " to \"\(said.count > 40 ? said.prefix(38) + "…" : said)\"" : ""
                add(.truncation, index, "is truncated" + rest)
            }
            findOutside(index)
            findTarget(index)
            findMissingLabel(index)
        }
        findOverlaps()
    }

    mutating func add(_ kind: Finding.Kind, _ index: Int, _ event: String) {
        let node = tree.nodes[index]
        let place = sourcePlace(index)
        findings.append(
            Finding(
                kind: kind, view: name(index), event: event, place: place, frame: node.rect,
                configuration: configuration))
    }

    /// Without the number among others of its name: one stands for all.
    func name(_ index: Int) -> String {
        let label = tree.nodes[index].label
        guard label.hasSuffix("]"), let start = label.lastIndex(of: "[") else { return label }
        return String(label[..<start]).trimmingCharacters(in: .whitespaces)
    }

    /// Of the node itself, else of the nearest round it that the source made.
    private func sourcePlace(_ index: Int) -> ChangePlace? {
        var current: Int? = index
        while let node = current {
            if let source = tree.nodes[node].report.source {
                let name = source.file.split(separator: "/").last.map(String.init) ?? source.file
                return ChangePlace(file: name, line: source.line)
            }
            current = tree.nodes[node].parent
        }
        return nil
    }

    func hasAncestor(_ index: Int, where isMeant: (DrawnTree.Node) -> Bool) -> Bool {
        var current = tree.nodes[index].parent
        while let node = current {
            if isMeant(tree.nodes[node]) { return true }
            current = tree.nodes[node].parent
        }
        return false
    }

    func isScrolled(_ index: Int) -> Bool { hasAncestor(index) { ControlNames.scrolling.contains($0.name) } }

    /// Whether anything of it can be seen.
    func isShown(_ index: Int) -> Bool {
        tree.nodes[index].marks.contains { (tree.marks[$0].shownColor?.opacity ?? tree.marks[$0].opacity) > 0.02 }
    }

    // MARK: - The window

    private mutating func findOutside(_ index: Int) {
        let node = tree.nodes[index]
        let isControl = ControlNames.all.contains(node.name)
        guard node.report.text != nil || isControl || node.name == "Image", !isScrolled(index) else { return }
        guard isControl || isShown(index), !hasAncestor(index, where: { ControlNames.all.contains($0.name) }) else {
            return
        }
        let (rect, canvas) = (node.rect, CGRect(origin: .zero, size: tree.canvas))
        let sides: [(name: String, distance: CGFloat)] = [
            ("left", canvas.minX - rect.minX), ("right", rect.maxX - canvas.maxX), ("upper", canvas.minY - rect.minY),
            ("lower", rect.maxY - canvas.maxY),
        ]
        guard let worst = sides.max(by: { $0.distance < $1.distance }) else { return }
        if worst.distance > 1 {
            add(.outside, index, "reaches \(Lengths.write(worst.distance)) pt beyond the window's \(worst.name) edge")
        } else if let lost = clippedShare(node) {
            add(.clipping, index, "is cut off: \(Int((lost * 100).rounded())) % of it can't be seen")
        }
    }

    /// How much of a text's letters a clip takes away; nil for next to nothing.
    private func clippedShare(_ node: DrawnTree.Node) -> Double? {
        var (all, seen): (CGFloat, CGFloat) = (0, 0)
        for mark in node.marks.map({ tree.marks[$0] }) where mark.kind == .glyphs {
            let area = mark.bounds.width * mark.bounds.height
            all += area
            guard let clip = mark.clipRect else { seen += area; continue }
            let common = clip.overlap(with: mark.bounds)
            if !common.isNull { seen += common.width * common.height }
        }
        guard all > 0, node.report.text != nil else { return nil }
        let lost = Double(1 - seen / all)
        return lost > 0.1 ? lost : nil
    }

    // MARK: - Controls

    private mutating func findTarget(_ index: Int) {
        let node = tree.nodes[index]
        guard platform == .iOS, ControlNames.tapped.contains(node.name) else { return }
        // Of controls in each other the outer one is tapped.
        guard !hasAncestor(index, where: { ControlNames.all.contains($0.name) }) else { return }
        // In rows and bars the platform takes taps for a control, as far as the row or the bar's item goes.
        let rect = node.report.tapArea.map { $0.union(node.rect) } ?? node.rect
        guard rect.width > 0, rect.height > 0 else { return }
        let (isNarrow, isLow) = (rect.width < Self.smallestTarget - 0.5, rect.height < Self.smallestTarget - 0.5)
        guard isNarrow || isLow else { return }
        add(
            .target, index,
            "is \(Lengths.write(rect.width)) × \(Lengths.write(rect.height)) pt to tap, under 44 × 44")
    }

    private mutating func findMissingLabel(_ index: Int) {
        let node = tree.nodes[index]
        guard ControlNames.tapped.contains(node.name), node.count > 1 else { return }
        guard !hasAncestor(index, where: { ControlNames.all.contains($0.name) }) else { return }
        let hasText = tree.subtree(index).contains { inner in
            let report = tree.nodes[inner].report
            return report.text.map { !$0.lines.joined().isEmpty } == true
                || report.accessibility?.label?.isEmpty == false
        }
        guard !hasText, tree.subtree(index).contains(where: { tree.nodes[$0].isLeaf }) else { return }
        let isNamed = hasAncestor(index) { node in
            node.report.accessibility.map {
                $0.label?.isEmpty == false || $0.isHidden == true || $0.children == .ignore
            } == true
        }
        guard !isNamed, node.report.accessibility?.isHidden != true else { return }
        add(.label, index, "has no text and no accessibility label")
    }

    // MARK: - Overlaps

    private mutating func findOverlaps() {
        struct Part {
            let index: Int
            let rect: CGRect
            let isText: Bool
            let last: Int
        }
        var parts: [Part] = []
        for (index, node) in tree.nodes.enumerated() where isShown(index) && (node.isLeaf || node.report.text != nil) {
            let marks = node.marks.map { tree.marks[$0] }
            let isText = node.report.text != nil
            let inked = isText ? marks.filter { $0.kind == .glyphs } : marks
            guard let first = inked.first, let last = node.marks.last else { continue }
            let rect = inked.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
            parts.append(Part(index: index, rect: rect, isText: isText, last: last))
        }
        guard parts.count <= 2_000 else { return }
        for (number, part) in parts.enumerated() {
            for other in parts[(number + 1)...] where part.isText || other.isText {
                let common = part.rect.overlap(with: other.rect)
                guard !common.isNull, common.width > Self.tolerance, common.height > Self.tolerance else { continue }
                guard areRivals(part.index, other.index, bothTexts: part.isText && other.isText) else { continue }
                guard !isCovered(common, after: min(part.last, other.last), before: max(part.last, other.last)) else {
                    continue
                }
                let text = part.isText ? part : other
                let neighbor = part.isText ? other : part
                add(
                    .overlap, text.index,
                    "and \(name(neighbor.index)) overlap by \(Lengths.write(common.width)) × \(Lengths.write(common.height)) pt"
                )
            }
        }
    }

    /// Whether two views are meant to stand apart: two texts always, others where the nearest container of both puts its
    /// views one after the other. What is in one control is the platform's.
    private func areRivals(_ a: Int, _ b: Int, bothTexts: Bool) -> Bool {
        var ancestors: Set<Int> = []
        var current: Int? = a
        while let node = current {
            ancestors.insert(node)
            current = tree.nodes[node].parent
        }
        current = b
        while let node = current, !ancestors.contains(node) { current = tree.nodes[node].parent }
        guard let common = current else { return false }
        let name = tree.nodes[common].name
        if ControlNames.all.subtracting(ControlNames.tapped).contains(name) { return false }
        if !bothTexts { return ControlNames.linear.contains(name) }
        // A text drawn twice on itself is a look.
        return DrawnTree.said(tree.nodes[a].report) != DrawnTree.said(tree.nodes[b].report)
            || ControlNames.linear.contains(name)
    }

    /// Whether something opaque lies between two views, as a sheet does.
    private func isCovered(_ rect: CGRect, after first: Int, before last: Int) -> Bool {
        guard last - first > 1 else { return false }
        return tree.marks[(first + 1)..<last].contains { mark in
            mark.kind == .fill && (mark.shownColor?.opacity ?? mark.opacity) > 0.9 && mark.bounds.contains(rect)
        }
    }
}
