import Drawing
import Foundation
import Rendering
import SwiftUI

/// A picture with what assistive technology reads outlined and numbered in its order, as the lines of its text are.
enum AccessibilityPicture {
    static func bitmap(
        over picture: Picture, _ elements: [AccessibilityText.Element]
    ) throws(RenderFailure) -> Bitmap {
        var options = RenderOptions()
        options.setSize(width: picture.options.size.width, height: picture.options.size.height)
        (options.scale, options.background) = (picture.options.scale, .transparent)
        let marks = try RenderSession(view: AccessibilityMarks(elements: elements), options: options).picture()
        return try Picture(
            displayList: DisplayList(items: picture.displayList.items + marks.displayList.items),
            options: picture.options
        ).bitmap()
    }
}

nonisolated struct AccessibilityMarks: View {
    let elements: [AccessibilityText.Element]

    private static let colors: [Color] = [
        Color(red: 0.05, green: 0.35, blue: 0.85), Color(red: 0.72, green: 0.16, blue: 0.42),
        Color(red: 0.03, green: 0.45, blue: 0.32), Color(red: 0.65, green: 0.32, blue: 0.02),
        Color(red: 0.42, green: 0.22, blue: 0.72), Color(red: 0.02, green: 0.42, blue: 0.52),
    ]

    private func color(_ index: Int) -> Color { Self.colors[index % Self.colors.count] }

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(elements.indices, id: \.self) { index in
                Rectangle()
                    .fill(color(index).opacity(0.14))
                    .overlay { Rectangle().strokeBorder(color(index), lineWidth: 1) }
                    .frame(
                        width: max(elements[index].frame.width, 2), height: max(elements[index].frame.height, 2)
                    )
                    .offset(x: elements[index].frame.minX, y: elements[index].frame.minY)
            }
            // Above all frames, so that no number is behind a neighbour.
            ForEach(elements.indices, id: \.self) { index in
                Text(verbatim: String(index + 1))
                    .font(.system(size: 9, weight: .bold).monospacedDigit())
                    .foregroundStyle(.white)
                    .padding(.horizontal, 3.5)
                    .frame(minWidth: 13, minHeight: 13)
                    .background(color(index), in: Capsule())
                    .fixedSize()
                    .offset(x: max(elements[index].frame.minX - 5, 0), y: max(elements[index].frame.minY - 6, 0))
            }
        }
    }
}
