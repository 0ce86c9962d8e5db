import Foundation

/// What a report says of a text: its lines as broken, and where its baselines are, in points from its top.
@_documentation(metadata: engine)
public struct TextReport: Equatable, Sendable {
    public var lines: [String]
    public var isTruncated: Bool
    public var firstBaseline: CGFloat
    public var lastBaseline: CGFloat

    public init(lines: [String], isTruncated: Bool, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        (self.lines, self.isTruncated) = (lines, isTruncated)
        (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
    }
}
