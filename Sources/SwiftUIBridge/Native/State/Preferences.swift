import SwiftInterpreter
import SwiftUI
import ViewGraph

func addPreferenceTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType("Anchor", "struct Anchor<Value>; Equatable; Hashable", swiftType: Anchor<Value>.self) { [] })
    types.append(
        NativeType(
            "Anchor.Source", "struct Anchor.Source", swiftType: Anchor<Value>.Source.self,
            members: membersOfAnchorSource))
    types.append(
        NativeType("GeometryProxy", "extension GeometryProxy", members: membersOfGeometryProxyTail))
}

@Sendable private func membersOfGeometryProxyTail() -> [NativeMember] {
    sortedMembers { m in
        m.add("subscript", "subscript<T>(anchor: Anchor<T>) -> T { get }") { c in
            guard let anchor = c.arguments[0].unbox(as: Anchor<Value>.self) else {
                throw mismatch(c.arguments[0], Anchor<Value>.self, c.evaluator)
            }
            return try c.receiver(as: GeometryProxy.self)[anchor]
        }
    }
}

@Sendable private func membersOfAnchorSource() -> [NativeMember] {
    sortedMembers { m in
        m.add("bounds", "static var bounds: Anchor<CGRect>.Source { get }") { _ in
            .box(Anchor<CGRect>.Source.bounds.map { $0.bridged })
        }
        m.add("rect", "static func rect(_ r: CGRect) -> Anchor<CGRect>.Source") { c in
            .box(Anchor<CGRect>.Source.rect(try c.argument(0, as: CGRect.self)).map { $0.bridged })
        }
        m.add("point", "static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source") { c in
            .box(Anchor<CGPoint>.Source.point(try c.argument(0, as: CGPoint.self)).map { $0.bridged })
        }
        m.add("unitPoint", "static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source") { c in
            .box(Anchor<CGPoint>.Source.unitPoint(try c.argument(0, as: UnitPoint.self)).map { $0.bridged })
        }
        let points: [(String, UnitPoint)] = [
            ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
            ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
            ("bottomTrailing", .bottomTrailing),
        ]
        for (name, point) in points {
            m.add(name, "static var \(name): Anchor<CGPoint>.Source { get }") { _ in
                .box(Anchor<CGPoint>.Source.unitPoint(point).map { $0.bridged })
            }
        }
    }
}

/// Members of `View` and `GeometryProxy` that deal with preferences.
func addPreferenceMembers(_ m: inout [NativeMember]) {
    m.add("preference", "func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey")
    {
        c in
        let value = c.arguments[1]
        return try c.writingPreference(".preference", comparison: value) { _, _ in value }
    }
    m.add(
        "transformPreference",
        "func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View where K: PreferenceKey"
    ) { c in
        let callback = try c.callback(1)
        let channel = try c.preferenceChannel()
        return try c.writingPreference(".transformPreference") { _, inner in
            var value = inner() ?? channel.defaultValue()
            callback.change(&value)
            return value
        }
    }
    m.add(
        "anchorPreference",
        "func anchorPreference<A, K>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View where K: PreferenceKey"
    ) { c in
        let source = try c.anchorSource(1)
        let transform = try c.callback(2)
        return try c.writingPreference(".anchorPreference") { node, _ in
            transform.call([.box(Anchor(source, of: node))], Value.self)
        }
    }
    m.add(
        "transformAnchorPreference",
        "func transformAnchorPreference<A, K>(key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View where K: PreferenceKey"
    ) { c in
        let source = try c.anchorSource(1)
        let (function, evaluator) = (c.arguments[2], c.evaluator)
        let channel = try c.preferenceChannel()
        return try c.writingPreference(".transformAnchorPreference") { node, inner in
            var arguments = [inner() ?? channel.defaultValue(), .box(Anchor(source, of: node))]
            do {
                _ = try evaluator.call(function, inoutArguments: &arguments)
            } catch {
                evaluator.record(error)
            }
            return arguments[0]
        }
    }
    m.add(
        "onPreferenceChange",
        "func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K: PreferenceKey, K.Value: Equatable"
    ) { c in
        let (action, evaluator) = (try c.callback(1), c.evaluator)
        let observer = PreferenceObserverModifier(
            try c.preferenceChannel(), isEqual: { (try? evaluator.areEqual($0, $1)) ?? false },
            action: { action.perform([$0]) })
        return AnyView(try c.receiver(as: AnyView.self).modifier(observer)).bridged
    }
    for (name, isBehind) in [("overlayPreferenceValue", false), ("backgroundPreferenceValue", true)] {
        m.add(
            name,
            "func \(name)<K, V>(_ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K: PreferenceKey, V: View"
        ) { c in
            let content = try c.callback(2)
            let reader = PreferenceReadingModifier(
                channel: try c.preferenceChannel(), alignment: try c.argument(1, as: Alignment.self, default: .center),
                isBehind: isBehind
            ) { content.call([$0], AnyView.self) }
            return AnyView(try c.receiver(as: AnyView.self).modifier(reader)).bridged
        }
    }
}

/// `onGeometryChange` in its two forms; the value is compared as the program says.
func addGeometryMembers(_ m: inout [NativeMember]) {
    let signature =
        "func onGeometryChange<T>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping "
    m.add("onGeometryChange", signature + "(T) -> Void) -> some View where T: Equatable") { c in
        try c.observingGeometry { action, _, new in action.perform([new.bridged]) }
    }
    m.add("onGeometryChange", signature + "(T, T) -> Void) -> some View where T: Equatable") { c in
        try c.observingGeometry { action, old, new in action.perform([old.bridged, new.bridged]) }
    }
    m.add(
        "onScrollGeometryChange",
        "func onScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View where T: Equatable"
    ) { c in
        let (transform, action, evaluator) = (try c.callback(1), try c.callback(2), c.evaluator)
        let view = try c.receiver(as: AnyView.self).onScrollGeometryChange(
            for: EquatableValue.self,
            of: { EquatableValue(value: transform.call([$0.bridged], Value.self), evaluator: evaluator) },
            action: { action.perform([$0.bridged, $1.bridged]) })
        return AnyView(view).bridged
    }
    m.add(
        "onScrollTargetVisibilityChange",
        "func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = _, _ action: @escaping ([ID]) -> Void) -> some View where ID: Hashable"
    ) { c in
        let action = try c.callback(2)
        let view = try c.receiver(as: AnyView.self).onScrollTargetVisibilityChange(
            idType: AnyHashable.self, threshold: c.argument(1, as: Double.self, default: 0.5)
        ) { action.perform([.array($0.map(\.bridged))]) }
        return AnyView(view).bridged
    }
}

extension NativeCall {
    fileprivate func observingGeometry(
        _ perform: @escaping (Callback, EquatableValue, EquatableValue) -> Void
    ) throws -> Value {
        let (transform, action, evaluator) = (try callback(1), try callback(2), self.evaluator)
        let view = try receiver(as: AnyView.self).onGeometryChange(
            for: EquatableValue.self,
            of: { EquatableValue(value: transform.call([$0.bridged], Value.self), evaluator: evaluator) },
            action: { perform(action, $0, $1) })
        return AnyView(view).bridged
    }

    /// The key that the first argument names.
    fileprivate func preferenceChannel() throws -> PreferenceChannel<Value> {
        let key = try evaluator.declaration(of: arguments[0])
        let (evaluator, type) = (self.evaluator, key.type)
        return PreferenceChannel<Value>(
            id: ObjectIdentifier(key.decl),
            defaultValue: {
                do {
                    return try evaluator.staticProperty("defaultValue", of: type)
                } catch {
                    evaluator.record(error)
                    return .void
                }
            },
            reduce: { value, next in
                let nextValue = next()
                var arguments = [value, .closure(NativeClosure { _ in nextValue })]
                value = .void
                do {
                    _ = try evaluator.callStatic(
                        "reduce", labels: ["value", "nextValue"], of: type, inoutArguments: &arguments)
                } catch {
                    evaluator.record(error)
                }
                value = arguments[0]
            })
    }

    fileprivate func writingPreference(
        _ label: String, comparison: Value? = nil, write: @escaping (LayoutNode, () -> Value?) -> Value
    ) throws -> Value {
        let writer = PreferenceWritingModifier(
            try preferenceChannel(), label: label, comparison: comparison, write: write)
        return AnyView(try receiver(as: AnyView.self).modifier(writer)).bridged
    }

    fileprivate func anchorSource(_ index: Int) throws -> Anchor<Value>.Source {
        guard let source = arguments[index].unbox(as: Anchor<Value>.Source.self) else {
            throw mismatch(arguments[index], Anchor<Value>.Source.self, evaluator)
        }
        return source
    }
}

extension SwiftUILibrary {
    static func preferenceKeyDefaultValue(_: inout NativeCall) throws -> Value {
        .null
    }
}
