import Comparison
import Drawing
import Foundation
import Rendering
import SwiftUI
import ViewGraph

/// Numbers on a picture, by which an agent says which view it means.
enum NodeMarks {
    /// More than this many would hide what they mark.
    private static let limit = 99

    /// The picture with a frame and a number on each view that shows something or does something, and the ids of these
    /// views' nodes in the order of the numbers.
    static func drawn(
        on picture: Picture, _ session: RenderSession
    ) throws(RenderFailure) -> (picture: Picture, ids: [String]) {
        let inspection = try session.inspection()
        var nodes: [LayoutReport] = []
        if let root = inspection.root { collect(root, CGRect(origin: .zero, size: inspection.canvas), &nodes) }
        var options = RenderOptions()
        options.setSize(width: inspection.canvas.width, height: inspection.canvas.height)
        let marks = nodes.enumerated().map { Mark(number: $0.offset + 1, frame: $0.element.drawn ?? $0.element.frame) }
        let overlay = try RenderSession(
            view: MarkedViews(marks: marks, size: inspection.canvas), options: options
        ).picture()
        let list = DisplayList(items: picture.displayList.items + overlay.displayList.items)
        return (Picture(displayList: list, options: picture.options), nodes.map(\.id))
    }

    /// Leaves, and what can be acted on; nothing that lies beyond the canvas.
    private static func collect(_ node: LayoutReport, _ canvas: CGRect, _ nodes: inout [LayoutReport]) {
        guard nodes.count < limit else { return }
        let frame = node.drawn ?? node.frame
        let isShown = frame.width >= 1 && frame.height >= 1 && frame.intersects(canvas)
        let acts = !node.actions.isEmpty || ControlNames.all.contains(node.name)
        let isSeen = node.children.isEmpty && node.name != "Spacer" && node.name != "EmptyView"
        if isShown, isSeen || acts { nodes.append(node) }
        // What a control is made of is meant by the control's number.
        if isShown, acts { return }
        for child in node.children { collect(child, canvas, &nodes) }
    }

    private struct Mark: Identifiable {
        let number: Int
        let frame: CGRect
        var id: Int { number }

        /// Neighbours in different colours, all of them dark enough for white numbers.
        var color: Color {
            let colors: [Color] = [
                Color(red: 0.78, green: 0.09, blue: 0.28), Color(red: 0.04, green: 0.36, blue: 0.78),
                Color(red: 0.05, green: 0.45, blue: 0.25), Color(red: 0.52, green: 0.16, blue: 0.68),
                Color(red: 0.68, green: 0.32, blue: 0.02),
            ]
            return colors[number % colors.count]
        }
    }

    private struct MarkedViews: View {
        let marks: [Mark]
        let size: CGSize

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(marks) { mark in
                    Rectangle()
                        .strokeBorder(mark.color, lineWidth: 1)
                        .frame(width: mark.frame.width, height: mark.frame.height)
                        .offset(x: mark.frame.minX, y: mark.frame.minY)
                }
                ForEach(marks) { mark in
                    Text("\(mark.number)")
                        .font(.system(size: 9, weight: .bold)).foregroundStyle(.white)
                        .frame(width: mark.number > 9 ? 15 : 11, height: 11)
                        .background(mark.color)
                        .offset(x: place(of: mark).x, y: place(of: mark).y)
                }
            }
            .frame(width: size.width, height: size.height)
        }

        /// Beside the view where there is room, else above it, so that it stays legible.
        private func place(of mark: Mark) -> CGPoint {
            let width: CGFloat = mark.number > 9 ? 15 : 11
            let (x, y) = (mark.frame.minX, mark.frame.minY)
            let isLarge = mark.frame.width > 80 && mark.frame.height > 44
            let place =
                isLarge
                ? CGPoint(x: x, y: y)
                : x >= width ? CGPoint(x: x - width, y: y) : CGPoint(x: x, y: y >= 4 ? y - 11 : y)
            return CGPoint(x: max(min(place.x, size.width - width), 0), y: max(min(place.y, size.height - 11), 0))
        }
    }
}
