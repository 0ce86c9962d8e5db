import SwiftInterpreter

/// What is felt isn't seen: nothing is told of it.
let feedbackSource = LibrarySource(
    "UIFeedbackGenerator.swift",
    provides: [
        "UIFeedbackGenerator", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
        "UISelectionFeedbackGenerator",
    ],
    """
    open class UIFeedbackGenerator: NSObject {
        public override init() {}
        public func prepare() {}
    }

    open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
        public init(style: FeedbackStyle) {}
        public override init() {}
        public func impactOccurred() {}
        public func impactOccurred(intensity: CGFloat) {}
    }

    open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackType: Int { case success, warning, error }
        public override init() {}
        public func notificationOccurred(_ notificationType: FeedbackType) {}
    }

    open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        public override init() {}
        public func selectionChanged() {}
    }
    """)

let playgroundSource = LibrarySource(
    "PlaygroundPage.swift", provides: ["PlaygroundPage"],
    """
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
    """)
