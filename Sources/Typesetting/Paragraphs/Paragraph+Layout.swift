import Drawing
import Foundation

extension Paragraph {
    /// The lines for a proposal in points; nil and infinity limit nothing (facts 15.1, 15.2).
    package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        let (width, height) = (Self.limit(width), Self.limit(height))
        guard width > 0 || height > 0 else { return TextLayout(content: content) }
        // Letters that may be smaller are made so where they would overflow, also those that can't be cut.
        func overflows(_ layout: TextLayout) -> Bool {
            style.minimumScaleFactor < 1 && layout.overflows(width, height)
        }
        if let line = singleLine(within: width), !overflows(line) { return line }
        var best = LineStack(content: content).layout(width: width, height: height)
        guard best.isTruncated || overflows(best) else { return best }
        if style.allowsTightening {
            for step in 1...3 {
                let tight = variant(scale: 1, kerning: -0.01 * CGFloat(step))
                let layout = LineStack(content: tight).layout(width: width, height: height)
                if !layout.isTruncated, !overflows(layout) { return layout }
                best = layout
            }
        }
        if style.minimumScaleFactor < 1, let smaller = shrunk(width: width, height: height) { return smaller }
        return best
    }

    /// The text on one line, where a proposal of that width has room for it; nothing has to be worked out for it.
    package func singleLine(within width: CGFloat?) -> TextLayout? {
        guard let singleLine, Self.limit(width) > 0, singleLine.size.width <= Self.limit(width) else { return nil }
        return singleLine
    }

    /// The size of that line: all that measuring a text with room enough asks for.
    package func singleLineSize(within width: CGFloat?) -> CGSize? {
        guard let size = singleLine?.size, Self.limit(width) > 0, size.width <= Self.limit(width) else { return nil }
        return size
    }

    private static func limit(_ length: CGFloat?) -> CGFloat {
        guard let length, !length.isNaN else { return .infinity }
        return max(length, 0)
    }

    /// The layout at the largest factor at which nothing is cut, or at the smallest allowed one.
    private func shrunk(width: CGFloat, height: CGFloat) -> TextLayout? {
        func attempt(_ factor: CGFloat) -> TextLayout {
            let content = variant(scale: factor, kerning: style.allowsTightening ? -0.03 : 0)
            var layout = LineStack(content: content).layout(width: width, height: height)
            layout.scale = factor
            return layout
        }
        var low = max(style.minimumScaleFactor, 0.01)
        var best = attempt(low)
        func isCut(_ layout: TextLayout) -> Bool { layout.isTruncated || layout.overflows(width, height) }
        guard !isCut(best) else { return best }
        var high: CGFloat = 1
        for _ in 0..<8 {
            let middle = (low + high) / 2
            let layout = attempt(middle)
            if isCut(layout) { high = middle } else { (low, best) = (middle, layout) }
        }
        return best
    }

    /// The same text in smaller letters, or with letters `kerning` ems further apart.
    private func variant(scale: CGFloat, kerning: CGFloat) -> ParagraphContent {
        let runs = self.runs.map { run in
            var run = run
            run.font.size *= scale
            run.tracking *= scale
            run.kerning = run.kerning * scale + kerning * run.font.size
            run.baselineOffset *= scale
            run.attachment = run.attachment.map {
                TextAttachment(
                    id: $0.id, size: CGSize(width: $0.size.width * scale, height: $0.size.height * scale),
                    baseline: $0.baseline * scale)
            }
            return run
        }
        return ParagraphContent(runs: runs, style: style, catalog: catalog)
    }
}

extension TextLayout {
    /// Whether letters stand out of a space that they can't be cut to.
    fileprivate func overflows(_ width: CGFloat, _ height: CGFloat) -> Bool {
        size.height > height || lines.contains { $0.width > width }
    }
}
