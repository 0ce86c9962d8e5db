import ViewGraph

/// What an assistive technology can ask of any view.
public struct AccessibilityActionKind: Hashable, Sendable {
    /// As events ask for it.
    let name: String?

    public static let `default` = AccessibilityActionKind(name: nil)
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// When custom content is read.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
    case `default`, high
}

nonisolated extension View {
    /// What an assistive technology can do with the view: `--action 'Mail'`, `--action 'Mail=escape'`.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityServices(".accessibilityAction") { _, services in
            services.actions.append(EventServices.Action(name: actionKind.name, perform: handler))
        }
    }

    /// The same by a name: `--action 'Mail=Delete'`.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityServices(".accessibilityAction") { node, services in
            let name = name.plainText(in: node.environment)
            services.actions.append(EventServices.Action(name: name, perform: handler))
        }
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// A button for each action that an assistive technology can ask for.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityContentModifier(label: ".accessibilityActions", content: content()))
    }

    /// What assistive technologies find in place of the view.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(AccessibilityContentModifier(label: ".accessibilityRepresentation", content: representation()))
    }

    /// How an assistive technology changes the view's value in steps: `--action 'Rating=increment'`.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityServices(".accessibilityAdjustableAction") { _, services in
            services.adjust = { handler($0 ? .increment : .decrement) }
        }
    }

    /// How an assistive technology scrolls the view; events scroll what is drawn.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibilityServices(".accessibilityScrollAction") { _, services in
            for (name, edge) in [("up", Edge.top), ("down", .bottom), ("leading", .leading), ("trailing", .trailing)] {
                services.actions.append(EventServices.Action(name: "scroll \(name)") { handler(edge) })
            }
        }
    }

    /// More that can be heard of the view.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }

    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }

    private func accessibilityServices(
        _ label: String, _ fill: @escaping (LayoutNode, inout EventServices) -> Void
    ) -> some View {
        services(label, fill)
    }
}

/// Views that are drawn nowhere: what can be done with them is what can be done with the view.
struct AccessibilityContentModifier: SecondaryContentModifier {
    let label: String
    let content: any View

    var secondary: any View { content }

    func makeLayoutNode(viewNode: ViewNode, primary: LayoutNode, secondary: [LayoutNode]) -> LayoutNode {
        AccessibilityContentNode(viewNode: viewNode, child: primary, label: label, content: secondary)
    }
}

final class AccessibilityContentNode: PassThroughLayoutNode {
    private let label: String
    private let content: [LayoutNode]

    init(viewNode: ViewNode, child: LayoutNode, label: String, content: [LayoutNode]) {
        (self.label, self.content) = (label, content)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { label }

    override var services: EventServices? {
        var context = EventContext()
        for node in content {
            node.place(at: .zero, proposal: .unspecified)
            context.visit(node)
        }
        var services = EventServices()
        for target in context.scene.targets where target.interaction.isEnabled {
            let name = target.label ?? target.interaction.label ?? target.texts.joined(separator: " ")
            let tap = Touch(.tap(count: 1), samples: [Touch.Sample(time: 0, location: .zero)])
            guard let steps = target.interaction.touch?(tap.on(target)) else { continue }
            services.actions.append(EventServices.Action(name: name) { for step in steps { step() } })
        }
        return services
    }
}
