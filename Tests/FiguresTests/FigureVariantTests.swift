import Foundation
import Rendering
import SwiftUI
import Testing

@testable import Figures

/// Every kind of figure of every variant: nothing overlaps, nothing is cut, nothing runs off.
@Suite struct FigureVariantTests {
    private static func request(_ kind: FigureKind, _ variant: FigureVariant) throws -> FigureRequest {
        var request = FigureRequest(kind: kind, source: SourceText(name: "a.swift", text: variant.source))
        if ![.proposals, .resize].contains(kind) { request.options.setSize(width: 320, height: nil) }
        switch kind {
        case .timeline, .filmstrip: request.options.events = [.tap(.label(variant.button))]
        case .renderTree:
            request.options.events = [.tap(.label(variant.button))]
            try request.settings.set("after")
        case .explain: try request.settings.set("of", to: variant.view)
        case .diff: try request.settings.set("what-if", to: variant.change)
        case .preview:
            try request.settings.set("outline")
            try request.settings.set("dimensions")
            try request.settings.set("backdrop", to: "grid")
        case .code:
            try request.settings.set("line-numbers")
            try request.settings.set("callout", to: "2=The default")
        default: break
        }
        switch variant {
        case .rightToLeft: request.options.layoutDirection = .rightToLeft
        case .chinese: try request.settings.set("labels", to: "zh")
        case .dark: request.options.appearance = .dark
        case .narrow: try request.settings.set("width", to: "320")
        default: break
        }
        return request
    }

    /// The figure's own views as they were laid out.
    private static func layout(_ request: FigureRequest) throws -> Inspection {
        let input = try FigureInput(request)
        let content = try input.content()
        var options = RenderOptions()
        (options.scale, options.appearance) = (input.options.scale, input.options.appearance)
        let view = FigureCanvas(style: input.style, width: input.settings.width, content: AnyView(content.view))
        return try RenderSession(view: view, options: options).inspection()
    }

    /// In the dark a figure has the same layout.
    @Test(arguments: FigureKind.allCases, FigureVariant.allCases.filter { $0 != .dark })
    func nothingOverlapsOrIsCut(kind: FigureKind, variant: FigureVariant) throws {
        let request = try Self.request(kind, variant)
        let inspection = try Self.layout(request)
        let canvas = CGRect(origin: .zero, size: inspection.canvas)
        #expect(canvas.width <= request.settings.width)
        // Taller than some screens nobody reads a figure; code is as long as it is.
        if ![.code, .listing, .resize].contains(kind) { #expect(canvas.height <= 3_000, "\(canvas.size)") }
        let texts = (inspection.root?.flattened ?? []).filter { $0.text != nil }
        for (index, text) in texts.enumerated() {
            let words = text.text?.lines.joined(separator: " ") ?? ""
            let frame = text.drawn ?? text.frame
            #expect(canvas.insetBy(dx: -0.5, dy: -0.5).contains(frame), "'\(words)' runs off: \(frame)")
            // A line of the source beside an explanation may be cut: it stands in the source.
            if kind != .explain { #expect(text.text?.isTruncated == false, "'\(words)' is cut") }
            for other in texts[(index + 1)...] {
                let both = frame.insetBy(dx: 0.5, dy: 1).intersection(
                    (other.drawn ?? other.frame).insetBy(dx: 0.5, dy: 1))
                let isOver = !both.isNull && both.width > 0 && both.height > 0
                #expect(!isOver, "'\(words)' lies over '\(other.text?.lines.joined(separator: " ") ?? "")'")
            }
        }
        #expect(!texts.isEmpty || [.preview, .diff].contains(kind))
    }
}
