import Foundation
import Rendering
import SwiftUI
import Testing

/// What can't be used now is dimmed, and its icon with it.
@Suite("Looks of what is disabled")
struct DisabledLookTests {
    /// Whether any pixel of a view in a row of a list is clearly blue.
    private func isBlue(_ row: String, style: String = ".insetGrouped") throws -> Bool {
        var options = RenderOptions()
        options.setSize(width: 320, height: 120)
        options.scale = 1
        let source = "import SwiftUI\nList { \(row) }.listStyle(\(style))"
        let session = try RenderSession(source: SourceText(name: "view.swiftdsl", text: source), options: options)
        let pixels = try session.picture().bitmap().pixels
        return stride(from: 0, to: pixels.count - 3, by: 4).contains { place in
            Int(pixels[place]) > Int(pixels[place + 2]) + 80
        }
    }

    @Test(arguments: [
        #"Button("Share", systemImage: "star") {}"#, #"Toggle("Bell", systemImage: "bell", isOn: .constant(false))"#,
        #"NavigationLink { Text("") } label: { Label("Link", systemImage: "gear") }"#,
        #"Link(destination: URL(string: "https://a.b")!) { Label("Web", systemImage: "safari") }"#,
        #"Menu("Menu", systemImage: "star") { Button("A") {} }"#,
        #"Button("Bordered", systemImage: "star") {}.buttonStyle(.bordered)"#,
        #"DatePicker(selection: .constant(.now)) { Label("When", systemImage: "clock") }"#,
    ])
    func iconsOfControlsInRowsAreDimmedWithTheirTitles(control: String) throws {
        #expect(try isBlue(control))
        #expect(try !isBlue(control + ".disabled(true)"))
        #expect(try !isBlue("Section { \(control) }.disabled(true)"))
    }

    @Test func aLinkThatLeadsNowhereIsDimmed() throws {
        #expect(try isBlue(#"NavigationLink(value: 1) { Label("Link", systemImage: "gear") }"#))
        #expect(try !isBlue(#"NavigationLink(value: nil as Int?) { Label("Link", systemImage: "gear") }"#))
    }

    @Test func aLabelOfNoControlStaysAsItIs() throws {
        #expect(try isBlue(#"Label("Star", systemImage: "star").disabled(true)"#))
    }
}
