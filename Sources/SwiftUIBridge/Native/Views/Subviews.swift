import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `Group(subviews:)`, `ForEach(subviews:)` and container values in programs.
func addSubviewTypes(_ types: inout [NativeType]) {
    types.append(NativeType("Group", "extension Group", members: membersOfGroupTail))
}

@Sendable private func membersOfGroupTail() -> [NativeMember] {
    sortedMembers { m in
        m.add(
            "init",
            "init<Base>(subviews view: Base, @ViewBuilder transform: @escaping ([Subview]) -> Content) where Base: View, Content: View"
        ) { c in
            let transform = try c.callback(1)
            let group = Group(subviews: try c.argument(0, as: AnyView.self)) { subviews in
                transform.call([.subviews(subviews)], AnyView.self)
            }
            return AnyView(group).bridged
        }
        m.add(
            "init",
            "init<Base>(sections view: Base, @ViewBuilder transform: @escaping ([SectionConfiguration]) -> Content) where Base: View, Content: View"
        ) { c in
            let transform = try c.callback(1)
            let group = Group(sections: try c.argument(0, as: AnyView.self)) { sections in
                transform.call([.array(sections.map { .box($0) })], AnyView.self)
            }
            return AnyView(group).bridged
        }
    }
}

/// `ForEach(subviews:)`, among the members of `ForEach`.
func addForEachSubviews(_ m: inout [NativeMember]) {
    m.add(
        "init",
        "init<Base>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) where Base: View, Content: View, Data == [Int], ID == Int"
    ) { c in
        let content = try c.callback(1)
        let each = ForEach(subviews: try c.argument(0, as: AnyView.self)) { content.call([.box($0)], AnyView.self) }
        return AnyView(each).bridged
    }
    m.add(
        "init",
        "init<Base>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Base: View, Content: View, Data == [Int], ID == Int"
    ) { c in
        let content = try c.callback(1)
        let each = ForEach(sections: try c.argument(0, as: AnyView.self)) { content.call([.box($0)], AnyView.self) }
        return AnyView(each).bridged
    }
}

extension Value {
    fileprivate static func subviews(_ subviews: SubviewsCollection) -> Value { .array(subviews.map { .box($0) }) }
}

extension SubviewsCollection {
    /// The program's array of subviews.
    init?(_ values: [Value]) {
        let subviews = values.compactMap { $0.unbox(as: Subview.self) }
        guard subviews.count == values.count else { return nil }
        self.init(subviews)
    }
}

/// `containerValue(_:_:)`, among the members of `View`.
func addContainerValueMembers(_ m: inout [NativeMember]) {
    m.add(
        "containerValue",
        "func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View"
    ) { c in
        let (path, value, evaluator) = (try c.keyPath(0), c.arguments[1], c.evaluator)
        let writer = ContainerValueModifier { values in
            var root = Value.box(values)
            do {
                try evaluator.setValue(value, at: path, of: &root)
                values = root.unbox(as: ContainerValues.self) ?? values
            } catch {
                evaluator.record(error)
            }
        }
        return AnyView(try c.receiver(as: AnyView.self).modifier(writer)).bridged
    }
}

extension SwiftUILibrary {
    static func subviewId(_ c: inout NativeCall) throws -> Value {
        try .box(AnyHashable(c.receiver(as: Subview.self).id))
    }

    static func subviewIdentity(_ c: inout NativeCall) throws -> Value {
        let element = try c.receiver(as: Subview.self).element
        return (element.explicitID ?? element.identity).bridged
    }

    static func subviewContainerValues(_ c: inout NativeCall) throws -> Value {
        try .box(c.receiver(as: Subview.self).containerValues)
    }

    static func sectionConfigurationId(_ c: inout NativeCall) throws -> Value {
        try .box(AnyHashable(c.receiver(as: SectionConfiguration.self).id))
    }

    static func sectionConfigurationHeader(_ c: inout NativeCall) throws -> Value {
        try .subviews(c.receiver(as: SectionConfiguration.self).header)
    }

    static func sectionConfigurationContent(_ c: inout NativeCall) throws -> Value {
        try .subviews(c.receiver(as: SectionConfiguration.self).content)
    }

    static func sectionConfigurationFooter(_ c: inout NativeCall) throws -> Value {
        try .subviews(c.receiver(as: SectionConfiguration.self).footer)
    }

    static func containerValuesSubscript(_ c: inout NativeCall) throws -> Value {
        let key = try c.evaluator.declaration(of: c.arguments[0])
        let values = c.receiver.unbox(as: ContainerValues.self)
        if let value = values?.value(of: ObjectIdentifier(key.decl)) as? Value { return value }
        return try c.evaluator.staticProperty("defaultValue", of: key.type)
    }

    static func setContainerValuesSubscript(_ c: inout NativeCall) throws -> Value {
        guard var values = c.receiver.unbox(as: ContainerValues.self) else { return .void }
        let key = try c.evaluator.declaration(of: c.arguments[0])
        values.set(try c.newValue(as: Value.self), for: ObjectIdentifier(key.decl))
        c.receiver = .box(values)
        return .void
    }
}
