import Foundation
import Rendering
import SwiftUI
import Testing

/// Sheets and alerts: how large they are, and what is seen through them.
@Suite("Sheets and alerts")
struct SheetTests {
    private func session(_ view: String, device: String) throws -> RenderSession {
        var options = RenderOptions()
        try options.set("device", to: device)
        options.scale = 1
        return try RenderSession(source: SourceText(name: "view.swiftdsl", text: view), options: options)
    }

    private func texts(_ session: RenderSession) throws -> [String: CGRect] {
        func lines(_ node: LayoutReport) -> [(String, CGRect)] {
            (node.text.map { [($0.lines.joined(separator: " "), node.frame)] } ?? []) + node.children.flatMap(lines)
        }
        return Dictionary(try session.inspection().root.map(lines) ?? []) { first, _ in first }
    }

    /// Stripes that are seen through glass only where it doesn't blur.
    private static func overStripes(_ modifiers: String) -> String {
        """
        VStack(spacing: 0) { ForEach(0..<400) { i in Rectangle().fill(i % 2 == 0 ? .black : .white).frame(height: 3) } }
            .frame(maxHeight: .infinity, alignment: .top)
            .sheet(isPresented: .constant(true)) { Color.clear\(modifiers) }
        """
    }

    /// How far the brightest and darkest pixels of a column are from each other.
    private func contrast(_ session: RenderSession, x: Int, _ rows: Range<Int>) throws -> Int {
        let bitmap = try session.picture().bitmap()
        let values = rows.map { Int(bitmap.pixels[($0 * bitmap.width + x) * 4]) }
        return try #require(values.max()) - #require(values.min())
    }

    @Test(arguments: [
        ("iphone-17", ""), ("iphone-17", ".presentationDetents([.medium])"), ("ipad-11", ""),
    ])
    func aMaterialBehindASheetBlursWhatIsBelow(_ device: String, _ detents: String) throws {
        let plain = try session(
            Self.overStripes("\(detents).presentationBackground(.white.opacity(0.3))"), device: device)
        #expect(try contrast(plain, x: 200, 600..<640) > 100)
        let blurred = try session(
            Self.overStripes("\(detents).presentationBackground(.thinMaterial)"), device: device)
        #expect(try contrast(blurred, x: 200, 600..<640) < 6)
    }

    /// A sheet's background goes on to the window's edge.
    @Test func aSheetReachesTheEdgeBelow() throws {
        let view = "Color.white.sheet(isPresented: .constant(true)) { Text(\"a\").presentationBackground(.yellow) }"
        let bitmap = try session(view, device: "iphone-17").picture().bitmap()
        let last = (bitmap.height - 1) * bitmap.width + 200
        #expect([2, 1, 0].map { bitmap.pixels[last * 4 + $0] } == [255, 204, 0])
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func aSizeIsFittedAlongAnAxis(horizontal: Bool, vertical: Bool) throws {
        let view = """
            Color.white.ignoresSafeArea().sheet(isPresented: .constant(true)) {
                Color.clear.frame(minWidth: 200, idealWidth: 200, minHeight: 100, idealHeight: 100)
                    .presentationBackground(.yellow)
                    .presentationSizing(.form.fitted(horizontal: \(horizontal), vertical: \(vertical)))
            }
            """
        let bitmap = try session(view, device: "ipad-11").picture().bitmap()
        func length(_ count: Int, _ pixel: (Int) -> Int) -> Int {
            (0..<count).count { bitmap.pixels[pixel($0) * 4] == 0 && bitmap.pixels[pixel($0) * 4 + 2] == 255 }
        }
        #expect(length(bitmap.width) { bitmap.height / 2 * bitmap.width + $0 } == (horizontal ? 200 : 540))
        #expect(length(bitmap.height) { $0 * bitmap.width + bitmap.width / 2 } == (vertical ? 100 : 620))
    }

    /// Fields have their own bezel on macOS, and stand as close as fields do.
    @Test func fieldsOfAnAlertHaveOneFrame() throws {
        let view = """
            Color.white.alert("Log in", isPresented: .constant(true)) {
                TextField("Name", text: .constant(""))
                TextField("Mail", text: .constant(""))
            }
            """
        func distance(_ device: String) throws -> CGFloat {
            let places = try texts(session(view, device: device))
            return try #require(places["Mail"]).minY - #require(places["Name"]).minY
        }
        #expect(try distance("mac") < 34)
        #expect(try distance("iphone-17") == 44)
    }
}
