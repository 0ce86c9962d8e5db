// Languages and systems, and the versions that are named.
// Also read for: PackageDescription.

public struct SystemPackageProvider {
    public static func brew(_ packages: [String]) -> SystemPackageProvider { SystemPackageProvider() }
    public static func apt(_ packages: [String]) -> SystemPackageProvider { SystemPackageProvider() }
    public static func yum(_ packages: [String]) -> SystemPackageProvider { SystemPackageProvider() }
    public static func nuget(_ packages: [String]) -> SystemPackageProvider { SystemPackageProvider() }
}

public struct LanguageTag: Hashable, ExpressibleByStringLiteral {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
}
public struct SwiftLanguageMode: Hashable {
    let name: String
    public static let v3 = SwiftLanguageMode(name: "3")
    public static let v4 = SwiftLanguageMode(name: "4")
    public static let v4_2 = SwiftLanguageMode(name: "4.2")
    public static let v5 = SwiftLanguageMode(name: "5")
    public static let v6 = SwiftLanguageMode(name: "6")
    public static func version(_ name: String) -> SwiftLanguageMode { SwiftLanguageMode(name: name) }
}
public typealias SwiftVersion = SwiftLanguageMode
public enum CLanguageStandard { case c89, c90, c99, c11, c17, c18, c2x, gnu89, gnu90, gnu99, gnu11, gnu17, gnu18 }
public enum CXXLanguageStandard {
    case cxx98, cxx03, cxx11, cxx14, cxx17, cxx1z, cxx20, cxx2b, gnucxx11, gnucxx14, gnucxx17, gnucxx20
}

public enum Context {
    public static var packageDirectory: String { "." }
    public static var environment: [String: String] { [:] }
}

public struct SupportedPlatform {
    public static func iOS(_ version: IOSVersion) -> SupportedPlatform { SupportedPlatform() }
    public static func iOS(_ version: String) -> SupportedPlatform { SupportedPlatform() }
    public static func macOS(_ version: MacOSVersion) -> SupportedPlatform { SupportedPlatform() }
    public static func macOS(_ version: String) -> SupportedPlatform { SupportedPlatform() }
    public static func tvOS(_ version: TvOSVersion) -> SupportedPlatform { SupportedPlatform() }
    public static func tvOS(_ version: String) -> SupportedPlatform { SupportedPlatform() }
    public static func watchOS(_ version: WatchOSVersion) -> SupportedPlatform { SupportedPlatform() }
    public static func watchOS(_ version: String) -> SupportedPlatform { SupportedPlatform() }
    public static func visionOS(_ version: VisionOSVersion) -> SupportedPlatform { SupportedPlatform() }
    public static func visionOS(_ version: String) -> SupportedPlatform { SupportedPlatform() }
    public static func macCatalyst(_ version: MacCatalystVersion) -> SupportedPlatform { SupportedPlatform() }
    public static func macCatalyst(_ version: String) -> SupportedPlatform { SupportedPlatform() }
    public static func driverKit(_ version: DriverKitVersion) -> SupportedPlatform { SupportedPlatform() }
    public static func driverKit(_ version: String) -> SupportedPlatform { SupportedPlatform() }
    public static func custom(_ name: String, versionString: String) -> SupportedPlatform { SupportedPlatform() }

    public enum IOSVersion { case v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v26 }
    public enum MacOSVersion {
        case v10_10, v10_11, v10_12, v10_13, v10_14, v10_15, v10_16, v11, v12, v13, v14, v15, v26
    }
    public enum TvOSVersion { case v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v26 }
    public enum WatchOSVersion { case v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v26 }
    public enum VisionOSVersion { case v1, v2, v26 }
    public enum MacCatalystVersion { case v13, v14, v15, v16, v17, v18, v26 }
    public enum DriverKitVersion { case v19, v20, v21, v22, v23, v24 }
}
