import Drawing
import Foundation

extension ListPainter {
    /// Blurs what is there already, inside a clip; beyond the picture's edges the pixels there go on.
    func frost(
        _ backdrop: DisplayList.Backdrop, within clip: DisplayList.Clip, transform: CGAffineTransform, opacity: Double
    ) throws(PictureError) {
        let seenBounds = (below ?? canvas.layer).bounds
        let visible = PixelRect(covering: clip.path.controlPointBounds.applying(transform))
            .intersection(canvas.clip).intersection(seenBounds)
        guard !visible.isEmpty, opacity > 0 else { return }
        let sigma = backdrop.radius.usableRadius * abs(transform.determinant).squareRoot()
        let reach = (sigma * Filter.tail).whole(in: 0...10_000)
        let source = visible.grown(by: reach).intersection(seenBounds)
        try charge(visible.width * visible.height * 8)
        let seen = try visibleBelow(in: source)
        let blurred = try seen.blurred(sigma: sigma, edges: .hard, visible: visible)
        if backdrop.saturation != 1 { blurred.change(by: Filter.saturation(backdrop.saturation).colorChange) }
        guard let coverage = Coverage(bounds: visible) else { return }
        canvas.cover(coverage, with: clip.path, style: clip.style, transform: transform)
        let share = UInt32((opacity.unit * 255).rounded())
        for y in visible.minY..<visible.maxY {
            let factors = coverage.pointer(x: visible.minX, y: y)
            let glass = blurred.pointer(x: visible.minX, y: y)
            let target = canvas.layer.pointer(x: visible.minX, y: y)
            for x in 0..<visible.width where factors[x] > 0 {
                target[x] = Self.mixed(target[x], glass[x], share: UInt32(factors[x]) * share / 255)
            }
        }
    }

    /// A copy of what is there already, with what lies below the layer.
    func visibleBelow(in area: PixelRect) throws(PictureError) -> Layer {
        let copy = try Layer(bounds: area)
        let lowest = below ?? canvas.layer
        let common = area.intersection(lowest.bounds)
        guard !common.isEmpty else { return copy }
        for y in common.minY..<common.maxY {
            copy.pointer(x: common.minX, y: y).update(
                from: lowest.pointer(x: common.minX, y: y), count: common.width)
        }
        if below != nil { canvas.layer.compose(onto: copy, clip: area, mode: .normal, opacity: 1) }
        return copy
    }

    /// One pixel in the place of another, `share` of 255 of it.
    private static func mixed(_ below: UInt32, _ above: UInt32, share: UInt32) -> UInt32 {
        if share == 255 { return above }
        var result: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            let (a, b) = ((below >> shift) & 0xFF, (above >> shift) & 0xFF)
            result |= ((a * (255 - share) + b * share + 127) / 255) << shift
        }
        return result
    }
}
