import Drawing
import Foundation

// Unsafe: rows and columns that are read and written are clamped to the grid, the layer and the target, which have
// memory for them.

/// A layer on a grid of cells, blurred there and read back pixel by pixel: what a wide blur of a whole picture takes is
/// one look at each pixel and one write, without a plane of numbers in between that is four times as large.
struct CoarseBlur {
    private let plane: BlurPlane
    private let cell: Int
    private let target: PixelRect

    /// - Parameter target: the pixels that will be read.
    init(of layer: Layer, kernel: GaussianKernel, onto target: PixelRect) throws(PictureError) {
        (cell, self.target) = (kernel.cell, target)
        let shift = cell.trailingZeroBitCount
        func last(_ value: Int) -> Int { (value + (1 << shift) - 1) >> shift }
        let grid = PixelRect(
            minX: (target.minX >> shift) - 1, minY: (target.minY >> shift) - 1, maxX: last(target.maxX) + 1,
            maxY: last(target.maxY) + 1)
        plane = try BlurPlane(bounds: grid, channels: 4)
        let common = layer.bounds.intersection(target)
        if !common.isEmpty { try gather(layer, common) }
        try plane.convolve(with: kernel.weights)
    }

    /// The average of each cell. The corners of cells are multiples of their size, so that a picture that moves is
    /// blurred alike. Sums are whole numbers below 2^24: in whatever order they are added, nothing is lost.
    private func gather(_ layer: Layer, _ common: PixelRect) throws(PictureError) {
        let (cell, plane) = (cell, plane)
        let shift = cell.trailingZeroBitCount
        let share = 1 / Float(cell * cell)
        let columns = (common.minX >> shift)...((common.maxX - 1) >> shift)
        let lines = (common.minY >> shift)..<((common.maxY - 1) >> shift) + 1
        try RowParts.each(lines, work: common.width * cell) { lines in
            var sums = [SIMD4<UInt32>](repeating: .zero, count: columns.count)
            for line in lines {
                for column in 0..<columns.count { sums[column] = .zero }
                for y in max(line << shift, common.minY)..<min((line + 1) << shift, common.maxY) {
                    let source = layer.pointer(x: common.minX, y: y)
                    var x = common.minX
                    for column in columns {
                        let end = min((column + 1) << shift, common.maxX)
                        // Two channels to a number: 256 pixels of 255 fit in their 16 bits.
                        var (even, odd): (UInt32, UInt32) = (0, 0)
                        while x < end {
                            let pixel = source[x &- common.minX]
                            even &+= pixel & 0xFF_00FF
                            odd &+= (pixel >> 8) & 0xFF_00FF
                            x &+= 1
                        }
                        sums[column &- columns.lowerBound] &+= SIMD4(
                            even & 0xFFFF, odd & 0xFFFF, even >> 16, odd >> 16)
                    }
                }
                let place = plane.row(line - plane.bounds.minY) + (columns.lowerBound - plane.bounds.minX) * 4
                for (column, sum) in sums.enumerated() {
                    for channel in 0..<4 { place[column * 4 + channel] = Float(sum[channel]) * share }
                }
            }
        }
    }

    /// Where a pixel lies between two columns of the grid.
    private struct Column {
        var left: Int
        var share: Float
    }

    /// Writes the blurred pixels of `result`.
    ///
    /// - Parameter weights: how much of what was mixed into each pixel came from inside the layer, where that isn't what
    ///   its opacity tells.
    func read(into result: Layer, edges: BlurEdges, weights: BlurPlane?) throws(PictureError) {
        let area = result.bounds
        let (cell, plane) = (cell, plane)
        let scale = 1 / Float(cell)
        let columns = (area.minX..<area.maxX).map { x in
            let place = (Float(x) + 0.5) * scale - 0.5
            let left = place.rounded(.down)
            return Column(
                left: min(max(Int(left) - plane.bounds.minX, 0), plane.bounds.width - 2), share: place - left)
        }
        try RowParts.each(area.minY..<area.maxY, work: area.width * 8 + plane.rowLength) { rows in
            let mixed = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: plane.bounds.width)
            defer { mixed.deallocate() }
            for y in rows {
                let place = (Float(y) + 0.5) * scale - 0.5
                let upper = place.rounded(.down)
                let share = place - upper
                let top = plane.row(min(max(Int(upper) - plane.bounds.minY, 0), plane.bounds.height - 1))
                let bottom = plane.row(min(max(Int(upper) + 1 - plane.bounds.minY, 0), plane.bounds.height - 1))
                for column in 0..<plane.bounds.width {
                    mixed[column] = vector(top + column * 4) * (1 - share) + vector(bottom + column * 4) * share
                }
                let target = result.pointer(x: area.minX, y: y)
                let inside = weights.map { $0.row(y - $0.bounds.minY) + (area.minX - $0.bounds.minX) }
                columns.withUnsafeBufferPointer { columns in
                    for x in 0..<columns.count {
                        let (left, share) = (columns[x].left, columns[x].share)
                        let blurred = mixed[left] * (1 - share) + mixed[left &+ 1] * share
                        target[x] = edges.pixel(blurred, weight: inside?[x])
                    }
                }
            }
        }
    }

    @inline(__always)
    private func vector(_ place: UnsafePointer<Float>) -> SIMD4<Float> {
        SIMD4(place[0], place[1], place[2], place[3])
    }
}
