import SwiftUI

/// A box of a tree with what stands beside the line above it.
nonisolated struct TreeCell: View {
    let entry: FlatTree.Entry
    let style: FigureStyle
    let size: CGFloat
    /// Notes stand behind the box rather than above it.
    var isInline = false

    private var node: TreeNode { entry.node }
    private var hasNotes: Bool { !node.leftNotes.isEmpty || !node.rightNotes.isEmpty }

    var body: some View {
        if !hasNotes {
            box
        } else if isInline {
            HStack(spacing: 10) {
                box.layoutPriority(1)
                FlowRow(spacing: 10, rowSpacing: 3) { notes(inOrder) }
            }
        } else {
            VStack(spacing: 5) {
                SplitRow(gap: 12) {
                    VStack(alignment: .trailing, spacing: 2) { notes(node.leftNotes) }
                    VStack(alignment: .leading, spacing: 2) { notes(node.rightNotes) }
                }
                box
            }
        }
    }

    /// Steps in their order, however often a view was asked.
    private var inOrder: [TreeNote] {
        (node.leftNotes + node.rightNotes).enumerated().sorted {
            ($0.element.number ?? 0, $0.offset) < ($1.element.number ?? 0, $1.offset)
        }.map(\.element)
    }

    private func notes(_ notes: [TreeNote]) -> some View {
        ForEach(notes) { TreeNoteView(note: $0, style: style, size: max(10, size - 1.5)) }
    }

    private var box: some View {
        TreeBox(node: node, style: style, size: size)
            .anchorPreference(key: BoxBounds.self, value: .bounds) { [entry.index: $0] }
            .figurePart("node-\(node.id)")
    }
}

/// The box itself.
nonisolated struct TreeBox: View {
    let node: TreeNode
    let style: FigureStyle
    let size: CGFloat

    private var colors: FigureTheme.Pair {
        if let tint = node.tint { return tint }
        if let branch = node.branch, node.kind != .conditional { return style.colors.branch(branch) }
        switch node.kind {
        case .view: return style.colors.view
        case .own: return style.colors.own
        case .modifier: return style.colors.modifier
        case .environment: return style.colors.environment
        case .conditional: return style.colors.conditional
        }
    }

    private var outline: some InsettableShape { RoundedRectangle(cornerRadius: style.theme.cornerRadius) }

    var body: some View {
        VStack(spacing: 3) {
            Text(verbatim: node.name)
                .font(style.label(size, weight: node.kind == .view || node.kind == .own ? .medium : .regular))
                .foregroundStyle(style.ink)
                .lineLimit(1)
            ForEach(node.details) { TreeNoteView(note: $0, style: style, size: max(10, size - 1.5)) }
        }
        .padding(.horizontal, 9)
        .padding(.vertical, 4.5)
        .background(colors.fill.color, in: outline)
        .overlay {
            outline.strokeBorder(
                node.isMarked ? style.accent : colors.line.color,
                style: StrokeStyle(
                    lineWidth: node.isMarked ? 2 : style.theme.lineWidth, dash: node.isDashed ? [4, 3] : []))
        }
    }
}

/// A few words with the number of a step before them.
nonisolated struct TreeNoteView: View {
    let note: TreeNote
    let style: FigureStyle
    let size: CGFloat

    private var color: Color {
        switch note.role {
        case .plain, .state: style.secondary
        case .proposal: style.colors.proposal.color
        case .answer: style.colors.answer.color
        case .attention: style.colors.attention.color
        }
    }

    var body: some View {
        HStack(spacing: 4) {
            if let number = note.number {
                Text(verbatim: String(number)).font(style.label(size, weight: .bold)).foregroundStyle(color)
            }
            Text(verbatim: text).font(style.label(size).monospacedDigit()).foregroundStyle(color).lineLimit(1)
        }
        .opacity(note.isHidden ? 0 : 1)
    }

    private var text: String {
        switch note.role {
        case .proposal: note.text + " ↓"
        case .answer: note.text + " ↑"
        default: note.text
        }
    }
}
