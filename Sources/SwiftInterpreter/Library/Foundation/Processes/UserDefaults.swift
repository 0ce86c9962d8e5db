/// Kept in memory, for one drawing. `@AppStorage` shares it.
open class UserDefaults: NSObject {
    public static let standard = UserDefaults(name: "")

    public static let didChangeNotificationName = "NSUserDefaultsDidChangeNotification"

    private let name: String
    private var registered: [String: Any] = [:]

    private init(name: String) { self.name = name }

    public override init() { name = "" }

    public init?(suiteName: String?) { name = suiteName ?? "" }

    public func object(forKey key: String) -> Any? { _Host.storedValue(key) ?? registered[key] }
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func string(forKey key: String) -> String? {
        let value = object(forKey: key)
        if let text = value as? String { return text }
        if let number = value as? Int { return String(number) }
        if let number = value as? Double { return String(number) }
        return nil
    }
    public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    public func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
    public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    public func url(forKey key: String) -> URL? { object(forKey: key) as? URL }

    public func integer(forKey key: String) -> Int {
        let value = object(forKey: key)
        if let number = value as? Int { return number }
        if let number = value as? Double { return Int(number) }
        if let flag = value as? Bool { return flag ? 1 : 0 }
        if let text = value as? String { return Int(text) ?? 0 }
        return 0
    }

    public func double(forKey key: String) -> Double {
        let value = object(forKey: key)
        if let number = value as? Double { return number }
        if let number = value as? Int { return Double(number) }
        if let text = value as? String { return Double(text) ?? 0 }
        return 0
    }

    public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

    public func bool(forKey key: String) -> Bool {
        let value = object(forKey: key)
        if let flag = value as? Bool { return flag }
        if let number = value as? Int { return number != 0 }
        if let text = value as? String { return ["YES", "yes", "true", "1"].contains(text) }
        return false
    }

    public func set(_ value: Any?, forKey key: String) { _Host.store(value, key) }
    public func setValue(_ value: Any?, forKey key: String) { _Host.store(value, key) }
    public func removeObject(forKey key: String) { _Host.store(nil, key) }
    public func register(defaults: [String: Any]) { registered.merge(defaults) { $1 } }
    public func dictionaryRepresentation() -> [String: Any] {
        var result = registered
        for name in _Host.storedNames { result[name] = _Host.storedValue(name) }
        return result
    }
    public func removePersistentDomain(forName name: String) {
        for name in _Host.storedNames { _Host.store(nil, name) }
    }
    @discardableResult public func synchronize() -> Bool { true }
    public static func resetStandardUserDefaults() {}
}
