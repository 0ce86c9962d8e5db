// SwiftUI content in UIKit's cells.

public protocol UIContentConfiguration {
    func makeContentView() -> UIView
}

public struct UIHostingConfiguration: UIContentConfiguration {
    let content: AnyView

    init(_ content: AnyView) { self.content = content }
    public init<Content: View>(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration {
        UIHostingConfiguration(AnyView(content.background(style)))
    }
    public func background<B: View>(@ViewBuilder content view: () -> B) -> UIHostingConfiguration {
        UIHostingConfiguration(AnyView(content.background(content: view)))
    }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        UIHostingConfiguration(AnyView(content.padding(edges, length)))
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        UIHostingConfiguration(AnyView(content.frame(minWidth: width, minHeight: height)))
    }
    public func makeContentView() -> UIView { UIHostingController(rootView: content).view }
}
