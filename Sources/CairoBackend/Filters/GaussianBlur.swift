import Drawing
import Foundation

// Unsafe: a plane has room for its bounds' rows; every row and column that is read or written is clamped to them, and
// sizes come from pixels that were drawn, never from a source's own numbers.

/// Numbers for a rectangle of pixels, one or four a pixel, that can be blurred.
final class BlurPlane {
    let bounds: PixelRect
    let channels: Int
    var values: UnsafeMutablePointer<Float>

    var rowLength: Int { bounds.width * channels }
    var count: Int { rowLength * bounds.height }

    init(bounds: PixelRect, channels: Int) throws(PictureError) {
        self.bounds = bounds
        self.channels = channels
        let count = max(bounds.width * bounds.height * channels, 1)
        try charge(count, bytes: count * MemoryLayout<Float>.stride)
        guard let memory = calloc(count, MemoryLayout<Float>.stride) else {
            throw .failed("no memory to blur \(bounds.width) × \(bounds.height) pixels")
        }
        values = memory.bindMemory(to: Float.self, capacity: count)
    }

    deinit { free(values) }

    func row(_ index: Int) -> UnsafeMutablePointer<Float> { values + index * rowLength }

    /// Mixes every number with its neighbours, across and then down; outside the plane all is 0.
    func convolve(with weights: [Float]) throws(PictureError) {
        let reach = weights.count / 2
        guard reach > 0, count > 0 else { return }
        let work = max(rowLength * weights.count / 2, 1)
        try RowParts.each(0..<bounds.height, work: work) { rows in convolveAcross(rows, weights) }
        let result = try BlurPlane(bounds: bounds, channels: channels)
        try RowParts.each(0..<bounds.height, work: work) { rows in
            for index in rows {
                let target = result.row(index)
                for (tap, weight) in weights.enumerated() {
                    let source = index + tap - reach
                    guard source >= 0, source < bounds.height else { continue }
                    accumulate(row(source), times: weight, into: target, count: rowLength)
                }
            }
        }
        swap(&values, &result.values)
    }

    private func convolveAcross(_ rows: Range<Int>, _ weights: [Float]) {
        let margin = weights.count / 2 * channels
        let padded = UnsafeMutablePointer<Float>.allocate(capacity: rowLength + 2 * margin)
        defer { padded.deallocate() }
        padded.initialize(repeating: 0, count: rowLength + 2 * margin)
        for index in rows {
            let target = row(index)
            memcpy(padded + margin, target, rowLength * MemoryLayout<Float>.stride)
            memset(target, 0, rowLength * MemoryLayout<Float>.stride)
            for (tap, weight) in weights.enumerated() {
                accumulate(padded + tap * channels, times: weight, into: target, count: rowLength)
            }
        }
    }
}

@inline(__always)
private func accumulate(
    _ source: UnsafePointer<Float>, times weight: Float, into target: UnsafeMutablePointer<Float>, count: Int
) {
    var index = 0
    while index < count {
        target[index] += source[index] * weight
        index &+= 1
    }
}

/// A Gaussian whose wide forms are found on a coarser grid: smooth pictures lose nothing by it.
struct GaussianKernel {
    /// Pixels of one cell of the grid, across and down; a power of two.
    let cell: Int
    let weights: [Float]
    /// How far it reaches, in pixels.
    let reach: Int

    init(sigma: CGFloat) {
        let sigma = min(sigma, 2_000)
        var cell = 1
        while sigma / CGFloat(cell) >= 8 { cell *= 2 }
        self.cell = cell
        let tail = Self.tail(of: sigma)
        // Averaging into cells and interpolating between them blur a little themselves.
        let own = cell == 1 ? 0 : (1 - 1 / CGFloat(cell * cell)) / 12 + 1.0 / 6
        let variance = max(sigma * sigma / CGFloat(cell * cell) - own, 1e-4)
        let steps = Int((tail.cut * variance.squareRoot()).rounded(.down))
        let floor = tail.drop * exp(-tail.cut * tail.cut / 2)
        let raw = (-steps...steps).map { step in max(exp(-CGFloat(step * step) / (2 * variance)) - floor, 0) }
        let sum = raw.reduce(0, +)
        weights = raw.map { Float($0 / sum) }
        reach = (steps + 2) * cell
    }

    /// Where the tail is cut, in sigmas, and how much of the height there is taken off: small blurs are plain
    /// Gaussians, wide ones end earlier (measured: facts.md 16.43, 16.44, 16.46).
    private static func tail(of sigma: CGFloat) -> (cut: CGFloat, drop: CGFloat) {
        let share = min(max((sigma - 5) / 3, 0), 1)
        return (3 - 0.6 * share, 0.25 * share)
    }
}

extension BlurPlane {
    /// The plane blurred, on `target`'s pixels.
    func blurred(by kernel: GaussianKernel, onto target: PixelRect) throws(PictureError) -> BlurPlane {
        let cell = kernel.cell
        if cell == 1 {
            let result = try BlurPlane(bounds: target, channels: channels)
            let common = bounds.intersection(target)
            guard !common.isEmpty else { return result }
            for y in common.minY..<common.maxY {
                let source = row(y - bounds.minY) + (common.minX - bounds.minX) * channels
                let place = result.row(y - target.minY) + (common.minX - target.minX) * channels
                memcpy(place, source, common.width * channels * MemoryLayout<Float>.stride)
            }
            try result.convolve(with: kernel.weights)
            return result
        }
        let coarse = try coarsened(cell: cell, covering: target)
        try coarse.convolve(with: kernel.weights)
        return try coarse.refined(cell: cell, onto: target)
    }

    /// Averages over cells whose corners are multiples of `cell` pixels from the plane's own corner, so that a picture
    /// that moves is blurred alike.
    private func coarsened(cell: Int, covering target: PixelRect) throws(PictureError) -> BlurPlane {
        func first(_ value: Int) -> Int { Int((Double(value) / Double(cell)).rounded(.down)) }
        func last(_ value: Int) -> Int { Int((Double(value) / Double(cell)).rounded(.up)) }
        let grid = PixelRect(
            minX: first(target.minX) - 1, minY: first(target.minY) - 1, maxX: last(target.maxX) + 1,
            maxY: last(target.maxY) + 1)
        let result = try BlurPlane(bounds: grid, channels: channels)
        let common = bounds.intersection(target)
        guard !common.isEmpty else { return result }
        let share = 1 / Float(cell * cell)
        for y in common.minY..<common.maxY {
            try charge(common.width * channels)
            let source = row(y - bounds.minY) + (common.minX - bounds.minX) * channels
            let place = result.row(first(y) - grid.minY)
            var column = (first(common.minX) - grid.minX) * channels
            var inCell = common.minX - first(common.minX) * cell
            var index = 0
            while index < common.width * channels {
                for channel in 0..<channels { place[column + channel] += source[index + channel] * share }
                index += channels
                inCell += 1
                if inCell == cell {
                    inCell = 0
                    column += channels
                }
            }
        }
        return result
    }

    private func refined(cell: Int, onto target: PixelRect) throws(PictureError) -> BlurPlane {
        let result = try BlurPlane(bounds: target, channels: channels)
        let scale = 1 / Float(cell)
        let mixed = UnsafeMutablePointer<Float>.allocate(capacity: max(rowLength, 1))
        defer { mixed.deallocate() }
        for y in target.minY..<target.maxY {
            try charge(rowLength + target.width * channels * 2)
            let place = (Float(y) + 0.5) * scale - 0.5
            let upper = place.rounded(.down)
            let share = place - upper
            let top = row(min(max(Int(upper) - bounds.minY, 0), bounds.height - 1))
            let bottom = row(min(max(Int(upper) + 1 - bounds.minY, 0), bounds.height - 1))
            for index in 0..<rowLength { mixed[index] = top[index] * (1 - share) + bottom[index] * share }
            let output = result.row(y - target.minY)
            for x in target.minX..<target.maxX {
                let place = (Float(x) + 0.5) * scale - 0.5
                let left = place.rounded(.down)
                let share = place - left
                let column = min(max(Int(left) - bounds.minX, 0), bounds.width - 2) * channels
                for channel in 0..<channels {
                    let (from, to) = (mixed[column + channel], mixed[column + channels + channel])
                    output[(x - target.minX) * channels + channel] = from * (1 - share) + to * share
                }
            }
        }
        return result
    }
}
