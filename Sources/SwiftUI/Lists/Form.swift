import ViewGraph

/// Controls that belong together, each with its label: groups of rows, or on macOS lines with labels in a column.
public nonisolated struct Form<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let isColumns =
            context.environment.formLook == .columns
            || context.environment.formLook == .automatic && context.environment.platform == .macOS
        guard isColumns else {
            return ListRoot.reconcile(
                view.content, nil, kind: .insetGrouped, name: "Form",
                existing is ContainerNode<FormColumnsLayout> ? nil : existing, in: context)
        }
        let node =
            existing as? ContainerNode<FormColumnsLayout>
            ?? ContainerNode(context, layout: FormColumnsLayout(), name: "Form")
        var inner = context
        inner.environment.isFormColumn = true
        node.update(layout: FormColumnsLayout(), content: view.content, in: inner)
        return node
    }
}

/// The look of forms.
public protocol FormStyle {}

enum FormLook: Hashable, Sendable {
    case automatic, grouped, columns
}

protocol BuiltInFormStyle: FormStyle {
    var look: FormLook { get }
}

public nonisolated struct AutomaticFormStyle: BuiltInFormStyle, Sendable {
    public init() {}
    var look: FormLook { .automatic }
}

/// Groups of rows.
public nonisolated struct GroupedFormStyle: BuiltInFormStyle, Sendable {
    public init() {}
    var look: FormLook { .grouped }
}

/// Lines below each other that don't scroll.
public nonisolated struct ColumnsFormStyle: BuiltInFormStyle, Sendable {
    public init() {}
    var look: FormLook { .columns }
}

extension FormStyle where Self == AutomaticFormStyle {
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormLookKey: EnvironmentKey {
    static var defaultValue: FormLook { .automatic }
}

private enum IsFormColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True in a form whose labels stand in a column.
    var isFormColumn: Bool {
        get { self[IsFormColumnKey.self] }
        set { self[IsFormColumnKey.self] = newValue }
    }

    var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the forms inside.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formLook, (style as? any BuiltInFormStyle)?.look ?? .automatic)
    }
}
