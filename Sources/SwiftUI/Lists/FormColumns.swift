import ViewGraph

extension HorizontalAlignment {
    private enum FormControls: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// Where the controls of a form begin; what has no label begins there too.
    static let formControls = HorizontalAlignment(FormControls.self)
}

/// The lines of a form on macOS: labels end, and controls begin, at one line down the form (facts.md 17.2).
struct FormColumnsLayout: PartLayout {
    private static let spacing: CGFloat = 10

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        properties.mayAnswerBuiltInGuides = false
        return properties
    }

    private struct Line {
        var x: CGFloat
        var size: CGSize
        var proposal: ProposedViewSize
    }

    /// The widest label decides where controls begin; every line ends where the form does.
    private func lines(_ width: CGFloat?, _ subviews: Subviews) -> [Line] {
        let whole = ProposedViewSize(width: width, height: nil)
        let labels = subviews.map { labelWidth($0.dimensions(in: whole, because: "the width of its label")) }
        let widest = labels.max() ?? 0
        return zip(subviews, labels).map { subview, label in
            let rest = width.map { max($0 - (widest - label), 0) }
            let proposal = ProposedViewSize(width: rest, height: nil)
            let dimensions = subview.dimensions(in: proposal, because: "beside the column of labels")
            return Line(x: max(widest - labelWidth(dimensions), 0), size: dimensions.size, proposal: proposal)
        }
    }

    private func labelWidth(_ dimensions: ViewDimensions) -> CGFloat {
        guard let width = dimensions[explicit: .formControls], width.isFinite else { return 0 }
        return width
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let lines = lines(proposal.width, subviews)
        return CGSize(
            width: lines.map { $0.x + $0.size.width }.max() ?? 0,
            height: lines.reduce(0) { $0 + $1.size.height } + Self.spacing * CGFloat(max(lines.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for (subview, line) in zip(subviews, lines(proposal.width ?? bounds.width, subviews)) {
            subview.place(at: CGPoint(x: bounds.minX + line.x, y: y), proposal: line.proposal)
            y += line.size.height + Self.spacing
        }
    }
}
