import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Rendering

/// The ways in which a canvas combines what it draws with what it has drawn, by Porter's and Duff's rules inside what is
/// drawn (Apple: `CGBlendMode`).
@MainActor
struct CanvasCompositingTests {
    /// Red over the left two thirds, then blue over the right two thirds in a mode: where only red, both, and only
    /// blue lie.
    private func thirds(_ mode: GraphicsContext.BlendMode, opacity: Double = 1) throws -> [String] {
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 4)), with: .color(Color(red: 1, green: 0, blue: 0)))
            context.blendMode = mode
            context.opacity = opacity
            context.fill(Path(CGRect(x: 4, y: 0, width: 8, height: 4)), with: .color(Color(red: 0, green: 0, blue: 1)))
        }
        let bitmap = try bitmap(canvas)
        return [2, 6, 10].map { x in
            let start = (2 * bitmap.width + x) * 4
            return [2, 0, 3].map { String(format: "%02X", bitmap.pixels[start + $0]) }.joined()
        }
    }

    private func bitmap(_ view: some View) throws -> Bitmap {
        var options = RenderOptions()
        options.setSize(width: 12, height: 4)
        options.scale = 1
        options.background = .transparent
        return try RenderSession(view: view, options: options).picture().bitmap()
    }

    /// Red, blue and opacity, premultiplied.
    @Test(arguments: [
        (GraphicsContext.BlendMode.normal, ["FF00FF", "00FFFF", "00FFFF"]),
        (.clear, ["FF00FF", "000000", "000000"]),
        (.copy, ["FF00FF", "00FFFF", "00FFFF"]),
        (.sourceIn, ["FF00FF", "00FFFF", "000000"]),
        (.sourceOut, ["FF00FF", "000000", "00FFFF"]),
        (.sourceAtop, ["FF00FF", "00FFFF", "000000"]),
        (.destinationOver, ["FF00FF", "FF00FF", "00FFFF"]),
        (.destinationIn, ["FF00FF", "FF00FF", "000000"]),
        (.destinationOut, ["FF00FF", "000000", "000000"]),
        (.destinationAtop, ["FF00FF", "FF00FF", "00FFFF"]),
        (.xor, ["FF00FF", "000000", "00FFFF"]),
    ])
    func modes(mode: GraphicsContext.BlendMode, expected: [String]) throws {
        #expect(try thirds(mode) == expected)
    }

    @Test(arguments: [
        (GraphicsContext.BlendMode.copy, ["FF00FF", "008080", "008080"]),
        (.clear, ["FF00FF", "000000", "000000"]),
        (.destinationIn, ["FF00FF", "800080", "000000"]),
        (.xor, ["FF00FF", "7F007F", "008080"]),
    ])
    func modesWithHalfTheOpacity(mode: GraphicsContext.BlendMode, expected: [String]) throws {
        let found = try thirds(mode, opacity: 0.5)
        func bytes(_ text: String) -> [Int] {
            stride(from: 0, to: 6, by: 2).map { Int(text.dropFirst($0).prefix(2), radix: 16) ?? -9 }
        }
        for (a, b) in zip(found, expected) {
            #expect(zip(bytes(a), bytes(b)).allSatisfy { abs($0 - $1) <= 1 }, "\(found) for \(expected)")
        }
    }

    /// The backdrop moved by nothing is what is there already; seen through a filter it is changed.
    @Test func theBackdropIsSeenThroughFilters() throws {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0, blue: 0)))
            context.addFilter(.colorInvert())
            context.fill(Path(CGRect(x: 0, y: 0, width: 6, height: 4)), with: .backdrop)
        }
        let bitmap = try bitmap(canvas)
        #expect(Array(bitmap.pixels[0..<4]) == [255, 255, 0, 255])
        #expect(Array(bitmap.pixels[(8 * 4)..<(9 * 4)]) == [0, 0, 255, 255])
    }

    @Test func lookingAtTheBackdropTooOftenIsSaid() throws {
        let canvas = Canvas { context, _ in
            for step in 0..<12 {
                context.fill(Path(CGRect(x: CGFloat(step), y: 0, width: 1, height: 1)), with: .backdrop)
            }
        }
        var options = RenderOptions()
        options.setSize(width: 12, height: 4)
        let session = try RenderSession(view: canvas, options: options)
        _ = try session.picture().bitmap()
        #expect(session.warnings.count == 1 && session.warnings[0].contains("more than 8 times"))
    }

    /// What a program drew is a picture like any other: stretched, as a template, repeated nowhere.
    @Test func drawnImages() throws {
        let image = Image(size: CGSize(width: 2, height: 2)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 2)), with: .color(Color(red: 1, green: 0, blue: 0)))
        }
        let stretched = try bitmap(image.resizable().frame(width: 12, height: 4))
        #expect(Array(stretched.pixels[(5 * 4)..<(7 * 4)]) == [0, 0, 255, 255, 0, 0, 0, 0])
        let template = try bitmap(
            image.resizable().renderingMode(.template).foregroundStyle(Color(red: 0, green: 1, blue: 0))
                .frame(width: 12, height: 4))
        #expect(Array(template.pixels[0..<4]) == [0, 255, 0, 255])
    }

    @Test func renderedViewsArePictures() throws {
        let renderer = ImageRenderer(content: Color(red: 0, green: 0, blue: 1).frame(width: 3, height: 2))
        renderer.scale = 2
        let picture = try #require(renderer.uiImage)
        #expect(picture.size == CGSize(width: 3, height: 2) && picture.scale == 2)
        let pixels = try #require(renderer.cgImage)
        #expect((pixels.width, pixels.height) == (6, 4))
        let drawn = try bitmap(Image(uiImage: picture).frame(width: 12, height: 4, alignment: .leading))
        let row = (12 + 1) * 4
        #expect(Array(drawn.pixels[row..<(row + 4)]) == [255, 0, 0, 255])
        #expect(Array(drawn.pixels[(row + 12)..<(row + 16)]) == [0, 0, 0, 0])
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }

    struct Mirrored: View {
        var body: some View {
            if let image = ImageRenderer(content: Mirrored()).uiImage { Image(uiImage: image) } else { Color.red }
        }
    }

    /// A view that makes a picture of itself ends.
    @Test func aViewThatDrawsItselfEnds() throws { _ = try bitmap(Mirrored()) }
}
