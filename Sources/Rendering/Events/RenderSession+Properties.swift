import SwiftUIBridge
import ViewGraph

extension RenderSession {
    /// Gives a property of the first view in the tree that has it another value, as the view's own code would.
    func set(_ value: InitialValue) throws(RenderFailure) {
        let (found, names) = property(named: value.name)
        guard let (node, storage) = found else {
            throw RenderFailure(
                .request,
                "there is no state '\(value.name)' in the picture to set" + Suggestion.text(value.name, names))
        }
        let new = try newValue(value, of: node)
        guard graph.perform({ storage.setDebugValue(new) }) else {
            throw RenderFailure(
                .request, "'\(value.name)' of '\(node.typeName)' can't be set to '\(value.expression)'")
        }
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
            guard let composite = node as? CompositeViewNode, composite.isCounted else { continue }
            for (key, box) in composite.storage {
                guard let storage = box as? ReadableStorage else { continue }
                let written = key.name.hasPrefix("_") ? String(key.name.dropFirst()) : key.name
                if written == name { return ((composite, storage), []) }
                names.append(written)
            }
        }
        return (nil, names)
    }
}
