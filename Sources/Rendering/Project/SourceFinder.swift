import Foundation

/// The Swift files below a folder.
struct SourceFinder {
    /// More is no project of views but a disk.
    static let maximum = 20_000
    /// What a build makes or fetches, and tests: no source of the program itself.
    private static let passedOver: Set<String> = [
        "DerivedData", "Pods", "Carthage", "node_modules", "build", "Tests", "UITests",
    ]

    /// Paths in the order of their names, so that the first preview is the same on every machine. Hidden folders, what
    /// builds leave and links to folders are passed over.
    static func files(below folder: String) throws(RenderFailure) -> [String] {
        var found: [String] = []
        try collect(folder, isRoot: true, into: &found)
        return found
    }

    private static func collect(_ folder: String, isRoot: Bool, into found: inout [String]) throws(RenderFailure) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw RenderFailure(.unreadable, "can't read '\(folder)'")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            // `render .` names files as they would be typed.
            let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                if passedOver.contains(name) || name.hasSuffix("Tests") || isBundle(name) { continue }
                try collect(path, isRoot: false, into: &found)
            case S_IFREG where isSource(name) && name != "Package.swift":
                guard found.count < maximum else {
                    throw RenderFailure(
                        .request, "'\(folder)' holds more than \(maximum) Swift files; name a folder inside of it")
                }
                found.append(path)
            default: continue
            }
        }
    }

    static func isSource(_ name: String) -> Bool { name.hasSuffix(".swift") || name.hasSuffix(".swiftdsl") }

    /// Folders that are one thing to their programs.
    private static func isBundle(_ name: String) -> Bool {
        [".xcassets", ".xcodeproj", ".xcworkspace", ".bundle", ".framework", ".app", ".docc", ".playground"]
            .contains { name.hasSuffix($0) }
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
