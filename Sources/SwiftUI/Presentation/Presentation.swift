import ViewGraph

/// Something that is shown above a whole window.
struct Presentation {
    enum Kind {
        case sheet, cover
        case alert(title: Text, message: AnyView)
        case dialog(title: Text?, message: AnyView)
        /// Points at an edge of a rectangle of the view that presents.
        case popover(Edge)
        /// Of the view that opened it; what leads on or back from there does so from here.
        case menu
        /// The same for a row of another menu, which it covers.
        case submenu
        /// The same over the dimmed window, with a picture of the view it is for.
        case contextMenu(portrait: AnyView)

        /// The modifier that presents it.
        var modifierName: String {
            switch self {
            case .sheet: ".sheet"
            case .cover: ".fullScreenCover"
            case .alert: ".alert"
            case .dialog: ".confirmationDialog"
            case .popover: ".popover"
            case .menu, .submenu: ".menu"
            case .contextMenu: ".contextMenu"
            }
        }

        /// How it comes and goes.
        func animation(on platform: Platform) -> Animation {
            switch self {
            case .sheet, .cover: platform == .macOS ? SystemAnimations.panel : SystemAnimations.sheet
            case .alert: SystemAnimations.alert
            case .dialog: platform == .macOS ? SystemAnimations.alert : SystemAnimations.risingPanel
            case .popover, .menu, .submenu, .contextMenu: SystemAnimations.panel
            }
        }
    }

    let kind: Kind
    let content: AnyView
    /// Of the view that presents.
    let environment: EnvironmentValues
    let close: () -> Void
    /// What a popover points at.
    var anchor: Anchor<CGRect>?

    /// A view as it would be where the presenting view stands.
    func transplanted<V: View>(_ view: V) -> AnyView {
        AnyView(any: TransplantedView(content: AnyView(view), environment: environment))
    }
}

enum PresentationsKey: PreferenceKey {
    static var defaultValue: [Presentation] { [] }
    static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
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
nonisolated struct PresentationModifier: ControlModifier {
    /// Read in the modifier's own body: the view that presents doesn't depend on it.
    let isPresented: Binding<Bool>
    let kind: Presentation.Kind
    let content: () -> AnyView
    let close: () -> Void

    @Environment(\.self) private var environment

    init(
        isPresented: Binding<Bool>, kind: Presentation.Kind, content: @escaping () -> AnyView,
        close: @escaping () -> Void
    ) {
        (self.isPresented, self.kind, self.content, self.close) = (isPresented, kind, content, close)
    }

    func body(content base: Content) -> some View {
        let shown = isPresented.wrappedValue ? [presentation(in: environment)] : []
        base.transformPreference(PresentationsKey.self, label: kind.modifierName) { $0 += shown }
            .modifier(SystemChangesMark())
    }

    func presentation(in environment: EnvironmentValues) -> Presentation {
        var inner = environment
        switch kind {
        // Rows of menus have a title and an icon, whatever the label of the menu has.
        case .menu, .submenu, .contextMenu: inner.labelStyle = ErasedLabelStyle(DefaultLabelStyle())
        default:
            inner.dismissal = MenuDismissal(close)
            inner.navigator = nil
            if inner.labelStyle.isOfPlace { inner.labelStyle = ErasedLabelStyle(DefaultLabelStyle()) }
        }
        if let size = inner.textSizeOutsideBar {
            inner.dynamicTypeSize = size
            inner.textSizeOutsideBar = nil
        }
        if inner.controlPlace == .toolbar, inner.hasGlassBars { inner.imageScale = .medium }
        inner.confirms = false
        inner.isInTabs = false
        inner.tabsStandAbove = false
        inner.outerSearch = nil
        inner.sidebarToggle = nil
        inner.safeArea = inner.safeArea?.outermost
        inner.screenArea = nil
        inner.controlPlace = .standalone
        return Presentation(kind: kind, content: content(), environment: inner, close: close)
    }
}

/// The same for what points at the view that presents it.
nonisolated struct AnchoredPresentationModifier: ControlModifier {
    let base: PresentationModifier
    let source: Anchor<CGRect>.Source

    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let shown = base.isPresented.wrappedValue ? base.presentation(in: environment) : nil
        content.transformAnchorPreference(key: PresentationsKey.self, value: source) { all, anchor in
            guard var shown else { return }
            shown.anchor = anchor
            all.append(shown)
        }
        .modifier(SystemChangesMark())
    }
}

nonisolated extension View {
    func presentation(
        _ kind: Presentation.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        content: @escaping () -> AnyView
    ) -> some View {
        modifier(
            PresentationModifier(kind, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    func presentation<Item: Identifiable>(
        _ kind: Presentation.Kind, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> AnyView
    ) -> some View {
        modifier(PresentationModifier(kind, item: item, onDismiss: onDismiss, content: content))
    }
}

extension PresentationModifier {
    nonisolated init(
        _ kind: Presentation.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        content: @escaping () -> AnyView
    ) {
        self.init(
            isPresented: isPresented, kind: kind, content: content,
            close: {
                isPresented.wrappedValue = false
                onDismiss?()
            })
    }

    nonisolated init<Item: Identifiable>(
        _ kind: Presentation.Kind, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> AnyView
    ) {
        self.init(
            isPresented: item.isThere(), kind: kind,
            content: { item.wrappedValue.map(content) ?? AnyView(any: EmptyView()) },
            close: {
                item.wrappedValue = nil
                onDismiss?()
            })
    }
}

extension Binding {
    /// Whether an optional holds something; set to false, it holds nothing.
    nonisolated func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
