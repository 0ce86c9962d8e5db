// UIKit's views and controllers among SwiftUI's. What can't be drawn leaves its place empty, as large as a view without
// a size of its own.

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public let environment: EnvironmentValues
}

public protocol UIViewRepresentable: View {
    associatedtype UIViewType
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(
        context: UIViewRepresentableContext<Self>
    ) -> UIViewType
    func updateUIView(
        _ uiView: UIViewType, context: UIViewRepresentableContext<Self>)
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public var body: some View { RepresentedView(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public let environment: EnvironmentValues
}

public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(
        context: UIViewControllerRepresentableContext<Self>
    ) -> UIViewControllerType
    func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: UIViewControllerRepresentableContext<Self>)
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public var body: some View { RepresentedViewController(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}
func unavailableUIKitView(_ name: String) -> some View {
    _Host.warn(
        "'\(name)' is drawn by UIKit, which isn't there: its place stays empty", about: name)
    return Color.clear
}
