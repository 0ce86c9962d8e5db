// Strategies of coding for `Data`, and what user defaults keep as bytes.

extension JSONEncoder {
    public enum DataEncodingStrategy { case base64 }
    /// The only one there is.
    public var dataEncodingStrategy: DataEncodingStrategy {
        get { .base64 }
        set {}
    }
}

extension JSONDecoder {
    public enum DataDecodingStrategy { case base64 }
    /// The only one there is.
    public var dataDecodingStrategy: DataDecodingStrategy {
        get { .base64 }
        set {}
    }
}

extension UserDefaults {
    public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
    public func persistentDomain(forName name: String) -> [String: Any]? { dictionaryRepresentation() }
}
