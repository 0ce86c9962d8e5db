import Foundation
import Rendering
import Testing

@testable import Figures

/// Pages as a reader uses them, in a real browser.
@Suite(.serialized, .enabled(if: WebDriver.isInstalled))
struct InteractivePageTests {
    private static func page(_ kind: FigureKind, _ change: (inout FigureRequest) throws -> Void) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "page-\(kind.rawValue)-\(getpid()).html")
        try Figures.page(FigureKindTests.request(kind, change)).write(to: file)
        return file
    }

    private static let (left, right) = ("\u{E012}", "\u{E014}")

    @Test func theEdgeIsDraggedAndMovedByKeys() throws {
        let file = try Self.page(.resize) {
            try $0.settings.set("from", to: "100")
            try $0.settings.set("to", to: "160")
        }
        defer { try? FileManager.default.removeItem(at: file) }
        let browser = try WebDriver(port: 9_541)
        try browser.open(file)
        #expect(try browser.value("document.getElementById('still').hidden") == "true")
        #expect(try browser.value("document.getElementById('value').textContent") == "160")
        try browser.type(Self.left, into: "#position")
        #expect(try browser.value("document.getElementById('value').textContent") == "156")
        #expect(try browser.value("document.getElementById('position').getAttribute('aria-valuetext')") == "156")
        #expect(try browser.value("document.getElementById('text').textContent").contains("Proposed 156×nil"))
        try browser.drag("#handle", by: -40)
        #expect(try browser.value("document.getElementById('value').textContent") == "116")
        #expect(try browser.value("document.querySelectorAll('.state:not([hidden])').length") == "1")
        #expect(try browser.value("[...document.images].every((image) => image.complete && image.alt)") == "true")
    }

    @Test func aLayoutIsSteppedThrough() throws {
        let file = try Self.page(.layoutSteps) {
            $0.source = SourceProject(SourceText(name: "a", text: "Text(\"A\").padding()"))
        }
        defer { try? FileManager.default.removeItem(at: file) }
        let browser = try WebDriver(port: 9_542)
        try browser.open(file)
        #expect(try browser.value("document.getElementById('value').textContent") == "Step 1 of 4")
        try browser.click("#forth")
        #expect(try browser.value("document.getElementById('text').textContent").hasPrefix("2. .padding proposes"))
        try browser.click("#back")
        try browser.click("#back")
        #expect(try browser.value("document.getElementById('value').textContent") == "Step 1 of 4")
    }
}
