import SwiftInterpreter
import SwiftUI
import ViewGraph

func addViewTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "View", "@MainActor protocol View",
            adapter: { value, _, evaluator in try AnyView.bridge(value, evaluator).bridged }, members: membersOfViewHead
        ))
    types.append(
        NativeType(
            "ViewBuilder", "@resultBuilder struct ViewBuilder",
            resultBuilder: NativeResultBuilder(
                elementProtocol: "View", resultType: "TupleView",
                block: { try BuiltViews.block($0, $1) },
                optional: { try BuiltViews.optional($0, $1) },
                either: { try BuiltViews.branch($0, isFirst: $1, leaves: (1, 1), $2) },
                branch: { try BuiltViews.branch($0, isFirst: $1, leaves: $2, $3) })))
}

/// What other files add to views, by what it is about.
private let viewMembers: [@Sendable (inout [NativeMember]) -> Void] = [
    addViewMembersOfKeyframes,
    addViewMembersOfScopedAnimations,
    addViewMembersOfTransitions,
    addViewMembersOfPublishers,
    addDragModifiers,
    addViewMembersOfFocus,
    addViewMembersOfKeyPresses,
    addViewMembersOfFocusedValues,
    addViewMembersOfObservableObjects,
    addViewMembersOfTasks,
    addViewMembersOfFormattedText,
    addViewMembersOfTextRenderers,
    addViewMembersOfControls,
    addViewMembersOfFileDialogs,
    addViewMembersOfNavigation,
    addViewMembersOfPresentations,
    addGestureModifiers,
]

@Sendable private func membersOfViewHead() -> [NativeMember] {
    sortedMembers { m in
        addDrawingMembers(&m)
        for add in viewMembers { add(&m) }
        m.add("Body", "required associatedtype Body: View")
        m.add("body", "required @ViewBuilder var body: Body { get }") { c in
            // The body of a view that the engine knows: the view itself.
            try c.receiver(as: AnyView.self).bridged
        }
        m.add("equatable", "func equatable() -> EquatableView<Self> where Self: Equatable") { c in
            try InterpretedEquatable.view(c.receiver, c.evaluator)
        }
        m.add("modifier", "func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> where T: ViewModifier") { c in
            try modified(c.receiver(as: AnyView.self), by: c.arguments[0], c.evaluator).bridged
        }
        m.add("_undrawn", "func _undrawn(_ name: String, isShown: Bool) -> some View") { c in
            let (name, isShown) = (try c.argument(0, as: String.self), try c.argument(1, as: Bool.self))
            return try AnyView(c.receiver(as: AnyView.self).undrawn(name, isShown: isShown)).bridged
        }
        m.add("layoutValue", "func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey") {
            c in
            let key = try c.evaluator.declaration(of: c.arguments[0])
            let view = try c.receiver(as: AnyView.self).layoutValue(
                id: ObjectIdentifier(key.decl), value: c.arguments[1])
            return AnyView(view).bridged
        }
        m.add(
            "environment",
            "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View"
        ) { c in
            let (path, value, evaluator) = (try c.keyPath(0), c.arguments[1], c.evaluator)
            return try c.writingEnvironment { root in try evaluator.setValue(value, at: path, of: &root) }
        }
        m.add(
            "transformEnvironment",
            "func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View"
        ) { c in
            let (path, transform, evaluator) = (try c.keyPath(0), c.arguments[1], c.evaluator)
            return try c.writingEnvironment { root in
                var arguments = [try evaluator.value(at: path, of: root)]
                _ = try evaluator.call(transform, inoutArguments: &arguments)
                try evaluator.setValue(arguments[0], at: path, of: &root)
            }
        }
        addPreferenceMembers(&m)
        addGeometryMembers(&m)
        addVisualEffectMembers(&m)
        addScrollBehaviorMembers(&m)
        addContainerValueMembers(&m)
    }
}

extension NativeCall {
    func keyPath(_ index: Int) throws -> KeyPathValue {
        var value = arguments[index]
        while case .existential(let box) = value { value = box.value }
        guard case .keyPath(let path) = value else { throw evaluator.failure("a key path is expected here") }
        return path
    }

    /// The receiver in an environment that `change` makes from the one it stands in.
    func writingEnvironment(_ change: @escaping (inout Value) throws -> Void) throws -> Value {
        let evaluator = self.evaluator
        let writer = EnvironmentWriter { environment in
            var root = Value.box(environment)
            do {
                try change(&root)
                environment = try EnvironmentValues.bridge(root, evaluator)
            } catch {
                evaluator.record(error)
            }
        }
        return AnyView(try receiver(as: AnyView.self).modifier(writer)).bridged
    }
}

extension SwiftUILibrary {
    static func equatableViewInit(_ c: inout NativeCall) throws -> Value {
        try InterpretedEquatable.view(c.arguments[0], c.evaluator)
    }

    static func tupleViewValue(_ c: inout NativeCall) throws -> Value {
        let content = try c.receiver(as: AnyView.self).content
        guard let members = (content as? any ListedViews)?.members else { return c.receiver }
        return .tuple(members.map { AnyView(any: $0).bridged })
    }

    static func tupleViewInit(_ c: inout NativeCall) throws -> Value {
        guard case .tuple(let views) = c.arguments[0] else {
            return try BuiltViews.block([c.arguments[0]], c.evaluator)
        }
        return try BuiltViews.block(views, c.evaluator)
    }

    static func anyViewInit(_ c: inout NativeCall) throws -> Value {
        try c.argument(0, as: AnyView.self).bridged
    }

    static func groupInit(_ c: inout NativeCall) throws -> Value {
        let content = try AnyView.bridge(c.evaluator.call(c.arguments[0], []), c.evaluator)
        return .box(Group<AnyView> { content })
    }
}
