/// A playground's page: what it shows is what is drawn.
public final class PlaygroundPage {
    public static let current = PlaygroundPage()

    public var needsIndefiniteExecution = false

    public var liveView: Any? {
        didSet {
            if let shown = liveView as? any LiveViewHost { _Host.show(shown.shownView) }
        }
    }

    public func setLiveView(_ view: some View) { _Host.show(AnyView(view)) }
    public func finishExecution() {}
}

protocol LiveViewHost {
    var shownView: AnyView { get }
}

extension UIHostingController: LiveViewHost {
    var shownView: AnyView { AnyView(rootView) }
}
