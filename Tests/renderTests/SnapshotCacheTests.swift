import BrowserTesting
import Foundation
import Testing

/// Snapshots of several machines that share a cache: what nothing has changed of isn't drawn again.
@Suite(.serialized)
struct SnapshotCacheTests {
    private static let names = ["A", "B", "C"]

    /// A folder of three sources, as it is on a machine, with a cache that may be another's.
    private func machine(_ changes: [String: String] = [:]) throws -> Scratch {
        let scratch = try Scratch()
        for name in Self.names {
            let text = changes[name] ?? "Text(\"\(name)\")"
            _ = try scratch.write(
                "#Preview(\"One\") { \(text) }\n#Preview(\"Two\") { \(text).padding() }\n", to: name + ".swift")
        }
        return scratch
    }

    private func run(
        _ command: String, _ cache: String, _ arguments: [String] = [], in scratch: Scratch
    ) throws
        -> Program.Result
    {
        try Program.run(
            ["snapshot", command] + Self.names.map { $0 + ".swift" } + ["--cache", cache] + arguments, in: scratch.url)
    }

    /// The files that a folder has below it, with their bytes.
    private func files(_ folder: String) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            let url = URL(fileURLWithPath: "\(folder)/\(name)")
            if let data = try? Data(contentsOf: url) { result[name] = data }
        }
        return result
    }

    @Test(arguments: [[], ["--lock"]])
    func anotherMachineDrawsNothing(_ options: [String]) throws {
        let (first, second, shared) = (try machine(), try machine(), try Scratch())
        let cache = shared.url.path
        #expect(try run("record", cache, options, in: first).text.hasSuffix("6 snapshots, 6 recorded\n"))
        let kept = try files(cache)
        #expect(kept.count == 3)
        // A cache that says what isn't so would be believed by who draws nothing.
        for name in kept.keys {
            let text = String(decoding: kept[name] ?? Data(), as: UTF8.self)
            #expect(text.hasPrefix("easel-snapshots-1 ") && text.contains("One.light\tOne, light\n"))
        }
        #expect(try run("record", cache, options, in: second).text.hasSuffix("6 snapshots, 6 recorded\n"))
        #expect(try run("verify", cache, options, in: second).text == "6 snapshots, 6 passed\n")
        #expect(try files(cache) == kept, "nothing else was drawn")
        let both = try [first, second].map { scratch in try files(scratch.url.path) }
        #expect(both[0] == both[1])
    }

    @Test func aChangeIsDrawnAndShown() throws {
        let (scratch, shared) = (try machine(), try Scratch())
        let cache = shared.url.path
        #expect(try run("record", cache, in: scratch).status == 0)
        _ = try scratch.write(
            "#Preview(\"One\") { Text(\"B!\") }\n#Preview(\"Two\") { Text(\"B\").padding() }\n", to: "B.swift")
        for _ in 0..<2 {
            let result = try run("verify", cache, in: scratch)
            #expect(result.status == 1)
            #expect(result.text.contains("6 snapshots, 5 passed, 1 changed"), "\(result.text)")
        }
        // What is recorded may change, too, and an asset that a source may name.
        try FileManager.default.removeItem(
            at: scratch.url.appendingPathComponent("__Snapshots__/A/One.light.png"))
        #expect(try run("verify", cache, in: scratch).text.contains("4 passed, 1 changed, 1 missing"))
        let before = try files(cache).count
        _ = try scratch.write(Data([1]), to: "new.png")
        #expect(try run("verify", cache, in: scratch).text.contains("4 passed, 1 changed, 1 missing"))
        #expect(try files(cache).count == before + 3)
    }

    @Test func otherOptionsAreOtherSnapshots() throws {
        let (scratch, shared) = (try machine(), try Scratch())
        #expect(try run("record", shared.url.path, in: scratch).status == 0)
        let dark = try run("verify", shared.url.path, ["--appearance", "dark"], in: scratch)
        #expect(dark.text.contains("6 missing"), "\(dark.text)")
        let large = try run("verify", shared.url.path, ["--dynamic-type", "accessibility3"], in: scratch)
        #expect(large.status == 1)
    }

    @Test(.enabled(if: WebServer.isInstalled))
    func aWebServerSharesThem() throws {
        let (first, second, home) = (try machine(), try machine(), try Scratch())
        let server = try WebServer(in: home.url.path)
        #expect(try run("record", server.address, ["--lock"], in: first).status == 0)
        let kept = try files(home.url.path + "/www")
        #expect(kept.count == 3)
        #expect(try run("record", server.address, ["--lock"], in: second).text.hasSuffix("6 snapshots, 6 recorded\n"))
        #expect(try files(home.url.path + "/www") == kept)
        #expect(try first.data("snapshots.lock") == second.data("snapshots.lock"))

        // Somebody spoils what is kept: one cut off, one changed, one that is another's.
        let names = kept.keys.sorted()
        for (index, name) in names.enumerated() {
            var wrong = kept[name] ?? Data()
            switch index {
            case 0: wrong = wrong.prefix(wrong.count / 2)
            case 1: wrong[wrong.count - 20] ^= 1
            default: wrong = kept[names[0]] ?? Data()
            }
            try wrong.write(to: URL(fileURLWithPath: home.url.path + "/www/" + name))
        }
        #expect(try run("verify", server.address, ["--lock"], in: second).text == "6 snapshots, 6 passed\n")
        #expect(try files(home.url.path + "/www") == kept, "what was wrong is replaced")

        server.stop()
        let alone = try run("verify", server.address, ["--lock"], in: second)
        #expect(alone.status == 0 && alone.text == "6 snapshots, 6 passed\n")
        #expect(alone.error.contains("doesn't answer; the run goes on without it"), "\(alone.error)")
    }

    @Test func theConfigurationFileNamesItToo() throws {
        let scratch = try machine()
        _ = try scratch.write("cache: kept\n", to: "render.yml")
        let arguments = Self.names.map { $0 + ".swift" }
        #expect(try Program.run(["snapshot", "record"] + arguments, in: scratch.url).status == 0)
        #expect(try files(scratch.url.path + "/kept").count == 3)
        let refused = try run("verify", "https://example.org/x", in: scratch)
        #expect(refused.status == 64 && refused.error.contains("is no folder and no address"), "\(refused.error)")
    }
}
