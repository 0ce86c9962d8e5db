import ViewGraph

/// A button that takes what was copied; nothing was in a picture, so that its action never runs.
public nonisolated struct PasteButton: ControlView {
    public init(supportedContentTypes: [String] = [], payloadAction: @escaping (String) -> Void = { _ in }) {}
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
    }
}
