import SwiftUIBridge
import ViewGraph

extension RenderSession {
    /// Gives a property of the first view in the tree that has it another value, as the view's own code would.
    func set(_ value: InitialValue) throws(RenderFailure) {
        let path = value.path
        let (found, names) = property(named: path[0])
        guard let (node, storage) = found else {
            throw RenderFailure(
                .request,
                "there is no state '\(path[0])' in the picture to set" + Suggestion.text(path[0], names))
        }
        if path.count > 1 { return try set(value, in: storage, of: node) }
        let new = try newValue(value, of: node)
        guard graph.perform({ storage.setDebugValue(new) }) else {
            throw RenderFailure(
                .request, "'\(value.name)' of '\(node.typeName)' can't be set to '\(value.expression)'")
        }
        try update()
    }

    /// Gives a property of what a property holds another value: `model.count=3`.
    private func set(
        _ value: InitialValue, in storage: ReadableStorage, of node: CompositeViewNode
    ) throws(RenderFailure) {
        guard let run else {
            throw RenderFailure(
                .request, "'\(value.name)' of '\(node.typeName)' can't be set: it is part of a compiled value")
        }
        let result = graph.perform { () -> Result<Void, RenderFailure> in
            Result { () throws(RenderFailure) in
                let changed = try run.value(storage.debugValue, with: value)
                // An object is changed where it is; of a value the whole is another.
                if let changed, !storage.setDebugValue(changed) {
                    throw RenderFailure(.request, "'\(value.name)' of '\(node.typeName)' can't be set")
                }
            }
        }
        try result.get()
        try update()
    }

    private func newValue(_ value: InitialValue, of node: CompositeViewNode) throws(RenderFailure) -> Any {
        guard let run else { return value.expression }
        return try run.value(of: value, in: node.typeName)
    }

    /// The memory of the property, and the names of all there are.
    private func property(
        named name: String
    ) -> (found: (CompositeViewNode, ReadableStorage)?, names: [String]) {
        var names: [String] = []
        var waiting = graph.root.map { [$0] } ?? []
        while let node = waiting.popLast() {
            waiting += node.childNodes.reversed()
            guard let composite = node as? CompositeViewNode, composite.isSettable else { continue }
            for (key, box) in composite.storage {
                guard let storage = box as? ReadableStorage else { continue }
                let written = key.name.hasPrefix("_") ? String(key.name.dropFirst()) : key.name
                if written == name { return ((composite, storage), []) }
                names.append(written)
            }
        }
        return (nil, names.sorted())
    }
}
