import Drawing
import Foundation

extension SVGDocument {
    func image(_ image: DisplayList.ImageItem) throws {
        guard let part = image.bitmap.cropped(to: image.sourceRect), image.rect.hasFiniteValues else { return }
        if let document = image.document {
            if let svg = document.contents.svg { return try place(svg, image) }
            note("a picture that is a PDF")
        }
        guard let template = image.template else { return try place(part, image) }
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

    /// Uses a picture that is written once, however often it is shown: the same emoji may stand on a page many times.
    private func place(_ bitmap: Bitmap, _ image: DisplayList.ImageItem) throws {
        let rect = image.rect.standardized
        guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0 else { return }
        let isPixelated = image.interpolation == .none
        let known = ShownBitmap(bitmap: bitmap, isPixelated: isPixelated)
        let name: String
        if let found = imageNames[known] {
            name = found
        } else {
            let address = try dataAddress(of: bitmap)
            let rendering = isPixelated ? " image-rendering=\"pixelated\"" : ""
            name = define("i", key: String(imageNames.count)) {
                "<image id=\"\($0)\" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\""
                    + " preserveAspectRatio=\"none\"\(rendering) href=\"\(address)\"/>"
            }
            imageNames[known] = name
        }
        let transform = CGAffineTransform(
            a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height), tx: rect.minX,
            ty: rect.minY)
        let opacity = image.opacity < 1 ? " opacity=\"\(SVGText.number(image.opacity))\"" : ""
        write("<use href=\"#\(name)\" transform=\"\(SVGText.matrix(transform))\"\(opacity)/>")
    }

    /// Shows an SVG inside this one, in its own lines and areas, or the part of it that belongs there. (Browsers do;
    /// librsvg makes pixels of it, as many as the inner SVG's own size has.)
    private func place(_ svg: [UInt8], _ image: DisplayList.ImageItem) throws {
        let (rect, part) = (image.rect.standardized, image.sourceRect)
        guard rect.width > 0, rect.height > 0, part.width > 0, part.height > 0 else { return }
        let opacity = image.opacity < 1 ? " opacity=\"\(SVGText.number(image.opacity))\"" : ""
        func address() -> String { "data:image/svg+xml;base64," + Data(svg).base64EncodedString() }
        var tag: String
        if image.isWhole {
            tag = "<image \(SVGText.box(rect)) preserveAspectRatio=\"none\"\(opacity) href=\"\(address())\"/>"
        } else {
            // Written once for all its parts; a nested SVG shows what lies in its box of it.
            let size = "width=\"\(image.bitmap.width)\" height=\"\(image.bitmap.height)\""
            let name = define("i", key: size + address()) {
                "<image id=\"\($0)\" \(size) preserveAspectRatio=\"none\" href=\"\(address())\"/>"
            }
            let box = [part.minX, part.minY, part.width, part.height].map { SVGText.number($0) }
            tag = "<svg \(SVGText.box(rect)) viewBox=\"\(box.joined(separator: " "))\" preserveAspectRatio=\"none\""
            tag += "\(opacity)><use href=\"#\(name)\"/></svg>"
        }
        guard let template = image.template else { return write(tag) }
        let region = SVGDocument.region(rect)
        let name = define("m", key: region + tag) {
            "<mask id=\"\($0)\" \(region) style=\"mask-type:alpha\">\(tag)</mask>"
        }
        write("<g mask=\"url(#\(name))\">")
        try fill(Path(rect), style: FillStyle(), paint: template)
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

extension DisplayList.ImageItem {
    /// True where nothing of the bitmap is left out.
    fileprivate var isWhole: Bool {
        sourceRect == CGRect(x: 0, y: 0, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
    }
}

/// A picture as it is shown.
struct ShownBitmap: Hashable {
    var bitmap: Bitmap
    var isPixelated: Bool
}
