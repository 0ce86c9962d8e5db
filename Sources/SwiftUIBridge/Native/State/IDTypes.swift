import SwiftInterpreter
import SwiftUI
import ViewGraph

/// What takes or gives the ids and values of views as a type that the program names.
func addIDTypes(_ types: inout [NativeType]) {
    types.append(NativeType("ScrollPosition", "extension ScrollPosition", members: membersOfScrollPositionIDs))
}

@Sendable private func membersOfScrollPositionIDs() -> [NativeMember] {
    sortedMembers { m in
        func add(_ parameters: String, _ make: @escaping @Sendable (NativeCall) throws -> ScrollPosition) {
            m.add("init", "init<ID>(idType: ID.Type\(parameters)) where ID: Hashable") { c in try make(c).bridged }
        }
        add("") { _ in ScrollPosition(idType: Never.self) }
        add(", edge: Edge") { c in try ScrollPosition(edge: c.argument(1, as: Edge.self)) }
        add(", point: CGPoint") { c in try ScrollPosition(point: c.argument(1, as: CGPoint.self)) }
        add(", x: CGFloat, y: CGFloat") { c in
            try ScrollPosition(x: c.argument(1, as: CGFloat.self), y: c.argument(2, as: CGFloat.self))
        }
        add(", x: CGFloat") { c in try ScrollPosition(x: c.argument(1, as: CGFloat.self)) }
        add(", y: CGFloat") { c in try ScrollPosition(y: c.argument(1, as: CGFloat.self)) }
        m.add("viewID", "func viewID<T>(type: T.Type) -> T? where T: Hashable") { c in
            try c.value(try c.receiver(as: ScrollPosition.self).viewID, as: c.arguments[0])
        }
    }
}

extension NativeCall {
    fileprivate func containerTag() throws -> AnyHashable? { receiver.unbox(as: ContainerValues.self)?.tag }

    /// An id as a value of the type that the program asks for, if it is one.
    fileprivate func value(_ id: AnyHashable?, as metatype: Value) throws -> Value {
        var metatype = metatype
        while case .existential(let box) = metatype { metatype = box.value }
        guard case .metatype(let box) = metatype else { throw evaluator.failure("a type is expected here") }
        guard let id, evaluator.dynamicType(of: id.bridged) == box.type else { return .null }
        return .some(ValueBox(id.bridged))
    }
}

extension SwiftUILibrary {
    static func containerValuesTag(_ c: inout NativeCall) throws -> Value {
        try c.value(try c.containerTag(), as: c.arguments[0])
    }

    static func containerValuesHasTag(_ c: inout NativeCall) throws -> Value {
        guard let tag = try c.containerTag() else { return .bool(false) }
        return .bool(tag == (try c.argument(0, as: AnyHashable.self)))
    }

    static func navigationPathInit(_ c: inout NativeCall) throws -> Value {
        let values = try elements(of: c.arguments[0], c.evaluator)
        return NavigationPath(try values.map { try AnyHashable.bridge($0, c.evaluator) }).bridged
    }
}
