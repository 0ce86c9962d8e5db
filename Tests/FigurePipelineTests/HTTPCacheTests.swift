import BrowserTesting
import FigurePipeline
import Foundation
import Testing

/// A real web server as the cache of several machines: answering, lying, gone, silent.
@Suite(.serialized)
struct HTTPCacheTests {
    private static let chapter = (1...3).map { "```swift figure=preview name=f\($0)\nText(\"\($0)\")\n```\n" }
        .joined(separator: "\n")

    @Test(.enabled(if: WebServer.isInstalled))
    func aWebServerSharesFigures() throws {
        let book = try Book(["one.md": Self.chapter])
        let server = try WebServer(in: book.folder.path)
        #expect(book.run { $0.cache = server.address }.drawn == 3)
        let second = book.run { ($0.output, $0.cache) = (book.path("second"), server.address) }
        #expect((second.drawn, second.cached) == (0, 3))
        #expect(second.problems == [])

        // Somebody spoils what is kept: one cut off, one changed, one something else.
        let kept = try book.files("www")
        #expect(kept.count == 3)
        for (index, (path, data)) in kept.sorted(by: { $0.key < $1.key }).enumerated() {
            var wrong = data
            switch index {
            case 0: wrong = data.prefix(data.count / 2)
            case 1: wrong[data.count - 9] ^= 1
            default: wrong = Data("<html>Sign in</html>".utf8)
            }
            try book.write(wrong, to: "www/" + path)
        }
        let third = book.run { ($0.output, $0.cache) = (book.path("third"), server.address) }
        #expect((third.drawn, third.cached) == (3, 0))
        #expect(try book.files("third") == book.files("out"))
        #expect(try book.files("www") == kept, "what was wrong is replaced")

        server.stop()
        let fourth = book.run { ($0.output, $0.cache) = (book.path("fourth"), server.address) }
        #expect(fourth.drawn == 3 && !fourth.hasErrors)
        #expect(fourth.problems.map(\.text).joined().contains("doesn't answer; the run goes on without it"))
        #expect(try book.files("fourth") == book.files("out"))
    }

    /// The server is killed as soon as it has some of the figures.
    @Test(.enabled(if: WebServer.isInstalled))
    func aServerThatIsKilledHalfWayCostsNoFigure() throws {
        let chapter = (1...24).map { "```swift figure=listing name=f\($0)\nText(\"\($0)\").padding()\n```\n" }
            .joined(separator: "\n")
        let book = try Book(["one.md": chapter])
        book.run()
        let server = try WebServer(in: book.folder.path)
        let kill = Thread {
            for _ in 0..<2_000 where ((try? book.files("www").count) ?? 0) < 3 { usleep(2_000) }
            server.stop(by: SIGKILL)
        }
        kill.start()
        let report = book.run { ($0.output, $0.cache, $0.workers) = (book.path("second"), server.address, 1) }
        #expect(report.drawn == 24 && !report.hasErrors)
        #expect(try book.files("second") == book.files("out"))
        for _ in 0..<500 where !kill.isFinished { usleep(10_000) }

        // What it kept, half a file too, is of use or does no harm when it is back.
        let back = try WebServer(in: book.folder.path)
        let third = book.run { ($0.output, $0.cache) = (book.path("third"), back.address) }
        #expect(third.cached >= 2 && third.cached + third.drawn == 24)
        #expect(try book.files("third") == book.files("out"))
    }

    @Test(.enabled(if: WebServer.isInstalled))
    func aCacheThatTakesNothingIsReadOnly() throws {
        let book = try Book(["one.md": Self.chapter])
        let server = try WebServer(in: book.folder.path, isWritable: false)
        let report = book.run { $0.cache = server.address }
        #expect(report.drawn == 3 && !report.hasErrors)
        #expect(report.problems.map(\.text).joined().contains("answers 405 to PUT"))
    }

    /// It accepts connections and says nothing.
    @Test func aSilentCacheCostsTimeOnly() throws {
        let book = try Book(["one.md": Self.chapter])
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        let port = try WebServer.bind(listener)
        #expect(listen(listener, 64) == 0)
        let start = ContinuousClock.now
        let report = book.run { ($0.cache, $0.cachePatience) = ("http://127.0.0.1:\(port)/", 0.2) }
        #expect(report.drawn == 3 && !report.hasErrors)
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test(arguments: ["https://example.org/x", "ftp://example.org/", "http:///x"])
    func otherAddressesAreRefused(_ address: String) throws {
        let book = try Book(["one.md": Self.chapter])
        let report = book.run { $0.cache = address }
        #expect(report.problems.map(\.text).joined().contains("is no folder and no address"))
    }
}
