// Hand-off, services and copying between apps: accepted, since a picture has no other app or device to talk to.

extension View {
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }

    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    public func cuttable<T>(for type: T.Type, action: @escaping () -> [T]) -> some View { self }
    public func pasteDestination<T>(
        for type: T.Type, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    public func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    public func importableFromServices<T>(for type: T.Type, action: @escaping ([T]) -> Bool) -> some View { self }

    public func fileMover(
        isPresented: Binding<Bool>, files: [URL], onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { fileMover(isPresented: isPresented, file: files.first) { _ in } }
    public func fileExporter<D>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { fileExporter(isPresented: isPresented) }
    public func fileExporter<T>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { fileExporter(isPresented: isPresented) }

    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
