import Foundation
import SwiftUI
import SwiftUIBridge
import Testing
import ViewGraph

/// The files of Samples/ are compiled into this target and interpreted from their text: tree, layout and picture must be
/// the same. Swift itself is the oracle.
@Suite struct SameAsCompiled {
    @Test @MainActor func stylesAndLayouts() throws { try compare(StylesAndLayouts(), "StylesAndLayouts") }
    @Test @MainActor func shapesAndState() throws { try compare(ShapesAndState(), "ShapesAndState") }

    @Test @MainActor func bindingsAndText() throws { try compare(BindingsAndText(), "BindingsAndText") }

    @Test @MainActor func attributedStrings() throws { try compare(AttributedStrings(), "AttributedStrings") }

    @Test @MainActor func sectionsAndCorners() throws { try compare(SectionsAndCorners(), "SectionsAndCorners") }

    @Test @MainActor func animatorsAndGlass() throws { try compare(AnimatorsAndGlass(), "AnimatorsAndGlass") }

    private func compare(_ view: some View, _ name: String, file: String = #filePath) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        let source = try String(contentsOf: folder.appending(path: "Samples/\(name).swift"), encoding: .utf8)
        let interpreted = try BridgeProbe.make(source, root: name)

        let compiled = ViewGraph()
        var environment = EnvironmentValues()
        environment.platform = .macOS
        compiled.setRoot(RootView(view), environment: environment)
        let size = compiled.layout(.unspecified)

        #expect(interpreted.size == size)
        #expect(interpreted.graph.diagnostics.bodies == compiled.diagnostics.bodies)
        let report = try #require(compiled.report(displayScale: 2))
        let other = try #require(interpreted.graph.report(displayScale: 2))
        expectSame(other, report)
        let picture = compiled.draw(displayScale: 2)
        try interpreted.perform { probe in
            let items = probe.graph.draw(displayScale: 2).items
            #expect(items.count == picture.items.count)
            for (item, expected) in zip(items, picture.items) { #expect(item == expected) }
            try probe.check()
        }
    }

    /// Node by node, so that a difference is told where it is.
    private func expectSame(_ a: LayoutReport, _ b: LayoutReport) {
        #expect(a.name == b.name)
        #expect(a.id == b.id, "\(b.name)")
        #expect(a.frame == b.frame, "\(b.name) \(b.id)")
        #expect(a.proposal == b.proposal, "\(b.name) \(b.id)")
        #expect(a.text == b.text)
        #expect(a.children.count == b.children.count, "\(b.name) \(b.id)")
        for (x, y) in zip(a.children, b.children) { expectSame(x, y) }
    }
}
