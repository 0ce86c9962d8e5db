import Foundation

/// What differs between two recorded layouts, in words, for where nobody has the source that the old one was drawn from:
/// texts, views that came and went, distances and sizes, before what only followed from those.
package struct LayoutWords {
    /// The sentences in the order of their weight; empty where the layouts are the same.
    package private(set) var sentences: [String] = []
    private var moved = 0

    private static let maximum = 4

    package init(_ old: String, _ new: String) {
        guard old != new, let before = LayoutTree(old), let after = LayoutTree(new) else { return }
        var found: [(rank: Int, text: String)] = []
        compare(before, after, 0, 0, &found)
        sentences = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.text)
        if sentences.isEmpty, moved == 0, before.canvas != after.canvas {
            sentences = ["the canvas is \(after.canvas) and was \(before.canvas)"]
        }
    }

    /// The first sentences, and how much else there is; empty for none.
    package var text: String {
        guard !sentences.isEmpty else { return "" }
        var text = sentences.prefix(Self.maximum).joined(separator: "; ")
        let more = max(sentences.count - Self.maximum, 0)
        if more > 0 { text += "; \(more) more" }
        if moved > 0 { text += "; \(moved) \(moved == 1 ? "view" : "views") moved" }
        return text
    }

    private mutating func compare(
        _ old: LayoutTree, _ new: LayoutTree, _ a: Int, _ b: Int, _ found: inout [(rank: Int, text: String)]
    ) {
        var open = [(a, b)]
        while let (a, b) = open.popLast() {
            let (before, after) = (old.nodes[a], new.nodes[b])
            let name = after.described
            // A text that is cut off says the same; why it has less room is the cause.
            if before.isTruncated != after.isTruncated {
                let whole = before.isTruncated ? after : before
                found.append((3, "\(whole.described) is \(after.isTruncated ? "truncated now" : "whole again")"))
            } else if before.text != after.text, let from = before.text, let to = after.text {
                found.append((0, "\(after.name) says \"\(to)\" in place of \"\(from)\""))
            }
            let pairs = Self.pairs(old.children(of: a), new.children(of: b), old, new)
            for index in pairs.gone { found.append((1, "\(old.nodes[index].described) is gone from \(after.name)")) }
            for index in pairs.new { found.append((1, "\(new.nodes[index].described) is new in \(after.name)")) }
            if pairs.gone.isEmpty, pairs.new.isEmpty {
                distances(old, new, pairs.kept, in: after, &found)
                if pairs.kept.isEmpty, before.text == after.text, before.size != after.size {
                    found.append((3, "\(name) is \(after.size) in place of \(before.size)"))
                } else if before.place != after.place, pairs.kept.isEmpty {
                    moved += 1
                }
            }
            open += pairs.kept.reversed()
        }
    }

    /// Distances between neighbours of a container, and from its edges, that aren't what they were.
    private func distances(
        _ old: LayoutTree, _ new: LayoutTree, _ kept: [(Int, Int)], in container: LayoutTree.Node,
        _ found: inout [(rank: Int, text: String)]
    ) {
        for ((a, b), (nextA, nextB)) in zip(kept, kept.dropFirst()) {
            let (first, second) = (old.nodes[a].frame, old.nodes[nextA].frame)
            let (third, fourth) = (new.nodes[b].frame, new.nodes[nextB].frame)
            let isBelow = second.minY >= first.maxY - 0.5 && fourth.minY >= third.maxY - 0.5
            let isBeside = second.minX >= first.maxX - 0.5 && fourth.minX >= third.maxX - 0.5
            guard isBelow != isBeside else { continue }
            let was = isBelow ? second.minY - first.maxY : second.minX - first.maxX
            let now = isBelow ? fourth.minY - third.maxY : fourth.minX - third.maxX
            guard abs(was - now) > 0.011 else { continue }
            let side = isBelow ? "below" : "beside"
            let (from, to) = (LayoutText.number(was), LayoutText.number(now))
            found.append(
                (
                    2,
                    "\(new.nodes[nextB].described) is \(to) \(side) \(new.nodes[b].described) in place of \(from) "
                        + "(in \(container.name))"
                ))
        }
        guard kept.count == 1, let (a, b) = kept.first, container.name.hasPrefix(".") else { return }
        let (outer, inner) = (old.nodes[old.parent(of: a)].frame, old.nodes[a].frame)
        let (now, nowInner) = (container.frame, new.nodes[b].frame)
        let was = (outer.width - inner.width, outer.height - inner.height)
        let room = (now.width - nowInner.width, now.height - nowInner.height)
        guard abs(was.0 - room.0) > 0.011 || abs(was.1 - room.1) > 0.011 else { return }
        found.append(
            (
                2,
                "\(container.name) round \(new.nodes[b].described) adds \(LayoutText.number(room.0)) × "
                    + "\(LayoutText.number(room.1)) in place of \(LayoutText.number(was.0)) × \(LayoutText.number(was.1))"
            ))
    }

    /// Which views of two lists are the same: the longest common sequence by name, or name and text.
    private static func pairs(
        _ old: [Int], _ new: [Int], _ before: LayoutTree, _ after: LayoutTree
    ) -> (kept: [(Int, Int)], gone: [Int], new: [Int]) {
        let isSimple =
            old.count == new.count && zip(old, new).allSatisfy { before.nodes[$0].name == after.nodes[$1].name }
        // Long lists of one kind are distinguished by what they say; very long ones aren't compared.
        guard !isSimple, old.count * new.count <= 250_000 else {
            return (Array(zip(old, new)), Array(old.dropFirst(new.count)), Array(new.dropFirst(old.count)))
        }
        let (first, second) = (old.map { before.label(of: $0) }, new.map { after.label(of: $0) })
        var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                lengths[i][j] =
                    first[i] == second[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var result: (kept: [(Int, Int)], gone: [Int], new: [Int]) = ([], [], [])
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            if first[i] == second[j] {
                result.kept.append((old[i], new[j]))
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                result.gone.append(old[i])
                i += 1
            } else {
                result.new.append(new[j])
                j += 1
            }
        }
        result.gone += old[i...]
        result.new += new[j...]
        return result
    }
}

/// A recorded layout as it was written.
struct LayoutTree {
    struct Node: Hashable {
        var name: String
        var frame: CGRect
        var text: String?
        var isTruncated: Bool
        var parent: Int

        var size: String { LayoutText.size(frame.size) }
        var place: CGPoint { frame.origin }
        /// `Text "Login"`, `.padding`.
        var described: String { text.map { "\(name) \"\($0)\"" } ?? name }
    }

    private(set) var canvas = ""
    private(set) var nodes: [Node] = []
    private var lists: [[Int]] = []

    /// Nil for what isn't a layout.
    init?(_ text: String) {
        var open: [Int] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("canvas ") {
                canvas = String(line.dropFirst(7))
                continue
            }
            let depth = line.prefix { $0 == " " }.count / 2
            guard depth <= open.count,
                let node = Self.node(line.drop { $0 == " " }, parent: open.prefix(depth).last ?? 0)
            else { return nil }
            open = Array(open.prefix(depth))
            if let parent = open.last { lists[parent].append(nodes.count) }
            open.append(nodes.count)
            nodes.append(node)
            lists.append([])
        }
        if nodes.isEmpty { return nil }
    }

    func children(of index: Int) -> [Int] { lists[index] }
    func parent(of index: Int) -> Int { nodes[index].parent }

    /// What a view is found again by among others.
    func label(of index: Int) -> String {
        var label = nodes[index].described
        // A wrapper is known by the first text in it.
        var next = index
        while let child = lists[next].first, nodes[next].text == nil { next = child }
        if next != index { label += " " + (nodes[next].text ?? "") }
        return label
    }

    private static func node(_ line: Substring, parent: Int) -> Node? {
        guard let match = line.firstMatch(of: #/^(.*?) \((-?[\d.]+), (-?[\d.]+), (-?[\d.]+) × (-?[\d.]+)\)(.*)$/#),
            let x = Double(match.2), let y = Double(match.3), let width = Double(match.4), let height = Double(match.5)
        else { return nil }
        let rest = match.6
        var text: String?
        if rest.hasPrefix(" \"") {
            var isEscaped = false
            let end = rest.dropFirst(2).firstIndex { character in
                if isEscaped {
                    isEscaped = false
                    return false
                }
                isEscaped = character == "\\"
                return character == "\""
            }
            text = end.map { rest[rest.index(rest.startIndex, offsetBy: 2)..<$0].replacing(" ⏎ ", with: " ") }
                .map { String($0) }
        }
        return Node(
            name: String(match.1), frame: CGRect(x: x, y: y, width: width, height: height), text: text,
            isTruncated: rest.contains("\" truncated"), parent: parent)
    }
}
