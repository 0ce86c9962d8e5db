import SwiftUI
import Testing
import ViewGraph

struct CanvasTests {
    /// The items inside the canvas's own group, which clips them and moves them to its place.
    private func items(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayList.Item] {
        PaintProbe(Canvas(renderer: draw)).group?.contents.items ?? []
    }

    @Test func aCanvasTakesTheProposal_andHasNoItemsForAnEmptyPicture() {
        #expect(PaintProbe(Canvas { _, _ in }).items.isEmpty)
        let sizes = [(CGFloat?.none, CGFloat(10)), (40, 40)]
        for (proposal, answer) in sizes {
            let probe = PaintProbe(Canvas { _, _ in }, width: proposal, height: proposal)
            #expect(probe.report?.frame.size == CGSize(width: answer, height: answer))
        }
    }

    @Test func aCopyHasAStateOfItsOwn_andDrawsToTheSamePlace() {
        let items = items { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
        }
        guard items.count == 2, case .group(let faded) = items[0] else { return #expect(Bool(false), "\(items)") }
        #expect(faded.opacity == 0.5)
        #expect(items[1] == .fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), FillStyle(), .color(.black)))
    }

    @Test func transformsAreConcatenatedBeforeEachOther() {
        var transform = CGAffineTransform.identity
        _ = items { context, _ in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 3)
            transform = context.transform
        }
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    }

    /// The filter added last is applied first: a threshold over a blur joins drops.
    @Test func filtersAreAppliedFromTheLast() {
        let items = items { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .red))
            context.addFilter(.blur(radius: 4))
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
        }
        guard case .group(let outer)? = items.first, case .group(let inner)? = outer.contents.items.first else {
            return #expect(Bool(false), "\(items)")
        }
        guard case .alphaThreshold? = outer.filters.first else { return #expect(Bool(false)) }
        #expect(inner.filters == [.blur(radius: 4, isOpaque: false)])
    }

    @Test func symbolsAreFoundByTag_inTheirOwnSize() {
        var sizes: [CGSize?] = []
        let canvas = Canvas { context, _ in
            sizes = [
                context.resolveSymbol(id: 1)?.size, context.resolveSymbol(id: "b")?.size,
                context.resolveSymbol(id: "c")?.size,
            ]
        } symbols: {
            Color.red.frame(width: 7, height: 9).tag(1)
            // What is applied afterwards keeps the tag.
            Group { Color.red.tag("c") }.frame(width: 5, height: 5).padding(1).opacity(0.5)
        }
        _ = PaintProbe(canvas)
        #expect(sizes == [CGSize(width: 7, height: 9), nil, CGSize(width: 7, height: 7)])
    }

    @Test func anInverseClipLeavesWhatIsOutside() {
        let items = items { context, size in
            context.clip(to: Path(CGRect(x: 10, y: 10, width: 20, height: 20)), options: .inverse)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        }
        guard case .group(let group)? = items.first, let clip = group.clip else {
            return #expect(Bool(false), "\(items)")
        }
        #expect(!clip.path.contains(CGPoint(x: 15, y: 15)) && clip.path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func unsupportedThingsAreSaid() {
        let probe = PaintProbe(
            Canvas(colorMode: .linear) { context, size in
                context.draw(Text("a"), at: .zero)
                var text = context.resolve(Text("a"))
                text.shading = .backdrop
                context.draw(text, at: .zero)
            })
        #expect(probe.warnings.contains { $0.contains("in proportion to light") })
        #expect(probe.warnings.contains { $0.contains("Shading.backdrop") })
    }

    // MARK: - Perspective

    @Test func aTurnRoundTheUprightAxis_takesTheRightSideAway() throws {
        let view = Rectangle().fill(.black).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        let probe = PaintProbe(view, width: 100, height: 100)
        guard case .fill(let path, _, _)? = probe.group?.contents.items.first else {
            return #expect(Bool(false), "\(probe.items)")
        }
        let points = path.boundingRect
        // Left: x = 50 − 25 ÷ (1 − sin 60°/2), right: x = 50 + 25 ÷ (1 + sin 60°/2).
        #expect(abs(points.minX - (50 - 25 / (1 - 0.4330127))) < 0.01)
        #expect(abs(points.maxX - (50 + 25 / (1 + 0.4330127))) < 0.01)
    }
}
