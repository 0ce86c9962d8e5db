import FigurePipeline
import Foundation

/// A book in a folder of its own, that is there as long as a test runs.
final class Book: Sendable {
    let folder: URL

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-book-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: "src/\(name)") }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var source: String { path("src") }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// Every file below a folder with its bytes, but for the state of the run.
    func files(_ name: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        let root = folder.appendingPathComponent(name)
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            let url = root.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            if !isFolder.boolValue, path != ".figures.json" { files[path] = try Data(contentsOf: url) }
        }
        return files
    }

    /// Runs the pipeline in this process, from the sources to the folder `out`.
    @discardableResult
    func run(_ change: (inout PipelineSettings) -> Void = { _ in }) -> PipelineReport {
        var settings = PipelineSettings(inputs: [source], output: path("out"))
        settings.programVersion = "test"
        settings.options = [GivenOption(name: "appearance", text: "light")]
        change(&settings)
        return FigurePipeline(settings) { path, bytes in try Data(bytes).write(to: URL(fileURLWithPath: path)) }.run()
    }
}
