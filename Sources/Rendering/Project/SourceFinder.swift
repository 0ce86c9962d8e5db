import Foundation

/// The Swift files below a folder.
struct SourceFinder {
    /// More is no project of views but a disk.
    static let maximum = 20_000
    /// What a build makes or fetches, and tests: no source of the program itself.
    private static let passedOver: Set<String> = [
        "DerivedData", "Pods", "Carthage", "node_modules", "build", "Tests", "UITests",
    ]

    struct Found {
        var files: [String] = []
        /// Folders that hold asset catalogs or tables of texts.
        var assetFolders: [String] = []
        /// Folders of packages inside, whose sources are modules of their own.
        var packages: [String] = []
        var xcodeProjects: [XcodeProject] = []
    }

    private let isTarget: Bool
    private let joinsPackages: Bool
    private let root: String
    private var found = Found()
    private var links = LinkedFiles()

    /// Paths in the order of their names, so that the first preview is the same on every machine. Hidden folders, what
    /// builds leave and links to folders are passed over; links to sources are followed.
    static func files(below folder: String) throws(RenderFailure) -> [String] {
        try find(below: folder, joinsPackages: true).files
    }

    /// - Parameters:
    ///   - isTarget: a package says that these are its sources, whatever the folders are called.
    ///   - joinsPackages: the sources of packages inside are taken for the folder's own.
    static func find(
        below folder: String, isTarget: Bool = false, joinsPackages: Bool = false
    ) throws(RenderFailure) -> Found {
        var finder = SourceFinder(isTarget: isTarget, joinsPackages: isTarget || joinsPackages, root: folder)
        try finder.collect(folder)
        let repeated = finder.links.repeated
        if !repeated.isEmpty { finder.found.files.removeAll { repeated.contains($0) } }
        return finder.found
    }

    private init(isTarget: Bool, joinsPackages: Bool, root: String) {
        (self.isTarget, self.joinsPackages, self.root) = (isTarget, joinsPackages, root)
    }

    private mutating func collect(_ folder: String) throws(RenderFailure) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw RenderFailure(.unreadable, "can't read '\(folder)'")
        }
        if names.contains(where: { $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcstrings") || $0.hasSuffix(".lproj") })
        {
            found.assetFolders.append(folder)
        }
        if let project = XcodeProject(in: folder, names: names) { found.xcodeProjects.append(project) }
        for name in names.sorted() where !name.hasPrefix(".") {
            // `render .` names files as they would be typed.
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                if Self.isBundle(name) || !isTarget && (Self.passedOver.contains(name) || name.hasSuffix("Tests")) {
                    continue
                }
                if !joinsPackages, Self.isPackage(path) {
                    found.packages.append(path)
                    continue
                }
                try collect(path)
            case S_IFREG where Self.isOwnSource(name), S_IFLNK where Self.isOwnSource(name):
                if status.st_mode & S_IFMT == S_IFREG {
                    links.note(status)
                } else if !links.follow(path, isSource: Self.isOwnSource) {
                    continue
                }
                guard found.files.count < Self.maximum else {
                    throw RenderFailure(
                        .request, "'\(root)' holds more than \(Self.maximum) Swift files; name a folder inside of it")
                }
                found.files.append(path)
            default: continue
            }
        }
    }

    /// Whether a file belongs to the program, rather than to the package's manifest.
    private static func isOwnSource(_ name: String) -> Bool {
        isSource(name) && name != "Package.swift" && !name.hasPrefix("Package@swift-")
    }

    static func isSource(_ name: String) -> Bool { name.hasSuffix(".swift") || name.hasSuffix(".swiftdsl") }

    /// Folders that are one thing to their programs.
    private static func isBundle(_ name: String) -> Bool {
        [
            ".xcassets", ".xcodeproj", ".xcworkspace", ".bundle", ".framework", ".app", ".docc", ".playground",
            ".lproj",
        ]
        .contains { name.hasSuffix($0) }
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a folder is that of a package.
    static func isPackage(_ folder: String) -> Bool {
        isFolder(folder) && access(folder + "/Package.swift", F_OK) == 0
    }
}
