import CairoBackend
import Drawing
import Foundation
import SVGWriter
import ViewGraph

extension RenderSession {
    /// Fails, with the view's name, where a part of the picture would have to be pixels in a format of vectors.
    /// Bitmaps that views show are pixels from the start and don't count.
    public func requireVectors(in format: PictureFormat) throws(RenderFailure) {
        let picture = try picture()
        guard let reason = Self.pixels(of: picture.displayList, picture.options, format) else { return }
        var names: [String] = []
        if let root = graph.root?.elements.first {
            narrow(to: root, reason: reason, picture.options, format, names: &names)
        }
        let place = names.isEmpty ? "the picture" : "'\(names.joined(separator: "' in '"))'"
        throw RenderFailure(
            .source, "\(place) can't be vectors in \(format.rawValue.uppercased()): \(reason) (--strict-vector)")
    }

    /// Follows the one way down along which pixels are needed; collects its last modifier or view and the declared view
    /// it stands in.
    private func narrow(
        to root: LayoutNode, reason: String, _ options: PictureOptions, _ format: PictureFormat, names: inout [String]
    ) {
        var node = root
        var declared: String?
        var last: String?
        while true {
            if node.isMarker, !node.name.isEmpty { declared = node.name }
            if !node.isMarker, !node.isTransparent, !node.name.isEmpty { last = node.name }
            let next = node.children.first { child in
                var context = DrawContext(displayScale: options.scale)
                context.draw(child)
                return Self.pixels(of: context.displayList, options, format) != nil
            }
            guard let next else { break }
            node = next
        }
        names = [last, declared].compactMap { $0 }
    }

    /// Why pixels are needed; nil where they aren't.
    private static func pixels(
        of list: DisplayList, _ options: PictureOptions, _ format: PictureFormat
    ) -> String? {
        switch format {
        case .svg: return try? SVGWriter(raster: CairoRenderer()).svg(list, options).rasterised.first
        case .pdf: return try? CairoRenderer().pixelsInPDF(list, options).first
        default: return "PNG is made of pixels"
        }
    }
}
