import Rendering
import SwiftUI

/// The view itself, on request with its frame, its dimensions and something behind it.
nonisolated struct PreviewFigure: View {
    enum Backdrop: String { case none, grid, device }

    let drawn: DrawnView
    let style: FigureStyle
    var showsOutline = false
    var showsDimensions = false
    var backdrop = Backdrop.none
    let width: CGFloat

    /// Room beside the view for its height.
    private var side: CGFloat { showsDimensions ? 52 : 0 }
    private var bezel: CGFloat { backdrop == .device ? 10 : backdrop == .grid ? 24 : 0 }
    private var scale: CGFloat { drawn.scale(toFit: width - side - 2 * bezel) }
    private var shown: CGSize { CGSize(width: drawn.size.width * scale, height: drawn.size.height * scale) }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 8) {
                stage
                if showsDimensions {
                    DimensionLine(
                        axis: .vertical, length: shown.height, label: FigureNumbers.text(drawn.size.height),
                        style: style)
                }
            }
            if showsDimensions {
                DimensionLine(
                    axis: .horizontal, length: shown.width, label: FigureNumbers.text(drawn.size.width), style: style
                )
                .padding(.leading, bezel)
            }
        }
    }

    private var stage: some View {
        picture
            .padding(bezel)
            .background {
                switch backdrop {
                case .none: EmptyView()
                case .grid: DotGrid(style: style)
                case .device:
                    RoundedRectangle(cornerRadius: 30)
                        .fill(style.panel)
                        .overlay { RoundedRectangle(cornerRadius: 30).strokeBorder(style.line, lineWidth: 1) }
                }
            }
    }

    private var picture: some View {
        drawn.view(scale: scale, showsBackground: backdrop != .grid)
            .clipShape(RoundedRectangle(cornerRadius: backdrop == .device ? 20 : 0))
            .overlay(alignment: .topLeading) { if showsOutline { outline } }
    }

    private var outline: some View {
        ZStack(alignment: .topLeading) {
            Rectangle().strokeBorder(style.line, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            if let frame = drawn.inspection.root?.frame {
                Rectangle()
                    .strokeBorder(style.accent, lineWidth: 1)
                    .frame(width: max(frame.width * scale, 1), height: max(frame.height * scale, 1))
                    .offset(x: frame.minX * scale, y: frame.minY * scale)
            }
        }
    }
}

/// Points every 8, a little stronger every 40: what is behind a view that has no background of its own.
nonisolated struct DotGrid: View {
    let style: FigureStyle

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(style.panel))
            var dots = Path()
            for x in stride(from: 8.0, to: size.width - 2, by: 8) {
                for y in stride(from: 8.0, to: size.height - 2, by: 8) {
                    dots.addRect(CGRect(x: x - 0.5, y: y - 0.5, width: 1, height: 1))
                }
            }
            context.fill(dots, with: .color(style.line))
        }
        .clipShape(RoundedRectangle(cornerRadius: style.theme.cornerRadius))
    }
}
