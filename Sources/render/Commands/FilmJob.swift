import Files
import Foundation
import Rendering

/// A film as the command line asks for it: one file, or a file a frame.
struct FilmJob {
    /// What a film is written as.
    enum Form {
        case file(FilmFormat)
        /// An SVG that plays.
        case vectors
        /// A picture a frame.
        case series(PictureFormat)
    }

    /// Files and folders.
    var inputs: [String]
    var output: String
    var form: Form
    var options: RenderOptions
    var film: FilmOptions
    var verbosity: Verbosity

    /// Whether an output's name has a place for the number of a frame.
    static func isSeries(_ path: String) -> Bool { SeriesName(path) != nil }

    func run() throws {
        try KeptSources.check(inputs, output: output)
        Watch.budget.change(options.limits.budget)
        try Folders.check(options)
        let program = try SourceReader.project(inputs, options).program(showing: options.view)
        let session: RenderSession
        switch form {
        case .file(let format): session = try write(program, as: format)
        case .vectors: session = try writeVectors(program)
        case .series(let format): session = try writeSeries(program, as: format)
        }
        try verbosity.report(warnings: session.warnings)
        verbosity.report(session.console.map { $0 + "\n" })
        verbosity.report(session.phases)
    }

    /// Films what happens, once.
    private func record(
        _ program: InterpretedProgram, _ film: FilmOptions, each: (FilmMoment) throws -> Void
    ) throws -> RenderSession {
        var options = options
        options.events = []
        // The film begins with the first event; what the root sets moving is a part of it.
        options.at = 0
        let session = try RenderSession(program: program, options: options)
        try session.film(self.options.events, film) { moment in
            // Each frame may cost as much as a picture.
            Watch.budget.begin(options.limits.budget)
            try each(moment)
        }
        return session
    }

    private func writeSeries(_ program: InterpretedProgram, as format: PictureFormat) throws -> RenderSession {
        guard let series = SeriesName(output) else { preconditionFailure("a series has a place for numbers") }
        let folder = (series.path(of: 0) as NSString).deletingLastPathComponent
        if !folder.isEmpty { try Folders.create(folder) }
        return try record(program, film) { moment in
            let path = series.path(of: moment.index)
            try OutputFile.create(path) { try $0.write(moment.picture.encoded(as: format)) }
            if !verbosity.isQuiet { print(path) }
        }
    }

    private func writeVectors(_ program: InterpretedProgram) throws -> RenderSession {
        let vectors = VectorFilm(loops: film.loops)
        let session = try record(program, film) { vectors.append($0) }
        let bytes = try vectors.finish()
        try OutputFile.create(output) { try $0.write(bytes) }
        return session
    }

    /// One file, all of whose frames have one size. Where the root changes its own, the first attempt only finds the
    /// largest.
    private func write(_ program: InterpretedProgram, as format: FilmFormat) throws -> RenderSession {
        var film = film
        while true {
            var sizes = FilmSizes()
            let writer: any FilmWriter =
                format.isVideo ? VideoWriter(format, film, output) : FilmFileWriter(format, film, output)
            do {
                var session: RenderSession
                var rounds = 0
                repeat {
                    session = try record(program, film) { moment in
                        sizes.add(moment)
                        if !sizes.areSeveral { try writer.append(moment) }
                    }
                    rounds += 1
                } while rounds < writer.rounds && !sizes.areSeveral
                guard sizes.areSeveral, let size = sizes.largest, film.size != size else {
                    try writer.finish()
                    return session
                }
                film.size = size
                writer.cancel()
            } catch {
                writer.cancel()
                throw error
            }
        }
    }
}

/// Makes a file of the moments that it is given one after the other.
private protocol FilmWriter: AnyObject {
    /// How often it is given all of the film.
    var rounds: Int { get }
    func append(_ moment: FilmMoment) throws
    func finish() throws
    /// Leaves nothing behind.
    func cancel()
}

/// A file that says itself how often it is played.
private final class FilmFileWriter: FilmWriter {
    private let format: FilmFormat
    private let film: FilmOptions
    private let output: String
    private var file: FilmFile?
    let rounds = 1

    init(_ format: FilmFormat, _ film: FilmOptions, _ output: String) {
        (self.format, self.film, self.output) = (format, film, output)
    }

    func append(_ moment: FilmMoment) throws {
        let known = try file ?? FilmFile(format, film, beginningWith: moment)
        file = known
        try known.append(moment)
    }

    func finish() throws {
        guard let bytes = try file?.finish() else { return }
        try OutputFile.create(output) { try $0.write(bytes) }
    }

    func cancel() { file = nil }
}

/// A video: its frames come as often as it is to be played, since it is players that decide how often they show one.
private final class VideoWriter: FilmWriter {
    private let format: FilmFormat
    private let film: FilmOptions
    private let output: String
    private var video: VideoProcess?
    /// Of all rounds.
    private var count = 0

    var rounds: Int { max(film.loops, 1) }

    init(_ format: FilmFormat, _ film: FilmOptions, _ output: String) {
        (self.format, self.film, self.output) = (format, film, output)
    }

    func append(_ moment: FilmMoment) throws {
        count += 1
        guard count <= film.maxFrames else {
            throw RenderFailure(
                .limit("frames"),
                "the video has more than \(film.maxFrames) frames, all of its rounds together (--max-frames, --loop)")
        }
        let bitmap = try moment.picture.bitmap()
        let known =
            try video ?? VideoProcess(format, width: bitmap.width, height: bitmap.height, film.rate, output)
        video = known
        let repetitions = max(Int((moment.duration * film.rate).rounded()), 1)
        for _ in 0..<repetitions { try known.write(bitmap.pixels) }
    }

    func finish() throws { try video?.finish() }

    func cancel() {
        video?.cancel()
        video = nil
    }
}

/// A file name with a place for a number: `frames/%03d.png`.
private struct SeriesName {
    private let before: String
    private let after: String
    private let digits: Int

    init?(_ path: String) {
        guard let percent = path.firstIndex(of: "%") else { return nil }
        let rest = path[path.index(after: percent)...]
        let number = rest.prefix { $0.isASCII && $0.isNumber }
        guard rest.dropFirst(number.count).first == "d", number.count < 3 else { return nil }
        digits = Int(number) ?? 1
        before = String(path[..<percent])
        after = String(rest.dropFirst(number.count + 1))
    }

    func path(of index: Int) -> String {
        let text = String(index)
        return before + String(repeating: "0", count: max(digits - text.count, 0)) + text + after
    }
}
