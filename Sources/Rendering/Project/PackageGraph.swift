import Foundation

/// The modules of a package and of those it depends on, as far as they are there.
struct PackageGraph {
    struct Module {
        let name: String
        /// Where its sources lie.
        let folder: String
        /// Its place among the packages.
        let package: Int
        let target: PackageManifest.Target
        fileprivate(set) var dependencies: [Int] = []
    }

    private struct Package {
        let folder: String
        let manifest: PackageManifest
        /// The packages that lie at paths it names.
        var dependencies: [Int] = []
        var modules: [String: Int] = [:]
    }

    private var packages: [Package] = []
    private(set) var modules: [Module] = []
    /// The packages that options give: any package may use their products.
    private var given: [Int] = []

    /// - Parameter places: packages that options give.
    init(places: [PackagePlace]) throws(RenderFailure) {
        for place in places {
            guard SourceFinder.isPackage(place.folder) else {
                throw RenderFailure(
                    .unreadable, "there is no 'Package.swift' in '\(place.folder)' (--package \(place.name))")
            }
            given.append(try load(place.folder))
        }
    }

    /// The modules of a package's targets that may have views, and all that they need.
    ///
    /// - Returns: the places of its own.
    mutating func addPackage(_ folder: String) throws(RenderFailure) -> [Int] {
        let package = try load(folder)
        let targets = packages[package].manifest.targets.filter(\.hasViews)
        guard !targets.isEmpty else {
            throw RenderFailure(.request, "'\(folder)/Package.swift' has no target with sources to draw")
        }
        return targets.map { module($0, of: package) }
    }

    /// The same of a package whose products any file of the project may use, as options give one.
    mutating func giveLocalPackage(_ folder: String) throws(RenderFailure) -> [Int] {
        let package = try load(folder)
        if !given.contains(package) { given.append(package) }
        return packages[package].manifest.targets.filter(\.hasViews).map { module($0, of: package) }
    }

    /// The modules of all products of the packages that options give.
    mutating func addGivenProducts() -> [Int] {
        var found: [Int] = []
        for package in given {
            for product in packages[package].manifest.products {
                for module in targets(of: product, in: package) where !found.contains(module) { found.append(module) }
            }
        }
        return found
    }

    func name(ofPackage package: Int) -> String { packages[package].manifest.name }

    // MARK: - Packages

    private mutating func load(_ folder: String) throws(RenderFailure) -> Int {
        let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let path = Self.resolved(folder)
        if let known = packages.firstIndex(where: { Self.resolved($0.folder) == path }) { return known }
        let manifest = try PackageManifest.read(PackageManifest.path(in: folder))
        let index = packages.count
        packages.append(Package(folder: folder, manifest: manifest))
        for source in manifest.sources {
            guard let path = source.path else { continue }
            let place = path.hasPrefix("/") ? path : Self.join(folder, path)
            // One that isn't there is told of where something is imported from it.
            guard SourceFinder.isPackage(place) else { continue }
            let other = try load(place)
            packages[index].dependencies.append(other)
        }
        return index
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    static func join(_ folder: String, _ path: String) -> String {
        if folder == "." || folder.isEmpty { return path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
        return folder + "/" + path
    }

    // MARK: - Modules

    private mutating func module(_ target: PackageManifest.Target, of package: Int) -> Int {
        if let known = packages[package].modules[target.name] { return known }
        let index = modules.count
        packages[package].modules[target.name] = index
        let folder = Self.folder(of: target, in: packages[package].folder)
        modules.append(Module(name: Self.moduleName(target.name), folder: folder, package: package, target: target))
        for need in target.needs {
            for found in self.modules(for: need, of: package)
            where found != index && !modules[index].dependencies.contains(found) {
                modules[index].dependencies.append(found)
            }
        }
        return index
    }

    /// `My-Library` is imported as `My_Library`.
    private static func moduleName(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    private mutating func modules(for need: PackageManifest.Need, of package: Int) -> [Int] {
        let manifest = packages[package].manifest
        if need.kind != "product", let target = manifest.targets.first(where: { $0.name == need.name && $0.hasViews }) {
            return [module(target, of: package)]
        }
        guard need.kind != "target" else { return [] }
        for other in packages[package].dependencies + given {
            let products = packages[other].manifest.products.filter { $0.name == need.name }
            if let product = products.first { return targets(of: product, in: other) }
        }
        return []
    }

    private mutating func targets(of product: PackageManifest.Product, in package: Int) -> [Int] {
        let targets = packages[package].manifest.targets
        return product.targets.compactMap { name in targets.first { $0.name == name && $0.hasViews } }
            .map { module($0, of: package) }
    }

    private static func folder(of target: PackageManifest.Target, in folder: String) -> String {
        if let path = target.path { return join(folder, path) }
        let candidates = ["Sources", "Source", "src", "srcs"].map { join(folder, $0) }
        if let found = candidates.map({ join($0, target.name) }).first(where: SourceFinder.isFolder) { return found }
        // The only target of a package may lie in the folder itself.
        return candidates.first(where: SourceFinder.isFolder) ?? join(folder, "Sources")
    }

    // MARK: - Files

    /// The sources of a module, in the order of their names.
    func files(of module: Int) throws(RenderFailure) -> SourceFinder.Found {
        let module = modules[module]
        guard SourceFinder.isFolder(module.folder) else {
            throw RenderFailure(
                .unreadable,
                "the target '\(module.target.name)' has no folder '\(module.folder)' (\(packages[module.package].folder)/Package.swift)"
            )
        }
        var found = try SourceFinder.find(below: module.folder, isTarget: true)
        func isBelow(_ path: String, _ names: [String]) -> Bool {
            names.contains { name in
                let place = Self.join(module.folder, name.hasSuffix("/") ? String(name.dropLast()) : name)
                return path == place || path.hasPrefix(place + "/") || name == "." || name == "./"
            }
        }
        found.files.removeAll { isBelow($0, module.target.exclude) }
        if !module.target.sources.isEmpty { found.files.removeAll { !isBelow($0, module.target.sources) } }
        return found
    }

    /// Where the resources lie that a module's target names.
    func resourceFolders(of module: Int) -> [String] {
        let module = modules[module]
        var folders: [String] = []
        for resource in module.target.resources {
            let path = Self.join(module.folder, resource)
            let folder = SourceFinder.isFolder(path) && !path.hasSuffix(".xcassets") ? path : Self.parent(of: path)
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
