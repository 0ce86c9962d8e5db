import ViewGraph

/// Opens addresses: what `@Environment(\.openURL)` gives. A session opens none unless the program has a handler.
public struct OpenURLAction {
    /// What a handler did with an address.
    public struct Result: Hashable, Sendable {
        private let number: Int
        public static let handled = Result(number: 0)
        public static let discarded = Result(number: 1)
        public static let systemAction = Result(number: 2)
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    private let handler: (URL) -> Result

    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// - Parameters:
    ///   - url: what is to be opened.
    ///   - completion: called with whether the address was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        let result = handler(url)
        if result == .systemAction {
            ViewGraph.current?.report("'\(url.absoluteString)' isn't opened: a picture has no browser")
        }
        completion(result == .handled)
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
