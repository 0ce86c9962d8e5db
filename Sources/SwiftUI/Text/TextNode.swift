import Foundation
import Typesetting
import ViewGraph

nonisolated extension Text: LeafView {
    package struct PreparedText {
        package let paragraph: Paragraph
        /// What `paintIndex` of a run means.
        let paints: [TextPaint]
        let images: [Image]
        /// When the words may change next, where they count time.
        let nextChange: Date?
        let defaults: TextDefaults

        func paint(at index: Int) -> TextPaint { index < paints.count ? paints[index] : TextPaint() }
    }

    package func prepare(in environment: EnvironmentValues) -> PreparedText {
        prepare(in: environment, now: .distantPast)
    }

    private func prepare(in environment: EnvironmentValues, now: Date) -> PreparedText {
        let runs = TextRuns(self, in: environment, now: now)
        return PreparedText(
            paragraph: runs.defaults.paragraph(of: runs.runs), paints: runs.paints, images: runs.images,
            nextChange: runs.nextChange, defaults: runs.defaults)
    }

    package func makeLayoutNode(viewNode: ViewNode, prepared: PreparedText) -> LayoutNode {
        // Only the graph knows what time it is.
        let prepared =
            prepared.nextChange == nil
            ? prepared : prepare(in: viewNode.environment, now: viewNode.graph.clock.date)
        report(prepared, to: viewNode)
        let node = TextNode(viewNode: viewNode, prepared: prepared)
        if let next = prepared.nextChange {
            let clock = viewNode.graph.clock
            clock.schedule(after: next.timeIntervalSince(clock.date)) { [weak node] in
                node?.viewNode.remakeElements()
            }
        }
        return node
    }

    /// One that counts time is made anew, with its next change.
    package func update(_ node: LayoutNode, prepared: PreparedText) -> Bool {
        guard let node = node as? TextNode, prepared.nextChange == nil, !node.countsTime else { return false }
        report(prepared, to: node.viewNode)
        node.adopt(prepared)
        return true
    }

    private func report(_ prepared: PreparedText, to viewNode: ViewNode) {
        for scalar in prepared.paragraph.missingCharacters.prefix(4) {
            viewNode.report("no font has the character '\(scalar)' (\(scalar.code)); a box is drawn for it")
        }
        for scalar in prepared.paragraph.borrowedCharacters.prefix(4) {
            viewNode.report(
                "the character '\(scalar)' (\(scalar.code)) is drawn with a font of this machine; "
                    + "elsewhere it may look different")
        }
        for family in prepared.paragraph.substitutedFamilies {
            let like = prepared.paragraph.catalog.family(like: family).map { "; did you mean '\($0)'?" } ?? ""
            viewNode.report(
                "the font '\(family)' was not found; another is used (--font-dir adds fonts)\(like)")
        }
        for image in prepared.images {
            if let warning = image.warning(in: viewNode.environment) { viewNode.report(warning) }
        }
    }
}

extension Unicode.Scalar {
    /// U+ and its number.
    fileprivate var code: String { "U+" + String(value, radix: 16, uppercase: true) }
}

extension EnvironmentValues {
    var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        switch multilineTextAlignment {
        case .leading: style.alignment = .leading
        case .center: style.alignment = .center
        case .trailing: style.alignment = .trailing
        }
        switch truncationMode {
        case .head: style.truncation = .head
        case .middle: style.truncation = .middle
        case .tail: style.truncation = .tail
        }
        style.lineSpacing = lineSpacing
        style.maximumLines = lineLimits.maximum
        style.minimumLines = lineLimits.minimum
        style.minimumScaleFactor = minimumScaleFactor
        style.allowsTightening = allowsTightening
        style.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        style.language = typesettingLanguage ?? languageTag
        style.platform = platform.textPlatform
        style.displayScale = displayScale
        return style
    }
}

final class TextNode: LayoutNode {
    private var prepared: Text.PreparedText
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
    /// The number that `.numericText(value:)` said last.
    private var numericValue: Double?

    init(viewNode: ViewNode, prepared: Text.PreparedText) {
        self.prepared = prepared
        numericValue = prepared.defaults.numericValue
        super.init(viewNode: viewNode)
    }

    var countsTime: Bool { prepared.nextChange != nil }

    func adopt(_ prepared: Text.PreparedText) {
        self.prepared = prepared
        layouts.removeAll()
    }

    override var name: String { "Text" }
    override var contentExchange: _ContentExchange {
        let value = environment.contentTransition.value
        defer { numericValue = value }
        return environment.contentTransition.exchange(from: numericValue)
    }
    override var accessibilityText: String? { prepared.paragraph.text }

    /// A text laid out for one proposal stands for every other between it and the size it answered (facts.md 12.2).
    private func layout(_ proposal: ProposedViewSize) -> TextLayout {
        // A text that has room, as most have, keeps nothing of its own.
        if let line = prepared.paragraph.singleLine(within: proposal.width) { return line }
        for known in layouts where known.proposal == proposal { return known.layout }
        let layout = prepared.paragraph.layout(width: proposal.width, height: proposal.height)
        if layout.isCounted { return layout }
        if layouts.count >= 4 { layouts.removeFirst() }
        layouts.append((proposal, layout))
        return layout
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer = prepared.defaults.renderer else { return ownSize(proposal) }
        // A program may keep the proxy of a text that is gone.
        let owner = viewNode
        return renderer.size(proposal, TextProxy { [self] size in withExtendedLifetime(owner) { ownSize(size) } })
    }

    private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        prepared.paragraph.singleLineSize(within: proposal.width) ?? layout(proposal).size
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
        return nil
    }

    override var spacing: ViewSpacing {
        guard let metrics = prepared.paragraph.metrics else { return ViewSpacing() }
        let scale = environment.displayScale
        return .text(above: metrics.spacingAbove(scale: scale), below: metrics.spacingBelow(scale: scale))
    }

    override var textReport: TextReport? {
        let layout = layout(placedProposal)
        return TextReport(
            lines: layout.lines.map { layout.text(of: $0) }, isTruncated: layout.isTruncated,
            firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline)
    }

    override var arrangesContent: Bool { true }

    /// What it is drawn for where that isn't where it was placed.
    private var formerProposal: ProposedViewSize?

    override func drawContent(arrangedFor proposal: ProposedViewSize, in context: inout DrawContext) -> Bool {
        let (former, current) = (layout(proposal), layout(placedProposal))
        guard environment.textRenderer == nil,
            former.lines.map({ former.text(of: $0) }) != current.lines.map({ current.text(of: $0) })
        else { return false }
        formerProposal = proposal
        draw(in: &context)
        formerProposal = nil
        return true
    }

    override func draw(in context: inout DrawContext) {
        let rect = context.pixelRect(of: frame.size)
        let layout = layout(formerProposal ?? placedProposal)
        if environment.isRedacted { return drawPlaceholder(layout, in: rect, &context) }
        if let renderer = environment.textRenderer { return draw(layout, by: renderer, in: rect, &context) }
        var paints: [Int: StyledPaint] = [:]
        context.leaf(in: environment) { context in
            for fragment in layout.fragments(at: rect.origin) {
                let index = fragment.paintIndex
                let styled = paints[index] ?? paint(index, in: rect)
                paints[index] = styled
                let link = prepared.paint(at: index).link
                guard styled.needsGroup || link != nil else {
                    draw(fragment, paint: styled.paint, in: &context)
                    continue
                }
                var group = DisplayList.Group(filters: styled.filters, blendMode: styled.blendMode)
                group.link = link.map { DisplayList.Link(address: $0, rect: fragment.touchedRect) }
                context.group(group) {
                    draw(fragment, paint: styled.paint, in: &$0)
                }
            }
        }
    }

    /// What a renderer makes of the text, in the text's coordinates.
    private func draw(
        _ layout: TextLayout, by renderer: ErasedTextRenderer, in rect: CGRect, _ context: inout DrawContext
    ) {
        let graph = self.graph
        let scope = CanvasScope(
            environment: environment, size: rect.size, displayScale: context.displayScale, symbols: [],
            report: { graph.report($0) })
        let target = CanvasTarget()
        var graphics = GraphicsContext(scope: scope, target: target)
        renderer.draw(Text.Layout(layout, of: prepared, in: rect.size), &graphics)
        guard !target.items.isEmpty else { return }
        let group = DisplayList.Group(
            transform: CGAffineTransform(translationX: rect.minX, y: rect.minY), isIsolated: target.mixes)
        context.group(group) { context in target.items.forEach { context.add($0) } }
    }

    /// A grey bar for each line.
    private func drawPlaceholder(_ layout: TextLayout, in rect: CGRect, _ context: inout DrawContext) {
        let paint = environment.foregroundStyled(in: rect).paint
        for line in layout.lines {
            let inset = (line.ascent + line.descent) * 0.1
            let bar = line.frame.insetBy(dx: 0, dy: inset).offsetBy(dx: rect.minX, dy: rect.minY)
            context.addPlaceholder(bar, radius: bar.height / 4, paint: paint)
        }
    }

    private func paint(_ index: Int, in rect: CGRect) -> StyledPaint {
        let style = prepared.paint(at: index).style
        return reporting(style?.styledPaint(in: environment, rect: rect) ?? environment.foregroundStyled(in: rect))
    }

    private func draw(_ fragment: TextFragment, paint: Paint, in context: inout DrawContext) {
        switch fragment {
        case .glyphs(var run, _):
            if environment.platform == .macOS, case .color(let color) = paint {
                run.source = environment.fontCatalog.smoothed(run.source, luminance: color.luminance)
            }
            run.placeOnPixels(scale: environment.displayScale)
            context.add(.glyphs(run, paint))
        case .picture(let bitmap, let rect, _):
            let source = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
            context.add(
                .image(DisplayList.ImageItem(bitmap: bitmap, sourceRect: source, rect: rect, interpolation: .high)))
        case .attachment(let id, let rect, _):
            guard id < prepared.images.count else { return }
            prepared.images[id].draw(in: &context, rect: rect, paint: paint, environment: environment)
        case .rule(let path, let style, _): context.add(.stroke(path, style, paint))
        case .background(let rect, _): context.add(.fill(Path(rect), FillStyle(), paint))
        }
    }
}

extension TextFragment {
    /// What a finger touches of it.
    fileprivate var touchedRect: CGRect {
        switch self {
        case .glyphs(let run, _):
            CGRect(
                x: run.origin.x, y: run.origin.y - 0.95 * run.size, width: max(run.advance, 0), height: 1.2 * run.size)
        case .picture(_, let rect, _), .attachment(_, let rect, _), .background(let rect, _): rect
        case .rule: .null
        }
    }

    var paintIndex: Int {
        switch self {
        case .glyphs(_, let index), .picture(_, _, let index), .attachment(_, _, let index), .rule(_, _, let index),
            .background(_, let index):
            index
        }
    }
}
