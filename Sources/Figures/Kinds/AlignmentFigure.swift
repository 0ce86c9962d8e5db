import Rendering
import SwiftUI
import ViewGraph

/// Where one guide of one view is.
nonisolated struct GuideLine {
    var name: String
    var isVertical: Bool
    /// In the canvas's coordinates.
    var position: CGFloat
    /// In the view's own.
    var value: CGFloat
    var isExplicit: Bool
}

nonisolated extension FigureInput {
    /// The lines that a container's views are aligned on, with their values.
    func alignment() throws(RenderFailure) -> FigureContent {
        let session = try session()
        let drawn = try DrawnView(session)
        let nodes = drawn.inspection.root?.flattened ?? []
        let container =
            settings.text("of").map { id in nodes.first { $0.id == id } }
            ?? nodes.first { ["HStack", "VStack", "ZStack"].contains($0.name) && $0.children.count > 1 }
        guard let container, !container.children.isEmpty else {
            throw RenderFailure(
                .request, text: "error: there is no stack with several views here; '--of' names a container by its id\n"
            )
        }
        let byID = Dictionary(session.reportedNodes.map { ($0.id, $0.node) }) { first, _ in first }
        let guides = try guides(
            for: container, byID[container.id], nodes: container.children.compactMap { byID[$0.id] }, session)
        var lines: [String: [GuideLine]] = [:]
        for child in [container] + container.children {
            if let node = byID[child.id] {
                lines[child.id] = Self.lines(guides, of: node, frame: child.frame)
            }
        }
        var sentences: [String] = []
        for child in container.children {
            for line in lines[child.id] ?? [] {
                sentences.append(
                    style.labels(
                        line.isExplicit
                            ? "{view} has {guide} at {value}, set explicitly." : "{view} has {guide} at {value}.",
                        ["view": child.name, "guide": line.name, "value": FigureNumbers.text(line.value)]))
            }
        }
        return FigureContent(
            view: AlignmentFigure(container: container, lines: lines, drawn: drawn, style: style, width: contentWidth),
            title: style.labels("What the views of {stack} are aligned on", ["stack": container.name]),
            alternateText: sentences.joined(separator: " "), text: sentences.joined(separator: "\n"))
    }

    /// The guides that are asked for; else those that the container aligns by, and those that the source declares and
    /// that views here set explicitly.
    private func guides(
        for container: LayoutReport, _ node: LayoutNode?, nodes: [LayoutNode], _ session: RenderSession
    ) throws(RenderFailure) -> [AlignmentGuide] {
        let declared = AlignmentGuide.declared(in: request.source.files.map(\.text), session)
        if let names = settings.text("guides") {
            var result: [AlignmentGuide] = []
            for name in names.split(separator: ",").map(String.init) {
                let found = (AlignmentGuide.builtIn + declared).filter { $0.name == name }
                guard !found.isEmpty else { throw unknown(name, declared) }
                result += found
            }
            return result.filter { $0.counts(in: container.name) }
        }
        let layout = (node as? any LayoutOwner)?.ownLayout
        let used = (AlignmentGuide.builtIn + declared).filter { guide in
            layout.map(guide.isAligning) == true
        }
        let set = declared.filter { guide in
            guide.counts(in: container.name) && !used.contains { $0.name == guide.name }
                && nodes.contains { $0.dimensionsToPlace($0.placedProposal).isSet(guide) }
        }
        if !used.isEmpty || !set.isEmpty { return used + set }
        return AlignmentGuide.builtIn.filter { $0.name == "center" && $0.counts(in: container.name) }
    }

    private func unknown(_ name: String, _ declared: [AlignmentGuide]) -> RenderFailure {
        var names: [String] = []
        for guide in AlignmentGuide.builtIn + declared where !names.contains(guide.name) { names.append(guide.name) }
        return RenderFailure(
            .request,
            text: "error: there is no guide '\(name)' here; there are \(names.joined(separator: ", ")) (--guides)\n")
    }

    private static func lines(_ guides: [AlignmentGuide], of node: LayoutNode, frame: CGRect) -> [GuideLine] {
        let dimensions = node.dimensionsToPlace(node.placedProposal)
        return guides.map { guide in
            let value = dimensions.value(of: guide)
            let isVertical = guide.isVertical
            return GuideLine(
                name: guide.name, isVertical: isVertical,
                position: (isVertical ? frame.minX : frame.minY) + value, value: value,
                isExplicit: dimensions.isSet(guide))
        }
    }
}

nonisolated struct AlignmentFigure: View {
    let container: LayoutReport
    let lines: [String: [GuideLine]]
    let drawn: DrawnView
    let style: FigureStyle
    let width: CGFloat

    private var region: CGRect {
        container.children.reduce(container.frame) { $0.union($1.frame) }.insetBy(dx: -12, dy: -12)
    }

    private var union: CGRect {
        container.children.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    }

    private var scale: CGFloat {
        let room = width
        guard region.width > 0 else { return 1 }
        return min(room / region.width, region.width < 260 ? 2.5 : region.width < 400 ? 1.5 : 1)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            picture
            legend
            table
        }
    }

    private var picture: some View {
        ZStack(alignment: .topLeading) {
            EmbeddedPicture(list: drawn.list, region: region, scale: scale)
                .background {
                    if let background = drawn.background { Color(resolved: background) }
                }
            frame(container.frame, style.accent, StrokeStyle(lineWidth: 1.5))
            frame(union, style.secondary, StrokeStyle(lineWidth: 1, dash: [4, 3]))
            ForEach(container.children.indices, id: \.self) { index in
                let child = container.children[index]
                frame(child.frame, style.colors.answer.color, StrokeStyle(lineWidth: 1))
                ForEach((lines[child.id] ?? []).indices, id: \.self) { line in
                    guide((lines[child.id] ?? [])[line], in: child.frame, overhang: 4)
                }
            }
            ForEach((lines[container.id] ?? []).indices, id: \.self) { index in
                containerGuide((lines[container.id] ?? [])[index])
            }
        }
        .frame(width: region.width * scale, height: region.height * scale, alignment: .topLeading)
        .clipped()
    }

    private func frame(_ rect: CGRect, _ color: Color, _ stroke: StrokeStyle) -> some View {
        Rectangle()
            .strokeBorder(color, style: stroke)
            .frame(width: max(rect.width * scale, 1), height: max(rect.height * scale, 1))
            .offset(x: (rect.minX - region.minX) * scale, y: (rect.minY - region.minY) * scale)
    }

    /// A child's own guide, a short line across it; an explicit one is drawn strong.
    private func guide(_ line: GuideLine, in frame: CGRect, overhang: CGFloat) -> some View {
        let color = style.colors.attention.color
        let thickness: CGFloat = line.isExplicit ? 2.5 : 1
        let length = (line.isVertical ? frame.height : frame.width) * scale + 2 * overhang
        let along = ((line.isVertical ? frame.minY - region.minY : frame.minX - region.minX) * scale) - overhang
        let across = (line.position - (line.isVertical ? region.minX : region.minY)) * scale - thickness / 2
        return
            color
            .frame(width: line.isVertical ? thickness : length, height: line.isVertical ? length : thickness)
            .offset(x: line.isVertical ? across : along, y: line.isVertical ? along : across)
    }

    /// The container's guide, from edge to edge.
    private func containerGuide(_ line: GuideLine) -> some View {
        let across = (line.position - (line.isVertical ? region.minX : region.minY)) * scale - 0.5
        return style.accent.opacity(0.45)
            .frame(
                width: line.isVertical ? 1 : region.width * scale, height: line.isVertical ? region.height * scale : 1
            )
            .offset(x: line.isVertical ? across : 0, y: line.isVertical ? 0 : across)
    }

    private var legend: some View {
        FlowRow(spacing: 14) {
            entry(style.labels("the container"), style.accent)
            entry(style.labels("each view"), style.colors.answer.color)
            entry(style.labels("all views together"), style.secondary)
            entry(style.labels("a guide, strong where it is explicit"), style.colors.attention.color)
        }
    }

    private func entry(_ text: String, _ color: Color) -> some View {
        HStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 1).fill(color).frame(width: 14, height: 2)
            Text(verbatim: text).font(style.label(10.5)).foregroundStyle(style.secondary).fixedSize()
        }
    }

    private var table: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 18, verticalSpacing: 5) {
            ForEach(([container] + container.children).indices, id: \.self) { index in
                let node = ([container] + container.children)[index]
                GridRow {
                    Text(verbatim: node.name).font(style.label(11.5, weight: .medium)).foregroundStyle(style.ink)
                    ForEach((lines[node.id] ?? []).indices, id: \.self) { line in
                        value((lines[node.id] ?? [])[line])
                    }
                }
            }
        }
    }

    private func value(_ line: GuideLine) -> some View {
        HStack(spacing: 5) {
            Text(verbatim: line.name).font(style.label(11)).foregroundStyle(style.secondary)
            Text(verbatim: FigureNumbers.text(line.value) + (line.isExplicit ? " " + style.labels("explicit") : ""))
                .font(style.label(11.5, weight: line.isExplicit ? .bold : .regular).monospacedDigit())
                .foregroundStyle(line.isExplicit ? style.colors.attention.color : style.ink)
        }
        .lineLimit(1)
    }
}
