import CairoBackend
import Drawing
import Foundation
import Testing

/// PDFs, and how they look where poppler's `pdftoppm` is at hand.
struct PDFTests {
    private static let tool = ["/usr/bin/pdftoppm", "/usr/local/bin/pdftoppm"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    private let options = PictureOptions(
        size: CGSize(width: 100, height: 100), scale: 2, background: .white, title: "A (title)")

    @Test("the same picture is the same file, with its title and without today's date")
    func deterministic() throws {
        let list = DisplayList(items: [fill(rect(10, 10, 50, 50), .pureRed)])
        let first = try CairoRenderer().pdf(list, options)
        #expect(first == (try CairoRenderer().pdf(list, options)))
        let text = String(decoding: first, as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.contains("/CreationDate (20000101"))
        #expect(text.contains("/ModDate (20000101"))
        #expect(text.contains("/Title "))
        #expect(text.contains("/Creator (Easel)"))
    }

    @Test("what a picture shows is the alternate text of the tagged file", .enabled(if: tool != nil))
    func alternateText() throws {
        var options = options
        options.summary = "Two boxes (a “red” one) 和中文"
        // What is drawn through a group, Cairo can't tag.
        let list = DisplayList(items: [fill(rect(10, 10, 50, 50), .pureRed), Self.group { $0.opacity = 0.5 }])
        let pdf = try CairoRenderer().pdf(list, options)
        #expect(pdf == (try CairoRenderer().pdf(list, options)))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(pdf).write(to: folder.appendingPathComponent("a.pdf"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/pdfinfo")
        process.arguments = ["-struct", folder.appendingPathComponent("a.pdf").path]
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text == "Figure:\n   /BBox [0 0 100 100]\n", "\(text)")
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
        let digits = "Two boxes (a “red” one) 和中文".utf16.map { String(format: "%04X", $0) }.joined()
        #expect(String(decoding: pdf, as: Unicode.ASCII.self).contains("/Alt <FEFF\(digits)>"))
        // The drawing is the same.
        var plain = options
        plain.summary = nil
        let tool = try #require(Self.tool)
        #expect(try rasterised(pdf, by: tool) == rasterised(CairoRenderer().pdf(list, plain), by: tool))
    }

    /// Red, green and blue of 200 × 200 pixels.
    private func rasterised(_ pdf: [UInt8], by tool: String) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("picture.pdf")
        try Data(pdf).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        let target = folder.appendingPathComponent("picture").path
        process.arguments = ["-r", "144", "-singlefile", file.path, target]
        try process.run()
        process.waitUntilExit()
        let picture = try Data(contentsOf: URL(fileURLWithPath: target + ".ppm"))
        return Array(picture.suffix(200 * 200 * 3))
    }

    private static let colors = gradient((.pureRed, 0), (ResolvedColor(hex: 0x34C759), 0.4), (.pureBlue, 1))
    private static let circle = Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60))

    private static func group(_ change: (inout DisplayList.Group) -> Void) -> DisplayList.Item {
        let linear = Paint.linearGradient(colors, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0))
        var group = DisplayList.Group(contents: DisplayList(items: [.fill(circle, FillStyle(), linear)]))
        change(&group)
        return .group(group)
    }

    private static func across(_ gradient: ResolvedGradient) -> Paint {
        .linearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0))
    }

    private static let stripes = DisplayList.Item.fill(
        rect(0, 0, 100, 100), FillStyle(), across(gradient((.pureRed, 0.4), (.white, 0.4), (.pureBlue, 0.6))))

    /// A material that lies in a group with a transform of its own.
    private static let glass: DisplayList.Item = {
        var glass = DisplayList.Group(clip: DisplayList.Clip(path: circle))
        glass.backdrop = DisplayList.Backdrop(radius: 8, saturation: 1.5)
        glass.contents = DisplayList(items: [fill(rect(20, 20, 60, 60), ResolvedColor.white.faded(0.4))])
        let move = CGAffineTransform(a: 1.2, b: 0, c: 0, d: 1.2, tx: -10, ty: -14)
        return .group(DisplayList.Group(transform: move, contents: DisplayList(items: [.group(glass)])))
    }()

    /// The same, which throws a shadow: that falls round the material, not through it.
    private static let raisedGlass: DisplayList.Item = {
        guard case .group(var outer) = glass, case .group(var inner)? = outer.contents.items.first else { return glass }
        inner.filters = [.shadow(color: .black, radius: 5, offset: CGSize(width: 0, height: 4))]
        outer.contents = DisplayList(items: [.group(inner)])
        return .group(outer)
    }()

    /// The same in groups that leave in sight what is below: a round clip, and a shadow.
    private static let cutGlass: DisplayList.Item = {
        let clip = DisplayList.Group(
            clip: DisplayList.Clip(path: circle), contents: DisplayList(items: [glass]))
        var shadow = DisplayList.Group(contents: DisplayList(items: [.group(clip)]))
        shadow.filters = [.shadow(color: .black, radius: 5, offset: CGSize(width: 0, height: 4))]
        return .group(shadow)
    }()

    /// A blue square of which only the opacity is asked for, in red.
    private static let template: DisplayList.Item = {
        let blue = Bitmap(
            width: 2, height: 2,
            pixels: [UInt8](repeating: 0, count: 16).enumerated().map { index, _ in
                index % 4 == 2 || index % 4 == 3 ? 255 : 0
            })
        guard let blue else { return .group(DisplayList.Group()) }
        return .image(
            DisplayList.ImageItem(
                bitmap: blue, sourceRect: CGRect(x: 0, y: 0, width: 2, height: 2),
                rect: CGRect(x: 20, y: 20, width: 60, height: 60), interpolation: .none,
                template: .color(.pureRed)))
    }()

    /// One idea a picture.
    private static let pictures: [(name: String, item: DisplayList.Item)] = [
        ("template", template),
        ("fill", fill(circle, ResolvedColor.pureBlue.faded(0.4))),
        ("stroke", .stroke(circle, StrokeStyle(lineWidth: 8, dash: [10, 6]), .color(.pureRed))),
        (
            "linear gradient",
            .fill(
                rect(10, 10, 80, 80), FillStyle(),
                .linearGradient(colors, start: CGPoint(x: 30, y: 30), end: CGPoint(x: 70, y: 80)))
        ),
        (
            "hard edge", .fill(rect(10, 10, 80, 80), FillStyle(), across(gradient((.pureRed, 0.5), (.pureBlue, 0.5))))
        ),
        (
            // Lower than the others: Poppler mixes the colours of a hard edge over a pixel, and here are two.
            "hard edges at the ends",
            .fill(
                rect(10, 30, 80, 40), FillStyle(),
                across(gradient((.pureRed, 0.3), (.white, 0.3), (.white, 0.7), (.pureBlue, 0.7))))
        ),
        (
            "hard rings",
            .fill(
                circle, FillStyle(),
                .radialGradient(
                    gradient((.pureRed, 0.5), (.pureBlue, 0.5)), center: CGPoint(x: 50, y: 50), startRadius: 0,
                    endRadius: 30))
        ),
        (
            "radial gradient",
            .fill(
                circle, FillStyle(),
                .radialGradient(colors, center: CGPoint(x: 50, y: 50), startRadius: 5, endRadius: 30))
        ),
        (
            "elliptical gradient",
            .fill(
                rect(10, 10, 80, 80), FillStyle(),
                .ellipticalGradient(
                    colors, transform: CGAffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 50, ty: 50), startRadius: 0,
                    endRadius: 1))
        ),
        (
            "angular gradient",
            .fill(
                circle, FillStyle(),
                .angularGradient(
                    colors, center: CGPoint(x: 50, y: 50), startAngle: .degrees(20), endAngle: .degrees(290)))
        ),
        ("opacity", group { $0.opacity = 0.5 }),
        ("clip", group { $0.clip = DisplayList.Clip(path: rect(0, 30, 60, 30)) }),
        ("mask", group { $0.mask = DisplayList(items: [fill(rect(0, 0, 50, 100), ResolvedColor.black.faded(0.6))]) }),
        ("multiply", group { $0.blendMode = .multiply }),
        ("blur", group { $0.filters = [.blur(radius: 4, isOpaque: false)] }),
        ("shadow", group { $0.filters = [.shadow(color: .black, radius: 4, offset: CGSize(width: 3, height: 5))] }),
        ("material", .group(DisplayList.Group(contents: DisplayList(items: [stripes, glass])))),
        ("material with a shadow", .group(DisplayList.Group(contents: DisplayList(items: [stripes, raisedGlass])))),
        (
            "material in a clip, with a shadow",
            .group(DisplayList.Group(contents: DisplayList(items: [stripes, cutGlass])))
        ),
        ("turn", group { $0.transform = CGAffineTransform(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 25, ty: -5) }),
    ]

    @Test("a PDF looks like the PNG", .enabled(if: PDFTests.tool != nil), arguments: PDFTests.pictures.map(\.name))
    func looksAlike(name: String) throws {
        let tool = try #require(PDFTests.tool)
        let item = try #require(PDFTests.pictures.first { $0.name == name }?.item)
        let list = DisplayList(items: [item])
        let expected = try CairoRenderer().bitmap(list, options)
        let found = try rasterised(try CairoRenderer().pdf(list, options), by: tool)
        var (sum, far) = (0, 0)
        for pixel in 0..<200 * 200 {
            for channel in 0..<3 {
                let difference = abs(Int(expected.pixels[pixel * 4 + 2 - channel]) - Int(found[pixel * 3 + channel]))
                sum += difference
                if difference > 64 { far += 1 }
            }
        }
        // Edges are antialiased in another way.
        #expect(Double(sum) / 120_000 < 2)
        #expect(far < 600)
    }
}

/// Links lie where they were drawn, whatever they were drawn through.
struct PDFLinkTests {
    @Test func linksAreAnnotations() throws {
        var link = DisplayList.Group(
            transform: CGAffineTransform(translationX: 10, y: 20),
            contents: DisplayList(items: [.fill(rect(0, 0, 30, 10), FillStyle(), .color(.pureRed))]))
        link.link = DisplayList.Link(
            address: "https://example.com/a(b)?q=it's \u{E9}", rect: CGRect(x: 0, y: 0, width: 30, height: 10))
        var layer = DisplayList.Group(opacity: 0.5, contents: DisplayList(items: [.group(link)]))
        layer.clip = DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 25, height: 100)))
        let list = DisplayList(items: [.group(layer)])
        #expect(
            list.links == [
                DisplayList.Link(
                    address: "https://example.com/a(b)?q=it's \u{E9}", rect: CGRect(x: 10, y: 20, width: 15, height: 10)
                )
            ])
        let bytes = try CairoRenderer().pdf(
            list, PictureOptions(size: CGSize(width: 100, height: 100), scale: 1, background: .white))
        let text = String(decoding: bytes, as: Unicode.ASCII.self)
        #expect(text.contains("/Subtype /Link"))
        #expect(text.contains("/Rect [ 10 70 25 80 ]"))
        #expect(text.contains("/URI (https://example.com/a%28b%29?q=it's%20%C3%A9)"))
    }
}
