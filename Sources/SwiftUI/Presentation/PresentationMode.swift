import ViewGraph

/// Whether a view is presented, and the way to close it: what came before `dismiss` and `isPresented`.
public struct PresentationMode {
    public let isPresented: Bool
    let close: (() -> Void)?

    /// Closes what the view is presented in, or leads back.
    public mutating func dismiss() { close?() }
}

extension EnvironmentValues {
    /// Whether the view is in a sheet, a popover, or a screen that a link led to.
    public var isPresented: Bool { dismissal != nil }

    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, close) = (isPresented, dismissal?.close)
        return Binding(get: { PresentationMode(isPresented: isPresented, close: close) }, set: { _ in })
    }
}
