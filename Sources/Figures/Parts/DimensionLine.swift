import SwiftUI

/// A line with a head at both ends and a length written at its middle.
nonisolated struct DimensionLine: View {
    let axis: Axis
    let length: CGFloat
    let label: String
    let style: FigureStyle

    var body: some View {
        switch axis {
        case .horizontal:
            VStack(spacing: 3) {
                line.frame(width: max(length, 1), height: 7)
                text
            }
        case .vertical:
            HStack(spacing: 4) {
                line.frame(width: 7, height: max(length, 1))
                text.frame(width: 32, alignment: .leading)
            }
        }
    }

    private var line: some View {
        DoubleArrow(axis: axis).stroke(
            style.secondary, style: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round))
    }

    private var text: some View {
        Text(verbatim: label)
            .font(style.label(style.theme.captionSize).monospacedDigit())
            .foregroundStyle(style.secondary)
            .fixedSize()
    }
}

/// A straight line with open heads at its ends; in a short one the heads are left out and stops are drawn.
nonisolated struct DoubleArrow: Shape {
    let axis: Axis

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let length = axis == .horizontal ? rect.width : rect.height
        let head: CGFloat = length >= 20 ? 3.5 : 0
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            axis == .horizontal
                ? CGPoint(x: rect.minX + along, y: rect.midY + across)
                : CGPoint(x: rect.midX + across, y: rect.minY + along)
        }
        path.move(to: point(0.5, 0))
        path.addLine(to: point(length - 0.5, 0))
        for (end, side) in [(0.5, 1.0), (length - 0.5, -1.0)] {
            path.move(to: point(end + head * side, -3.5))
            path.addLine(to: point(end, head > 0 ? 0 : -3.5))
            path.addLine(to: point(end + head * side, 3.5))
        }
        return path
    }
}
