import Drawing
import Foundation

extension ListPainter {
    /// Blurs what is there already, inside a clip; beyond the picture's edges the pixels there go on.
    ///
    /// - Parameter layer: where the result is drawn; nil for where it was taken from.
    func frost(
        _ backdrop: DisplayList.Backdrop, within clip: DisplayList.Clip, transform: CGAffineTransform, opacity: Double,
        onto layer: Layer? = nil
    ) throws(PictureError) {
        let visible = PixelRect(covering: clip.path.controlPointBounds.applying(transform)).intersection(canvas.clip)
        guard !visible.isEmpty, opacity > 0 else { return }
        let sigma = backdrop.radius.usableRadius * abs(transform.determinant).squareRoot()
        let reach = (sigma * Filter.tail).whole(in: 0...10_000)
        let source = visible.grown(by: reach).intersection(canvas.layer.bounds)
        try charge(visible.width * visible.height * 8)
        let below = try Layer(bounds: source)
        for y in source.minY..<source.maxY {
            below.pointer(x: source.minX, y: y).update(
                from: canvas.layer.pointer(x: source.minX, y: y), count: source.width)
        }
        let blurred = try below.blurred(sigma: sigma, edges: .hard, visible: visible)
        if backdrop.saturation != 1 { blurred.change(by: Filter.saturation(backdrop.saturation).colorChange) }
        guard let coverage = Coverage(bounds: visible) else { return }
        let layer = layer ?? canvas.layer
        let shown = visible.intersection(layer.bounds)
        let whole = Canvas(layer: layer, clip: shown, tools: tools)
        whole.cover(coverage, with: clip.path, style: clip.style, transform: transform)
        let share = UInt32((opacity.unit * 255).rounded())
        for y in shown.minY..<shown.maxY {
            let factors = coverage.pointer(x: shown.minX, y: y)
            let glass = blurred.pointer(x: shown.minX, y: y)
            let target = layer.pointer(x: shown.minX, y: y)
            for x in 0..<shown.width where factors[x] > 0 {
                target[x] = Self.mixed(target[x], glass[x], share: UInt32(factors[x]) * share / 255)
            }
        }
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
