import ViewGraph

/// What a button shows that says only what it is for.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .close: Label("Close", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Text("Cancel")
        }
    }
}

nonisolated extension Button where Label == DefaultButtonLabel {
    /// A button with the label that its role has.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
    }
}
