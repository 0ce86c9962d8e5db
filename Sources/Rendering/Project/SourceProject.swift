import Foundation

/// Sources that belong together: one file, several, or all of a folder. Its files are one module.
///
/// A picture needs few of them: those that declare what its root says, and what these say in turn. Only they are parsed
/// and checked, so a file with a mistake spoils only the pictures that use it.
public struct SourceProject: Sendable {
    /// In the order in which they were named, those of folders by path.
    package let files: [SourceText]
    private let summaries: [SourceSummary]
    /// The folder that assets and texts are looked for in; nil leaves it to the file.
    package let folder: String?

    /// Reads files and folders. A single file is a project of its own, whatever lies beside it.
    ///
    /// - Parameter paths: files, folders, `-` for standard input.
    public init(paths: [String]) throws(RenderFailure) {
        var files: [SourceText] = []
        var folder: String?
        for path in paths {
            if path == "-" {
                files.append(try SourceText(standardInputNamed: "<stdin>"))
            } else if SourceFinder.isFolder(path) {
                if folder == nil { folder = path }
                let found = try SourceFinder.files(below: path)
                guard !found.isEmpty else {
                    throw RenderFailure(.unreadable, "there is no Swift file in '\(path)'")
                }
                for file in found { files.append(try SourceText(path: file)) }
            } else {
                files.append(try SourceText(path: path))
            }
        }
        var seen: Set<String> = []
        files.removeAll { file in file.path.map { !seen.insert($0).inserted } ?? false }
        self.init(files, folder: folder)
    }

    /// A project of sources that were read already.
    ///
    /// - Parameter folder: where assets and texts are looked for; nil leaves it to the first file.
    package init(files: [SourceText], folder: String?) {
        (self.files, self.folder) = (files, folder)
        summaries = files.count > 1 ? files.map { SourceSummary($0.text) } : []
    }

    /// A project of one source.
    public init(_ file: SourceText) { self.init([file], folder: nil) }

    init(_ files: [SourceText], folder: String?) {
        (self.files, self.folder) = (files, folder)
        summaries = files.count > 1 ? files.map { SourceSummary($0.text) } : []
    }

    /// A project of sources that are read already, the one with the root first.
    package init(_ files: [SourceText]) {
        (self.files, folder) = (files, nil)
        summaries = files.count > 1 ? files.map { SourceSummary($0.text) } : []
    }

    /// Whether a path leads to a folder.
    public static func isFolder(_ path: String) -> Bool { SourceFinder.isFolder(path) }

    /// Whether it is one file, which is then the whole program.
    public var isSingleFile: Bool { files.count == 1 }

    /// The names of its files, as messages show them.
    public var fileNames: [String] { files.map(\.name) }

    // MARK: - Programs

    /// The program that has the root of that name; nil for the root that a program has without an option.
    public func program(showing view: String?) throws(RenderFailure) -> InterpretedProgram {
        guard !isSingleFile else { return try program(of: [0]) }
        return try program(of: files(neededBy: [start(of: view)]))
    }

    /// All files as one program, to be checked.
    public func wholeProgram() throws(RenderFailure) -> InterpretedProgram {
        try program(of: Array(files.indices))
    }

    /// Each file that has previews, and a program for it.
    public func programsWithPreviews() -> [(
        file: SourceText, load: @Sendable () throws(RenderFailure) -> InterpretedProgram
    )] {
        guard !isSingleFile else { return [(files[0], { () throws(RenderFailure) in try program(of: [0]) })] }
        return files.indices.filter { summaries[$0].hasPreviews }.map { index in
            (files[index], { () throws(RenderFailure) in try program(of: files(neededBy: [index])) })
        }
    }

    /// - Parameter indices: the first is the file with the root.
    private func program(of indices: [Int]) throws(RenderFailure) -> InterpretedProgram {
        try InterpretedProgram(indices.map { files[$0] }, folder: folder)
    }

    // MARK: - Files

    /// The file in which a root is looked for.
    private func start(of view: String?) throws(RenderFailure) -> Int {
        if let view {
            let name = SourceSummary.name(view.split(separator: ".").first.map(String.init) ?? view)
            if let file = summaries.firstIndex(where: { $0.declared.contains(name) }) { return file }
            let title = "\"\(view)\""
            if let file = files.indices.first(where: { summaries[$0].hasPreviews && files[$0].text.contains(title) }) {
                return file
            }
            throw RenderFailure(.request, "there is no preview and no view named '\(view)' (--view)")
        }
        let content = SourceSummary.name("ContentView")
        return summaries.firstIndex(where: \.hasPreviews)
            ?? summaries.firstIndex { $0.declared.contains(content) }
            ?? summaries.firstIndex(where: \.isMain) ?? 0
    }

    /// A file and all that it and these need: that declares a name they say, or adds to a type that is the project's own.
    /// The file itself comes first, the others in their order.
    private func files(neededBy roots: [Int]) -> [Int] {
        let index = ProjectIndex(summaries)
        return index.files(neededBy: roots)
    }
}

extension SourceSummary {
    init(_ text: String) { self = SourceScanner.summary(of: text) }
}

/// Which files of a project need which.
struct ProjectIndex {
    private let summaries: [SourceSummary]
    private var declaring: [SourceSummary.Name: [Int]] = [:]
    private var adding: [SourceSummary.Name: [Int]] = [:]
    private var extending: [SourceSummary.Name: [Int]] = [:]
    private var changing: [SourceSummary.Name: [Int]] = [:]

    init(_ summaries: [SourceSummary]) {
        self.summaries = summaries
        for (file, summary) in summaries.enumerated() {
            for name in summary.declared { declaring[name, default: []].append(file) }
        }
        for (file, summary) in summaries.enumerated() {
            // What is added to a library's type is known by its name alone.
            for (type, names) in summary.added where declaring[type] == nil {
                for name in names { adding[name, default: []].append(file) }
            }
            for name in summary.extended { extending[name, default: []].append(file) }
            for name in summary.changed { changing[name, default: []].append(file) }
        }
    }

    func files(neededBy roots: [Int]) -> [Int] {
        var needed = Set(roots)
        var open = roots
        let operators = summaries.indices.filter { summaries[$0].declaresOperators }
        func need(_ files: [Int]) {
            for file in files where needed.insert(file).inserted { open.append(file) }
        }
        need(operators)
        while let file = open.popLast() {
            for name in summaries[file].mentioned {
                if let files = declaring[name] {
                    need(files)
                    // An own type is what all its extensions make of it.
                    if let files = extending[name] { need(files) }
                }
                if let files = adding[name] { need(files) }
                if let files = changing[name] { need(files) }
            }
        }
        return roots + needed.subtracting(roots).sorted()
    }
}
