// The card that shows a tip among other views.

/// A tip as a card: its image, title and message, a button that closes it, and its actions.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let arrowEdge: Edge?
    private let isPresented: Binding<Bool>?
    private let action: (Tips.Action) -> Void
    @Environment(\._tipLook) private var look

    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action, isPresented) = (tip, arrowEdge, action, nil)
    }
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        (self.tip, self.arrowEdge, self.action, isPresented) = (tip, arrowEdge, action, nil)
    }
    public init(
        _ tip: Content, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) {
        (self.tip, self.arrowEdge, self.action, self.isPresented) = (tip, arrowEdge, action, isPresented)
    }

    public var body: some View {
        if let tip, tip.shouldDisplay, isPresented?.wrappedValue ?? true {
            look.makeBody(
                TipViewStyleConfiguration(tip: tip, arrowEdge: arrowEdge, perform: action) {
                    tip.invalidate(reason: .tipClosed)
                    isPresented?.wrappedValue = false
                })
        }
    }
}

/// What a style makes a card of.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    public let arrowEdge: Edge?
    let perform: (Tips.Action) -> Void
    let close: () -> Void

    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    /// The tip's actions, with what the view does for each of them.
    public var actions: [Tips.Action] {
        tip.actions.map { action in
            Tips.Action(
                id: action.id,
                perform: {
                    action.handler()
                    perform(action)
                }
            ) { action.label }
        }
    }
}

extension Tips.Action {
    public func label() -> Text { label }
}

public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: TipViewStyleConfiguration) -> Body
}

/// The system's card.
public struct MiniTipViewStyle: TipViewStyle {
    public init() {}
    public func makeBody(configuration: TipViewStyleConfiguration) -> some View {
        _TipCard(configuration: configuration)
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// How cards look where the program says so.
struct _TipLook {
    var makeBody: (TipViewStyleConfiguration) -> AnyView = { AnyView(_TipCard(configuration: $0)) }
    var background: AnyShapeStyle?
    var cornerRadius: CGFloat = 13
    var imageSize: CGSize?
    var imageStyle: AnyShapeStyle?
}

extension EnvironmentValues { @Entry var _tipLook = _TipLook() }

extension View {
    public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
        transformEnvironment(\._tipLook) { $0.makeBody = { AnyView(style.makeBody(configuration: $0)) } }
    }
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\._tipLook) { $0.background = AnyShapeStyle(style) }
    }
    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        transformEnvironment(\._tipLook) { $0.cornerRadius = cornerRadius }
    }
    public func tipImageSize(_ size: CGSize) -> some View {
        transformEnvironment(\._tipLook) { $0.imageSize = size }
    }
    public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\._tipLook) { $0.imageStyle = AnyShapeStyle(style) }
    }
}

struct _TipCard: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\._tipLook) private var look

    var body: some View {
        let card = RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous)
        let background = look.background ?? AnyShapeStyle(Color(.secondarySystemBackground))
        HStack(alignment: .top, spacing: 14) {
            if let image = configuration.image { picture(image) }
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .top, spacing: 8) {
                    configuration.title?.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
                    Button(action: configuration.close) {
                        Image(systemName: "xmark").font(.subheadline.weight(.semibold)).foregroundStyle(.tertiary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Close")
                }
                configuration.message?.font(.subheadline).foregroundStyle(.secondary)
                ForEach(configuration.actions) { action in
                    Divider().padding(.vertical, 6)
                    Button(action: action.handler) {
                        action.label().foregroundStyle(.tint).frame(maxWidth: .infinity, alignment: .leading)
                    }
                    .buttonStyle(.plain)
                }
            }
            .multilineTextAlignment(.leading)
        }
        .padding(14)
        .background(background, in: card)
        .overlay(alignment: edgeAlignment) { arrow(background) }
    }

    @ViewBuilder private func picture(_ image: Image) -> some View {
        if let size = look.imageSize {
            image.resizable().scaledToFit().frame(width: size.width, height: size.height)
                .foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint))
        } else {
            image.font(.system(size: 34)).foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint))
        }
    }

    private var edgeAlignment: Alignment {
        switch configuration.arrowEdge {
        case .top: return .top
        case .leading: return .leading
        case .trailing: return .trailing
        default: return .bottom
        }
    }

    /// A small triangle that stands out of the card towards what it is about.
    @ViewBuilder private func arrow(_ background: AnyShapeStyle) -> some View {
        if let edge = configuration.arrowEdge {
            let isUpright = edge == .top || edge == .bottom
            let size = isUpright ? CGSize(width: 24, height: 10) : CGSize(width: 10, height: 24)
            let isFirst = edge == .top || edge == .leading
            Path { path in
                if isUpright {
                    path.move(to: CGPoint(x: 0, y: isFirst ? 10 : 0))
                    path.addLine(to: CGPoint(x: 12, y: isFirst ? 0 : 10))
                    path.addLine(to: CGPoint(x: 24, y: isFirst ? 10 : 0))
                } else {
                    path.move(to: CGPoint(x: isFirst ? 10 : 0, y: 0))
                    path.addLine(to: CGPoint(x: isFirst ? 0 : 10, y: 12))
                    path.addLine(to: CGPoint(x: isFirst ? 10 : 0, y: 24))
                }
                path.closeSubpath()
            }
            .fill(background)
            .frame(width: size.width, height: size.height)
            .offset(x: isUpright ? 0 : isFirst ? -10 : 10, y: isUpright ? (isFirst ? -10 : 10) : 0)
        }
    }
}
