import Files
import Foundation
import Rendering

/// A film as the command line asks for it: one file, or a file a frame.
struct FilmJob {
    /// Files and folders.
    var inputs: [String]
    var output: String
    var options: RenderOptions
    var film: FilmOptions
    var verbosity: Verbosity

    /// Whether an output's name has a place for the number of a frame.
    static func isSeries(_ path: String) -> Bool { SeriesName(path) != nil }

    func run() throws {
        try KeptSources.check(inputs, output: output)
        Watch.budget.change(options.limits.budget)
        try Folders.check(options)
        var options = options
        let events = options.events
        options.events = []
        // The film begins with the first event; what the root sets moving is a part of it.
        options.at = 0
        let program = try SourceReader.project(inputs, options).program(showing: options.view)
        let session = try RenderSession(program: program, options: options)
        if let series = SeriesName(output) {
            try write(session, events, to: series)
        } else if let format = FilmFormat(path: output) {
            format.isVideo ? try writeVideo(session, events) : try write(session, events, as: format)
        } else {
            try writeVectors(session, events)
        }
        try verbosity.report(warnings: session.warnings)
        verbosity.report(session.console.map { $0 + "\n" })
        verbosity.report(session.phases)
    }

    private func write(_ session: RenderSession, _ events: [RenderEvent], to series: SeriesName) throws {
        guard let format = PictureFormat(path: output) else {
            throw CommandFailure(ExitStatus.usage, "the frames of '\(output)' have to be .png, .svg or .pdf")
        }
        let folder = (output as NSString).deletingLastPathComponent
        if !folder.isEmpty { try Folders.create(folder) }
        try session.film(events, film) { moment in
            // Each frame may cost as much as a picture.
            Watch.budget.begin(options.limits.budget)
            let path = series.path(of: moment.index)
            try OutputFile.create(path) { try $0.write(moment.picture.encoded(as: format)) }
            if !verbosity.isQuiet { print(path) }
        }
    }

    private func write(_ session: RenderSession, _ events: [RenderEvent], as format: FilmFormat) throws {
        var encoder: FilmFile?
        try session.film(events, film) { moment in
            // Each frame may cost as much as a picture.
            Watch.budget.begin(options.limits.budget)
            let known: FilmFile
            if let encoder {
                known = encoder
            } else {
                let isOpaque = (moment.picture.options.background?.opacity ?? 0) >= 1
                known = try FilmFile(format, loops: film.loops, isOpaque: isOpaque)
                encoder = known
            }
            try known.append(moment)
        }
        guard let encoder else { return }
        let bytes = try encoder.finish()
        try OutputFile.create(output) { try $0.write(bytes) }
    }

    private func writeVectors(_ session: RenderSession, _ events: [RenderEvent]) throws {
        let vectors = VectorFilm(loops: film.loops)
        try session.film(events, film) { moment in
            Watch.budget.begin(options.limits.budget)
            vectors.append(moment)
        }
        let bytes = try vectors.finish()
        try OutputFile.create(output) { try $0.write(bytes) }
    }

    private func writeVideo(_ session: RenderSession, _ events: [RenderEvent]) throws {
        var video: VideoProcess?
        do {
            try session.film(events, film) { moment in
                // Each frame may cost as much as a picture.
                Watch.budget.begin(options.limits.budget)
                let bitmap = try moment.picture.bitmap()
                let known = try video ?? VideoProcess(width: bitmap.width, height: bitmap.height, film.rate, output)
                video = known
                let count = max(Int((moment.duration * film.rate).rounded()), 1)
                for _ in 0..<count { try known.write(bitmap.pixels) }
            }
            try video?.finish()
        } catch {
            video?.cancel()
            throw error
        }
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

/// `ffmpeg`, which is given frame after frame and writes a video.
private final class VideoProcess {
    private let process = Process()
    private let input = Pipe()
    private let file: OutputFile
    /// What it says: it may end with 0 though the file's end couldn't be written.
    private let messages: FileHandle

    init(width: Int, height: Int, _ rate: Double, _ path: String) throws {
        let isWebM = path.lowercased().hasSuffix(".webm")
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let found = folders.map { $0 + "/ffmpeg" }.first { access($0, X_OK) == 0 }
        guard let found else {
            throw CommandFailure(
                ExitStatus.unavailable, "writing '\(path)' needs ffmpeg, which isn't installed (apt-get install ffmpeg)"
            )
        }
        guard let stream = tmpfile() else {
            throw CommandFailure(ExitStatus.cantCreate, "can't write '\(path)': there is no room for temporary files")
        }
        messages = FileHandle(fileDescriptor: dup(fileno(stream)), closeOnDealloc: true)
        fclose(stream)
        file = try OutputFile(path)
        process.executableURL = URL(fileURLWithPath: found)
        // Players want even lengths and one kind of pixels.
        let codec =
            isWebM
            ? ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "24", "-f", "webm"]
            : ["-c:v", "libx264", "-crf", "16", "-movflags", "+faststart", "-f", "mp4"]
        // By its name of the open file it goes on writing to what a signal has removed, and makes nothing anew.
        process.arguments =
            [
                "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(width)x\(height)", "-r",
                "\(rate)", "-i", "-", "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p",
            ] + codec + ["-fflags", "+bitexact", "/dev/stdout"]
        process.standardInput = input
        process.standardOutput = FileHandle(fileDescriptor: file.descriptor, closeOnDealloc: false)
        process.standardError = messages
        signal(SIGPIPE, SIG_IGN)
        do {
            try process.run()
        } catch {
            file.discard()
            throw failure
        }
    }

    func write(_ pixels: [UInt8]) throws {
        do { try input.fileHandleForWriting.write(contentsOf: Data(pixels)) } catch { throw failure }
    }

    func finish() throws {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0, complaint.isEmpty else {
            file.discard()
            throw failure
        }
        try file.finish()
    }

    func cancel() {
        try? input.fileHandleForWriting.close()
        if process.isRunning { process.terminate() }
        file.discard()
    }

    /// The last line that it said.
    private var complaint: String {
        try? messages.seek(toOffset: 0)
        let text = (try? messages.read(upToCount: 1 << 16)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }

    private var failure: CommandFailure {
        let reason = complaint.isEmpty ? "" : ": " + complaint
        return CommandFailure(ExitStatus.cantCreate, "ffmpeg can't write '\(file.path)'\(reason)")
    }
}
