import Drawing
import Foundation

extension Filter {
    /// How far, in points, a pixel's colour can come from.
    var margin: CGFloat {
        switch self {
        case .blur(let radius, _): Filter.tail * radius.usableRadius
        case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
            Filter.tail * radius.usableRadius
                + max(abs(offset.usableOffset.width), abs(offset.usableOffset.height))
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
            return try layer.blurred(
                sigma: radius.usableRadius * scale, edges: isOpaque ? .opaque : .soft, visible: visible)
        case .shadow(let color, let radius, let offset):
            let move = offset.usableOffset.applying(transform)
            return try layer.withShadow(
                color, sigma: radius.usableRadius * scale, offset: move, visible: visible, tools: tools)
        case .innerShadow(let color, let radius, let offset):
            let move = offset.usableOffset.applying(transform)
            return try layer.withInnerShadow(color, sigma: radius.usableRadius * scale, offset: move)
        default:
            layer.change(by: colorChange)
            return layer
        }
    }
}
