import Drawing
import Foundation
import Typesetting
import ViewGraph

nonisolated extension Text {
    /// A text as it was laid out: lines of runs of glyphs, in points from the text's top left corner.
    public struct Layout: RandomAccessCollection {
        let lines: [Line]
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(position: Int) -> Line { lines[position] }

        /// A line from its left to its right end.
        public struct Line: RandomAccessCollection {
            let runs: [Run]
            let extent: TypographicBounds
            let first: CGPoint
            /// Where the line is drawn: the left end of its baseline.
            public var origin: CGPoint

            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(position: Int) -> Run { runs[position].moved(by: shift) }
            public var typographicBounds: TypographicBounds { extent.moved(by: shift) }

            private var shift: CGSize { CGSize(width: origin.x - first.x, height: origin.y - first.y) }
        }

        /// Glyphs of one look, or a picture in the line.
        public struct Run: RandomAccessCollection {
            let slices: [RunSlice]
            let extent: TypographicBounds
            let isRightToLeft: Bool
            let attributes: [CustomAttribute]

            public var startIndex: Int { 0 }
            public var endIndex: Int { slices.count }
            public subscript(position: Int) -> RunSlice { slices[position] }
            public var typographicBounds: TypographicBounds { extent }
            public var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

            /// What was said of the run's text by a value of a type.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attribute(ObjectIdentifier(key)) as? T }

            package func attribute(_ key: ObjectIdentifier) -> Any? { attributes.last { $0.key == key }?.value }
        }

        /// A glyph, or as many as stand for one character.
        public struct RunSlice {
            let fragments: [TextFragment]
            let extent: TypographicBounds
            let attributes: [CustomAttribute]
            let painting: Painting

            public var typographicBounds: TypographicBounds { extent }

            public subscript<T: TextAttribute>(key: T.Type) -> T? { attribute(ObjectIdentifier(key)) as? T }

            package func attribute(_ key: ObjectIdentifier) -> Any? { attributes.last { $0.key == key }?.value }
        }

        /// Where something stands, and how far its font reaches from the baseline.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
            public var origin: CGPoint
            public var width: CGFloat
            public var ascent: CGFloat
            public var descent: CGFloat
            public var leading: CGFloat

            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
                (self.origin, self.width, self.ascent, self.descent, leading) = (origin, width, ascent, descent, 0)
            }

            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }

            func moved(by shift: CGSize) -> TypographicBounds {
                var result = self
                result.origin.x += shift.width
                result.origin.y += shift.height
                return result
            }
        }

        /// How glyphs are drawn.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Glyphs always stand where they were laid out.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
        }

        /// What a text's parts are painted with.
        final class Painting {
            let prepared: PreparedText
            let rect: CGRect

            init(prepared: PreparedText, rect: CGRect) { (self.prepared, self.rect) = (prepared, rect) }
        }
    }
}

// MARK: - Taking a layout apart

extension Text.Layout {
    init(_ layout: TextLayout, of prepared: Text.PreparedText, in size: CGSize) {
        let painting = Painting(prepared: prepared, rect: CGRect(origin: .zero, size: size))
        lines = layout.lines.map { line in
            let frame = TypographicBounds(
                origin: CGPoint(x: line.x, y: line.baseline), width: line.width, ascent: line.ascent,
                descent: line.descent)
            let runs = Self.runs(of: layout.fragments(of: line), in: frame, painting)
            return Line(runs: runs, extent: frame, first: frame.origin, origin: frame.origin)
        }
        isTruncated = layout.isTruncated
    }

    /// Glyphs and pictures are runs; rules and backgrounds belong to the run they are drawn with.
    private static func runs(
        of fragments: [TextFragment], in line: TypographicBounds, _ painting: Painting
    ) -> [Run] {
        let parts = fragments.filter { !$0.isDecoration }
        let decorations = fragments.filter(\.isDecoration)
        return parts.map { part in
            let span = part.span
            let own = decorations.filter { span.contains(($0.span.lowerBound + $0.span.upperBound) / 2) }
            let attributes = painting.prepared.paint(at: part.paintIndex).attributes
            let slices = part.slices.map { piece in
                RunSlice(
                    fragments: own.compactMap { $0.cut(to: piece.span, isBehind: true) } + [piece.fragment]
                        + own.compactMap { $0.cut(to: piece.span, isBehind: false) },
                    extent: line.across(piece.span), attributes: attributes, painting: painting)
            }
            return Run(
                slices: slices, extent: line.across(span), isRightToLeft: part.isRightToLeft, attributes: attributes)
        }
    }
}

extension Text.Layout.Run {
    func moved(by shift: CGSize) -> Self {
        guard shift != .zero else { return self }
        return Self(
            slices: slices.map { $0.moved(by: shift) }, extent: extent.moved(by: shift), isRightToLeft: isRightToLeft,
            attributes: attributes)
    }
}

extension Text.Layout.RunSlice {
    fileprivate func moved(by shift: CGSize) -> Self {
        Self(
            fragments: fragments.map { $0.moved(by: shift) }, extent: extent.moved(by: shift), attributes: attributes,
            painting: painting)
    }
}

extension Text.Layout.TypographicBounds {
    /// A part of a line from one place to another.
    fileprivate func across(_ span: ClosedRange<CGFloat>) -> Self {
        Self(
            origin: CGPoint(x: span.lowerBound, y: origin.y), width: span.upperBound - span.lowerBound, ascent: ascent,
            descent: descent)
    }
}

extension TextFragment {
    fileprivate var isDecoration: Bool {
        switch self {
        case .rule, .background: true
        default: false
        }
    }

    fileprivate var isRightToLeft: Bool {
        if case .glyphs(let run, _) = self { return run.isRightToLeft }
        return false
    }

    /// From left to right.
    fileprivate var span: ClosedRange<CGFloat> {
        let rect: CGRect
        switch self {
        case .glyphs(let run, _): return run.origin.x...max(run.origin.x + run.advance, run.origin.x)
        case .background(let frame, _), .picture(_, let frame, _), .attachment(_, let frame, _): rect = frame
        case .rule(let path, _, _): rect = path.boundingRect
        }
        return rect.minX...max(rect.maxX, rect.minX)
    }

    /// A glyph run by its clusters, anything else whole.
    fileprivate var slices: [(fragment: TextFragment, span: ClosedRange<CGFloat>)] {
        guard case .glyphs(let run, let paint) = self else { return [(self, span)] }
        return run.clusters.map { cluster in
            let start = cluster.origin.x
            return (.glyphs(cluster, paintIndex: paint), start...max(start + cluster.advance, start))
        }
    }

    /// A rule or a background between two places.
    fileprivate func cut(to span: ClosedRange<CGFloat>, isBehind: Bool) -> TextFragment? {
        let own = self.span
        let (start, end) = (max(own.lowerBound, span.lowerBound), min(own.upperBound, span.upperBound))
        guard start < end else { return nil }
        switch self {
        case .background(let rect, let paint) where isBehind:
            return .background(
                CGRect(x: start, y: rect.minY, width: end - start, height: rect.height), paintIndex: paint)
        case .rule(let path, var style, let paint) where !isBehind:
            let height = path.boundingRect.midY
            var part = Path()
            part.move(to: CGPoint(x: start, y: height))
            part.addLine(to: CGPoint(x: end, y: height))
            // The pattern goes on where the part before it ended.
            style.dashPhase += start - own.lowerBound
            return .rule(part, style, paintIndex: paint)
        default: return nil
        }
    }

    fileprivate func moved(by shift: CGSize) -> TextFragment {
        switch self {
        case .glyphs(var run, let paint):
            run.origin.x += shift.width
            run.origin.y += shift.height
            return .glyphs(run, paintIndex: paint)
        case .background(let rect, let paint):
            return .background(rect.offsetBy(dx: shift.width, dy: shift.height), paintIndex: paint)
        case .picture(let bitmap, let rect, let paint):
            return .picture(bitmap, rect.offsetBy(dx: shift.width, dy: shift.height), paintIndex: paint)
        case .attachment(let id, let rect, let paint):
            return .attachment(id: id, rect: rect.offsetBy(dx: shift.width, dy: shift.height), paintIndex: paint)
        case .rule(let path, let style, let paint):
            let moved = path.applying(CGAffineTransform(translationX: shift.width, y: shift.height))
            return .rule(moved, style, paintIndex: paint)
        }
    }
}

extension GlyphRun {
    /// The run in parts of one cluster each, from left to right.
    fileprivate var clusters: [GlyphRun] {
        var groups: [ArraySlice<PositionedGlyph>] = []
        for index in glyphs.indices {
            if let last = groups.last, last.first?.cluster == glyphs[index].cluster {
                groups[groups.count - 1] = glyphs[last.startIndex...index]
            } else {
                groups.append(glyphs[index...index])
            }
        }
        let starts = Set(glyphs.map(\.cluster)).sorted()
        let bytes = Array(text.utf8)
        return groups.enumerated().map { position, group in
            let left = group.first?.x ?? 0
            let right = position + 1 < groups.count ? groups[position + 1].first?.x ?? advance : advance
            let cluster = group.first?.cluster ?? 0
            let end = starts.first { $0 > cluster } ?? bytes.count
            var part = self
            part.origin.x += left
            part.glyphs = group.map { glyph in
                var glyph = glyph
                (glyph.x, glyph.cluster) = (glyph.x - left, 0)
                return glyph
            }
            part.text = cluster < end && end <= bytes.count ? String(decoding: bytes[cluster..<end], as: UTF8.self) : ""
            part.advance = right - left
            return part
        }
    }
}
