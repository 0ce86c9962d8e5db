import Files
import Foundation
import Rendering

/// `ffmpeg`, which is given frame after frame and writes a video.
final class VideoProcess {
    private let process = Process()
    private let input = Pipe()
    /// What it writes to: the output, or a file whose bytes then go there, since its end leads back to its beginning.
    private let file: OutputFile
    private let path: String
    private let folder: TemporaryFolder?
    /// What it says: it may end with 0 though the file's end couldn't be written.
    private let messages: FileHandle

    init(_ format: FilmFormat, width: Int, height: Int, _ rate: Double, _ path: String) throws {
        self.path = path
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let found = folders.map { $0 + "/ffmpeg" }.first { access($0, X_OK) == 0 }
        guard let found else {
            throw CommandFailure(
                ExitStatus.unavailable,
                "writing \(Self.quoted(path)) needs ffmpeg, which isn't installed (apt-get install ffmpeg)")
        }
        guard let stream = tmpfile() else {
            throw CommandFailure(
                ExitStatus.cantCreate, "can't write \(Self.quoted(path)): there is no room for temporary files")
        }
        messages = FileHandle(fileDescriptor: dup(fileno(stream)), closeOnDealloc: true)
        fclose(stream)
        folder = Self.isSeekable(path) ? nil : try TemporaryFolder()
        file = try OutputFile(folder.map { $0.path + "/video" } ?? path)
        process.executableURL = URL(fileURLWithPath: found)
        // Players want even lengths and one kind of pixels.
        let codec =
            format == .webm
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
        guard let folder else { return }
        defer { folder.remove() }
        try OutputFile.create(path) { output in
            let written = try FileHandle(forReadingFrom: URL(fileURLWithPath: file.path))
            while let part = try written.read(upToCount: 1 << 20), !part.isEmpty { try output.write(Array(part)) }
        }
    }

    /// Whether a name is that of a file, or will be, rather than of a pipe or a device.
    private static func isSeekable(_ path: String) -> Bool {
        guard path != "-" else { return false }
        var status = stat()
        return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    }

    private static func quoted(_ path: String) -> String { path == "-" ? "standard output" : "'\(path)'" }

    func cancel() {
        try? input.fileHandleForWriting.close()
        if process.isRunning { process.terminate() }
        file.discard()
        folder?.remove()
    }

    /// The last line that it said.
    private var complaint: String {
        try? messages.seek(toOffset: 0)
        let text = (try? messages.read(upToCount: 1 << 16)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }

    private var failure: CommandFailure {
        let reason = complaint.isEmpty ? "" : ": " + complaint
        return CommandFailure(ExitStatus.cantCreate, "ffmpeg can't write \(Self.quoted(path))\(reason)")
    }
}
