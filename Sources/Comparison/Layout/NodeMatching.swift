import Foundation
import ViewGraph

/// Which nodes of two trees are the same view.
///
/// Children are aligned in order by what they are, say and hold; a view that was put in, or taken out of, a wrapper is
/// found inside of it. Texts that are left over on both sides and say the same are the same in another place.
struct NodeMatching {
    private let old: DrawnTree
    private let new: DrawnTree
    /// The new node of each old one.
    private(set) var partners: [Int?]
    /// The old node of each new one.
    private(set) var origins: [Int?]

    init(_ old: DrawnTree, _ new: DrawnTree) {
        (self.old, self.new) = (old, new)
        partners = Array(repeating: nil, count: old.nodes.count)
        origins = Array(repeating: nil, count: new.nodes.count)
        guard !old.nodes.isEmpty, !new.nodes.isEmpty else { return }
        align([0], [0])
        matchLeftovers()
    }

    private mutating func match(_ o: Int, _ n: Int) {
        guard partners[o] == nil, origins[n] == nil else { return }
        (partners[o], origins[n]) = (n, o)
        align(old.nodes[o].children, new.nodes[n].children)
    }

    // MARK: - Children

    private mutating func align(_ mine: [Int], _ theirs: [Int]) {
        guard !mine.isEmpty, !theirs.isEmpty else { return }
        let pairs = alignment(mine, theirs)
        for (o, n) in pairs { match(o, n) }
        // What stands between two of these on both sides may be one in a wrapper, or another kind of container.
        var (i, j) = (0, 0)
        for (o, n) in pairs + [(-1, -1)] {
            let (end, other) = (
                o < 0 ? mine.count : index(of: o, in: mine), n < 0 ? theirs.count : index(of: n, in: theirs)
            )
            unwrap(Array(mine[i..<max(i, end)]), Array(theirs[j..<max(j, other)]))
            (i, j) = (min(end + 1, mine.count), min(other + 1, theirs.count))
        }
    }

    private func index(of node: Int, in list: [Int]) -> Int { list.firstIndex(of: node) ?? list.count }

    private func alignment(_ mine: [Int], _ theirs: [Int]) -> [(Int, Int)] {
        guard mine.count * theirs.count <= 1_000_000 else {
            return zip(mine, theirs).filter { score($0, $1) > 0 }.map { ($0, $1) }
        }
        let width = theirs.count + 1
        var best = [Double](repeating: 0, count: (mine.count + 1) * width)
        for i in mine.indices.reversed() {
            for j in theirs.indices.reversed() {
                let skipped = max(best[(i + 1) * width + j], best[i * width + j + 1])
                let score = score(mine[i], theirs[j])
                best[i * width + j] = score > 0 ? max(skipped, best[(i + 1) * width + j + 1] + score) : skipped
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < mine.count, j < theirs.count {
            let score = score(mine[i], theirs[j])
            if score > 0, best[i * width + j] == best[(i + 1) * width + j + 1] + score {
                pairs.append((mine[i], theirs[j]))
                i += 1
                j += 1
            } else if best[(i + 1) * width + j] >= best[i * width + j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    /// How sure it is that two nodes are one view; 0 where they can't be.
    private func score(_ o: Int, _ n: Int) -> Double {
        let (mine, theirs) = (old.nodes[o], new.nodes[n])
        guard mine.name == theirs.name else { return 0 }
        if mine.structure == theirs.structure { return 4 }
        let (id, other) = (explicitID(mine.report.id), explicitID(theirs.report.id))
        if id != nil || other != nil { return id == other ? 3.5 : 0.05 }
        if mine.words.isEmpty, theirs.words.isEmpty {
            return mine.children.isEmpty == theirs.children.isEmpty ? 1.5 : 1
        }
        let common = mine.words.intersection(theirs.words).count
        let share = Double(2 * common) / Double(mine.words.count + theirs.words.count)
        return 0.5 + 2.5 * share
    }

    /// `red` of `2[red]`: what a `ForEach` or `.id` says it is.
    private func explicitID(_ id: String) -> Substring? {
        guard id.hasSuffix("]"), let start = id.lastIndex(of: "[") else { return nil }
        return id[start...]
    }

    // MARK: - Wrappers

    private mutating func unwrap(_ mine: [Int], _ theirs: [Int]) {
        guard !mine.isEmpty, !theirs.isEmpty else { return }
        // Another kind of container round the same views.
        for o in mine where partners[o] == nil && isContainer(old.nodes[o]) {
            if let n = theirs.first(where: { isFree($0) && isContainer(new.nodes[$0]) && likeness(o, $0) >= 0.6 }) {
                match(o, n)
            }
        }
        for o in mine where partners[o] == nil {
            for n in theirs where origins[n] == nil {
                if let inner = counterpart(of: old.nodes[o], in: n, of: new) {
                    match(o, inner)
                    break
                }
                if let inner = counterpart(of: new.nodes[n], in: o, of: old) {
                    match(inner, n)
                    break
                }
            }
        }
        // Another modifier, or a container with other views in it.
        for o in mine where partners[o] == nil && !old.nodes[o].children.isEmpty {
            for n in theirs where origins[n] == nil && !new.nodes[n].children.isEmpty {
                guard likeness(o, n) > 0 || mine.count == 1 && theirs.count == 1 else { continue }
                if old.nodes[o].isModifier || new.nodes[n].isModifier {
                    align(
                        old.nodes[o].isModifier ? old.nodes[o].children : [o],
                        new.nodes[n].isModifier ? new.nodes[n].children : [n])
                } else {
                    match(o, n)
                }
                break
            }
        }
    }

    private func isFree(_ node: Int) -> Bool { origins[node] == nil }
    private func isContainer(_ node: DrawnTree.Node) -> Bool { !node.isModifier && !node.children.isEmpty }

    /// How much of what either says both say, from 0 to 1; 1 where neither says anything.
    private func likeness(_ o: Int, _ n: Int) -> Double { Self.likeness(old.nodes[o].words, new.nodes[n].words) }

    private static func likeness(_ a: Set<String>, _ b: Set<String>) -> Double {
        if a.isEmpty, b.isEmpty { return 1 }
        return Double(2 * a.intersection(b).count) / Double(a.count + b.count)
    }

    /// The node below `root` that is the one looked for: of the same structure, else the first of its name that says much
    /// the same.
    private func counterpart(of node: DrawnTree.Node, in root: Int, of tree: DrawnTree) -> Int? {
        let below = tree.subtree(root).dropFirst()
        return below.first { tree.nodes[$0].structure == node.structure }
            ?? below.prefix(8).first {
                tree.nodes[$0].name == node.name && Self.likeness(tree.nodes[$0].words, node.words) >= 0.5
            }
    }

    // MARK: - Elsewhere

    private mutating func matchLeftovers() {
        var waiting: [Int: [Int]] = [:]
        for n in new.nodes.indices where origins[n] == nil && new.nodes[n].isLeaf {
            waiting[new.nodes[n].structure, default: []].append(n)
        }
        for o in old.nodes.indices where partners[o] == nil && old.nodes[o].isLeaf {
            guard var list = waiting[old.nodes[o].structure], !list.isEmpty else { continue }
            let n = list.removeFirst()
            waiting[old.nodes[o].structure] = list
            (partners[o], origins[n]) = (n, o)
        }
    }
}
