import SwiftUI
import Testing
import ViewGraph

/// facts.md 6 to 8, beyond the rows of `FrameFacts`: layers, frames, ratios, padding.
@Suite struct LayerFacts {
    @Test(arguments: layerRows) func layers(_ row: LayoutRow) { row.check() }
    @Test(arguments: frameRows) func frames(_ row: LayoutRow) { row.check() }
    @Test(arguments: otherRows) func others(_ row: LayoutRow) { row.check() }

    @Test(
        arguments: [
            (Alignment.topLeading, 0.0, 0.0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 10),
            (.center, 20, 10),
            (.trailing, 40, 10), (.bottomLeading, 0, 20), (.bottom, 20, 20), (.bottomTrailing, 40, 20),
        ] as [(Alignment, CGFloat, CGFloat)])
    func nineAlignments(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
        let corner = CGPoint(x: x, y: y)
        let over = LayoutProbe(F(60, 40).overlay(alignment: alignment) { F20("o") }, atNil)
        #expect(over.frame("o")?.origin == corner, "facts 6.11")
        #expect(over.proposals("o") == [at(60, 40)], "facts 6.11")
        let framed = LayoutProbe(F20("o").frame(width: 60, height: 40, alignment: alignment), atNil)
        #expect(framed.frame("o")?.origin == corner, "facts 7.10")
    }

    /// facts 6.18: 500×500, the rectangle 100×100 in its middle.
    @Test(
        arguments: [
            (Alignment.topLeading, 200.0, 200.0), (.bottomLeading, 200, 250), (.center, 225, 225),
            (.topTrailing, 250, 200),
            (.bottomTrailing, 250, 250),
        ] as [(Alignment, CGFloat, CGFloat)])
    func rectangles(_ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
        let base = greedy().frame(width: 100, height: 100)
        let small = greedy("o").frame(width: 50, height: 50)
        let over = base.overlay(alignment: alignment) { small }.frame(maxWidth: .infinity, maxHeight: .infinity)
        let under = base.background(alignment: alignment) { small }.frame(maxWidth: .infinity, maxHeight: .infinity)
        #expect(LayoutProbe(over, at(500, 500)).frame("o")?.origin == CGPoint(x: x, y: y))
        #expect(LayoutProbe(under, at(500, 500)).frame("o")?.origin == CGPoint(x: x, y: y))
    }

    /// facts 6.6.
    @Test func aStyleInAShapeIsTheFilledShape() {
        let styled = PaintProbe(Color.clear.background(.red, in: Circle()))
        let filled = PaintProbe(Color.clear.background(Circle().fill(.red)))
        #expect(!styled.colors.isEmpty && styled.colors == filled.colors)
        #expect(String(describing: styled.items) == String(describing: filled.items))
    }

    /// facts 6.5: `zIndex` lifts within its own container only.
    @Test func whatIsLifted() {
        let lifted = PaintProbe(
            ZStack {
                Color.red.zIndex(1); Color.blue
            }, width: 10, height: 10)
        let inside = PaintProbe(
            ZStack {
                ZStack { Color.red.zIndex(1) }; Color.blue
            }, width: 10, height: 10)
        #expect(lifted.colors.count == 2 && inside.colors == lifted.colors.reversed())
    }

    static let layerRows: [LayoutRow] = [
        LayoutRow("6.1", at(100, 60), 100, 60, ["a": [0, 0, 100, 60], "b": [40, 20]]) {
            ZStack {
                greedy("a"); F20("b")
            }
        },
        LayoutRow("6.2", atNil, 20, 20, ["a": [-20, -20, 60, 60]]) {
            ZStack {
                F(60, 60, "a"); F20().layoutPriority(1)
            }
        },
        LayoutRow("6.3 nothing inside", atNil, 20, 20) { F20().overlay { if false { F(50, 50) } } },
        LayoutRow("6.3 adds nothing to a stack", atNil, 40, 20, ["b": [20]]) {
            HStack(spacing: 0) {
                F20().background { F(90, 90) }; F20("b")
            }
        },
        LayoutRow("6.4", atNil, 60, 40, ["a": [30, 25], "b": [35, 20]]) {
            F(60, 40).overlay(alignment: .bottomTrailing) {
                F(30, 10, "a"); F20("b")
            }
        },
        LayoutRow("6.15", at(100, 100), nil, nil, ["a": [21, 40]]) { RootView(F(58, 20, "a")) },
        LayoutRow("6.16", atNil, 12, 12, ["a": [6, 6]]) {
            ZStack(alignment: .bottomTrailing) {
                F(12, 12); F(6, 6, "a")
            }
        },
        LayoutRow("6.16 top", atNil, 12, 12, ["a": [3, 0]]) {
            ZStack(alignment: .top) {
                F(12, 12); F(6, 6, "a")
            }
        },
        LayoutRow("6.16 ViewThatFits", atNil, 12, 12, ["a": [4, 4]]) {
            ZStack {
                F(12, 12);
                ViewThatFits {
                    EmptyView(); F(4, 4, "a")
                }
            }
        },
        LayoutRow("6.17", atNil, 12, 6, ["f": [0, 1, 12, 4]]) {
            ZStack {
                F(12, 6); greedy().frame(maxWidth: 20, maxHeight: 4).named("f")
            }
        },
    ]

    static let frameRows: [LayoutRow] = [
        LayoutRow("7.1, 7.31 ideal below the minimum", atNil, 20, nil) { F(5, 5).frame(minWidth: 20, idealWidth: 10) },
        LayoutRow("7.1 maximum below the minimum", at(100, nil), 50, nil) { F20().frame(minWidth: 50, maxWidth: 30) },
        LayoutRow("7.31 infinite minimum", at(100, nil), .infinity, nil) { F20().frame(minWidth: .infinity) },
        LayoutRow("7.3 only a maximum", at(50, nil), 50, nil) { F20().frame(maxWidth: 80) },
        LayoutRow("7.3 only a maximum, larger child", at(50, nil), 80, nil) { F(200, 20).frame(maxWidth: 80) },
        LayoutRow("7.3 only a minimum, smaller proposal", at(30, nil), 40, nil) { F20().frame(minWidth: 40) },
        LayoutRow("7.3 only a minimum, larger child", at(100, nil), 100, nil) { F(200, 20).frame(minWidth: 40) },
        LayoutRow("7.3 an ideal counts for nil only", at(100, nil), 20, nil) { F20().frame(idealWidth: 80) },
        LayoutRow("7.6", atNil, 60, 40, ["a": [0, 40]]) {
            // The default of the baseline in a view of the frame's size is its height; the text's own is 0 here.
            F(20, 10, "a").alignmentGuide(.firstTextBaseline) { _ in 0 }
                .frame(width: 60, height: 40, alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline))
        },
        LayoutRow("7.32", at(500, 500), nil, nil, ["a": [150, 0, 200, 500]]) { whole(greedy("a").frame(width: 200)) },
        LayoutRow("7.32b", at(500, 500), nil, nil, ["a": [150, 200, 200, 100]]) {
            whole(greedy("a").frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100))
        },
        LayoutRow("7.32c", at(500, 500), nil, nil, ["a": [0, 150, 500, 200]]) {
            whole(greedy("a").frame(minHeight: 0, maxHeight: 200))
        },
        LayoutRow("7.33 leading", at(500, 500), nil, nil, ["a": [0, 200]]) { hundred(.leading) },
        LayoutRow("7.33 top", at(500, 500), nil, nil, ["a": [200, 0]]) { hundred(.top) },
        LayoutRow("7.33 bottom", at(500, 500), nil, nil, ["a": [200, 400]]) { hundred(.bottom) },
        LayoutRow("7.33 trailing", at(500, 500), nil, nil, ["a": [400, 200]]) { hundred(.trailing) },
    ]

    static let otherRows: [LayoutRow] = [
        LayoutRow("8.1 fit", at(100, 100), 100, 50) { greedy().aspectRatio(2, contentMode: .fit) },
        LayoutRow("8.1 fill", at(100, 100), 200, 100) { greedy().aspectRatio(2, contentMode: .fill) },
        LayoutRow("8.1 one axis", at(nil, 40), 80, 40) { greedy().aspectRatio(2, contentMode: .fit) },
        LayoutRow("8.1 infinity is an axis", at(.infinity, 40), 80, 40) { greedy().aspectRatio(2, contentMode: .fit) },
        LayoutRow("8.1 the child answers", at(100, 100), 20, 20) { F20().aspectRatio(2, contentMode: .fit) },
        LayoutRow("8.2, 8.16", at(100, 100), 100, 0) { clamped(0, .infinity).aspectRatio(-1, contentMode: .fit) },
        LayoutRow("8.16 fixed", at(100, 100), 30, 30) { F(30, 30).aspectRatio(-1, contentMode: .fit) },
        LayoutRow("8.3", at(10, 10), 40, 10) {
            half().frame(height: 10).fixedSize(horizontal: true, vertical: false).named("").frame(minWidth: 40)
        },
        LayoutRow("8.3 keeps the child's answer", at(10, 10), 30, 30) { F(30, 30).fixedSize() },
        LayoutRow("8.4", at(100, 60), 100, 60, ["a": [20, 30]]) { F20("a").position(x: 30, y: 40) },
        LayoutRow("8.4 nil", atNil, 20, 20, ["a": [20, 30]]) { F20("a").position(x: 30, y: 40) },
        LayoutRow("8.5", at(20, 20), 32, 32, ["a": [16, 16, 0, 0]]) { greedy("a").padding() },
        LayoutRow("8.5 nil", atNil, 42, 42) { greedy().padding() },
        LayoutRow("8.5 negative below 0", atNil, 0, 0, ["a": [-30, -30]]) { F20("a").padding(-30) },
        LayoutRow("8.6", atNil, 40, 20, ["b": [20]]) {
            HStack(spacing: 0) {
                F20().offset(x: 50, y: 9); F20("b")
            }
        },
        LayoutRow("8.17", at(500, 500), nil, nil, ["a": [0, 16.67, 100, 66.67]]) {
            greedy("a").aspectRatio(1.5, contentMode: .fit).frame(width: 100, height: 100)
        },
        LayoutRow("8.17b", at(500, 500), nil, nil, ["a": [25, 0, 50, 100]]) {
            greedy("a").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 100)
        },
        LayoutRow("8.20c", atNil, 60, 60, ["a": [20, 20]]) { F20("a").padding(8).frame(width: 60, height: 60) },
        LayoutRow("8.20d", atNil, 76, 76, ["a": [28, 28]]) { F20("a").frame(width: 60, height: 60).padding(8) },
        LayoutRow("8.20e", atNil, 64, 64, ["a": [22, 22]]) {
            F20("a").frame(width: 40, height: 40).padding(4).padding(8)
        },
        LayoutRow("8.18 centre", atNil, 10, 10, ["a": [0, 0], "p": [-12, -12, 34, 34]]) {
            F(10, 10, "a").padding(12).named("p").frame(width: 10, height: 10)
        },
        LayoutRow("8.18 top", atNil, 10, 10, ["a": [0, 12]]) {
            F(10, 10, "a").padding(12).frame(width: 10, height: 10, alignment: .top)
        },
        LayoutRow("8.23", at(390, 763), nil, nil, ["a": [152.33, 418.33 - 47]]) {
            RootView(ZStack { FakeText(width: 85.33, name: "a", height: 20.33) })
        },
        LayoutRow("8.24", atNil, 130, 80, ["a": [30, 30, 100, 50]]) { a100x50().padding([.top, .leading], 30) },
        LayoutRow("8.24 frame", atNil, 130, 80, ["a": [30, 30, 100, 50]]) {
            a100x50().frame(width: 130, height: 80, alignment: .bottomTrailing)
        },
        LayoutRow("8.24 position", atNil, 130, 80, ["a": [30, 30, 100, 50]]) {
            a100x50().position(x: 80, y: 55).frame(width: 130, height: 80)
        },
        // Drawn at scale 2 it is (38.5,25) and (48.5,35): 24.75 goes up.
        LayoutRow("8.25", at(200, 100), nil, nil, ["y": [38.5, 24.75, 123, 50.5], "i": [48.5, 34.75, 103, 30.5]]) {
            RootView(F(93, 20.5).padding(5).named("i").padding(10).named("y"))
        },
        LayoutRow("8.28", at(300, 300), nil, nil, ["a": [-10, 0, 120, 60]]) {
            greedy("a").frame(idealWidth: 40, idealHeight: 20).scaledToFill().frame(width: 100, height: 60)
        },
    ]

    private static func whole(_ view: some View) -> some View {
        view.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    private static func hundred(_ alignment: Alignment) -> some View {
        greedy("a").frame(width: 100, height: 100)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    private static func a100x50() -> some View { greedy("a").frame(width: 100, height: 50) }
}
