import ArgumentParser
import Comparison
import Files
import Foundation
import Rendering

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what is different between two versions of a view, and why.",
        discussion: """
            Two files or folders, or one at two git revisions: 'render diff Card.swift --old-rev HEAD~1', \
            'render diff main:Card.swift Card.swift'. Exits with 0 where both look alike and 1 where they don't.
            """)

    @Argument(help: ArgumentHelp("The old version: a file, a folder, or REV:FILE.", valueName: "old"))
    var old: String

    @Argument(help: ArgumentHelp("The new version. (default: the old one's file as it is now)", valueName: "new"))
    var new: String?

    @Option(help: ArgumentHelp("The git revision of the old version.", valueName: "rev"))
    var oldRev: String?

    @Option(help: ArgumentHelp("The git revision of the new version. (default: the file as it is)", valueName: "rev"))
    var newRev: String?

    @Option(
        help: ArgumentHelp(
            "An option of the old version alone, as in 'locale=fr_FR'; repeatable.", valueName: "name=value"))
    var oldOption: [String] = []

    @Option(help: ArgumentHelp("An option of the new version alone; repeatable.", valueName: "name=value"))
    var newOption: [String] = []

    @Flag(help: "Prints JSON.")
    var json = false

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("A picture of both and of what changed: .png, .svg or .pdf.", valueName: "out"))
    var output: String?

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "What is drawn") var drawing: DrawingArguments

    func validate() throws {
        if new == nil, oldRev == nil, newRev == nil, oldOption.isEmpty, newOption.isEmpty, Revision(old) == nil {
            throw ValidationError("Missing expected argument '<new>', or '--old-rev' to compare with.")
        }
        _ = try (options(oldOption, "old-option"), options(newOption, "new-option"), format())
    }

    func run() throws {
        Watch.liftTimeLimit()
        let (before, after) = (try options(oldOption, "old-option"), try options(newOption, "new-option"))
        try Folders.check(before)
        try Folders.check(after)
        let checkouts = Checkouts()
        defer { checkouts.remove() }
        let older = try checkouts.version(of: old, at: oldRev, before)
        let newer = try checkouts.version(of: new ?? Revision(old)?.path ?? old, at: newRev, after)
        let (drawnOld, drawnNew) = (try Comparison.draw(older), try Comparison.draw(newer))
        let difference = try Comparison.compare(old: older, drawn: drawnOld, new: newer, drawn: drawnNew)
        if let output, let format = try format() {
            let picture = try DifferencePicture.picture(old: drawnOld, new: drawnNew, difference)
            try OutputFile.create(output) { try $0.write(picture.encoded(as: format)) }
        }
        let text = json ? difference.json : difference.text
        if !verbosity.verbosity.isQuiet { try OutputFile.create("-") { try $0.write(Array(text.utf8)) } }
        if !difference.isEmpty { throw CommandFailure.silent(ExitStatus.source) }
    }

    private func options(_ texts: [String], _ option: String) throws -> RenderOptions {
        var options = try drawing.options()
        for text in texts {
            guard let equals = text.firstIndex(of: "=") else {
                throw ValidationError("The value '\(text)' is invalid for '--\(option)': it has to be 'name=value'.")
            }
            do throws(OptionError) {
                try options.set(String(text[..<equals]), to: String(text[text.index(after: equals)...]))
            } catch {
                throw ValidationError(
                    "The value '\(text)' is invalid for '--\(option)': it has to be \(error.expected).")
            }
        }
        return options
    }

    private func format() throws -> PictureFormat? {
        guard let output else { return nil }
        guard let format = PictureFormat(rawValue: (output as NSString).pathExtension.lowercased()) else {
            throw ValidationError("The format of '\(output)' isn't known: it has to end in .png, .svg or .pdf.")
        }
        return format
    }
}

/// `REV:path`, where that isn't a file's own name.
struct Revision {
    let revision: String
    let path: String

    init?(_ text: String) {
        guard !FileManager.default.fileExists(atPath: text), let colon = text.firstIndex(of: ":"),
            colon != text.startIndex
        else { return nil }
        (revision, path) = (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }
}

/// Versions of files out of git, with the assets beside them in a temporary folder.
final class Checkouts {
    private var temporary: TemporaryFolder?
    private var count = 0

    func version(of path: String, at revision: String?, _ options: RenderOptions) throws -> ComparedVersion {
        let named = Revision(path)
        guard let revision = revision ?? named?.revision else {
            return ComparedVersion(project: try SourceReader.project([path], options), options: options)
        }
        let path = named?.path ?? path
        let git = try GitRepository(holding: path)
        return try version(of: path, atCommit: git.commit(revision), called: revision, in: git, options)
    }

    func version(
        of path: String, atCommit commit: String, called revision: String, in git: GitRepository,
        _ options: RenderOptions
    ) throws -> ComparedVersion {
        guard !SourceProject.isFolder(path) else {
            throw CommandFailure(ExitStatus.usage, "'\(path)' is a folder; a revision can be had of a file")
        }
        guard let bytes = git.contents(of: path, at: commit) else {
            throw CommandFailure(ExitStatus.noInput, "can't read '\(path)' at '\(revision)': it isn't in that commit")
        }
        var options = options
        var folder = options.assets
        if folder == nil {
            let temporary = try self.temporary ?? TemporaryFolder()
            self.temporary = temporary
            let own = "\(temporary.path)/\(count)"
            count += 1
            guard mkdir(own, 0o777) == 0 else {
                throw CommandFailure(ExitStatus.cantCreate, "can't make the folder '\(own)'")
            }
            try git.writeAssets(at: commit, into: own)
            folder = own
        }
        options.assets = options.assets ?? folder
        let text = try SourceText(name: path, bytes: bytes, path: path)
        return ComparedVersion(project: SourceProject(text, options: options), options: options)
    }

    func remove() { temporary?.remove() }
}
