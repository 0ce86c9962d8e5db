import SwiftInterpreter

/// SwiftPM's `PackageDescription`: a manifest is a program like any other, which makes one value. What of it says how
/// sources are read is written down by `_text`, a line each.
enum PackageDescription {
    static let library = NativeLibrary(
        name: "PackageDescription", types: [],
        sources: [
            LibrarySource(
                "PackageDescription.swift", module: "PackageDescription", provides: ["PackageDescription"], text)
        ])
    /// What manifests of macros import besides.
    static let pluginSupport = NativeLibrary(name: "CompilerPluginSupport", types: [])

    /// Between the fields of a line.
    static let separator: Character = "\t"

    private static let text = """
        public final class Package {
            public var name: String
            public var products: [Product]
            public var dependencies: [Dependency]
            public var targets: [Target]
            public var platforms: [SupportedPlatform]?
            public var defaultLocalization: LanguageTag?
            public var swiftLanguageModes: [SwiftLanguageMode]?
            public var swiftLanguageVersions: [SwiftLanguageMode]?
            public var traits: Set<Trait>

            public init(
                name: String, defaultLocalization: LanguageTag? = nil, platforms: [SupportedPlatform]? = nil,
                pkgConfig: String? = nil, providers: [SystemPackageProvider]? = nil, products: [Product] = [],
                traits: Set<Trait> = [], dependencies: [Dependency] = [], targets: [Target] = [],
                swiftLanguageModes: [SwiftLanguageMode]? = nil, swiftLanguageVersions: [SwiftLanguageMode]? = nil,
                cLanguageStandard: CLanguageStandard? = nil, cxxLanguageStandard: CXXLanguageStandard? = nil
            ) {
                self.name = name
                self.products = products
                self.dependencies = dependencies
                self.targets = targets
                self.platforms = platforms
                self.defaultLocalization = defaultLocalization
                self.swiftLanguageModes = swiftLanguageModes
                self.swiftLanguageVersions = swiftLanguageVersions
                self.traits = traits
            }

            public var _text: String {
                var lines = [["package", name]]
                for product in products { lines.append(["product", product.name] + product.targets) }
                for dependency in dependencies {
                    lines.append(["from", dependency._name, dependency._path ?? "", dependency._url ?? ""])
                }
                for target in targets {
                    lines.append(["target", target.name, target._kind, target.path ?? ""])
                    for item in target.dependencies { lines.append(["needs", item._kind, item._name, item._package ?? ""]) }
                    for item in target.exclude { lines.append(["exclude", item]) }
                    for item in target.sources ?? [] { lines.append(["source", item]) }
                    for item in target.resources ?? [] { lines.append(["resource", item._path]) }
                    for item in target.swiftSettings ?? [] {
                        if let name = item._definition {
                            let platforms = item._condition?._platforms.map { $0._name } ?? []
                            let isRelease = item._condition?._configuration == BuildConfiguration.release
                            if !isRelease { lines.append(["define", name] + platforms) }
                        }
                    }
                }
                return lines.map { line in
                    line.map { $0.replacingOccurrences(of: "\\t", with: " ").replacingOccurrences(of: "\\n", with: " ") }
                        .joined(separator: "\\t")
                }.joined(separator: "\\n")
            }

            public final class Dependency {
                public let _name: String
                public let _path: String?
                public let _url: String?
                init(_ name: String, path: String?, url: String?) {
                    _name = name
                    _path = path
                    _url = url
                }

                static func at(_ url: String, _ name: String?) -> Dependency {
                    var last = url.split(separator: "/").last.map { String($0) } ?? url
                    if last.hasSuffix(".git") { last = String(last.dropLast(4)) }
                    return Dependency(name ?? last, path: nil, url: url)
                }

                public enum Requirement {
                    case from(Version)
                    case next(Version)
                    case exactly(Version)
                    case named(String)
                    case between(Range<Version>)
                    public static func upToNextMajor(from version: Version) -> Requirement { .from(version) }
                    public static func upToNextMinor(from version: Version) -> Requirement { .next(version) }
                    public static func exact(_ version: Version) -> Requirement { .exactly(version) }
                    public static func branch(_ name: String) -> Requirement { .named(name) }
                    public static func revision(_ name: String) -> Requirement { .named(name) }
                }

                public static func package(path: String, traits: Set<Package.Dependency.Trait> = []) -> Dependency {
                    Dependency(path.split(separator: "/").last.map { String($0) } ?? path, path: path, url: nil)
                }
                public static func package(name: String, path: String) -> Dependency {
                    Dependency(name, path: path, url: nil)
                }
                public static func package(
                    url: String, from version: Version, traits: Set<Package.Dependency.Trait> = []
                ) -> Dependency { at(url, nil) }
                public static func package(
                    url: String, exact version: Version, traits: Set<Package.Dependency.Trait> = []
                ) -> Dependency { at(url, nil) }
                public static func package(
                    url: String, branch: String, traits: Set<Package.Dependency.Trait> = []
                ) -> Dependency { at(url, nil) }
                public static func package(
                    url: String, revision: String, traits: Set<Package.Dependency.Trait> = []
                ) -> Dependency { at(url, nil) }
                public static func package(
                    url: String, _ range: Range<Version>, traits: Set<Package.Dependency.Trait> = []
                ) -> Dependency { at(url, nil) }
                public static func package(
                    url: String, _ range: ClosedRange<Version>, traits: Set<Package.Dependency.Trait> = []
                ) -> Dependency { at(url, nil) }
                public static func package(url: String, _ requirement: Requirement) -> Dependency { at(url, nil) }
                public static func package(name: String, url: String, from version: Version) -> Dependency {
                    at(url, name)
                }
                public static func package(name: String, url: String, _ requirement: Requirement) -> Dependency {
                    at(url, name)
                }
                public static func package(name: String, url: String, _ range: Range<Version>) -> Dependency {
                    at(url, name)
                }
                public static func package(name: String, url: String, branch: String) -> Dependency { at(url, name) }
                public static func package(name: String, url: String, revision: String) -> Dependency { at(url, name) }
                public static func package(id: String, from version: Version) -> Dependency { at(id, nil) }
                public static func package(id: String, exact version: Version) -> Dependency { at(id, nil) }

                public struct Trait: Hashable, ExpressibleByStringLiteral {
                    let name: String
                    public init(stringLiteral value: String) { name = value }
                    public static let defaults = Trait(stringLiteral: "default")
                }
            }
        }

        public struct Trait: Hashable, ExpressibleByStringLiteral {
            let name: String
            public init(stringLiteral value: String) { name = value }
            public static func trait(
                name: String, description: String? = nil, enabledTraits: Set<String> = []
            ) -> Trait { Trait(stringLiteral: name) }
            public static func `default`(enabledTraits: Set<String>) -> Trait { Trait(stringLiteral: "default") }
        }

        public struct Version: Hashable, Comparable, ExpressibleByStringLiteral {
            public let major: Int
            public let minor: Int
            public let patch: Int
            public init(_ major: Int, _ minor: Int, _ patch: Int) {
                self.major = major
                self.minor = minor
                self.patch = patch
            }
            public init(stringLiteral value: String) {
                let core = value.split(separator: "-").first.map { String($0) } ?? value
                let parts = core.split(separator: ".").map { Int(String($0)) ?? 0 }
                self.init(parts.count > 0 ? parts[0] : 0, parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
            }
            public static func < (a: Version, b: Version) -> Bool {
                a.major != b.major ? a.major < b.major : a.minor != b.minor ? a.minor < b.minor : a.patch < b.patch
            }
        }

        public final class Product {
            public let name: String
            let targets: [String]
            init(_ name: String, _ targets: [String]) {
                self.name = name
                self.targets = targets
            }
            public enum Library { public enum LibraryType { case `static`, dynamic } }
            public static func library(
                name: String, type: Library.LibraryType? = nil, targets: [String]
            ) -> Product { Product(name, targets) }
            public static func executable(name: String, targets: [String]) -> Product { Product(name, targets) }
            public static func plugin(name: String, targets: [String]) -> Product { Product(name, []) }
        }

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
        \(platforms.map(platform).joined(separator: "\n"))
            public static func custom(_ name: String, versionString: String) -> SupportedPlatform { SupportedPlatform() }

        \(platforms.map(versions).joined(separator: "\n"))
        }
        """

    /// The systems, and the versions that are named.
    private static let platforms: [(name: String, versions: [String])] = [
        ("iOS", (8...18).map { "v\($0)" } + ["v26"]),
        ("macOS", (10...16).map { "v10_\($0)" } + (11...15).map { "v\($0)" } + ["v26"]),
        ("tvOS", (9...18).map { "v\($0)" } + ["v26"]),
        ("watchOS", (2...11).map { "v\($0)" } + ["v26"]),
        ("visionOS", ["v1", "v2", "v26"]),
        ("macCatalyst", (13...18).map { "v\($0)" } + ["v26"]),
        ("driverKit", (19...24).map { "v\($0)" }),
    ]

    private static func typeName(_ platform: String) -> String {
        platform.prefix(1).uppercased() + platform.dropFirst() + "Version"
    }

    private static func platform(_ item: (name: String, versions: [String])) -> String {
        "    public static func \(item.name)(_ version: \(typeName(item.name))) -> SupportedPlatform { SupportedPlatform() }\n"
            + "    public static func \(item.name)(_ version: String) -> SupportedPlatform { SupportedPlatform() }"
    }

    private static func versions(_ item: (name: String, versions: [String])) -> String {
        "    public enum \(typeName(item.name)) { case \(item.versions.joined(separator: ", ")) }"
    }
}
