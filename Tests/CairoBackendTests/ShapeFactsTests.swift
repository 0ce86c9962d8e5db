import Drawing
import Foundation
import Testing

/// Rows of facts.md section 16 on shapes, strokes, blurs and shadows.
struct ShapeFactsTests {
    @Test("16.32 a circle's pixels")
    func circle() throws {
        let picture = try Picture(100, 60, [fill(Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)), .black)])
        #expect(picture.counts.inked == 2920)
        // Exact areas of the true circle give 2708.
        #expect(abs(picture.counts.solid - 2716) <= 8)
    }

    @Test("16.36 a quadratic curve's area")
    func quadratic() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 100))
        path.addQuadCurve(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 50, y: 0))
        let picture = try Picture(100, 100, [fill(path, .black)])
        var area = 0.0
        for y in 0..<100 { for x in 0..<100 { area += Double(255 - picture.red(x, y)) / 255 } }
        #expect(abs(area - 3333.3) < 8)
        #expect(picture.inkBox() == [0, 50, 100, 50] || picture.inkBox()[1] == 50)
    }

    @Test("16.37 a stroke over a fill")
    func strokedFill() throws {
        let picture = try Picture(
            120, 80,
            [
                fill(rect(10, 10, 100, 60), .pureRed),
                .stroke(rect(10, 10, 100, 60), StrokeStyle(lineWidth: 10), .color(.pureBlue)),
            ])
        #expect(picture.inkBox() == [5, 5, 110, 70])
        #expect(picture.color(15, 15) == [255, 0, 0])
        #expect(picture.color(14, 14) == [0, 0, 255])
        #expect(picture.color(104, 64) == [255, 0, 0])
        #expect(picture.color(105, 64) == [0, 0, 255])
    }

    @Test(
        "16.40 joins of a V",
        arguments: [
            (CGLineJoin.miter, [15, 7, 70, 85]), (.bevel, [15, 18, 70, 74]), (.round, [15, 15, 70, 77]),
        ])
    func joins(join: CGLineJoin, expected: [Int]) throws {
        var path = Path()
        path.move(to: CGPoint(x: 20, y: 90))
        path.addLine(to: CGPoint(x: 50, y: 20))
        path.addLine(to: CGPoint(x: 80, y: 90))
        let picture = try Picture(
            100, 100, [.stroke(path, StrokeStyle(lineWidth: 10, lineJoin: join), .color(.black))])
        #expect(near(picture.inkBox(), expected, within: 1))
    }

    @Test("16.41 a round join's corner pixel")
    func roundCorner() throws {
        func corner(_ join: CGLineJoin) throws -> Int {
            try Picture(
                120, 80,
                [.stroke(rect(10, 10, 100, 60), StrokeStyle(lineWidth: 10, lineJoin: join), .color(.black))]
            ).red(6, 6)
        }
        #expect(abs(try corner(.round) - 115) <= 8)
        #expect(try corner(.miter) == 0)
    }

    @Test("16.15 a width of 0 or less draws nothing", arguments: [0, -3, .nan, .infinity])
    func noStroke(width: CGFloat) throws {
        let style = StrokeStyle(lineWidth: width)
        #expect(try Picture(20, 20, [.stroke(rect(5, 5, 9, 9), style, .color(.black))]).inkBox() == [])
    }

    @Test("16.16 nonzero and even-odd")
    func rules() throws {
        var path = rect(0, 0, 30, 30)
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(try Picture(30, 30, [fill(path, .black)]).red(15, 15) == 0)
        #expect(try Picture(30, 30, [fill(path, .black, eoFill: true)]).red(15, 15) == 255)
    }

    private func filtered(_ filter: Filter, _ path: Path, width: CGFloat = 100, height: CGFloat = 100) throws -> Picture
    {
        try Picture(
            width, height,
            [.group(DisplayList.Group(filters: [filter], contents: DisplayList(items: [fill(path, .black)])))])
    }

    @Test("16.43 blur of radius 4")
    func blur4() throws {
        let picture = try filtered(.blur(radius: 4, isOpaque: false), rect(30, 30, 40, 40))
        let rows = [
            24: 234, 26: 207, 28: 165, 29: 140, 30: 115, 31: 90, 32: 67, 34: 32, 36: 13, 38: 4, 40: 1,
        ]
        for (x, expected) in rows { #expect(abs(picture.red(x, 50) - expected) <= 2, "x \(x)") }
    }

    @Test("16.44 blur of radius 10")
    func blur10() throws {
        let picture = try filtered(.blur(radius: 10, isOpaque: false), rect(30, 30, 40, 40))
        let rows = [
            10: 252, 16: 237, 20: 217, 24: 187, 28: 148, 30: 126, 32: 105, 36: 68, 40: 39, 44: 21, 50: 9,
        ]
        for (x, expected) in rows { #expect(abs(picture.red(x, 50) - expected) <= 6, "x \(x)") }
    }

    /// What has holes is no patchwork of the colours that faint traces have.
    @Test("16.13 an opaque blur has no hole, and changes smoothly")
    func opaqueBlur() throws {
        let lines = [fill(rect(0, 0, 100, 2), .white), fill(rect(0, 98, 100, 2), .white)]
        let group = DisplayList.Group(filters: [.blur(radius: 8, isOpaque: true)], contents: DisplayList(items: lines))
        let picture = try Picture(100, 100, background: ResolvedColor(red: 1, green: 0, blue: 0), [.group(group)])
        var last = picture.color(50, 0)[0]
        #expect(last > 40)
        for y in 0..<100 {
            let color = picture.color(50, y)
            #expect(color[0] == color[1] && abs(color[0] - last) <= 8, "y \(y): \(color)")
            last = color[0]
        }
        #expect(picture.color(50, 50) == [0, 0, 0])
    }

    @Test("16.45 the default shadow's grey")
    func hardShadow() throws {
        let shadow = Filter.shadow(
            color: ResolvedColor.black.faded(0.33), radius: 0, offset: CGSize(width: 50, height: 0))
        let picture = try filtered(shadow, rect(10, 30, 20, 40))
        #expect(picture.red(65, 50) == 171)
        #expect(picture.red(15, 50) == 0)
        #expect(picture.red(40, 50) == 255)
    }

    @Test("16.46 a shadow of radius 10")
    func shadow10() throws {
        let picture = try Picture(
            100, 100,
            [
                .group(
                    DisplayList.Group(
                        transform: CGAffineTransform(translationX: 10, y: 30),
                        filters: [.shadow(color: .black, radius: 10, offset: .zero)],
                        contents: DisplayList(items: [fill(rect(0, 0, 40, 40), .black)])))
            ])
        let rows = [
            40: 132, 42: 152, 44: 170, 46: 188, 48: 203, 50: 217, 52: 228, 54: 237, 56: 244, 58: 249, 60: 252, 62: 254,
            64: 255,
        ]
        for (x, expected) in rows { #expect(abs(picture.red(x + 10, 50) - expected) <= 6, "x \(x)") }
    }

    @Test("16.48 opacity round a shadow fades both")
    func fadedShadow() throws {
        let group = DisplayList.Group(
            filters: [.shadow(color: .black, radius: 0, offset: CGSize(width: 30, height: 0))], opacity: 0.5,
            contents: DisplayList(items: [fill(rect(0, 0, 20, 20), .pureRed)]))
        let picture = try Picture(60, 20, [.group(group)])
        #expect(near(picture.color(40, 10), [128, 128, 128], within: 1))
        #expect(near(picture.color(10, 10), [255, 128, 128], within: 1))
    }
}
