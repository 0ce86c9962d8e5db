import Rendering
import SwiftUI

/// Code, view tree and preview: in one row where there is room, else the code above the other two, else below each other.
nonisolated struct ListingFigure: View {
    let lines: [CodeLine]
    let showsNumbers: Bool
    let nodes: [TreeNode]
    let drawn: DrawnView
    let style: FigureStyle
    let width: CGFloat

    private var spacing: CGFloat { style.theme.spacing }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: spacing) {
                code.fixedSize()
                tree.fixedSize()
                preview(width / 3)
            }
            VStack(alignment: .leading, spacing: spacing) {
                code
                HStack(alignment: .top, spacing: spacing) {
                    tree.fixedSize()
                    preview(width / 2)
                }
            }
            VStack(alignment: .leading, spacing: spacing) {
                code
                HStack(alignment: .top, spacing: spacing) {
                    TreeDiagram(nodes, style: style, isOutline: true).fixedSize()
                    preview(width / 2.4)
                }
            }
            VStack(alignment: .leading, spacing: spacing) {
                code
                tree
                preview(width)
            }
        }
    }

    private var code: some View {
        CodeView(
            lines: lines, style: style, showsNumbers: showsNumbers,
            fontSize: CodeLine.fontSize(
                of: lines, width: width, showsNumbers: showsNumbers, size: style.theme.codeSize),
            width: width)
    }

    private var tree: some View { TreeDiagram(nodes, style: style) }

    private func preview(_ width: CGFloat) -> some View {
        drawn.view(scale: drawn.scale(toFit: width))
            .overlay { Rectangle().strokeBorder(style.line, lineWidth: 1) }
    }
}
