import BrowserTesting
import Foundation
import Testing

/// The report of `snapshot verify` and the page of `snapshot review`, in real browsers.
@Suite(.serialized, .enabled(if: !Browser.Kind.installed.isEmpty))
struct ReportPageTests {
    /// A folder with recorded snapshots of which many differ now.
    private func report(of count: Int) throws -> Scratch {
        let scratch = try Scratch()
        let previews = (0..<count).map { "#Preview(\"Card \($0)\") { Card(title: \"\($0)\") }\n" }.joined()
        func source(_ spacing: Int) -> String {
            """
            import SwiftUI
            struct Card: View {
                var title: String
                var body: some View {
                    VStack(spacing: \(spacing)) { Text(title); Color.red.frame(width: 30, height: 10) }
                }
            }
            \(previews)
            """
        }
        _ = try scratch.write(source(4), to: "Card.swift")
        #expect(try Program.run(["snapshot", "record", "Card.swift", "--scale", "1"], in: scratch.url).status == 0)
        _ = try scratch.write(source(12) + "#Preview(\"New\") { Card(title: \"n\") }\n", to: "Card.swift")
        #expect(try Program.run(["snapshot", "verify", "Card.swift", "--scale", "1"], in: scratch.url).status == 1)
        return scratch
    }

    private static let shown = "document.querySelectorAll('article:not([hidden])').length"
    private static let mode = "document.body.dataset.mode"

    @Test(arguments: Browser.Kind.installed)
    func aReportOf500IsReadByKeyboardAndMouse(_ kind: Browser.Kind) async throws {
        let scratch = try report(of: 499)
        let browser = try await Browser(kind, width: 900, height: 900)
        try browser.open(scratch.url.appendingPathComponent("snapshot-report/report.html").absoluteString)
        #expect(try browser.text(Self.shown) == "500")

        // Only what is missing, only what has a name.
        try browser.click(".filter.changed")
        #expect(try browser.text(Self.shown) == "1")
        try browser.click(".filter.changed")
        try browser.type("card 49", into: "#search")
        // 49, 149 … 449 and 490 to 498.
        #expect(try browser.text(Self.shown) == "14")
        try browser.type("x", into: "#search")
        #expect(try browser.text("document.getElementById('none').hidden") == "false")
        try browser.type(Browser.Key.escape.rawValue, into: "#search")
        #expect(try browser.text(Self.shown) == "500")

        // The first case by key, then the slider moves by keys and by hand.
        try browser.type("j", into: "body")
        #expect(try browser.text("document.activeElement.id") == "case-1")
        try browser.type("2", into: "#case-1")
        #expect(try browser.text(Self.mode) == "slider")
        try browser.type(Browser.Key.right.rawValue, into: "#case-1")
        let position = "document.querySelector('#case-1 .viewer').style.getPropertyValue('--position')"
        #expect(try browser.text(position) == "52%")
        try browser.drag("#case-1 .slide", by: 60)
        let text = try browser.text(position)
        let dragged = try #require(Double(text.dropLast()))
        #expect(dragged > 55)
        let clip = "getComputedStyle(document.querySelector('#case-1 .actual img')).clipPath"
        #expect(try browser.text(clip).contains("\(Int(dragged))"))

        // Blinking shows one picture at a time, by itself and by a key.
        try browser.click("[data-mode=blink][aria-pressed]")
        let visible =
            "['.expected', '.actual'].map((c) => "
            + "getComputedStyle(document.querySelector('#case-1 ' + c)).visibility).join()"
        #expect(try browser.settle(visible, on: "hidden,visible") == "hidden,visible")
        #expect(try browser.settle(visible, on: "visible,hidden") == "visible,hidden")

        try browser.type("1", into: "#case-1")
        #expect(try browser.text("[...document.images].slice(0, 20).every((i) => i.complete && i.alt)") == "true")
        #expect(try browser.text("document.querySelector('#case-1 .words').textContent").contains("is 12 below Text"))
        // One of a kind is enough for what takes long.
        _ = try browser.text("document.querySelectorAll('article').forEach((a, i) => i > 3 && a.remove())")
        #expect(try PageAccessibility.faults(in: browser) == [])
    }

    @Test(arguments: Browser.Kind.installed)
    func differencesAreDecidedOnInAPage(_ kind: Browser.Kind) async throws {
        let scratch = try report(of: 3)
        let server = try ServedReview(scratch)
        let browser = try await Browser(kind, width: 900, height: 900)
        try browser.open(server.address)
        #expect(try browser.text(Self.shown) == "4")
        try browser.click("#case-1 [data-decide=accept]")
        #expect(
            try browser.settle("document.querySelector('#case-1 output').textContent", on: "accepted") == "accepted")
        try browser.type("j", into: "body")
        try browser.type("j", into: "#case-1")
        try browser.type("r", into: "#case-2")
        #expect(
            try browser.settle("document.querySelector('#case-2 output').textContent", on: "rejected") == "rejected")
        #expect(try PageAccessibility.faults(in: browser) == [])

        // Another site knows the port, and not the token.
        let forged = try Self.curl(["-X", "POST", server.address + "accept/3"])
        #expect(forged.contains("403"))
        #expect(try Self.curl(["-H", "Host: example.org", server.address]).contains("403"))

        try browser.click("[data-all=accept]")
        #expect(server.waitForEnd(), "it ends when all is decided")
        let verified = try Program.run(["snapshot", "verify", "Card.swift", "--scale", "1"], in: scratch.url)
        #expect(verified.text.contains("\n4 snapshots, 3 passed, 1 changed\n"), "\(verified.text)")
    }

    /// The status that a request is answered with.
    private static func curl(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
        process.arguments = ["-s", "-m", "10", "-o", "/dev/null", "-w", "%{http_code}"] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}

/// `render snapshot review --page`, as long as a test needs it.
private final class ServedReview {
    let address: String
    private let process = Process()

    init(_ scratch: Scratch) throws {
        process.executableURL = Program.url
        process.arguments = ["snapshot", "review", "--page"]
        process.currentDirectoryURL = scratch.url
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var line: [UInt8] = []
        while !line.contains(0x0A) {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Browser.Failure(description: "the page isn't served") }
            line += data
        }
        address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func waitForEnd() -> Bool {
        for _ in 0..<200 where process.isRunning { usleep(20_000) }
        return !process.isRunning
    }

    deinit { if process.isRunning { process.terminate() } }
}
