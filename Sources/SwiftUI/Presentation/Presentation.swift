import ViewGraph

/// Something that is shown above a whole window.
struct Presentation {
    enum Kind {
        case sheet, cover
        case alert(title: Text, message: AnyView)
        case dialog(title: Text?, message: AnyView)
    }

    let kind: Kind
    let content: AnyView
    /// Of the view that presents.
    let environment: EnvironmentValues
    let close: () -> Void

    /// A view as it would be where the presenting view stands.
    func transplanted<V: View>(_ view: V) -> AnyView {
        AnyView(any: TransplantedView(content: AnyView(view), environment: environment))
    }
}

enum PresentationsKey: PreferenceKey {
    static var defaultValue: [Presentation] { [] }
    static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
}

/// How much of a window a sheet covers, asked for by what is in it.
enum DetentsKey: PreferenceKey {
    static var defaultValue: Set<PresentationDetent>? { nil }
    static func reduce(value: inout Set<PresentationDetent>?, nextValue: () -> Set<PresentationDetent>?) {
        value = value ?? nextValue()
    }
}

/// A height a sheet may have.
public struct PresentationDetent: Hashable, Sendable {
    enum Height: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case points(CGFloat)
    }

    let height: Height

    public static let medium = PresentationDetent(height: .medium)
    public static let large = PresentationDetent(height: .large)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: .points(height)) }

    func points(in window: CGFloat) -> CGFloat {
        switch height {
        case .medium: window * 0.5
        case .large: window - 54
        case .fraction(let part): window * min(max(part, 0), 1)
        case .points(let points): min(max(points, 0), window)
        }
    }
}

/// A view in the environment of another one.
struct TransplantedView: PrimitiveView {
    let content: AnyView
    let environment: EnvironmentValues

    static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? TransplantedNode ?? TransplantedNode(context)
        node.update(view, in: context)
        return node
    }
}

final class TransplantedNode: SingleChildNode {
    func update(_ view: TransplantedView, in context: NodeContext) {
        adopt(context)
        setChild(view.content, in: childContext(.position(0), environment: view.environment.recording(into: nil)))
    }
}

/// Hands something up to the window while it is presented.
nonisolated struct PresentationModifier: ViewModifier {
    let isPresented: Bool
    let kind: Presentation.Kind
    let content: () -> AnyView
    let close: () -> Void

    @Environment(\.self) private var environment

    func body(content base: Content) -> some View {
        let shown = isPresented ? [presentation] : []
        base.transformPreference(PresentationsKey.self) { $0 += shown }
    }

    private var presentation: Presentation {
        var inner = environment
        inner.dismissal = MenuDismissal(close)
        inner.navigator = nil
        inner.controlPlace = .standalone
        return Presentation(kind: kind, content: content(), environment: inner, close: close)
    }
}

nonisolated extension View {
    func presentation(
        _ kind: Presentation.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        content: @escaping () -> AnyView
    ) -> some View {
        modifier(
            PresentationModifier(
                isPresented: isPresented.wrappedValue, kind: kind, content: content,
                close: {
                    isPresented.wrappedValue = false
                    onDismiss?()
                }))
    }

    func presentation<Item: Identifiable>(
        _ kind: Presentation.Kind, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> AnyView
    ) -> some View {
        let current = item.wrappedValue
        return modifier(
            PresentationModifier(
                isPresented: current != nil, kind: kind,
                content: { current.map(content) ?? AnyView(any: EmptyView()) },
                close: {
                    item.wrappedValue = nil
                    onDismiss?()
                }))
    }

    // MARK: - Sheets

    /// A sheet above the window while `isPresented`.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    /// A sheet for an item while there is one.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(.sheet, item: item, onDismiss: onDismiss) { AnyView(content($0)) }
    }

    /// Another view in place of the whole window while `isPresented`.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(.cover, isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }
    }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        preference(key: DetentsKey.self, value: detents)
    }

    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(UndrawnModifier(label: ".presentationDragIndicator"))
    }

    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(UndrawnModifier(label: ".presentationCornerRadius"))
    }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(InertModifier(label: ".interactiveDismissDisabled"))
    }

    // MARK: - Alerts

    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        presentation(.alert(title: title, message: AnyView(any: EmptyView())), isPresented: isPresented) {
            AnyView(actions())
        }
    }

    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        presentation(.alert(title: title, message: AnyView(message())), isPresented: isPresented) {
            AnyView(actions())
        }
    }

    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        presentation(
            .dialog(title: titleVisibility == .visible ? Text(titleKey) : nil, message: AnyView(any: EmptyView())),
            isPresented: isPresented
        ) { AnyView(actions()) }
    }

    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentation(
            .dialog(title: titleVisibility == .visible ? Text(titleKey) : nil, message: AnyView(message())),
            isPresented: isPresented
        ) { AnyView(actions()) }
    }

    // MARK: - Popovers and inspectors

    /// A panel below the view while `isPresented`; on iOS, a sheet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PopoverModifier(isPresented: isPresented, content: { AnyView(content()) }))
    }

    /// A column beside the view while `isPresented`; on iOS, a sheet.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, content: { AnyView(content()) }))
    }

    // MARK: - What a picture doesn't show

    /// A menu that opens on a long press; a picture shows none.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(InertModifier(label: ".contextMenu"))
    }

    /// A text that appears beside the pointer; a picture shows none.
    public func help(_ textKey: LocalizedStringKey) -> some View { modifier(InertModifier(label: ".help")) }
    public func help(_ text: Text) -> some View { modifier(InertModifier(label: ".help")) }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { modifier(InertModifier(label: ".help")) }
}

nonisolated struct PopoverModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let content: () -> AnyView

    @Environment(\.platform) private var platform

    func body(content base: Content) -> some View {
        if platform == .iOS {
            base.presentation(.sheet, isPresented: isPresented, content: content)
        } else {
            base.overlay(alignment: .topLeading) {
                if isPresented.wrappedValue { PopoverPanel(content: content()).modifier(BelowLayoutModifier()) }
            }
            .zIndex(isPresented.wrappedValue ? 1_000 : 0)
        }
    }
}

/// A panel with a tip that points at what it belongs to.
struct PopoverPanel: ControlView {
    let content: AnyView

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 10, style: .continuous)
        content
            .padding(1)
            .fixedSize()
            .background(ControlPaint.panel, in: shape)
            .overlay { shape.strokeBorder(Color.black.opacity(0.1), lineWidth: 0.5) }
            .shadow(color: .black.opacity(0.2), radius: 8, y: 3)
    }
}

nonisolated struct InspectorModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let content: () -> AnyView

    @Environment(\.platform) private var platform

    func body(content base: Content) -> some View {
        if platform == .iOS {
            base.presentation(.sheet, isPresented: isPresented, content: content)
        } else {
            HStack(spacing: 0) {
                base.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented.wrappedValue {
                    Rectangle().fill(.separator).frame(width: 1)
                    content().frame(width: 240).frame(maxHeight: .infinity).background(ControlPaint.panel)
                }
            }
        }
    }
}
