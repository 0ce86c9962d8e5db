import Files
import Foundation
import Rendering

/// One drawing as the command line asks for it.
struct DrawingJob {
    /// Files and folders.
    var inputs: [String]
    var output: String
    var format: PictureFormat
    var options: RenderOptions
    var verbosity = Verbosity()
    /// How often the whole is done, to measure what it takes in a process that runs already.
    var repetitions = 1
    /// Whether nothing else is drawn afterwards.
    var endsProcess = true
    /// Whether pixels in a format of vectors are an error.
    var isStrict = false

    func run() throws {
        try KeptSources.check(inputs, output: output)
        Watch.budget.change(options.limits.budget)
        try Folders.check(options)
        var measured: [PhaseTimes] = []
        for round in 1...max(repetitions, 1) {
            if round > 1 { Watch.budget.begin(options.limits.budget) }
            let program = try SourceReader.project(inputs, options).program(showing: options.view)
            let session = try RenderSession(program: program, options: options)
            let isLast = round >= repetitions
            if isStrict { try session.requireVectors(in: format) }
            measured.append(
                try Self.write(
                    session, to: output, as: format, isLast ? verbosity : Verbosity(isQuiet: true),
                    endsAfter: isLast && endsProcess))
        }
        verbosity.report(PhaseTimes(mediansOf: measured))
    }

    /// - Parameter endsAfter: nothing comes after this picture but the end of the process. Then memory isn't given
    ///   back piece by piece: a tall list's tree takes as long to take apart as to lay out.
    @discardableResult
    static func write(
        _ session: RenderSession, to path: String, as format: PictureFormat, _ verbosity: Verbosity,
        endsAfter: Bool = false
    ) throws -> PhaseTimes {
        let picture = try session.picture()
        // Unsafe: kept for good on purpose; the process ends.
        if endsAfter { _ = Unmanaged.passRetained(Kept(session: session, picture: picture)) }
        try verbosity.report(warnings: session.warnings + picture.warnings(for: format))
        verbosity.report(session.console.map { $0 + "\n" })
        var phases = session.phases
        try OutputFile.create(path) { file in
            try phases.measure("encode") {
                if format == .png {
                    try picture.png { try file.write($0) }
                } else {
                    try file.write(picture.encoded(as: format))
                }
            }
        }
        return phases
    }
}

/// What is kept until the process ends.
private final class Kept {
    let session: RenderSession
    let picture: Picture
    init(session: RenderSession, picture: Picture) { (self.session, self.picture) = (session, picture) }
}

/// The folders that options name have to be there.
enum Folders {
    static func check(_ options: RenderOptions) throws {
        try check([options.assets].compactMap { $0 } + options.fontDirectories)
    }

    static func check(_ paths: [String]) throws {
        for path in paths {
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                throw CommandFailure(ExitStatus.noInput, "can't read '\(path)': there is no such folder")
            }
        }
    }

    /// Makes a folder and those round it that are missing.
    static func create(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(ExitStatus.cantCreate, "can't make the folder '\(path)'")
        }
    }
}
