import Drawing
import Foundation

extension Filter {
    /// How far, in points, a pixel's colour can come from.
    var margin: CGFloat {
        switch self {
        case .blur(let radius, _): Filter.tail * max(radius, 0)
        case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
            Filter.tail * max(radius, 0) + max(abs(offset.width), abs(offset.height))
        default: 0
        }
    }

    /// The changed layer, perhaps a larger one.
    ///
    /// - Parameters:
    ///   - transform: from the group's points to pixels: radii and offsets are in points.
    ///   - visible: no more than this is needed.
    func apply(
        to layer: Layer, transform: CGAffineTransform, visible: PixelRect, tools: DrawingTools
    ) throws(PictureError) -> Layer {
        let scale = abs(transform.determinant).squareRoot()
        switch self {
        case .blur(let radius, let isOpaque):
            return try layer.blurred(sigma: radius * scale, isOpaque: isOpaque, visible: visible)
        case .shadow(let color, let radius, let offset):
            let move = offset.applying(transform)
            return try layer.withShadow(color, sigma: radius * scale, offset: move, visible: visible, tools: tools)
        case .innerShadow(let color, let radius, let offset):
            let move = offset.applying(transform)
            return try layer.withInnerShadow(color, sigma: radius * scale, offset: move)
        default:
            layer.change(by: colorChange)
            return layer
        }
    }
}
