import CSpng
import CairoBackend
import Drawing
import Foundation
import Testing

/// What is written as PNG is read back by another library.
struct PNGTests {
    /// Width, height and RGBA bytes, not premultiplied.
    private func decode(_ png: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt8], hasAlpha: Bool) {
        let context = try #require(spng_ctx_new(0))
        defer { spng_ctx_free(context) }
        var header = spng_ihdr()
        var size = 0
        var pixels: [UInt8] = []
        var status: Int32 = 0
        png.withUnsafeBytes { bytes in
            spng_set_png_buffer(context, bytes.baseAddress, bytes.count)
            status = spng_get_ihdr(context, &header)
            guard status == 0 else { return }
            spng_decoded_image_size(context, Int32(SPNG_FMT_RGBA8.rawValue), &size)
            pixels = [UInt8](repeating: 0, count: size)
            status = spng_decode_image(context, &pixels, size, Int32(SPNG_FMT_RGBA8.rawValue), 0)
        }
        try #require(status == 0, "\(String(cString: spng_strerror(status)))")
        return (Int(header.width), Int(header.height), pixels, header.color_type == 6)
    }

    /// Rows longer than DEFLATE's window that repeat themselves, often enough that earlier ones are forgotten.
    @Test(arguments: [(13_000, 255), (11_000, 128)])
    func wideRowsThatRepeatAreReadBack(_ width: Int, _ byte: Int) throws {
        let pixels = [UInt8](repeating: UInt8(byte), count: width * 12 * 4)
        try roundTrip(try #require(Bitmap(width: width, height: 12, scale: 1, pixels: pixels)))
    }

    private func roundTrip(_ bitmap: Bitmap) throws {
        let picture = try decode(try CairoRenderer().png(bitmap))
        #expect(picture.width == bitmap.width && picture.height == bitmap.height)
        var differences = 0
        for place in stride(from: 0, to: bitmap.pixels.count, by: 4) {
            let alpha = Int(bitmap.pixels[place + 3])
            for channel in 0..<3 {
                let expected =
                    alpha == 0 ? 0 : min((Int(bitmap.pixels[place + channel]) * 255 + alpha / 2) / alpha, 255)
                if Int(picture.pixels[place + 2 - channel]) != expected { differences += 1 }
            }
            if Int(picture.pixels[place + 3]) != alpha { differences += 1 }
        }
        #expect(differences == 0)
    }

    /// Pixels by rule; `noise` of 256 are random.
    private func bitmap(_ width: Int, _ height: Int, noise: Int, hasAlpha: Bool) throws -> Bitmap {
        var seed: UInt32 = 7
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                seed = seed &* 1_664_525 &+ 1_013_904_223
                let isNoisy = Int(seed >> 24) < noise
                let alpha = hasAlpha ? UInt8(truncatingIfNeeded: isNoisy ? Int(seed >> 8) : x / 7 * 30) : 255
                for channel in 0..<3 {
                    let value = isNoisy ? Int(seed >> (channel * 5 + 3)) & 0xFF : (x / 5 + y / 9 + channel * 60) & 0xFF
                    bytes.append(min(UInt8(value), alpha))
                }
                bytes.append(alpha)
            }
        }
        return try #require(Bitmap(width: width, height: height, pixels: bytes))
    }

    @Test(
        "pixels survive",
        arguments: [
            (1, 1, 0, false), (1, 1, 0, true), (2, 3, 256, true), (64, 64, 0, false), (64, 64, 256, false),
            (200, 100, 20, true), (300, 300, 256, true), (7, 900, 3, false), (12_000, 4, 10, false),
            (33_000, 2, 1, true),
            (513, 400, 2, false),
        ])
    func survive(width: Int, height: Int, noise: Int, hasAlpha: Bool) throws {
        try roundTrip(try bitmap(width, height, noise: noise, hasAlpha: hasAlpha))
    }

    /// Bands are drawn beside each other: every row has to come from its own.
    @Test("a picture of many bands is drawn whole", arguments: [1_400, 1_401, 2_800, 10_000])
    func bands(height: Int) throws {
        var list = DisplayList()
        for row in stride(from: 0, to: height, by: 7) {
            let shade = Double(row % 256) / 255
            let color = ResolvedColor(red: shade, green: 1 - shade, blue: Double(row / 1_400) / 10)
            let rect = CGRect(x: row % 13, y: row, width: 20, height: 5)
            list.items.append(.fill(Path(rect), FillStyle(), .color(color)))
        }
        let size = CGSize(width: 40, height: height)
        let options = PictureOptions(size: size, background: .white)
        let renderer = CairoRenderer()
        var pieces: [UInt8] = []
        try renderer.png(list, options) { pieces += $0 }
        let picture = try decode(pieces)
        let whole = try renderer.bitmap(list, options)
        #expect(picture.width == 40 && picture.height == height && !picture.hasAlpha)
        let rows = (0..<height).filter { row in
            (0..<40).contains { x in
                let place = (row * 40 + x) * 4
                return (0..<3).contains { picture.pixels[place + $0] != whole.pixels[place + 2 - $0] }
            }
        }
        #expect(rows.isEmpty)
        #expect(try renderer.png(list, options) == pieces)
    }

    @Test("a gradient in both directions survives")
    func gradients() throws {
        let paint = Paint.radialGradient(
            gradient(.pureRed, .pureBlue), center: CGPoint(x: 60, y: 60), startRadius: 0, endRadius: 90)
        let list = DisplayList(items: [.fill(rect(0, 0, 120, 120), FillStyle(), paint)])
        let options = PictureOptions(size: CGSize(width: 120, height: 120), scale: 3)
        try roundTrip(try CairoRenderer().bitmap(list, options))
    }

    @Test("a tall picture drawn in bands is the same as in one piece")
    func bands() throws {
        let size = CGSize(width: 40, height: 3_000)
        var items: [DisplayList.Item] = [
            .group(
                DisplayList.Group(
                    filters: [.shadow(color: .black, radius: 5, offset: .zero)],
                    contents: DisplayList(items: [fill(rect(10, 1_390, 20, 20), .pureRed)])))
        ]
        for index in 0..<60 {
            let circle = Path(ellipseIn: CGRect(x: 5, y: CGFloat(index) * 50, width: 30, height: 45))
            items.append(fill(circle, ResolvedColor.pureBlue.faded(0.5)))
        }
        let list = DisplayList(items: items)
        let options = PictureOptions(size: size, background: .white)
        let whole = try CairoRenderer().bitmap(list, options)
        let picture = try decode(try CairoRenderer().png(list, options))
        #expect(picture.height == 3_000)
        #expect(!picture.hasAlpha)
        var differences = 0
        for place in stride(from: 0, to: whole.pixels.count, by: 4) {
            for channel in 0..<3 where whole.pixels[place + channel] != picture.pixels[place + 2 - channel] {
                differences += 1
            }
        }
        #expect(differences == 0)
    }

    @Test("a picture taller than Cairo's surfaces")
    func tall() throws {
        let list = DisplayList(items: [fill(rect(0, 39_990, 4, 10), .black)])
        let options = PictureOptions(size: CGSize(width: 4, height: 40_000), background: .white)
        let picture = try decode(try CairoRenderer().png(list, options))
        #expect(picture.height == 40_000)
        #expect(picture.pixels[(39_989 * 4) * 4] == 255)
        #expect(picture.pixels[(39_990 * 4) * 4] == 0)
    }

    @Test("opaque pictures have no alpha, others do; size and colour space are told")
    func header() throws {
        func png(_ background: ResolvedColor?, scale: CGFloat = 1) throws -> [UInt8] {
            let options = PictureOptions(size: CGSize(width: 4, height: 4), scale: scale, background: background)
            return try CairoRenderer().png(DisplayList(), options)
        }
        #expect(try !decode(png(.white)).hasAlpha)
        #expect(try decode(png(nil)).hasAlpha)
        let bytes = try png(.white, scale: 2)
        #expect(bytes == (try png(.white, scale: 2)))
        let text = String(decoding: bytes, as: Unicode.ASCII.self)
        #expect(text.contains("sRGB") && text.contains("pHYs") && !text.contains("tIME"))
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("pHYs".utf8)) })
        // 144 pixels an inch are 5,669 a metre.
        #expect(Array(bytes[(place + 4)..<(place + 8)]) == [0, 0, 0x16, 0x25])
    }
}
