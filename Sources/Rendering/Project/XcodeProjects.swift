/// An Xcode project: its name, and the folder it lies in.
struct XcodeProject: Hashable, Sendable {
    let name: String
    let folder: String

    /// The project that lies in a folder with these names; nil where there is none. CocoaPods makes one of its own.
    init?(in folder: String, names: [String]) {
        let name = names.filter { $0.hasSuffix(Self.suffix) && $0 != "Pods" + Self.suffix }.min()
        guard let name else { return nil }
        (self.name, self.folder) = (String(name.dropLast(Self.suffix.count)), folder)
    }

    static let suffix = ".xcodeproj"
}

/// Which files of a folder with several Xcode projects belong together: those below the folder of a project are its own,
/// and other projects see them where they import it. Files that lie in no project are there for those beside them, for
/// what these don't have themselves.
struct XcodeProjects: Sendable {
    private let projects: [XcodeProject]
    /// The innermost project of each file; nil for none.
    private let projectOfFile: [Int?]
    /// The projects that each one's files may need, itself among them.
    private let reachable: [Set<Int>]
    /// The projects that a file of none is there for: those in the innermost folder round its own that holds any.
    private let usersOfFile: [Set<Int>]

    /// - Parameters:
    ///   - paths: of the files.
    ///   - imports: the modules that each file imports.
    init(_ projects: [XcodeProject], paths: [String?], imports: [Set<String>]) {
        // What lies in one project, or beside it, is a program.
        guard projects.count > 1 else {
            (self.projects, projectOfFile, reachable, usersOfFile) = ([], [], [], [])
            return
        }
        self.projects = projects
        let innermostFirst = projects.indices.sorted { projects[$0].folder.utf8.count > projects[$1].folder.utf8.count }
        let owners = paths.map { path in
            path.flatMap { path in innermostFirst.first { Self.holds(projects[$0].folder, path) } }
        }
        projectOfFile = owners
        usersOfFile = zip(paths, owners).map { path, owner in
            guard let path, owner == nil else { return [] }
            var around = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            while around.popLast() != nil {
                let folder = around.joined(separator: "/")
                let found = projects.indices.filter { folder.isEmpty || Self.holds(folder, projects[$0].folder) }
                if !found.isEmpty { return Set(found) }
            }
            return []
        }
        var imported = [Set<Int>](repeating: [], count: projects.count)
        for (owner, modules) in zip(owners, imports) {
            guard let owner else { continue }
            imported[owner].formUnion(projects.indices.filter { modules.contains(projects[$0].name) })
        }
        reachable = projects.indices.map { start in
            var found: Set<Int> = [start]
            var open = [start]
            while let project = open.popLast() {
                for next in imported[project] where found.insert(next).inserted { open.append(next) }
            }
            return found
        }
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        folder == "." || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// What the targets of projects are called: as the project, or as the folder in it that holds their files.
    static func targets(of projects: [XcodeProject], paths: [String?]) -> Set<String> {
        var names = Set(projects.map(\.name))
        for case let path? in paths {
            for project in projects where holds(project.folder, path) {
                let inside = project.folder == "." ? path[...] : path.dropFirst(project.folder.count)
                let folders = inside.split(separator: "/").dropLast()
                if let folder = folders.first { names.insert(String(folder)) }
            }
        }
        return Set(names.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) })
    }

    /// Whether code of a file can mean what another one declares.
    func reaches(_ other: Int, from file: Int) -> Bool {
        guard !projects.isEmpty, let own = projectOfFile[file] else { return true }
        guard let target = projectOfFile[other] else { return usersOfFile[other].contains(own) }
        return reachable[own].contains(target)
    }

    /// Of files that all have what is looked for, those that a file means.
    func meant(of files: [Int], by file: Int) -> [Int] {
        guard !projects.isEmpty, projectOfFile[file] != nil, files.count > 1 else { return files }
        let seen = files.filter { reaches($0, from: file) }
        let own = seen.filter { projectOfFile[$0] != nil }
        return own.isEmpty ? seen : own
    }

    /// Whether both are of one project, or nothing is known of projects.
    func areTogether(_ other: Int, _ file: Int) -> Bool {
        projects.isEmpty || projectOfFile[file] == nil || projectOfFile[other] != nil && reaches(other, from: file)
    }

    /// The folder of the project that a file belongs to; nil for none.
    func folder(of file: Int) -> String? {
        guard !projects.isEmpty else { return nil }
        return projectOfFile[file].map { projects[$0].folder }
    }

    /// The files of each project that has some, then those of none; nil where nothing is known of projects.
    func groups(of files: [Int]) -> [[Int]]? {
        guard !projects.isEmpty else { return nil }
        let owners = projects.indices.map(Int?.some) + [nil]
        return owners.map { owner in files.filter { projectOfFile[$0] == owner } }.filter { !$0.isEmpty }
    }
}
