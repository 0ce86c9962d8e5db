// What a manifest makes: a package with its products and dependencies. What of it says how sources are read is written
// down by `_text`, a line each.
// Also read for: PackageDescription.

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
            line.map { $0.replacingOccurrences(of: "\t", with: " ").replacingOccurrences(of: "\n", with: " ") }
                .joined(separator: "\t")
        }.joined(separator: "\n")
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
