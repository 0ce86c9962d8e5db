import Drawing
import Foundation

extension SVGDocument {
    func image(_ image: DisplayList.ImageItem) throws {
        guard let part = image.bitmap.cropped(to: image.sourceRect), image.rect.hasFiniteValues else { return }
        guard let template = image.template else {
            return write(try tag(of: part, image: image, opacity: image.opacity))
        }
        // A mask goes by brightness: the picture's opacity in white.
        var white = part.pixels
        for index in white.indices { white[index] = part.pixels[index | 3] }
        guard let stencil = Bitmap(width: part.width, height: part.height, scale: part.scale, pixels: white) else {
            return
        }
        let picture = try tag(of: stencil, image: image, opacity: image.opacity)
        let region = SVGDocument.region(image.rect)
        let name = define("m", key: region + picture) { "<mask id=\"\($0)\" \(region)>\(picture)</mask>" }
        write("<g mask=\"url(#\(name))\">")
        try fill(Path(image.rect), style: FillStyle(), paint: template)
        write("</g>")
    }

    private func tag(of bitmap: Bitmap, image: DisplayList.ImageItem, opacity: Double) throws -> String {
        let rect = image.rect.standardized
        var text = "<image \(SVGText.box(rect)) preserveAspectRatio=\"none\""
        if image.interpolation == .none { text += " image-rendering=\"pixelated\"" }
        if opacity < 1 { text += " opacity=\"\(SVGText.number(opacity))\"" }
        return text + " href=\"\(try dataAddress(of: bitmap))\"/>"
    }
}
