import Foundation

/// A descriptor with its face found and measured: what a run of text is set in.
package final class ResolvedFont: Sendable {
    package let descriptor: FontDescriptor
    package let platform: TextPlatform
    package let face: FontFace
    /// The face that glyphs are drawn with, which has the glyphs of `face`, perhaps in thicker strokes.
    package let drawnFace: FontFace
    package let metrics: LineMetrics
    /// The system's own tracking at this size, in points (facts 14.4, 14.5).
    package let tracking: CGFloat
    /// The slant that stands in for a missing italic.
    package let syntheticSlant: CGFloat
    /// True where a custom family was asked for and another had to be taken.
    package let isSubstitute: Bool
    let features: ShapingFeatures

    init(
        descriptor: FontDescriptor, platform: TextPlatform, face: FontFace, drawnFace: FontFace? = nil,
        syntheticSlant: CGFloat, isSubstitute: Bool
    ) {
        self.descriptor = descriptor
        self.platform = platform
        self.face = face
        self.drawnFace = drawnFace ?? face
        self.syntheticSlant = syntheticSlant
        self.isSubstitute = isSubstitute
        metrics = LineMetrics(descriptor: descriptor, face: face.metrics, platform: platform)
        tracking = Self.tracking(of: descriptor)
        features = ShapingFeatures(descriptor)
    }

    private static func tracking(of descriptor: FontDescriptor) -> CGFloat {
        guard let design = descriptor.design else { return 0 }
        return SystemTracking.tracking(design: design, size: descriptor.size)
    }

    package var size: CGFloat { descriptor.size }
}
