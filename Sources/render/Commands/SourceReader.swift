import Files
import Foundation
import Rendering

/// Reads sources by the names given on the command line.
enum SourceReader {
    static func read(_ path: String) throws(RenderFailure) -> SourceText {
        guard path == "-" else { return try SourceText(path: path) }
        return try SourceText(standardInputNamed: "<stdin>")
    }

    /// The files and folders, or the package, that a command is given, as one program.
    static func project(
        _ paths: [String], _ options: RenderOptions = RenderOptions()
    ) throws(RenderFailure) -> SourceProject {
        guard paths.count == 1, let path = paths.first, !SourceProject.isFolder(path),
            options.sources.packages.isEmpty, options.sources.target == nil
        else { return try SourceProject(paths: paths, options: options) }
        return SourceProject(try read(path), options: options)
    }
}

/// File names made of titles: no two alike, and none that leads elsewhere.
struct FileNames {
    private var used: Set<String> = []

    mutating func next(_ title: String) -> String {
        var name = String(title.asFileName.prefix(100))
        while name.hasPrefix(".") { name.removeFirst() }
        if name.isEmpty { name = "Preview" }
        var candidate = name
        var number = 2
        while !used.insert(candidate.lowercased()).inserted {
            candidate = "\(name) \(number)"
            number += 1
        }
        return candidate
    }
}
