import Foundation

/// A stretch of a paragraph's text that is shaped in one go, or something else that stands in the line.
struct Segment {
    enum Kind: UInt8 {
        case text, tab, newline, invisible, attachment
    }

    var kind: Kind
    /// UTF-8 offsets in the paragraph.
    var start: Int
    var end: Int
    /// Which of the paragraph's runs it belongs to.
    var run: Int
    /// The bidirectional embedding level; odd is right to left.
    var level: UInt8 = 0
    /// Nil where nothing is drawn.
    var face: FontFace?
    var shaped: ShapedText = .empty
    /// Points per font unit, and points added to each cluster.
    var scale: CGFloat = 0
    var tracking: CGFloat = 0
    /// In points.
    var advance: CGFloat = 0

    /// Sets the advance from what has been shaped.
    mutating func measure() {
        advance = CGFloat(shaped.advance) * scale + CGFloat(shaped.clusterCount) * tracking
    }
}

/// A run with its font found.
struct RunStyle {
    var font: ResolvedFont
    /// Points added to each cluster of the run's own face: the system's tracking and the user's.
    var tracking: CGFloat
    /// Points added to each cluster of another face: the user's alone.
    var userTracking: CGFloat
    var features: ShapingFeatures

    init(_ run: TextRun, font: ResolvedFont) {
        let user = run.tracking + run.kerning
        userTracking = user.isFinite ? user : 0
        tracking = font.tracking + userTracking
        self.font = font
        features = font.features
        if run.tracking != 0 { features.insert(.noLigatures) }
    }
}
