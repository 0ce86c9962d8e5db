import Drawing
import Foundation
import SVGWriter
import Testing

struct SVGWriterTests {
    /// Answers one pixel for everything: only what is written round it is looked at here.
    private struct Stub: BitmapDrawing {
        func bitmap(_ list: DisplayList, _ options: PictureOptions) throws(PictureError) -> Bitmap {
            guard let bitmap = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]) else { throw .failed("no pixel") }
            return bitmap
        }

        func png(_ bitmap: Bitmap) throws -> [UInt8] { [1, 2, 3] }
    }

    private func svg(
        _ items: [DisplayList.Item], title: String? = nil, background: ResolvedColor? = nil
    ) throws -> String {
        let options = PictureOptions(
            size: CGSize(width: 20, height: 10), scale: 2, background: background, title: title)
        return try SVGWriter(raster: Stub()).svg(DisplayList(items: items), options).text
    }

    private func square(_ color: ResolvedColor = .black) -> DisplayList.Item {
        .fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), FillStyle(), .color(color))
    }

    private let red = ResolvedColor(red: 1, green: 0, blue: 0)

    @Test("the frame of a document")
    func frame() throws {
        #expect(
            try svg([square(red)], title: "a < b & \"c\"\u{1}", background: .white) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10" stroke-miterlimit="10">
                <title>a &lt; b &amp; &quot;c&quot;</title>
                <rect width="20" height="10" fill="#fff"/>
                <rect x="1" y="2" width="3" height="4" fill="#f00"/>
                </svg>

                """)
    }

    @Test("paths are short")
    func paths() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0.5, y: -0.25))
        path.addLine(to: CGPoint(x: 10, y: -0.25))
        path.addLine(to: CGPoint(x: 10, y: 3.00049))
        path.addCurve(
            to: CGPoint(x: 1, y: 2), control1: CGPoint(x: -1, y: 1.0 / 3), control2: CGPoint(x: 1_000, y: 0.0001))
        path.closeSubpath()
        let text = try svg([.fill(path, FillStyle(eoFill: true), .color(red.faded(0.5)))])
        #expect(
            text.contains(
                "<path d=\"M.5-.25H10V3C-1 .333 1000 0 1 2Z\" fill=\"#f00\" fill-opacity=\".5\" fill-rule=\"evenodd\"/>"
            ))
    }

    @Test("strokes say what differs from SVG's defaults")
    func strokes() throws {
        let path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
        let plain = try svg([.stroke(path, StrokeStyle(), .color(red))])
        #expect(plain.contains("<rect width=\"5\" height=\"5\" fill=\"none\" stroke=\"#f00\"/>"))
        let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1.5], dashPhase: 1)
        let fancy = try svg([.stroke(path, style, .color(red))])
        #expect(
            fancy.contains(
                "stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"3 1.5\" stroke-dashoffset=\"1\""
            ))
        #expect(try !svg([.stroke(path, StrokeStyle(lineWidth: 0), .color(red))]).contains("stroke="))
    }

    @Test("what is alike is defined once")
    func definitions() throws {
        let colors = ResolvedGradient(stops: [
            ResolvedStop(color: red, location: 0), ResolvedStop(color: .black, location: 1),
        ])
        let paint = Paint.linearGradient(colors, start: .zero, end: CGPoint(x: 10, y: 0))
        let item = DisplayList.Item.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), FillStyle(), paint)
        let text = try svg([item, item])
        #expect(text.components(separatedBy: "<linearGradient").count == 2)
        #expect(text.components(separatedBy: "url(#l1)").count == 3)
        #expect(text.contains("gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"10\" y2=\"0\""))
    }

    @Test("groups: transform, opacity, blending, clip, mask, filters, explanation")
    func groups() throws {
        let contents = DisplayList(items: [square()])
        func group(_ change: (inout DisplayList.Group) -> Void) throws -> String {
            var group = DisplayList.Group(contents: contents)
            change(&group)
            return try svg([.group(group)])
        }
        #expect(try group { $0.opacity = 0.25 }.contains("<g opacity=\".25\">"))
        #expect(
            try group { $0.transform = CGAffineTransform(translationX: 3, y: 0) }.contains(
                "<g transform=\"translate(3)\">"))
        #expect(try group { $0.blendMode = .multiply }.contains("<g style=\"mix-blend-mode:multiply\">"))
        let clipped = try group {
            $0.clip = DisplayList.Clip(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)))
        }
        #expect(clipped.contains("<clipPath id=\"c1\"><path d=\"") && clipped.contains("<g clip-path=\"url(#c1)\">"))
        let masked = try group { $0.mask = contents }
        #expect(masked.contains("style=\"mask-type:alpha\"") && masked.contains("<g mask=\"url(#m1)\">"))
        let blurred = try group { $0.filters = [.blur(radius: 2, isOpaque: false)] }
        #expect(blurred.contains("<feGaussianBlur stdDeviation=\"2\"") && blurred.contains("filter=\"url(#f1)\""))
        let told = try group { $0.accessibility = DisplayList.Accessibility(label: "A & B", hint: "more") }
        #expect(told.contains("<g role=\"img\"><title>A &amp; B</title><desc>more</desc>"))
    }

    @Test("a link is a link")
    func link() throws {
        var group = DisplayList.Group(contents: DisplayList(items: [square()]))
        group.link = DisplayList.Link(address: "https://a.example/?b=1&c=\"2\"", rect: .zero)
        let text = try svg([.group(group)])
        #expect(text.contains("<a href=\"https://a.example/?b=1&amp;c=&quot;2&quot;\">\n<"), "\(text)")
        #expect(text.contains("/></a>") || text.contains("/>\n</a>"), "\(text)")
    }

    @Test("a material draws what lies below it once more, blurred, where it can be seen")
    func backdrop() throws {
        func glass(x: CGFloat) -> DisplayList.Item {
            let rect = CGRect(x: x, y: 0, width: 4, height: 4)
            var group = DisplayList.Group(
                clip: DisplayList.Clip(path: Path(rect)),
                contents: DisplayList(items: [.fill(Path(rect), FillStyle(), .color(red.faded(0.5)))]))
            group.backdrop = DisplayList.Backdrop(radius: 2, saturation: 1.5)
            return .group(group)
        }
        let move = CGAffineTransform(translationX: 5, y: 0)
        let text = try svg([
            square(), .group(DisplayList.Group(transform: move, contents: DisplayList(items: [glass(x: 0)]))),
        ])
        #expect(text.contains("<g id=\"b1\">\n<rect"))
        // Seen from inside the moved group.
        #expect(text.contains("<g filter=\"url(#f1)\"><use href=\"#b1\" transform=\"translate(-5)\"/></g>"))
        #expect(text.contains("<feGaussianBlur stdDeviation=\"2\""))
        // What is far away isn't drawn again, and a layer has nothing below it.
        #expect(!(try svg([square(), glass(x: 15)])).contains("<use"))
        let faded = DisplayList.Group(opacity: 0.5, contents: DisplayList(items: [glass(x: 0)]))
        #expect(!(try svg([square(), .group(faded)])).contains("<use"))
        // Without materials nothing is named.
        #expect(!(try svg([square(), square()])).contains("id="))
    }

    @Test("a picture is written once, however often it is shown")
    func repeatedImages() throws {
        let bitmap = try #require(Bitmap(width: 2, height: 2, scale: 1, pixels: [UInt8](repeating: 255, count: 16)))
        func shown(x: CGFloat, _ interpolation: DisplayList.Interpolation = .low) -> DisplayList.Item {
            .image(
                DisplayList.ImageItem(
                    bitmap: bitmap, sourceRect: CGRect(x: 0, y: 0, width: 2, height: 2),
                    rect: CGRect(x: x, y: 1, width: 4, height: 6), interpolation: interpolation))
        }
        let text = try svg([shown(x: 0), shown(x: 5), shown(x: 10, .none)])
        #expect(text.components(separatedBy: "<image ").count == 3)
        #expect(text.contains("<image id=\"i1\" width=\"2\" height=\"2\" preserveAspectRatio=\"none\" href=\"data:"))
        #expect(text.contains("<use href=\"#i1\" transform=\"matrix(2 0 0 3 5 1)\"/>"))
        #expect(text.contains("<image id=\"i2\"") && text.contains("image-rendering=\"pixelated\""))
    }

    @Test("glass over glass over glass stays small and is told when it gets too much")
    func heapsOfGlass() throws {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        var pane = DisplayList.Group(
            clip: DisplayList.Clip(path: Path(rect)), contents: DisplayList(items: [square()]))
        pane.backdrop = DisplayList.Backdrop(radius: 2)
        let items = [square()] + Array(repeating: DisplayList.Item.group(pane), count: 40)
        let options = PictureOptions(size: CGSize(width: 20, height: 10))
        let result = try SVGWriter(raster: Stub()).svg(DisplayList(items: items), options)
        #expect(result.text.utf8.count < 50_000)
        #expect(result.rasterised.contains("the blur behind many materials, which is left out"))
    }

    @Test("what can't stay a vector is told")
    func rasterised() throws {
        let options = PictureOptions(size: CGSize(width: 20, height: 10))
        func reasons(_ items: [DisplayList.Item]) throws -> [String] {
            try SVGWriter(raster: Stub()).svg(DisplayList(items: items), options).rasterised
        }
        let group = DisplayList.Group(blendMode: .plusDarker, contents: DisplayList(items: [square()]))
        #expect(try reasons([.group(group)]) == ["a blend mode that CSS doesn't have"])
        #expect(
            try reasons([
                square(), .group(DisplayList.Group(filters: [.colorInvert], contents: DisplayList(items: [square()]))),
            ]) == [])
    }

    @Test("canvases without area are refused, items without place are left out")
    func badInput() throws {
        #expect(throws: PictureError.self) {
            try SVGWriter(raster: Stub()).svg(DisplayList(), PictureOptions(size: CGSize(width: 0, height: 5)))
        }
        for value in [CGFloat.nan, .infinity, 1e300] {
            let text = try svg([
                .fill(Path(CGRect(x: value, y: 0, width: value, height: 1)), FillStyle(), .color(red)),
                .group(
                    DisplayList.Group(
                        transform: CGAffineTransform(scaleX: value, y: 1), contents: DisplayList(items: [square()]))),
                .group(
                    DisplayList.Group(
                        filters: [.blur(radius: value, isOpaque: true)], opacity: Double(value),
                        contents: DisplayList(items: [square()]))),
            ])
            #expect(!text.contains("nan") && !text.contains("inf"))
        }
    }
}

extension ResolvedColor {
    fileprivate func faded(_ factor: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}

struct AnimatedSVGWriterTests {
    private struct NoBitmaps: BitmapDrawing {
        func bitmap(_ list: DisplayList, _ options: PictureOptions) throws(PictureError) -> Bitmap {
            throw .failed("no pixels here")
        }

        func png(_ bitmap: Bitmap) throws -> [UInt8] { [] }
    }

    private func film(_ frames: [[DisplayList.Item]], loops: Int = 0, durations: [Double]? = nil) throws -> String {
        let options = PictureOptions(size: CGSize(width: 20, height: 10), scale: 1)
        let frames = frames.enumerated().map { index, items in
            SVGFrame(displayList: DisplayList(items: items), duration: durations?[index] ?? 0.25)
        }
        return try SVGWriter(raster: NoBitmaps()).animatedSVG(frames, loops: loops, options).text
    }

    private func square(x: CGFloat, width: CGFloat = 4, _ color: ResolvedColor = .black) -> DisplayList.Item {
        .fill(Path(CGRect(x: x, y: 0, width: width, height: 4)), FillStyle(), .color(color))
    }

    @Test("what moves evenly has three keyframes: the start, the last frame, and the end of that")
    func straightMoves() throws {
        let text = try film([0, 2, 4, 6].map { [square(x: $0)] })
        #expect(
            text.contains(
                "@keyframes k1{0%{transform:matrix(1,0,0,1,0,0)}75%{transform:matrix(1,0,0,1,6,0)}"
                    + "100%{transform:matrix(1,0,0,1,6,0)}}"), "\(text)")
        #expect(text.contains("{animation:k1 1s linear infinite}"))
        #expect(text.contains("transform=\"translate(6)\""), "the last frame without motion")
    }

    @Test("a film that is played a few times stays at its end")
    func loops() throws {
        #expect(try film([[square(x: 0)], [square(x: 1)]], loops: 2).contains("linear 2 forwards"))
    }

    @Test("a frame that is held is still as long")
    func holds() throws {
        let text = try film([0, 10].map { [square(x: $0)] }, durations: [0.75, 0.25])
        #expect(text.contains("0%{transform:matrix(1,0,0,1,0,0)}50%{transform:matrix(1,0,0,1,0,0)}75%"), "\(text)")
    }

    @Test("an item that comes is seen from then on")
    func presence() throws {
        let text = try film([[square(x: 0)], [square(x: 0), square(x: 9, width: 2)]])
        #expect(text.contains("{0%{opacity:0}50%{opacity:1}100%{opacity:1}}"), "\(text)")
        #expect(text.contains("step-end"))
    }

    @Test("colours are animated where the item isn't black itself")
    func colours() throws {
        let text = try film([
            [square(x: 0, ResolvedColor(red: 1, green: 0, blue: 0))],
            [square(x: 0, ResolvedColor(red: 0, green: 0, blue: 1))],
        ])
        #expect(text.contains("fill:rgb(255,0,0)") && text.contains("fill:rgb(0,0,255)"), "\(text)")
        #expect(text.contains("fill=\"#00f\""), "the last frame without motion")
    }

    @Test("what stands still has no animation")
    func stills() throws {
        #expect(try film([[square(x: 0)], [square(x: 0)]]).contains("<style>") == false)
    }
}
