import Drawing
import Foundation

// Unsafe: rows and columns are those of `bounds`, round which the plane has a cell more on each side; the scratch
// rows are as long as a row of them and four more.

/// The blurred opacity of a layer, row by row: what a shadow covers.
struct ShadowCoverage {
    /// All that the shadow can reach.
    let bounds: PixelRect
    private let plane: BlurPlane
    private let cell: Int

    /// - Parameter needed: only rows and columns in here will be asked for.
    init(of layer: Layer, sigma: CGFloat, needed: PixelRect) throws(PictureError) {
        let kernel = GaussianKernel(sigma: sigma.isFinite ? max(sigma, 0) : 0)
        bounds = layer.bounds.grown(by: kernel.reach + 1).intersection(needed)
        cell = kernel.cell
        func down(_ value: Int) -> Int { Int((Double(value) / Double(kernel.cell)).rounded(.down)) }
        // A cell more on each side, to interpolate with; and all that the blur gathers from.
        let seen = bounds.union(layer.bounds.intersection(bounds.grown(by: kernel.reach)))
        let grid = PixelRect(
            minX: down(seen.minX) - 1, minY: down(seen.minY) - 1, maxX: down(seen.maxX) + 2, maxY: down(seen.maxY) + 2)
        plane = try BlurPlane(bounds: grid, channels: 1)
        guard !bounds.isEmpty else { return }
        gather(layer, seen: seen.intersection(layer.bounds))
        try plane.convolve(with: kernel.weights)
    }

    private func gather(_ layer: Layer, seen: PixelRect) {
        let shift = cell.trailingZeroBitCount
        let share = 1 / Float(cell * cell)
        for y in seen.minY..<seen.maxY {
            let source = layer.pointer(x: seen.minX, y: y)
            let target = plane.row((y >> shift) - plane.bounds.minY)
            var x = seen.minX
            while x < seen.maxX {
                let column = x >> shift
                let end = min((column + 1) << shift, seen.maxX)
                var sum: UInt32 = 0
                while x < end {
                    sum &+= source[x &- seen.minX] >> 24
                    x &+= 1
                }
                target[column - plane.bounds.minX] += Float(sum) * share
            }
        }
    }

    /// Writes the coverages of row `y` from column `x` on.
    func read(_ target: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<Float>) {
        if cell == 1 {
            let source = plane.row(y - plane.bounds.minY) + (x - plane.bounds.minX)
            for index in 0..<count { target[index] = UInt8(min(max(source[index] + 0.5, 0), 255)) }
            return
        }
        let unit = 1 / Float(cell)
        let place = (Float(y) + 0.5) * unit - 0.5
        let upper = place.rounded(.down)
        let share = place - upper
        let top = plane.row(min(max(Int(upper) - plane.bounds.minY, 0), plane.bounds.height - 2))
        let bottom = top + plane.rowLength
        let shift = cell.trailingZeroBitCount
        // The first centre to the left of the first pixel's.
        let first = (x - cell / 2) >> shift
        let last = (x + count - 1 - cell / 2) >> shift
        let offset = first - plane.bounds.minX
        for index in 0...(last - first + 1) {
            scratch[index] = top[offset + index] * (1 - share) + bottom[offset + index] * share + 0.5
        }
        var column = first
        var index = 0
        while index < count {
            let (from, to) = (scratch[column - first], scratch[column - first + 1])
            let begin = (column << shift) + cell / 2
            let end = min(begin + cell - x, count)
            if from >= 255, to >= 255 {
                memset(target + index, 255, end - index)
                index = end
                column += 1
                continue
            }
            let slope = (to - from) * unit
            var value = from + slope * (Float(x + index - begin) + 0.5)
            while index < end {
                target[index] = UInt8(truncatingIfNeeded: Int32(min(max(value, 0), 255)))
                value += slope
                index &+= 1
            }
            column += 1
        }
    }
}

extension Canvas {
    /// Draws a layer's shadow, moved by `move`, and not the layer.
    func shadow(
        of layer: Layer, color: ResolvedColor, sigma: CGFloat, move: PixelMove
    ) throws(PictureError) {
        let needed = clip.offsetBy(x: -move.x, y: -move.y)
        let coverage = try ShadowCoverage(of: layer, sigma: sigma, needed: needed)
        let area = coverage.bounds
        guard !area.isEmpty else { return }
        let paint = tools.solidPaint(color)
        let row = UnsafeMutablePointer<UInt8>.allocate(capacity: area.width)
        let scratch = UnsafeMutablePointer<Float>.allocate(capacity: area.width + 4)
        defer {
            row.deallocate()
            scratch.deallocate()
        }
        for y in area.minY..<area.maxY {
            try charge(area.width * 4)
            coverage.read(row, x: area.minX, y: y, count: area.width, scratch: scratch)
            paint.fill(
                self.layer.pointer(x: area.minX + move.x, y: y + move.y), count: area.width, coverages: row)
        }
    }
}
