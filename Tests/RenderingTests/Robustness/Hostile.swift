import Foundation
import Rendering
import Testing

/// A source that nobody should send, and what is to come of it: a file of the folder `Hostile`.
///
/// Its first line names how it may end, as in `// ends: steps time`: what is reached first depends on the machine where
/// time or memory are among them. The next may say `// at: 5`, the seconds of the session's time that pass first.
struct Hostile: CustomTestStringConvertible, Sendable {
    var title: String
    var source: String
    var ends: Set<String>
    var at: Double?

    var testDescription: String { title }

    static let all: [Hostile] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Hostile")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.compactMap(Hostile.init).sorted { $0.title < $1.title }
    }()

    private init?(_ file: URL) {
        guard let source = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        func words(after mark: String) -> [Substring] {
            let line = source.split(separator: "\n").first { $0.hasPrefix(mark) }
            return line?.dropFirst(mark.count).split(separator: " ") ?? []
        }
        (title, self.source) = (file.deletingPathExtension().lastPathComponent, source)
        ends = Set(words(after: "// ends:").map(String.init))
        at = words(after: "// at:").first.flatMap { Double($0) }
    }

    /// What has not ended by then never does: the limit is 4 seconds, and a machine that is busy with other tests may take
    /// several times as long to come to it.
    static let longest = Duration.seconds(40)

    /// What became of it: the name of the limit, `error`, or `drawn`.
    static func outcome(
        of source: String, at: Double? = nil, _ change: (inout RenderOptions) -> Void = { _ in }
    )
        throws -> String
    {
        var options = RenderOptions()
        options.setSize(width: 100, height: nil)
        options.scale = 1
        (options.limits.steps, options.limits.depth, options.limits.nodes) = (150_000, 300, 5_000)
        (options.limits.memory, options.limits.seconds, options.limits.pixels) = (128 << 20, 4, 1_000_000)
        options.at = at
        change(&options)
        let chosen = options
        return try LargeStack.run {
            do {
                let text = SourceText(name: "hostile.swiftdsl", text: source)
                let session = try RenderSession(source: text, options: chosen)
                _ = try session.picture().encoded(as: .png)
                return "drawn"
            } catch let failure as RenderFailure {
                guard !failure.text.isEmpty else { return "a failure that says nothing" }
                if case .limit(let name) = failure.cause { return name }
                return "error"
            }
        }
    }

    /// A picture that no source which was drawn before may change.
    static func control() throws -> [UInt8] {
        try LargeStack.run {
            let source = "import SwiftUI\nVStack { Text(\"Control\").font(.title); Color.red }.padding()\n"
            return try RenderSession(source: SourceText(name: "control", text: source)).picture().encoded(as: .png)
        }
    }
}
