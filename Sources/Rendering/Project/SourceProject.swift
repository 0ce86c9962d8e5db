import Foundation
import SwiftInterpreter

/// Sources that belong together: one file, several, all of a folder, or the targets of a package. Files and folders are
/// one module; of a package each target is one.
///
/// A picture needs few of them: those that declare what its root says, and what these say in turn. Only they are parsed
/// and checked, so a file with a mistake spoils only the pictures that use it. Of the files of a folder a function with a
/// mistake spoils only the pictures that call it.
public struct SourceProject: Sendable {
    /// In the order in which they were named, those of folders by path.
    package private(set) var files: [SourceText] = []
    private var summaries: [SourceSummary] = []
    /// The module of each file; empty where they are one.
    private var moduleOfFile: [Int] = []
    private var layout: ProjectLayout
    private var xcodeProjects: [XcodeProject] = []
    /// Files of folders that couldn't be read, and why; the others are drawn without them.
    package private(set) var unreadable: [(path: String, failure: RenderFailure)] = []

    /// Reads files and folders. A single file is a project of its own, whatever lies beside it.
    ///
    /// - Parameters:
    ///   - paths: files, folders, `-` for standard input; or one package: its folder, or its `Package.swift`.
    ///   - options: what the sources are read with: `sources` and the platform.
    public init(paths: [String], options: RenderOptions = RenderOptions()) throws(RenderFailure) {
        layout = ProjectLayout(options)
        if paths.count == 1, let package = Self.package(at: paths[0]) {
            try readPackage(package, options)
        } else {
            let packages = try readFiles(paths)
            if let target = options.sources.target {
                throw RenderFailure(
                    .request,
                    "'\(target)' is no target: '\(paths.first ?? "")' is no folder with a 'Package.swift' (--target)")
            }
            if !options.sources.packages.isEmpty || !packages.isEmpty { try addPackages(packages, options) }
        }
        summaries = files.count > 1 ? files.map { SourceSummary($0.text) } : []
        layout.loading.allowsErrors = layout.folder != nil
        layout.loading.joinedModules = XcodeProjects.targets(of: xcodeProjects, paths: files.map(\.path))
    }

    /// A project of one source.
    public init(_ file: SourceText, options: RenderOptions = RenderOptions()) {
        (files, layout) = ([file], ProjectLayout(options))
    }

    /// Whether a path leads to a folder, or to a package by its manifest.
    public static func isFolder(_ path: String) -> Bool { SourceFinder.isFolder(path) || package(at: path) != nil }

    /// Whether a file is Swift by its name.
    package static func isSource(_ name: String) -> Bool { SourceFinder.isSource(name) }

    /// The folder of a package that a path leads to.
    private static func package(at path: String) -> String? {
        if path == "Package.swift" { return "." }
        if path.hasSuffix("/Package.swift") { return String(path.dropLast("/Package.swift".count)) }
        return SourceFinder.isPackage(path) ? path : nil
    }

    // MARK: - Reading

    /// - Returns: the packages that lie in the folders.
    private mutating func readFiles(_ paths: [String]) throws(RenderFailure) -> [String] {
        var packages: [String] = []
        for path in paths {
            if path == "-" {
                files.append(try SourceText(standardInputNamed: "<stdin>"))
            } else if SourceFinder.isFolder(path) {
                let found = try SourceFinder.find(below: path)
                guard !found.files.isEmpty || !found.packages.isEmpty else {
                    throw RenderFailure(.unreadable, "there is no Swift file in '\(path)'")
                }
                packages += found.packages
                xcodeProjects += found.xcodeProjects
                if layout.folder == nil { layout.folder = path }
                layout.bundleFolders.append(path)
                layout.assetFolders += found.assetFolders.filter { $0 != path }
                for file in found.files { read(file) }
            } else {
                files.append(try SourceText(path: path))
            }
        }
        var seen: Set<String> = []
        files.removeAll { file in file.path.map { !seen.insert($0).inserted } ?? false }
        return packages
    }

    /// A file that nobody named: where it can't be read, the others can.
    @discardableResult private mutating func read(_ file: String) -> Bool {
        do throws(RenderFailure) {
            files.append(try SourceText(path: file))
            return true
        } catch {
            // What is drawn says it: the others can be drawn without.
            unreadable.append((file, error))
            layout.warnings.append(error.text.replacingOccurrences(of: "error: ", with: "warning: "))
            return false
        }
    }

    private mutating func readPackage(_ folder: String, _ options: RenderOptions) throws(RenderFailure) {
        var graph = try PackageGraph(places: options.sources.packages)
        let own = try graph.addPackage(folder)
        var roots = own
        if let target = options.sources.target {
            roots = own.filter { graph.modules[$0].target.name == target }
            guard !roots.isEmpty else {
                let names = own.map { graph.modules[$0].target.name }
                throw RenderFailure(
                    .request,
                    "the package '\(graph.name(ofPackage: graph.modules[own[0]].package))' has no target '\(target)' with "
                        + "sources to draw (--target)" + Suggestion.text(target, names))
            }
        }
        layout.folder = graph.modules[roots[0]].folder
        layout.rootModules = Set(roots)
        try add(graph, first: roots)
        guard !files.isEmpty else { throw RenderFailure(.unreadable, "there is no Swift file in '\(folder)'") }
    }

    /// Packages that plain files import from: the files are a module that depends on all of them.
    ///
    /// - Parameter folders: the packages that lie beside the files, as those of an app do; their views are roots, too.
    private mutating func addPackages(_ folders: [String], _ options: RenderOptions) throws(RenderFailure) {
        var graph = try PackageGraph(places: options.sources.packages)
        var own: [Int] = []
        for folder in folders {
            do throws(RenderFailure) {
                own += try graph.giveLocalPackage(folder)
            } catch {
                // Its sources are taken for the folder's own: what doesn't import from it is drawn.
                layout.warnings.append(error.text.replacingOccurrences(of: "error: ", with: "warning: "))
                let found = try SourceFinder.find(below: folder, joinsPackages: true)
                layout.assetFolders += found.assetFolders
                for file in found.files { read(file) }
            }
        }
        let products = graph.addGivenProducts()
        moduleOfFile = files.map { _ in 0 }
        layout.rootModules = Set([0] + own.map { $0 + 1 })
        layout.loading.modules = [SourceModule(name: "App", package: -1, dependencies: products.map { $0 + 1 })]
        try add(graph, first: [])
        guard !files.isEmpty else {
            throw RenderFailure(.unreadable, "there is no Swift file in '\(layout.folder ?? "")'")
        }
    }

    /// - Parameter first: the modules whose assets come before the others'.
    private mutating func add(_ graph: PackageGraph, first: [Int]) throws(RenderFailure) {
        let offset = layout.loading.modules.count
        let platform = layout.loading.configuration.platform.rawValue
        for (index, module) in graph.modules.enumerated() {
            layout.loading.modules.append(
                SourceModule(
                    name: module.name, package: module.package, dependencies: module.dependencies.map { $0 + offset }))
            for definition in module.target.definitions
            where definition.platforms.isEmpty || definition.platforms.contains(platform) {
                layout.loading.configuration.definitions.insert(definition.name)
            }
            for file in try graph.files(of: index).files where read(file) { moduleOfFile.append(index + offset) }
        }
        for index in first + graph.modules.indices.filter({ !first.contains($0) }) {
            let resources = graph.resourceFolders(of: index)
            layout.bundleFolders += resources
            layout.assetFolders +=
                try graph.files(of: index).assetFolders.filter { !resources.contains($0) } + resources
        }
    }

    /// A project of sources that were read already, the one with the root first.
    ///
    /// - Parameters:
    ///   - folder: where assets and texts are looked for; nil leaves it to the first file.
    ///   - options: what the sources are read with: `sources` and the platform.
    package init(files: [SourceText], folder: String? = nil, options: RenderOptions = RenderOptions()) {
        layout = ProjectLayout(options)
        (self.files, layout.folder) = (files, folder)
        summaries = files.count > 1 ? files.map { SourceSummary($0.text) } : []
    }

    /// The same project, whose root is looked for in that file first.
    package func beginning(with path: String) -> SourceProject {
        guard let index = files.firstIndex(where: { $0.path == path }), index > 0 else { return self }
        var copy = self
        copy.files.insert(copy.files.remove(at: index), at: 0)
        if !summaries.isEmpty { copy.summaries.insert(copy.summaries.remove(at: index), at: 0) }
        if !moduleOfFile.isEmpty { copy.moduleOfFile.insert(copy.moduleOfFile.remove(at: index), at: 0) }
        return copy
    }

    package init(_ files: [SourceText]) { self.init(files: files) }

    /// The folder that assets and texts are looked for in; nil leaves it to the file.
    package var folder: String? { layout.folder }

    /// The same project with another text for one of its files.
    package func replacing(_ name: String, by file: SourceText) -> SourceProject {
        var project = self
        project.files = files.map { $0.name == name ? file : $0 }
        project.summaries = project.files.count > 1 ? project.files.map { SourceSummary($0.text) } : []
        return project
    }

    /// Whether it is one file, which is then the whole program.
    public var isSingleFile: Bool { files.count == 1 }

    /// The names of its files, as messages show them.
    public var fileNames: [String] { files.map(\.name) }

    // MARK: - Programs

    /// The program that has the root of that name; nil for the root that a program has without an option.
    public func program(showing view: String?) throws(RenderFailure) -> InterpretedProgram {
        guard !isSingleFile else { return try program(of: [0]) }
        return try program(of: index.files(neededBy: [start(of: view)]))
    }

    /// All files, to be checked: one program, or where a folder holds several Xcode projects one for each.
    public func wholePrograms() -> [WholeProgram] {
        let all = files.indices.filter(isRoot) + files.indices.filter { !isRoot($0) }
        guard let groups = xcode.groups(of: all) else { return [WholeProgram(project: self, files: all)] }
        // What several projects share is checked with each of them.
        let index = index
        var known: Set<Int> = []
        return groups.compactMap { group in
            let own = group.filter { !known.contains($0) }
            guard !own.isEmpty else { return nil }
            let files = index.files(neededBy: own)
            known.formUnion(files)
            return WholeProgram(project: self, files: files)
        }
    }

    /// All files of a program, which aren't read as one yet.
    public struct WholeProgram: Sendable {
        fileprivate let project: SourceProject
        fileprivate let files: [Int]

        /// Parses and checks them. Every error they have is in the failure.
        public func load() throws(RenderFailure) -> InterpretedProgram {
            var project = project
            project.layout.loading.allowsErrors = false
            return try project.program(of: files)
        }
    }

    /// Each file that has previews, and a program for it.
    public func programsWithPreviews() -> [(
        file: SourceText, load: @Sendable () throws(RenderFailure) -> InterpretedProgram
    )] {
        guard !isSingleFile else { return [(files[0], { () throws(RenderFailure) in try program(of: [0]) })] }
        let index = index
        return files.indices.filter { isRoot($0) && summaries[$0].hasPreviews }.map { file in
            (files[file], { () throws(RenderFailure) in try program(of: index.files(neededBy: [file])) })
        }
    }

    /// Each file, whether it says that it has previews, and a program for it.
    package func programs() -> [(
        file: SourceText, hasPreviews: Bool, load: @Sendable () throws(RenderFailure) -> InterpretedProgram
    )] {
        let index = index
        return files.indices.map { file in
            let hasPreviews = isSingleFile || summaries[file].hasPreviews
            return (
                files[file], hasPreviews,
                { () throws(RenderFailure) in
                    try program(of: isSingleFile ? [0] : index.files(neededBy: [file]))
                }
            )
        }
    }

    /// - Parameter indices: the first is the file with the root.
    private func program(of indices: [Int]) throws(RenderFailure) -> InterpretedProgram {
        var layout = layout
        // The assets of the file's own project are meant where others have some of the same names.
        if let folder = indices.first.flatMap(xcode.folder(of:)) {
            let own = layout.assetFolders.filter { $0.hasPrefix(folder) }
            layout.assetFolders = own + layout.assetFolders.filter { !$0.hasPrefix(folder) }
            layout.bundleFolders.insert(folder, at: 0)
            layout.folder = folder
        }
        return try InterpretedProgram(
            indices.map { files[$0] }, modules: moduleOfFile.isEmpty ? [] : indices.map { moduleOfFile[$0] },
            layout: layout)
    }

    // MARK: - Files

    private var index: ProjectIndex {
        ProjectIndex(
            summaries, modules: moduleOfFile, reachable: layout.reachable,
            proximity: FileProximity(files.map(\.path), platform: layout.loading.configuration.platform), xcode: xcode)
    }

    private var xcode: XcodeProjects {
        XcodeProjects(xcodeProjects, paths: files.map(\.path), imports: summaries.map(\.imports))
    }

    /// Whether a file's views may be drawn, and aren't only there for others.
    private func isRoot(_ file: Int) -> Bool {
        guard let roots = layout.rootModules, moduleOfFile.indices.contains(file) else { return true }
        return roots.contains(moduleOfFile[file])
    }

    /// The file in which a root is looked for.
    private func start(of view: String?) throws(RenderFailure) -> Int {
        let candidates = files.indices.filter(isRoot)
        if let view {
            let name = SourceSummary.name(view.split(separator: ".").first.map(String.init) ?? view)
            if let file = candidates.first(where: { summaries[$0].declared.contains(name) }) { return file }
            let title = "\"\(view)\""
            if let file = candidates.first(where: { summaries[$0].hasPreviews && files[$0].text.contains(title) }) {
                return file
            }
            throw RenderFailure(.request, "there is no preview and no view named '\(view)' (--view)")
        }
        let content = SourceSummary.name("ContentView")
        return candidates.first { summaries[$0].hasPreviews }
            ?? candidates.first { summaries[$0].declared.contains(content) }
            ?? candidates.first { summaries[$0].isMain } ?? candidates.first ?? 0
    }
}

extension SourceSummary {
    init(_ text: String) { self = SourceScanner.summary(of: text) }
}
