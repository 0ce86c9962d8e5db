// Draws what representables of UIKit make, as far as SwiftUI has views for it. The program's own code runs; where it
// needs more of UIKit than there is, the place stays empty.
// Also read for: RepresentedView, RepresentedViewController, PagedScreen.

/// What a representable made, kept while its view is there.
final class RepresentedPart {
    var coordinator: Any?
    var made: Any?
}

struct RepresentedView<R: UIViewRepresentable>: View {
    let representable: R
    @State private var part = RepresentedPart()
    @Environment(\.self) private var environment

    var body: some View {
        let drawing = _Host.attempt({ updated()?.drawing }) { tellOfUIKit("\(R.self)", failure: $0) } ?? nil
        if let drawing { drawing } else { unavailableUIKitView("\(R.self)") }
    }

    private func updated() -> UIView? {
        let coordinator = part.coordinator as? R.Coordinator ?? representable.makeCoordinator()
        part.coordinator = coordinator
        let context = UIViewRepresentableContext<R>(
            coordinator: coordinator, transaction: Transaction(), environment: environment)
        let view = part.made as? R.UIViewType ?? representable.makeUIView(context: context)
        part.made = view
        representable.updateUIView(view, context: context)
        return view as? UIView
    }
}

struct RepresentedViewController<R: UIViewControllerRepresentable>: View {
    let representable: R
    @State private var part = RepresentedPart()
    @Environment(\.self) private var environment

    var body: some View {
        let drawing =
            _Host.attempt({ updated().flatMap(drawing(of:)) }) {
                tellOfUIKit("\(R.self)", failure: $0)
            } ?? nil
        if let drawing { drawing } else { unavailableUIKitView("\(R.self)") }
    }

    private func updated() -> UIViewController? {
        let coordinator = part.coordinator as? R.Coordinator ?? representable.makeCoordinator()
        part.coordinator = coordinator
        let context = UIViewControllerRepresentableContext<R>(
            coordinator: coordinator, transaction: Transaction(), environment: environment)
        let isNew = part.made == nil
        let controller = part.made as? R.UIViewControllerType ?? representable.makeUIViewController(context: context)
        part.made = controller
        if isNew { (controller as? UIViewController)?.viewDidLoad() }
        representable.updateUIViewController(controller, context: context)
        return controller as? UIViewController
    }
}

protocol HostingScreen {
    var hosted: AnyView { get }
}

extension UIHostingController: HostingScreen {
    var hosted: AnyView { AnyView(rootView) }
}

private func drawing(of controller: UIViewController) -> AnyView? {
    if let screen = controller as? any HostingScreen { return screen.hosted }
    if let pages = controller as? any PagedScreen { return pages.shownPage.flatMap(drawing(of:)) }
    if let stack = controller as? UINavigationController { return stack.topViewController.flatMap(drawing(of:)) }
    if let tabs = controller as? UITabBarController { return tabs.selectedViewController.flatMap(drawing(of:)) }
    return controller.view.drawing
}

/// A controller that shows one of several.
protocol PagedScreen {
    var shownPage: UIViewController? { get }
}

private func tellOfUIKit(_ name: String, failure: String) {
    _Host.warn("'\(name)' needs more of UIKit than there is (\(failure))", about: name)
}
