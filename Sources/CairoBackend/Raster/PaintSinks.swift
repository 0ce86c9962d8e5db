import Drawing
import Foundation

// Unsafe: spans come cut to the layer or coverage they are drawn on, whose rows the scratch is as long as.

/// Lays one colour over the spans it is sent.
final class SolidSink: SpanSink {
    var layer: Layer
    var paint: SolidPaint

    init(layer: Layer, paint: SolidPaint) {
        (self.layer, self.paint) = (layer, paint)
    }

    override func span(x: Int, y: Int, count: Int, coverage: UInt8) {
        paint.fill(layer.pointer(x: x, y: y), count: count, coverage: coverage)
    }
}

/// Lays a shader's colours over the spans it is sent.
final class ShaderSink: SpanSink {
    private let layer: Layer
    private let shader: Shader
    private let scratch: UnsafeMutablePointer<UInt32>

    init(layer: Layer, shader: Shader) {
        (self.layer, self.shader) = (layer, shader)
        scratch = .allocate(capacity: max(layer.width, 1))
    }

    deinit { scratch.deallocate() }

    override func span(x: Int, y: Int, count: Int, coverage: UInt8) {
        shader.fill(layer.pointer(x: x, y: y), x: x, y: y, count: count, coverage: coverage, scratch: scratch)
    }
}

/// Passes on only what is at least half covered, fully: shapes without antialiasing.
final class ThresholdSink: SpanSink {
    private let next: SpanSink

    init(_ next: SpanSink) { self.next = next }

    override func span(x: Int, y: Int, count: Int, coverage: UInt8) {
        if coverage >= 128 { next.span(x: x, y: y, count: count, coverage: 255) }
    }
}

/// Writes a shader's opacity, where spans cover it, to a coverage.
final class AlphaSink: SpanSink {
    private let coverage: Coverage
    private let shader: Shader
    private var scratch: [UInt32]

    init(_ coverage: Coverage, shader: Shader) {
        (self.coverage, self.shader) = (coverage, shader)
        scratch = Array(repeating: 0, count: max(coverage.bounds.width, 1))
    }

    override func span(x: Int, y: Int, count: Int, coverage value: UInt8) {
        let target = coverage.pointer(x: x, y: y)
        scratch.withUnsafeMutableBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            shader.shade(x: x, y: y, count: count, into: base)
            for index in 0..<count {
                target[index] = UInt8(truncatingIfNeeded: ((base[index] >> 24) &* UInt32(value) &+ 127) / 255)
            }
        }
    }
}
