/// What comes with the program: the files of the folder that '--assets' names.
open class Bundle: NSObject {
    public static let main = Bundle()
    public static var module: Bundle { main }

    public override init() {}
    public init?(identifier: String) {}
    public init(for type: AnyClass) {}
    public init?(path: String) {}
    public init?(url: URL) {}

    public static var allBundles: [Bundle] { [main] }
    public var isLoaded: Bool { true }
    public var developmentLocalization: String? { "en" }
    public var localizedInfoDictionary: [String: Any]? { nil }
    public var appStoreReceiptURL: URL? { nil }
    public var executableURL: URL? { bundleURL.appendingPathComponent("App") }
    public var executablePath: String? { bundlePath + "/App" }

    public var bundleIdentifier: String? { "app" }
    public var bundlePath: String { "/App.app" }
    public var bundleURL: URL { URL(fileURLWithPath: bundlePath) }
    public var resourcePath: String? { bundlePath }
    public var resourceURL: URL? { bundleURL }
    public var localizations: [String] { ["en"] }
    public var preferredLocalizations: [String] { ["en"] }
    public var infoDictionary: [String: Any]? {
        ["CFBundleName": "App", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"]
    }

    public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

    public func path(forResource name: String?, ofType ext: String?) -> String? {
        guard let name else { return nil }
        let file = (ext ?? "").isEmpty ? name : name + "." + (ext ?? "")
        let path = bundlePath + "/" + file
        return _Host.resource(path) == nil ? nil : path
    }

    public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
        path(forResource: name, ofType: ext)
    }

    public func url(forResource name: String?, withExtension ext: String?) -> URL? {
        path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
    }

    public func url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? {
        url(forResource: name, withExtension: ext)
    }

    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        value ?? key
    }
}
