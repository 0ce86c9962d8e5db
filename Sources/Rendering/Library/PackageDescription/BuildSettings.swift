// How targets are built: flags and definitions, and where they hold.
// Also read for: PackageDescription.

public struct Platform: Hashable {
    public let _name: String
    public static let macOS = Platform(_name: "macOS")
    public static let macCatalyst = Platform(_name: "macCatalyst")
    public static let iOS = Platform(_name: "iOS")
    public static let tvOS = Platform(_name: "tvOS")
    public static let watchOS = Platform(_name: "watchOS")
    public static let visionOS = Platform(_name: "visionOS")
    public static let driverKit = Platform(_name: "driverKit")
    public static let linux = Platform(_name: "linux")
    public static let windows = Platform(_name: "windows")
    public static let android = Platform(_name: "android")
    public static let wasi = Platform(_name: "wasi")
    public static let openbsd = Platform(_name: "openbsd")
    public static func custom(_ name: String) -> Platform { Platform(_name: name) }
}
public enum BuildConfiguration { case debug, release }
public struct BuildSettingCondition {
    public let _platforms: [Platform]
    public let _configuration: BuildConfiguration?
    public static func when(
        platforms: [Platform]? = nil, configuration: BuildConfiguration? = nil, traits: Set<String>? = nil
    ) -> BuildSettingCondition {
        BuildSettingCondition(_platforms: platforms ?? [], _configuration: configuration)
    }
}
public struct TargetDependencyCondition {
    public static func when(
        platforms: [Platform]? = nil, traits: Set<String>? = nil
    ) -> TargetDependencyCondition { TargetDependencyCondition() }
}

public struct SwiftSetting {
    public var _definition: String?
    public var _condition: BuildSettingCondition?
    public static func define(_ name: String, _ condition: BuildSettingCondition? = nil) -> SwiftSetting {
        SwiftSetting(_definition: name, _condition: condition)
    }
    public static func unsafeFlags(_ flags: [String], _ condition: BuildSettingCondition? = nil) -> SwiftSetting {
        SwiftSetting()
    }
    public static func enableUpcomingFeature(
        _ name: String, _ condition: BuildSettingCondition? = nil
    ) -> SwiftSetting { SwiftSetting() }
    public static func enableExperimentalFeature(
        _ name: String, _ condition: BuildSettingCondition? = nil
    ) -> SwiftSetting { SwiftSetting() }
    public static func interoperabilityMode(
        _ mode: InteroperabilityMode, _ condition: BuildSettingCondition? = nil
    ) -> SwiftSetting { SwiftSetting() }
    public static func swiftLanguageMode(
        _ mode: SwiftLanguageMode, _ condition: BuildSettingCondition? = nil
    ) -> SwiftSetting { SwiftSetting() }
    public static func swiftLanguageVersion(
        _ mode: SwiftLanguageMode, _ condition: BuildSettingCondition? = nil
    ) -> SwiftSetting { SwiftSetting() }
    public static func strictMemorySafety(_ condition: BuildSettingCondition? = nil) -> SwiftSetting {
        SwiftSetting()
    }
    public static func treatAllWarnings(
        as level: WarningLevel, _ condition: BuildSettingCondition? = nil
    ) -> SwiftSetting { SwiftSetting() }
    public static func defaultIsolation(
        _ isolation: MainActor.Type?, _ condition: BuildSettingCondition? = nil
    ) -> SwiftSetting { SwiftSetting() }
}
public enum WarningLevel { case warning, error }
public enum InteroperabilityMode { case C, Cxx }
public struct CSetting {
    public static func define(
        _ name: String, to value: String? = nil, _ condition: BuildSettingCondition? = nil
    ) -> CSetting { CSetting() }
    public static func headerSearchPath(_ path: String, _ condition: BuildSettingCondition? = nil) -> CSetting {
        CSetting()
    }
    public static func unsafeFlags(_ flags: [String], _ condition: BuildSettingCondition? = nil) -> CSetting {
        CSetting()
    }
}
public struct LinkerSetting {
    public static func linkedLibrary(
        _ library: String, _ condition: BuildSettingCondition? = nil
    ) -> LinkerSetting { LinkerSetting() }
    public static func linkedFramework(
        _ framework: String, _ condition: BuildSettingCondition? = nil
    ) -> LinkerSetting { LinkerSetting() }
    public static func unsafeFlags(
        _ flags: [String], _ condition: BuildSettingCondition? = nil
    ) -> LinkerSetting { LinkerSetting() }
}
