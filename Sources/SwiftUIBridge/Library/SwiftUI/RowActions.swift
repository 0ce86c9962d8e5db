// Insertions from outside: accepted, nothing is dropped on a row or pasted into a picture.
// Also read for: payloadType.

extension ForEach {
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ForEach<Data, ID, Content> { self }
}

extension PasteButton {
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) { self.init() }
}
