import CairoBackend
import Drawing
import Foundation
import Testing

/// Nothing that a display list holds may end the process.
struct BadInputTests {
    private static let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0, -5]

    private func draw(_ items: [DisplayList.Item]) throws {
        let options = PictureOptions(size: CGSize(width: 30, height: 30), background: .white)
        let list = DisplayList(items: items)
        _ = try CairoRenderer().png(list, options)
        _ = try CairoRenderer().pdf(list, options)
    }

    @Test("canvases without area or end", arguments: [0, -1, CGFloat.nan, .infinity, 1e12])
    func canvases(side: CGFloat) {
        let options = PictureOptions(size: CGSize(width: side, height: 10))
        #expect(throws: PictureError.self) { try CairoRenderer().png(DisplayList(), options) }
        #expect(throws: PictureError.self) { try CairoRenderer().bitmap(DisplayList(), options) }
        #expect(throws: PictureError.self) { try CairoRenderer().pdf(DisplayList(), options) }
        let scaled = PictureOptions(size: CGSize(width: 10, height: 10), scale: side)
        #expect(throws: PictureError.self) { try CairoRenderer().png(DisplayList(), scaled) }
    }

    @Test("the limit of pixels is named")
    func limit() {
        let options = PictureOptions(size: CGSize(width: 100, height: 100), scale: 2, maxPixels: 39_999)
        #expect(throws: PictureError.tooManyPixels(width: 200, height: 200, limit: 39_999)) {
            try CairoRenderer().png(DisplayList(), options)
        }
        #expect(
            PictureError.tooManyPixels(width: 200, height: 200, limit: 39_999).description
                == "the picture would be 200 × 200 pixels; the limit is 39999")
    }

    @Test("coordinates that aren't numbers, or are enormous", arguments: bad)
    func coordinates(value: CGFloat) throws {
        var curve = Path()
        curve.move(to: CGPoint(x: value, y: 3))
        curve.addQuadCurve(to: CGPoint(x: 10, y: value), control: CGPoint(x: 4, y: value))
        curve.addCurve(to: CGPoint(x: value, y: value), control1: .zero, control2: CGPoint(x: 3, y: 9))
        var loose = Path()
        loose.closeSubpath()
        loose.addLine(to: CGPoint(x: value, y: 0))
        let square = rect(5, 5, 10, 10)
        let colors = gradient((.pureRed, Double(value)), (.pureBlue, 1))
        let turned = CGAffineTransform(a: value, b: 1, c: 0, d: 1, tx: value, ty: 0)
        let paints: [Paint] = [
            .color(ResolvedColor(red: Double(value), green: 0, blue: 0, opacity: Double(value))),
            .linearGradient(colors, start: CGPoint(x: value, y: 0), end: CGPoint(x: 10, y: 0)),
            .radialGradient(colors, center: CGPoint(x: value, y: 0), startRadius: value, endRadius: 4),
            .ellipticalGradient(colors, transform: turned, startRadius: 0, endRadius: value),
            .angularGradient(colors, center: .zero, startAngle: .radians(Double(value)), endAngle: .degrees(20)),
        ]
        for path in [curve, loose, rect(value, 1, 5, value), square, Path()] {
            for paint in paints {
                try draw([
                    .fill(path, FillStyle(), paint), .fill(path, FillStyle(eoFill: true, antialiased: false), paint),
                    .stroke(path, StrokeStyle(lineWidth: 3, dash: [value, 2], dashPhase: value), paint),
                    .stroke(path, StrokeStyle(lineWidth: value, miterLimit: value), paint),
                ])
            }
        }
    }

    @Test("groups with numbers that aren't", arguments: bad)
    func groups(value: CGFloat) throws {
        let contents = DisplayList(items: [fill(rect(5, 5, 10, 10), .pureRed)])
        let size = CGSize(width: value, height: 1)
        let filters: [Filter] = [
            .blur(radius: value, isOpaque: false), .blur(radius: value, isOpaque: true),
            .shadow(color: .black, radius: value, offset: size),
            .innerShadow(color: .black, radius: value, offset: size),
            .shadow(color: .black, radius: 2, offset: size), .brightness(Double(value)), .contrast(Double(value)),
            .saturation(Double(value)), .hueRotation(.radians(Double(value))),
        ]
        for filter in filters { try draw([.group(DisplayList.Group(filters: [filter], contents: contents))]) }
        let transforms = [
            CGAffineTransform(translationX: value, y: 0), CGAffineTransform(scaleX: value, y: value),
            CGAffineTransform(a: 1, b: value, c: 0, d: 1, tx: 0, ty: 0),
        ]
        for transform in transforms {
            try draw([.group(DisplayList.Group(transform: transform, opacity: 0.5, contents: contents))])
            try draw([
                .group(
                    DisplayList.Group(
                        transform: transform, filters: [.shadow(color: .black, radius: 3, offset: .zero)],
                        opacity: Double(value), contents: contents))
            ])
        }
    }

    @Test("pictures of nothing and beyond their edges", arguments: bad)
    func images(value: CGFloat) throws {
        let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]))
        let empty = try #require(Bitmap(width: 0, height: 0, pixels: []))
        for picture in [bitmap, empty] {
            for source in [CGRect(x: value, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: value, height: 9)] {
                for rect in [CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 0, y: value, width: value, height: 9)] {
                    try draw([
                        .image(DisplayList.ImageItem(bitmap: picture, sourceRect: source, rect: rect)),
                        .image(
                            DisplayList.ImageItem(
                                bitmap: picture, sourceRect: source, rect: rect, template: .color(.black))),
                        .fill(Path(rect), FillStyle(), .image(picture, sourceRect: source, transform: .identity)),
                    ])
                }
            }
        }
    }

    @Test("a path of very many points")
    func manyPoints() throws {
        var path = Path()
        path.move(to: .zero)
        for index in 0..<50_000 { path.addLine(to: CGPoint(x: CGFloat(index % 29), y: CGFloat(index % 31))) }
        try draw([fill(path, .black)])
    }

    @Test("groups in groups, to the limit and beyond it")
    func nesting() throws {
        func nested(_ depth: Int) -> DisplayList {
            var list = DisplayList(items: [fill(rect(1, 1, 5, 5), .black)])
            for _ in 0..<depth { list = DisplayList(items: [.group(DisplayList.Group(contents: list))]) }
            return list
        }
        let options = PictureOptions(size: CGSize(width: 9, height: 9))
        _ = try CairoRenderer().png(nested(300), options)
        #expect(throws: PictureError.nestedTooDeeply(limit: 1_000)) { try CairoRenderer().png(nested(1_500), options) }
    }
}
