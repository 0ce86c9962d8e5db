import Foundation
import Rendering

/// Waits until a source, or what is drawn with one, was saved.
final class SourceWatcher {
    private let descriptor: Int32
    /// The folders by the numbers that the kernel gives them.
    private var folders: [Int32: String] = [:]
    /// The files that were named; empty where all of the folders count.
    private let files: Set<String>
    private let output: String
    private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE)

    init(_ inputs: [String], output: String) throws {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw CommandFailure(ExitStatus.defect, "the system can't watch files (--watch)") }
        var files: Set<String> = []
        var roots: [String] = []
        for input in inputs {
            if input.hasSuffix("/Package.swift") || input == "Package.swift" {
                roots.append(Self.folder(of: input))
            } else if SourceProject.isFolder(input) {
                roots.append(input)
            } else {
                files.insert(input)
                roots.append(Self.folder(of: input))
            }
        }
        let isFolder = files.count < inputs.count
        self.files = isFolder ? [] : files
        self.output = output
        for root in roots { watch(root, inside: isFolder) }
    }

    deinit { close(descriptor) }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    private func watch(_ folder: String, inside: Bool) {
        let number = inotify_add_watch(descriptor, folder, Self.events)
        guard number >= 0 else { return }
        folders[number] = folder
        guard inside, folders.count < 5_000,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            var status = stat()
            let path = folder + "/" + name
            if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { watch(path, inside: true) }
        }
    }

    /// Returns when something was saved, and what is saved together with it.
    func wait() throws {
        while !read() {}
        // An editor writes several files, one of them several times.
        var pending = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&pending, 1, 40) > 0 { _ = read() }
    }

    /// Whether one of the events that have come is of a file that counts.
    private func read() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        // Unsafe: no more is read than the buffer has room for.
        let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
        var found = false
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while count - offset >= head {
            let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
            let end = min(offset + head + Int(event.len), count)
            let name = String(decoding: buffer[(offset + head)..<end].prefix { $0 != 0 }, as: UTF8.self)
            if let folder = folders[event.wd], counts(name, in: folder) { found = true }
            offset = end
        }
        return found
    }

    private static let kinds = [
        "swift", "swiftdsl", "json", "strings", "xcstrings", "stringsdict", "png", "jpg", "jpeg", "svg", "pdf",
    ]

    private func counts(_ name: String, in folder: String) -> Bool {
        guard !name.hasPrefix("."), let dot = name.lastIndex(of: "."),
            Self.kinds.contains(name[name.index(after: dot)...].lowercased())
        else { return false }
        let path = folder == "." ? name : folder + "/" + name
        let isSource = name.hasSuffix(".swift") || name.hasSuffix(".swiftdsl")
        if isSource, !files.isEmpty { return files.contains(path) || files.contains("./" + path) }
        // What is drawn isn't what it is drawn from.
        return isSource || path != output && folder != output && !path.hasSuffix(".part") && !output.contains("{")
    }
}
