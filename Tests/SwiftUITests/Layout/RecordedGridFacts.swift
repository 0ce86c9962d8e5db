import SwiftUI
import Testing

/// The recorded grids of facts.md 10.42 to 10.57, in that file's own notation.
@Suite struct RecordedGridFacts {
    struct Row: Sendable, CustomTestStringConvertible {
        var number: String
        var proposal: ProposedViewSize
        var alignment: String
        var spacing: (horizontal: CGFloat?, vertical: CGFloat?)
        var children: String
        var size: CGSize
        var frames: [[CGFloat]]

        init(
            _ number: String, _ proposal: ProposedViewSize, _ alignment: String, _ horizontal: CGFloat?,
            _ vertical: CGFloat?, _ children: String, _ width: CGFloat, _ height: CGFloat, _ frames: [[CGFloat]]
        ) {
            (self.number, self.proposal, self.alignment, self.children) = (number, proposal, alignment, children)
            (spacing, size, self.frames) = ((horizontal, vertical), CGSize(width: width, height: height), frames)
        }

        var testDescription: String { "facts \(number)" }
    }

    @Test(arguments: rows) func recorded(_ row: Row) throws {
        let notation = GridNotation(row.children)
        #expect(notation.leafCount == row.frames.count)
        let probe = LayoutProbe(
            notation.grid(row.alignment, row.spacing.horizontal, row.spacing.vertical), row.proposal)
        func agree(_ actual: [CGFloat], _ expected: [CGFloat], _ what: String) {
            let isEqual = zip(actual, expected).allSatisfy { abs($0 - $1) <= 0.01 }
            #expect(isEqual, "\(row.number): \(what) is \(actual), recorded \(expected)")
        }
        agree([probe.size.width, probe.size.height], [row.size.width, row.size.height], "size")
        for (index, expected) in row.frames.enumerated() {
            let frame = try #require(probe.frame("\(index)"))
            agree([frame.minX, frame.minY, frame.width, frame.height], expected, "leaf \(index)")
        }
    }

    static let rows: [Row] = [
        Row(
            "10.42", at(nil, 80), "trailing", 3, nil,
            "[row:bottom 30×10 @center !h; 150×40] [100×20; 150×20 @bottomLeading] [100×40; B0…60 p−1 !v]", 253, 116,
            [
                [35, 15, 30, 10], [103, 0, 150, 40], [0, 48, 100, 20], [103, 48, 150, 20], [0, 76, 100, 40],
                [193, 76, 60, 40],
            ]),
        Row(
            "10.43", at(nil, 80), "leading", nil, nil,
            "[10×20 p−1 !v; B20…40 p1] [row:bottom C0…30 10*2 !v; 100×40 @leading !h]", 146, 88,
            [[0, 10, 10, 20], [18, 0, 20, 40], [0, 78, 30, 10], [46, 48, 100, 40]]),
        Row(
            "10.44", at(60, 60), "bottomLeading", 0, 0,
            "= S [row:bottom A20 @bottom !v; 60×40 ^center; 150×40 @top]", 210, 60,
            [[0, 0, 210, 20], [0, 40, 0, 20], [0, 20, 60, 40], [60, 20, 150, 40]]),
        Row(
            "10.45", at(nil, 80), "bottom", 3, nil,
            "[S; 30×60 @topLeading ^trailing; B0…40*2 @center ^center]", 54, 60,
            [[0, 0, 8, 60], [11, 0, 30, 60], [44, 10, 10, 40]]),
        Row(
            "10.46", at(nil, 80), "bottom", nil, 0,
            "[row:center 60×30 @top] [A10 p−1 ^leading; D30*2 p1] [C10…40 30 p−1]", 98, 140,
            [[0, 0, 60, 30], [0, 100, 60, 10], [68, 30, 30, 80], [0, 110, 40, 30]]),
        Row(
            "10.47", at(60, 60), "top", 0, nil,
            "[30×60; 40×60 @topTrailing !h] = B0…100 !h [D30*3 ^trailing]", 70, 76,
            [[0, 0, 30, 60], [30, 0, 40, 60], [0, 68, 70, 0], [20, 76, 30, 0]]),
        Row(
            "10.48", at(60, 60), "topTrailing", 0, 12,
            "[30×40 ^center !h; A30 p−1 ^leading; X]", 60, 60,
            [[0, 0, 30, 40], [30, 0, 0, 30], [30, 0, 30, 60]]),
        Row(
            "10.49", at(nil, nil), "trailing", 3, nil,
            "[row:center 10×40 @bottom !v; D10] [60×60 @bottom !v; 30×30 @bottomTrailing !v; C10…160 40 ^center]", 106,
            108,
            [[25, 0, 10, 40], [83, 0, 10, 40], [0, 48, 60, 60], [63, 78, 30, 30], [96, 58, 10, 40]]),
        Row(
            "10.50", at(60, 60), "center", 0, 5,
            "[60×40 ^trailing] [row:center A30*3] [half]", 60, 90,
            [[0, 0, 60, 40], [0, 45, 60, 30], [30, 80, 30, 10]]),
        Row(
            "10.51", at(200, 100), "bottomLeading", 3, nil,
            "[D40 ^center; half @bottom] [C30…60 40*2 @leading ^trailing !h; B10…160 !h]", 102, 100,
            [[0, 0, 40, 46], [54.5, 36, 23, 10], [0, 57, 60, 40], [92, 54, 10, 46]]),
        Row(
            "10.52", at(60, 60), "topTrailing", nil, 0,
            "[row:top 10×20 ^leading; C10…110 40; D20] [D10]", 60.667, 70,
            [[0, 0, 10, 20], [18, 0, 14.667, 40], [40.667, 0, 20, 40], [0, 40, 10, 30]]),
        Row(
            "10.53", at(100, 100), "leading", nil, 0,
            "[row:center D30 p1 ^center; A10 p1 @bottomTrailing] = B10…50 ^leading", 84, 110,
            [[0, 0, 30, 100], [38, 90, 46, 10], [0, 100, 50, 10]]),
        Row(
            "10.54", at(200, 100), "bottomLeading", 12, 0,
            "[row:center D40] = 60×20 = S", 140, 108,
            [[0, 0, 40, 80], [0, 80, 60, 20], [0, 100, 140, 8]]),
        Row(
            "10.55", at(200, 100), "bottomTrailing", nil, nil,
            "[100×40 @topLeading !v; S @trailing ^leading; 60×40 p−1 @leading] = 20×40 p−1 ^center !v", 200, 88,
            [[0, 0, 100, 40], [100, 0, 40, 40], [140, 0, 60, 40], [180, 48, 20, 40]]),
        Row(
            "10.56", at(200, 100), "top", nil, 0,
            "[row:bottom 10×60 ^center; 30×20*2; S*2 @trailing ^leading] [D30 p−1 @top]", 200, 100,
            [[10, 0, 10, 60], [38, 40, 30, 20], [68, 0, 132, 60], [0, 60, 30, 40]]),
        Row(
            "10.57", at(200, 100), "bottom", nil, nil,
            "[100×60; 100×30 !h; 100×10] [X @leading ^trailing; 30×10; C30…180 30] [row:center 60×40*3 p−1 @leading]",
            316, 146,
            [
                [0, 0, 100, 60], [108, 30, 100, 30], [216, 50, 100, 10], [0, 68, 100, 30], [143, 88, 30, 10],
                [216, 68, 100, 30], [0, 106, 60, 40],
            ]),
    ]
}
