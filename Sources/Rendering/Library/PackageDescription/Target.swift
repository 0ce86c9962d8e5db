// The targets of a package, their resources and plug-ins.
// Also read for: PackageDescription.

public final class Target {
    public var name: String
    public let _kind: String
    public var path: String?
    public var dependencies: [Dependency]
    public var exclude: [String]
    public var sources: [String]?
    public var resources: [Resource]?
    public var swiftSettings: [SwiftSetting]?
    public var plugins: [PluginUsage]?

    init(
        _ kind: String, _ name: String, _ dependencies: [Dependency] = [], path: String? = nil,
        exclude: [String] = [], sources: [String]? = nil, resources: [Resource]? = nil,
        swiftSettings: [SwiftSetting]? = nil
    ) {
        _kind = kind
        self.name = name
        self.dependencies = dependencies
        self.path = path
        self.exclude = exclude
        self.sources = sources
        self.resources = resources
        self.swiftSettings = swiftSettings
    }

    public static func target(
        name: String, dependencies: [Dependency] = [], path: String? = nil, exclude: [String] = [],
        sources: [String]? = nil, resources: [Resource]? = nil, publicHeadersPath: String? = nil,
        packageAccess: Bool = true, cSettings: [CSetting]? = nil, cxxSettings: [CSetting]? = nil,
        swiftSettings: [SwiftSetting]? = nil, linkerSettings: [LinkerSetting]? = nil,
        plugins: [PluginUsage]? = nil
    ) -> Target {
        Target(
            "library", name, dependencies, path: path, exclude: exclude, sources: sources, resources: resources,
            swiftSettings: swiftSettings)
    }
    public static func executableTarget(
        name: String, dependencies: [Dependency] = [], path: String? = nil, exclude: [String] = [],
        sources: [String]? = nil, resources: [Resource]? = nil, publicHeadersPath: String? = nil,
        packageAccess: Bool = true, cSettings: [CSetting]? = nil, cxxSettings: [CSetting]? = nil,
        swiftSettings: [SwiftSetting]? = nil, linkerSettings: [LinkerSetting]? = nil,
        plugins: [PluginUsage]? = nil
    ) -> Target {
        Target(
            "executable", name, dependencies, path: path, exclude: exclude, sources: sources,
            resources: resources, swiftSettings: swiftSettings)
    }
    public static func testTarget(
        name: String, dependencies: [Dependency] = [], path: String? = nil, exclude: [String] = [],
        sources: [String]? = nil, resources: [Resource]? = nil, packageAccess: Bool = true,
        cSettings: [CSetting]? = nil, cxxSettings: [CSetting]? = nil, swiftSettings: [SwiftSetting]? = nil,
        linkerSettings: [LinkerSetting]? = nil, plugins: [PluginUsage]? = nil
    ) -> Target { Target("test", name, dependencies, path: path) }
    public static func macro(
        name: String, dependencies: [Dependency] = [], path: String? = nil, exclude: [String] = [],
        sources: [String]? = nil, packageAccess: Bool = true, swiftSettings: [SwiftSetting]? = nil,
        linkerSettings: [LinkerSetting]? = nil, plugins: [PluginUsage]? = nil
    ) -> Target { Target("macro", name, dependencies, path: path) }
    public static func systemLibrary(
        name: String, path: String? = nil, pkgConfig: String? = nil, providers: [SystemPackageProvider]? = nil
    ) -> Target { Target("system", name, path: path) }
    public static func binaryTarget(name: String, path: String) -> Target { Target("binary", name, path: path) }
    public static func binaryTarget(name: String, url: String, checksum: String) -> Target {
        Target("binary", name)
    }
    public static func plugin(
        name: String, capability: PluginCapability, dependencies: [Dependency] = [], path: String? = nil,
        exclude: [String] = [], sources: [String]? = nil, packageAccess: Bool = true
    ) -> Target { Target("plugin", name, path: path) }

    public enum PluginUsage: ExpressibleByStringLiteral {
        case used(String)
        public init(stringLiteral value: String) { self = .used(value) }
        public static func plugin(name: String, package: String? = nil) -> PluginUsage { .used(name) }
    }
    public struct PluginCapability {
        public static func buildTool() -> PluginCapability { PluginCapability() }
        public static func command(
            intent: PluginCommandIntent, permissions: [PluginPermission] = []
        ) -> PluginCapability { PluginCapability() }
    }

    public struct Dependency: ExpressibleByStringLiteral {
        public let _kind: String
        public let _name: String
        public let _package: String?
        init(_ kind: String, _ name: String, _ package: String? = nil) {
            _kind = kind
            _name = name
            _package = package
        }
        public init(stringLiteral value: String) { self.init("name", value) }
        public static func target(name: String, condition: TargetDependencyCondition? = nil) -> Dependency {
            Dependency("target", name)
        }
        public static func product(
            name: String, package: String? = nil, moduleAliases: [String: String]? = nil,
            condition: TargetDependencyCondition? = nil
        ) -> Dependency { Dependency("product", name, package) }
        public static func byName(name: String, condition: TargetDependencyCondition? = nil) -> Dependency {
            Dependency("name", name)
        }
    }
}

public struct PluginCommandIntent {
    public static func custom(verb: String, description: String) -> PluginCommandIntent { PluginCommandIntent() }
    public static func documentationGeneration() -> PluginCommandIntent { PluginCommandIntent() }
    public static func sourceCodeFormatting() -> PluginCommandIntent { PluginCommandIntent() }
}
public struct PluginPermission {
    public static func writeToPackageDirectory(reason: String) -> PluginPermission { PluginPermission() }
    public static func allowNetworkConnections(scope: PluginNetworkScope, reason: String) -> PluginPermission {
        PluginPermission()
    }
}
public struct PluginNetworkScope {
    public static let none = PluginNetworkScope()
    public static let docker = PluginNetworkScope()
    public static func local(ports: [Int] = []) -> PluginNetworkScope { PluginNetworkScope() }
    public static func all(ports: [Int] = []) -> PluginNetworkScope { PluginNetworkScope() }
}

public struct Resource {
    public let _path: String
    public enum Localization { case `default`, base }
    public static func process(_ path: String, localization: Localization? = nil) -> Resource {
        Resource(_path: path)
    }
    public static func copy(_ path: String) -> Resource { Resource(_path: path) }
    public static func embedInCode(_ path: String) -> Resource { Resource(_path: path) }
}
