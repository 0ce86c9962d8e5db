import ViewGraph

/// A way to another place, by its address.
public nonisolated struct Link<Label: View>: ControlView {
    let destination: URL
    let label: Label

    init(destination: URL, label: Label) { (self.destination, self.label) = (destination, label) }

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }

    public var body: some View {
        Button(role: nil, action: {}, label: label)
            .modifier(LinkLook())
            .modifier(LinkTarget(address: destination.absoluteString))
    }
}

/// Says where the content leads in outputs that have links.
struct LinkTarget: ElementModifier {
    let address: String

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        LinkTargetNode(viewNode: viewNode, child: child, address: address)
    }
}

final class LinkTargetNode: PassThroughLayoutNode {
    private let address: String

    init(viewNode: ViewNode, child: LayoutNode, address: String) {
        self.address = address
        super.init(viewNode: viewNode, child: child)
    }

    override var isTransparent: Bool { true }

    override func draw(in context: inout DrawContext) {
        var group = DisplayList.Group()
        group.link = DisplayList.Link(address: address, rect: context.pixelRect(of: frame.size))
        context.group(group) { super.draw(in: &$0) }
    }
}

/// Links are in the tint wherever a button would have a background by default.
struct LinkLook: EnvironmentModifier {
    func write(to environment: inout EnvironmentValues) {
        if case .primitive(let primitive) = environment.buttonStyleBox.kind, primitive.style is DefaultButtonStyle {
            environment.buttonStyleBox = ButtonStyleBox(LinkButtonStyle())
        }
        // A level of the label's colour is for texts round the link, as for words of a text that are links.
        if let styles = environment.foregroundStyles, styles.primary.style is HierarchicalShapeStyle {
            environment.foregroundStyles = styles.asDefault
        }
    }
}

nonisolated extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, label: Text(title))
    }
}

/// A button that hands something to other programs.
public nonisolated struct ShareLink<Label: View>: ControlView {
    let label: Label

    init(label: Label) { self.label = label }

    public init(item: URL, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(item: String, @ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View { Button(role: nil, action: {}, label: label) }
}

nonisolated extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init(item: URL) { self.init(label: Self.shareLabel(Text("Share…"))) }
    public init(item: String) { self.init(label: Self.shareLabel(Text("Share…"))) }
    public init(_ titleKey: LocalizedStringKey, item: URL) { self.init(label: Self.shareLabel(Text(titleKey))) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL) { self.init(label: Self.shareLabel(Text(title))) }
    public init(_ titleKey: LocalizedStringKey, item: String) { self.init(label: Self.shareLabel(Text(titleKey))) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String) { self.init(label: Self.shareLabel(Text(title))) }

    private static func shareLabel(_ title: Text) -> SwiftUI.Label<Text, Image> {
        SwiftUI.Label(title: title, icon: Image(systemName: "square.and.arrow.up"))
    }
}
