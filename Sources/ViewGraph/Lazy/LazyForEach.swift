import Foundation

/// The elements of a `ForEach` before anything is made of them.
struct ForEachSource {
    var count: Int
    var id: (Int) -> AnyHashable
    var content: (Int) -> any View
}

/// The views of a `ForEach` whose container makes them when they become visible.
final class LazyForEachElements: LazyElements {
    private unowned let node: ForEachNode
    private var source: ForEachSource
    private var made: [Int: (id: AnyHashable, node: ViewNode)] = [:]
    private var indices: [AnyHashable: Int] = [:]
    /// The ids before the last change, while that is animated: what isn't among them is inserted.
    private var former: (ids: Set<AnyHashable>, pass: Int)?

    init(_ source: ForEachSource, in node: ForEachNode) { (self.source, self.node) = (source, node) }

    override var count: Int { source.count }
    override func isMade(_ index: Int) -> Bool { made[index] != nil }

    override func runs(at index: Int) -> [ElementRun] {
        if let known = made[index] { return known.node.runs }
        guard index >= 0, index < source.count else { return [] }
        let id = source.id(index)
        if let first = indices[id], first != index {
            node.graph.report("the ID \(id) is used by several elements of a ForEach; only the first is shown")
            return []
        }
        let returning = node.graph.returning(to: node, at: .explicit(id))
        let new = reconcile(index, id, existing: returning)
        if let returning, returning !== new { returning.unmount() }
        // What only came into sight has been there before.
        if former?.pass != node.graph.progress.passes || former?.ids.contains(id) == true { new.isInsertion = false }
        made[index] = (id, new)
        indices[id] = index
        return new.runs
    }

    override func index(of id: AnyHashable) -> Int? {
        indices[id] ?? (0..<source.count).first { source.id($0) == id }
    }

    var madeNodes: [ViewNode] { made.sorted { $0.key < $1.key }.map(\.value.node) }

    /// Takes over another collection: nodes follow their ids, those without one leave.
    func update(_ source: ForEachSource) {
        noteInsertions(since: self.source)
        self.source = source
        guard !made.isEmpty else { return }
        let old = made
        (made, indices) = ([:], [:])
        var moved: [AnyHashable: ViewNode] = [:]
        for (index, entry) in old {
            if index < source.count, source.id(index) == entry.id {
                take(entry.node, entry.id, at: index)
            } else {
                moved[entry.id] = entry.node
            }
        }
        if !moved.isEmpty {
            for index in 0..<source.count where made[index] == nil {
                let id = source.id(index)
                if let node = moved.removeValue(forKey: id) { take(node, id, at: index) }
                if moved.isEmpty { break }
            }
        }
        for removed in moved.values { node.graph.remove(removed, from: node) }
    }

    private func noteInsertions(since old: ForEachSource) {
        let graph = node.graph
        guard graph.effectiveTransaction(of: node).animation != nil else {
            former = nil
            return
        }
        former = (Set((0..<old.count).map { old.id($0) }), graph.progress.passes)
    }

    private func take(_ old: ViewNode, _ id: AnyHashable, at index: Int) {
        let new = reconcile(index, id, existing: old)
        if new !== old { node.graph.remove(old, from: node) }
        made[index] = (id, new)
        indices[id] = index
    }

    /// What the content reads, the view that declares the `ForEach` depends on, also where it is made while laying out.
    private func reconcile(_ index: Int, _ id: AnyHashable, existing: ViewNode?) -> ViewNode {
        var context = node.childContext(.explicit(id))
        context.isLazy = true
        let graph = node.graph
        func make() -> ViewNode {
            graph.reconcile(
                graph.tracker.makingContent { source.content(index) }, existing: existing, in: context)
        }
        guard let owner = node.declaringNode else { return make() }
        return graph.tracker.whileUpdating(owner, make)
    }
}

extension ViewNode {
    /// The nearest node above that runs code of the program's.
    var declaringNode: DependentNode? {
        var current = parent
        while let node = current {
            if let node = node as? DependentNode { return node }
            current = node.parent
        }
        return nil
    }
}
