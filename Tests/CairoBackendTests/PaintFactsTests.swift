import Drawing
import Foundation
import Testing

/// Rows of facts.md section 16 on colours and gradients.
struct PaintFactsTests {
    @Test("16.25 opacities over black and white")
    func blending() throws {
        let picture = try Picture(
            12, 12, background: .black,
            [
                fill(rect(2, 2, 8, 8), ResolvedColor.white.faded(0.8)),
                fill(rect(4, 4, 4, 4), ResolvedColor.black.faded(0.5)),
                fill(rect(5, 5, 2, 2), ResolvedColor.white.faded(0.22)),
            ])
        #expect(picture.red(2, 2) == 0xCC)
        #expect(picture.red(4, 4) == 0x66)
        #expect(picture.red(5, 5) == 0x88)
        let blue = try Picture(4, 4, [fill(rect(0, 0, 4, 4), ResolvedColor(hex: 0x0088FF, opacity: 0.15))])
        #expect(blue.color(1, 1) == [217, 237, 255])
    }

    @Test("16.26 half a red")
    func halfRed() throws {
        let view = try Picture(4, 4, [fill(rect(0, 0, 4, 4), ResolvedColor.pureRed.faded(0.5))])
        #expect(view.color(1, 1) == [255, 128, 128])
        let pixel: [UInt8] = [0, 0, 128, 128]
        let pixels = pixel + pixel + pixel + pixel
        let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: pixels))
        let image = DisplayList.ImageItem(
            bitmap: bitmap, sourceRect: CGRect(x: 0, y: 0, width: 2, height: 2),
            rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try Picture(4, 4, [.image(image)]).color(1, 1) == [255, 127, 127])
    }

    @Test("16.27 red to blue", arguments: [(25, [197, 74, 109]), (50, [140, 83, 162]), (75, [82, 72, 209])])
    func redToBlue(x: Int, expected: [Int]) throws {
        let paint = Paint.linearGradient(
            gradient(.pureRed, .pureBlue), start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 100.5, y: 0))
        let picture = try Picture(101, 2, [.fill(rect(0, 0, 101, 2), FillStyle(), paint)])
        #expect(near(picture.color(x, 0), expected, within: 1))
    }

    @Test("16.27 the old system red to blue")
    func oldRedToBlue() throws {
        let colors = gradient(ResolvedColor(hex: 0xFF3B30), ResolvedColor(hex: 0x007AFF))
        let paint = Paint.linearGradient(colors, start: .zero, end: CGPoint(x: 101, y: 0))
        let picture = try Picture(101, 1, [.fill(rect(0, 0, 101, 1), FillStyle(), paint)])
        #expect(near(picture.color(50, 0), [0xA6, 0x74, 0xA7], within: 1))
    }

    @Test(
        "16.28 a diagonal's isolines are perpendicular in points",
        arguments: [(100, 0, 73), (0, 50, 3), (199, 0, 190), (0, 99, 23), (100, 50, 100)])
    func diagonal(x: Int, y: Int, expected: Int) throws {
        let paint = Paint.linearGradient(gradient(.black, .white), start: .zero, end: CGPoint(x: 200, y: 100))
        let picture = try Picture(200, 100, [.fill(rect(0, 0, 200, 100), FillStyle(), paint)])
        #expect(abs(picture.red(x, y) - expected) <= 1)
    }

    @Test(
        "16.29 from a transparent red",
        arguments: [(25, [190, 191, 255]), (50, [127, 128, 255]), (75, [66, 62, 255])])
    func fromTransparent(x: Int, expected: [Int]) throws {
        let paint = Paint.linearGradient(
            gradient(ResolvedColor.pureRed.faded(0), .pureBlue), start: .zero, end: CGPoint(x: 101, y: 0))
        let picture = try Picture(101, 1, [.fill(rect(0, 0, 101, 1), FillStyle(), paint)])
        #expect(near(picture.color(x, 0), expected, within: 2))
    }

    @Test("16.30 radial", arguments: [(50, 0), (60, 21), (75, 99), (90, 189), (100, 255)])
    func radial(x: Int, expected: Int) throws {
        let paint = Paint.radialGradient(
            gradient(.black, .white), center: CGPoint(x: 50.5, y: 50.5), startRadius: 0, endRadius: 50)
        let picture = try Picture(101, 101, [.fill(rect(0, 0, 101, 101), FillStyle(), paint)])
        #expect(abs(picture.red(x, 50) - expected) <= 1)
    }

    @Test("16.30 a circle's vertical gradient", arguments: [(1, 0), (20, 103), (38, 243)])
    func circle(y: Int, expected: Int) throws {
        let paint = Paint.linearGradient(gradient(.black, .white), start: .zero, end: CGPoint(x: 0, y: 40))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
        let picture = try Picture(40, 40, background: .black, [.fill(circle, FillStyle(), paint)])
        #expect(abs(picture.red(20, y) - expected) <= 1)
    }

    @Test("16.10 hard edges, colours beyond the ends, a gradient from a point to itself")
    func ends() throws {
        let hard = gradient((.pureRed, 0), (.pureRed, 0.5), (.pureBlue, 0.5), (.pureBlue, 1))
        let paint = Paint.linearGradient(hard, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0))
        let picture = try Picture(40, 1, [.fill(rect(0, 0, 40, 1), FillStyle(), paint)])
        for x in 0..<20 { #expect(picture.color(x, 0) == [255, 0, 0]) }
        for x in 20..<40 { #expect(picture.color(x, 0) == [0, 0, 255]) }
        let point = Paint.linearGradient(gradient(.pureRed, .pureBlue), start: .zero, end: .zero)
        #expect(try Picture(2, 1, [.fill(rect(0, 0, 2, 1), FillStyle(), point)]).color(0, 0) == [0, 0, 255])
    }

    @Test("16.10 stops outside 0…1 aren't clamped")
    func outside() throws {
        let wide = gradient((.black, -0.5), (.white, 1.5))
        let paint = Paint.linearGradient(wide, start: .zero, end: CGPoint(x: 100, y: 0))
        let picture = try Picture(100, 1, [.fill(rect(0, 0, 100, 1), FillStyle(), paint)])
        let whole = Paint.linearGradient(
            gradient(.black, .white), start: CGPoint(x: -50, y: 0), end: CGPoint(x: 150, y: 0))
        let expected = try Picture(100, 1, [.fill(rect(0, 0, 100, 1), FillStyle(), whole)])
        for x in [0, 30, 99] { #expect(abs(picture.red(x, 0) - expected.red(x, 0)) <= 1) }
    }

    @Test(
        "16.10 an angular gradient outside its sweep takes the nearer end",
        arguments: [(200, [0, 0, 255]), (260, [0, 0, 255]), (280, [255, 0, 0]), (350, [255, 0, 0])])
    func angular(degrees: Double, expected: [Int]) throws {
        let paint = Paint.angularGradient(
            gradient(.pureRed, .pureBlue), center: CGPoint(x: 50, y: 50), startAngle: .zero, endAngle: .degrees(180))
        let picture = try Picture(100, 100, [.fill(rect(0, 0, 100, 100), FillStyle(), paint)])
        let angle = degrees * .pi / 180
        #expect(picture.color(Int(50 + 40 * cos(angle)), Int(50 + 40 * sin(angle))) == expected)
    }

    @Test(
        "16.52 a picture of two pixels stretched",
        arguments: [
            (24, [255, 0, 0]), (25, [252, 0, 3]), (40, [176, 0, 79]), (49, [130, 0, 125]), (50, [125, 0, 130]),
            (60, [74, 0, 181]), (75, [0, 0, 255]),
        ])
    func stretched(x: Int, expected: [Int]) throws {
        let bitmap = try #require(Bitmap(width: 2, height: 1, pixels: [0, 0, 255, 255, 255, 0, 0, 255]))
        var image = DisplayList.ImageItem(
            bitmap: bitmap, sourceRect: CGRect(x: 0, y: 0, width: 2, height: 1),
            rect: CGRect(x: 0, y: 0, width: 100, height: 4))
        #expect(near(try Picture(100, 4, [.image(image)]).color(x, 1), expected, within: 1))
        image.interpolation = .none
        #expect(try Picture(100, 4, [.image(image)]).color(x, 1) == (x < 50 ? [255, 0, 0] : [0, 0, 255]))
    }
}
