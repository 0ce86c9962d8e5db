import ViewGraph

/// Controls that belong together, each with its label: groups of rows, or on macOS lines with labels in a column.
public nonisolated struct Form<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        if let style = context.environment.formStyleBox?.style {
            let body = styled(AnyView(view.content), style)
            return AnyView._reconcile(body, existing: existing, in: context)
        }
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

nonisolated extension Form {
    /// What a program's style makes of a form. Inside it the library's own styles count again.
    private static func styled(_ content: AnyView, _ style: any FormStyle) -> AnyView {
        func open<S: FormStyle>(_ style: S) -> any View {
            StyledView(style, FormStyleConfiguration(content: content)) { style, configuration in
                withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
            .environment(\.formStyleBox, nil)
        }
        return AnyView(any: open(style))
    }
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form style draws.
public nonisolated struct FormStyleConfiguration {
    /// What is in the form, as a view.
    public nonisolated struct Content: ConfigurationPart { package let content: AnyView }

    public let content: Content

    init(content: AnyView) { self.content = Content(content: content) }
}

enum FormLook: Hashable, Sendable {
    case automatic, grouped, columns
}

/// A style of the library's own, which a form draws by itself.
protocol BuiltInFormStyle: FormStyle {
    nonisolated var look: FormLook { get }
}

public nonisolated struct AutomaticFormStyle: BuiltInFormStyle, Sendable {
    public init() {}
    var look: FormLook { .automatic }
    public func makeBody(configuration: Configuration) -> some View {
        Form { configuration.content }.formStyle(self)
    }
}

/// Groups of rows.
public nonisolated struct GroupedFormStyle: BuiltInFormStyle, Sendable {
    public init() {}
    var look: FormLook { .grouped }
    public func makeBody(configuration: Configuration) -> some View {
        Form { configuration.content }.formStyle(self)
    }
}

/// Lines below each other that don't scroll.
public nonisolated struct ColumnsFormStyle: BuiltInFormStyle, Sendable {
    public init() {}
    var look: FormLook { .columns }
    public func makeBody(configuration: Configuration) -> some View {
        Form { configuration.content }.formStyle(self)
    }
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

private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any FormStyle>? { nil }
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

    /// A style that the program declares; nil where the library's own draw forms.
    package var formStyleBox: StyleBox<any FormStyle>? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }

    var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the forms inside.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        let builtIn = style as? any BuiltInFormStyle
        return environment(\.formLook, builtIn?.look ?? .automatic)
            .environment(\.formStyleBox, builtIn == nil ? StyleBox(style) : nil)
    }
}
