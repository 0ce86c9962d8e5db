import SwiftUI
import Testing
import ViewGraph

struct ShapeFacts {
    /// Facts 8.12, 8.26.
    @Test func shapesAnswerTheProposal() {
        let proposals: [ProposedViewSize] = [
            .unspecified, ProposedViewSize(width: 100, height: 60), .zero, .infinity,
            ProposedViewSize(width: 100, height: nil),
        ]
        let greedy = [
            CGSize(width: 10, height: 10), CGSize(width: 100, height: 60), .zero,
            CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: 100, height: 10),
        ]
        let shapes: [any Shape] = [
            Rectangle(), RoundedRectangle(cornerRadius: 5), Capsule(), Ellipse(),
            Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
            Wedge(), AnyShape(Capsule()), Rectangle().inset(by: 5), Wedge().rotation(.degrees(10)),
            ContainerRelativeShape(),
        ]
        for shape in shapes { #expect(proposals.map(shape.sizeThatFits) == greedy, "\(shape)") }
        let square = [10, 60, 0, CGFloat.infinity, 100].map { CGSize(width: $0, height: $0) }
        #expect(proposals.map(Circle().sizeThatFits) == square)
        #expect(proposals.map(Circle().inset(by: 5).sizeThatFits) == square)
    }

    @Test func aFilledOrStrokedShape_isSizedLikeTheShape() {
        #expect(
            PaintProbe(Circle().fill(.red).stroke(.blue, lineWidth: 10)).report?.frame.size
                == CGSize(width: 60, height: 60))
        #expect(
            PaintProbe(Wedge().stroke(lineWidth: 4), width: nil, height: nil).report?.frame.size
                == CGSize(width: 10, height: 10))
    }

    @Test func aFilledOrStrokedShape_isOneNodeUnderTheShapesName() {
        let rows: [(any View, String)] = [
            (Rectangle(), "Rectangle"), (Circle().fill(.red), "Circle"),
            (Capsule().fill(.red).stroke(.blue, lineWidth: 2), "Capsule"),
            (RoundedRectangle(cornerRadius: 4).strokeBorder(.red), "RoundedRectangle"),
            (Wedge().fill(.red), "Wedge"), (Wedge().stroke(lineWidth: 2), "Wedge"),
            (AnyShape(Ellipse()).fill(.red), "Ellipse"), (Circle().inset(by: 3).fill(.red), "Circle"),
            (Rectangle().rotation(.degrees(4)).fill(.red), "Rectangle"), (Path(), "Path"),
            (Circle().trim(from: 0, to: 0.5).stroke(.red), "Circle"), (Color.red, "Color"),
            (LinearGradient(colors: [], startPoint: .top, endPoint: .bottom), "LinearGradient"),
        ]
        for (view, name) in rows {
            func outline<V: View>(_ view: V) -> String? { PaintProbe(view).report?.outline }
            #expect(outline(view) == name)
        }
    }

    /// Facts 16.32.
    @Test func aCircleStandsInTheMiddle() {
        #expect(Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).boundingRect.isClose(20, 0, 60, 60))
    }

    /// Facts 16.15.
    @Test func aStrokedBorder_isTheInsetShapeStroked() {
        let probe = PaintProbe(RoundedRectangle(cornerRadius: 12).strokeBorder(.red, lineWidth: 10))
        guard case .stroke(let path, let style, _) = probe.items[0] else {
            Issue.record("no stroke")
            return
        }
        #expect(style.lineWidth == 10)
        #expect(path == Path(roundedRect: CGRect(x: 5, y: 5, width: 90, height: 50), cornerRadius: 7))
        let square = PaintProbe(RoundedRectangle(cornerRadius: 3).strokeBorder(.red, lineWidth: 10))
        guard case .stroke(let sharp, _, _) = square.items[0] else { return }
        #expect(sharp == Path(CGRect(x: 5, y: 5, width: 90, height: 50)))
    }

    /// Facts 16.15, 16.37.
    @Test func chainedFillsAndStrokes_areDrawnInOrder() {
        let probe = PaintProbe(Rectangle().fill(.red).stroke(.blue, lineWidth: 10).fill(.green))
        #expect(probe.colors == [hex(0xFF383C), hex(0x0088FF), hex(0x34C759)])
        guard case .stroke = probe.items[1] else {
            Issue.record("the second layer isn't a stroke")
            return
        }
    }

    /// Facts 16.15.
    @Test func aLineWithoutWidth_isNotDrawn() {
        for width: CGFloat in [0, -3, .nan, .infinity] {
            #expect(PaintProbe(Rectangle().stroke(.red, lineWidth: width)).items.isEmpty)
        }
    }

    @Test func aStrokeUsedAsAShape_staysALineWhereItIsOnlyDrawn() {
        let probe = PaintProbe(Rectangle().stroke(lineWidth: 4).fill(.red))
        guard case .stroke(_, let style, _) = probe.items[0] else {
            Issue.record("no stroke")
            return
        }
        #expect(style.lineWidth == 4)
    }

    /// Facts 16.16.
    @Test func aCustomShape_getsARectangleAtTheOrigin() {
        let recorder = RectRecorder()
        _ = PaintProbe(
            RecordingShape(recorder: recorder).frame(width: 50, height: 30).padding(.leading, 17).padding(.top, 9),
            width: nil, height: nil)
        #expect(recorder.rects.last == CGRect(x: 0, y: 0, width: 50, height: 30))
    }

    @Test func shapesAreMirroredFromRightToLeft() {
        let probe = PaintProbe(Wedge()) { $0.layoutDirection = .rightToLeft }
        guard case .fill(let path, _, _) = probe.items[0] else { return }
        #expect(path.contains(CGPoint(x: 99, y: 30)))
        #expect(!path.contains(CGPoint(x: 1, y: 58)))
    }

    /// However it is drawn or wrapped.
    @Test func containerRelativeShapes_areAlikeInEveryUse() {
        let wanted = RoundedRectangle(cornerRadius: 14).path(in: CGRect(x: 0, y: 0, width: 88, height: 48))
        let shape = ContainerRelativeShape()
        let uses: [AnyView] = [
            AnyView(shape), AnyView(shape.fill(.red)), AnyView(AnyShape(shape)), AnyView(AnyShape(shape).fill(.red)),
            AnyView(shape.stroke(.red)), AnyView(Color.red.clipShape(shape)),
            AnyView(Color.clear.background(.red, in: shape)), AnyView(shape.offset(x: 0, y: 0).fill(.red)),
        ]
        for (index, use) in uses.enumerated() {
            let probe = PaintProbe(
                use.padding(6).frame(width: 100, height: 60).containerShape(RoundedRectangle(cornerRadius: 20)))
            let paths = probe.paths.map { $0.offsetBy(dx: -$0.boundingRect.minX, dy: -$0.boundingRect.minY) }
            #expect(paths.contains { $0.isClose(to: wanted) }, "use \(index)")
        }
    }

    @Test func containerRelativeShapes_stayParallelToTheContainer() {
        let probe = PaintProbe(
            ContainerRelativeShape().padding(6).frame(width: 100, height: 60)
                .containerShape(RoundedRectangle(cornerRadius: 20)))
        guard case .fill(let path, _, _) = probe.items[0] else { return }
        #expect(
            path
                == Path(roundedRect: CGRect(x: 0, y: 0, width: 88, height: 48), cornerRadius: 14).offsetBy(dx: 6, dy: 6)
        )
    }

    @Test func shortNames() {
        #expect(
            PaintProbe(Color.red.clipShape(.rect(cornerRadius: 8))).group?.clip?.path
                == Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 8))
        #expect(PaintProbe(Color.red.clipShape(.capsule)).group?.clip != nil)
        #expect(PaintProbe(Color.red.clipShape(.circle)).group?.clip?.path.boundingRect.isClose(20, 0, 60, 60) == true)
    }

    /// Facts 16.40.
    @Test func strokedPath_coversCapsAndJoins() {
        var v = Path()
        v.move(to: CGPoint(x: 20, y: 80))
        v.addLine(to: CGPoint(x: 50, y: 20))
        v.addLine(to: CGPoint(x: 80, y: 80))
        func bounds(_ join: CGLineJoin) -> CGRect {
            v.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join)).boundingRect
        }
        #expect(abs(bounds(.miter).minY - (20 - 5 / 0.4472)) < 0.05)
        #expect(abs(bounds(.round).minY - 15) < 0.05)
        #expect(bounds(.bevel).minY > 17 && bounds(.bevel).minY < 18)
        #expect(bounds(.miter).maxY < 82.3)
        let capped = v.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round)).boundingRect
        #expect(abs(capped.maxY - 85) < 0.05)
    }

    @Test func strokedPath_isCutIntoDashes() {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 3], dashPhase: 2))
        let inked = (0..<20).map { dashed.contains(CGPoint(x: CGFloat($0) + 0.5, y: 5)) ? "#" : "." }.joined()
        #expect(inked == "##...####...####...#")
    }

    @Test func pathsAreWrittenAndRead() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0.5))
        path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: -10))
        path.closeSubpath()
        #expect(path.description == "0 0 m 100 0.5 l 3 4 1 2 q 7 8 9 -10 5 6 c h")
        #expect(Path(path.description) == path)
        for text in ["1 m", "1 2", "x", "1 2 3 c", "1 h"] { #expect(Path(text) == nil) }
        #expect(Path("") == Path())
    }

    @Test func uselessNumbers_drawNothingAndDontTrap() {
        for value: CGFloat in [.nan, .infinity, -.infinity, -5, 1e300] {
            _ = PaintProbe(RoundedRectangle(cornerRadius: value).strokeBorder(.red, lineWidth: value))
            _ = PaintProbe(Capsule().inset(by: value).stroke(lineWidth: value))
            _ = PaintProbe(Circle().trim(from: value, to: value).stroke(.red, lineWidth: 2))
            _ = Path(CGRect(x: 0, y: 0, width: value, height: 5)).strokedPath(
                StrokeStyle(lineWidth: value, dash: [value, 0]))
            _ = PaintProbe(Rectangle().size(width: value, height: value).scale(value).rotation(.radians(value)))
        }
    }
}

private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private final class RectRecorder: @unchecked Sendable {
    var rects: [CGRect] = []
}

private struct RecordingShape: Shape {
    let recorder: RectRecorder

    func path(in rect: CGRect) -> Path {
        recorder.rects.append(rect)
        return Path(rect)
    }
}

extension CGRect {
    func isClose(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        abs(minX - x) < 0.01 && abs(minY - y) < 0.01 && abs(self.width - width) < 0.01
            && abs(self.height - height) < 0.01
    }
}

extension PaintProbe {
    /// The outlines of all fills, strokes and clips.
    fileprivate var paths: [Path] { items.flatMap { $0.paths } }
}

extension Path {
    /// Equal but for rounding.
    fileprivate func isClose(to other: Path) -> Bool {
        guard description.count(where: { $0.isLetter }) == other.description.count(where: { $0.isLetter }) else {
            return false
        }
        return [(0, 0), (1, 1), (4, 4), (44, 24), (86, 2), (87.5, 47.5), (3, 45)].allSatisfy { x, y in
            contains(CGPoint(x: x, y: y)) == other.contains(CGPoint(x: x, y: y))
        }
    }
}

extension DisplayList.Item {
    fileprivate var paths: [Path] {
        switch self {
        case .fill(let path, _, _), .stroke(let path, _, _): [path]
        case .group(let group): (group.clip.map { [$0.path] } ?? []) + group.contents.items.flatMap { $0.paths }
        default: []
        }
    }
}
