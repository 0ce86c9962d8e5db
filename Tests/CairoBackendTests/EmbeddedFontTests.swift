import Drawing
import Foundation
import Testing
import Typesetting

@testable import CairoBackend

/// Fonts of PDFs: a process that draws with ever new ones doesn't keep them all.
struct EmbeddedFontTests {
    /// A line of text in each of the weights, one below the other.
    private func list(_ weights: some Sequence<Int>) -> DisplayList {
        let lines = weights.enumerated().map { line, weight in
            let text = TextRun("Weight", font: FontDescriptor(size: 9, weight: weight))
            let layout = Paragraph(runs: [text]).layout(width: nil, height: nil)
            return layout.fragments(at: CGPoint(x: 4, y: CGFloat(line) * 10)).compactMap { fragment in
                guard case .glyphs(let run, _) = fragment else { return nil as DisplayList.Item? }
                return .glyphs(run, .color(.black))
            }
        }
        return DisplayList(items: lines.flatMap(\.self))
    }

    private let options = PictureOptions(size: CGSize(width: 100, height: 1_000), background: .white)

    @Test func fontsOfManyPicturesArentKept() throws {
        let first = try CairoRenderer().pdf(list([400]), options)
        for weight in 401..<601 { _ = try CairoRenderer().pdf(list([weight]), options) }
        #expect(FontPool.shared.count <= 64)
        #expect(try CairoRenderer().pdf(list([400]), options) == first)
    }

    @Test func aDocumentKeepsTheFontsThatItUses() throws {
        let weights = list(200..<300)
        let first = try CairoRenderer().pdf(weights, options)
        // The pool begins with others this time.
        for weight in 700..<731 { _ = try CairoRenderer().pdf(list([weight]), options) }
        #expect(try CairoRenderer().pdf(weights, options) == first)
        let embedded = String(decoding: first, as: Unicode.ASCII.self).components(separatedBy: "/FontDescriptor ").count
        #expect(embedded > 64, "\(embedded)")
    }

    @Test func fontsEndWhileOthersAreDrawnWith() {
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            for round in 0..<30 {
                let picture = try? CairoRenderer().pdf(list([200 + number * 60 + round]), options)
                #expect(picture?.starts(with: "%PDF".utf8) == true)
            }
        }
    }
}
