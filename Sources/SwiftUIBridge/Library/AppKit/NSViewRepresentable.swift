// AppKit's views and controllers among SwiftUI's: their places stay empty, since AppKit's views are never made.

public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public let environment: EnvironmentValues
}

public protocol NSViewRepresentable: View {
    associatedtype NSViewType
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(
        context: NSViewRepresentableContext<Self>
    ) -> NSViewType
    func updateNSView(
        _ nsView: NSViewType, context: NSViewRepresentableContext<Self>)
    func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable {
    public var body: some View { unavailableAppKitView("\(Self.self)") }
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction
    public let environment: EnvironmentValues
}

public protocol NSViewControllerRepresentable: View {
    associatedtype NSViewControllerType
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>
    func makeNSViewController(
        context: NSViewControllerRepresentableContext<Self>
    ) -> NSViewControllerType
    func updateNSViewController(
        _ nsViewController: NSViewControllerType, context: NSViewControllerRepresentableContext<Self>)
    func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable {
    public var body: some View { unavailableAppKitView("\(Self.self)") }
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}
func unavailableAppKitView(_ name: String) -> some View {
    _Host.warn(
        "'\(name)' is drawn by AppKit, which isn't there: its place stays empty", about: name)
    return Color.clear
}
