import Foundation
@_spi(Reflection) import Swift

/// A stored property of a view that the engine connects to the view's node before each `body`.
public protocol DynamicProperty {
    /// Called after the properties inside this one are connected and before `body` runs.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of the engine's own that needs memory in the node or its environment.
package protocol LinkedProperty: DynamicProperty {
    mutating func link(to context: PropertyContext)
}

/// What a dynamic property is connected to: one node, and a place of its own in the node's memory.
@_documentation(metadata: engine)
public struct PropertyContext {
    package let node: CompositeViewNode
    package let key: PropertyKey
    package let environment: EnvironmentValues

    package init(node: CompositeViewNode, key: PropertyKey, environment: EnvironmentValues) {
        (self.node, self.key, self.environment) = (node, key, environment)
    }

    /// The memory of this property, made at the node's first evaluation and kept as long as the node.
    package func storage<Box: AnyObject>(_ make: () -> Box) -> Box {
        if let box = node.storage[key] as? Box { return box }
        let box = make()
        node.storage[key] = box
        return box
    }
}

/// Which dynamic property of a view: its name, with those of the properties it is inside.
@_documentation(metadata: engine)
public struct PropertyKey: Hashable, Sendable {
    package var name: String
    package init(_ name: String) { self.name = name }
}

/// The dynamic properties of a compiled view's type: where they lie in its memory.
struct DynamicFields {
    private var fields: [(name: String, offset: Int, type: any DynamicProperty.Type)] = []

    var isEmpty: Bool { fields.isEmpty }
    var labels: [String] { fields.map(\.name) }

    init(of type: Any.Type) {
        guard !(type is AnyClass) else { return }
        var found: [(String, Int, any DynamicProperty.Type)] = []
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                found.append((String(cString: name), offset, property))
            }
            return true
        }
        fields = found
    }

    /// Connects every dynamic property of `value`, the inner ones first.
    func link<Value>(_ value: inout Value, node: CompositeViewNode, environment: EnvironmentValues) {
        // Unsafe: the offsets of fields are the runtime's own for this very type, and the value stays for the call.
        withUnsafeMutablePointer(to: &value) { pointer in
            link(at: UnsafeMutableRawPointer(pointer), prefix: "", node: node, environment: environment)
        }
    }

    private func link(
        at base: UnsafeMutableRawPointer, prefix: String, node: CompositeViewNode, environment: EnvironmentValues
    ) {
        for field in fields {
            let context = PropertyContext(
                node: node, key: PropertyKey(prefix + field.name), environment: environment)
            func open<P: DynamicProperty>(_ type: P.Type) {
                let pointer = (base + field.offset).assumingMemoryBound(to: P.self)
                if var property = pointer.pointee as? any LinkedProperty {
                    property.link(to: context)
                    if let linked = property as? P { pointer.pointee = linked }
                } else {
                    DynamicFields(of: type).link(
                        at: base + field.offset, prefix: prefix + field.name + ".", node: node,
                        environment: environment)
                }
                pointer.pointee.update()
            }
            open(field.type)
        }
    }
}
