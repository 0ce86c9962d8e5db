import Drawing
import Foundation
import Rendering
import SwiftUI
import ViewGraph

/// The old version, the new one, and the new one with what changed marked on it, side by side.
public enum DifferencePicture {
    private static let gap: CGFloat = 24
    private static let title: CGFloat = 28
    private static let old = ResolvedColor(hex: 0xC2410C)
    private static let new = ResolvedColor(hex: 0x0F766E)

    public static func picture(
        old before: DrawnVersion, new after: DrawnVersion, _ difference: Difference
    ) throws(RenderFailure) -> Picture {
        let (a, b) = (before.inspection.canvas, after.inspection.canvas)
        let size = CGSize(width: max(a.width, b.width, 1), height: max(a.height, b.height, 1))
        let canvas = CGSize(width: size.width * 3 + gap * 4, height: size.height + gap * 2 + title)
        let caption = try caption(width: size.width, canvas)
        var items: [DisplayList.Item] = [
            fill(CGRect(origin: .zero, size: canvas), ResolvedColor(hex: 0xF4F4F5))
        ]
        items += caption.displayList.items
        for (index, version) in [before, after, after].enumerated() {
            let origin = CGPoint(x: gap + CGFloat(index) * (size.width + gap), y: gap + title)
            let own = index == 0 ? a : b
            items.append(placed(version.picture, own, at: origin))
        }
        let marked = CGPoint(x: gap * 3 + size.width * 2, y: gap + title)
        var shade = DisplayList.Group(transform: CGAffineTransform(translationX: marked.x, y: marked.y))
        shade.contents = DisplayList(
            items: [fill(CGRect(origin: .zero, size: b), ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.55))]
                + marks(difference))
        items.append(.group(shade))
        var options = PictureOptions(
            size: canvas, scale: after.picture.options.scale, background: nil, title: "difference",
            maxPixels: after.picture.options.maxPixels)
        options.selectableText = false
        return Picture(displayList: DisplayList(items: items), options: options)
    }

    private static func placed(_ picture: Picture, _ size: CGSize, at origin: CGPoint) -> DisplayList.Item {
        var contents: [DisplayList.Item] = []
        if let background = picture.options.background {
            contents.append(fill(CGRect(origin: .zero, size: size), background))
        }
        contents += picture.displayList.items
        var group = DisplayList.Group(
            transform: CGAffineTransform(translationX: origin.x, y: origin.y),
            clip: DisplayList.Clip(path: Path(CGRect(origin: .zero, size: size))))
        group.contents = DisplayList(items: contents)
        return .group(group)
    }

    private static func fill(_ rect: CGRect, _ color: ResolvedColor) -> DisplayList.Item {
        .fill(Path(rect), FillStyle(), .color(color))
    }

    /// Where each view that changed was (dashed) and is (solid).
    private static func marks(_ difference: Difference) -> [DisplayList.Item] {
        var items: [DisplayList.Item] = []
        let consequences = (difference.causes.flatMap(\.consequences) + difference.unexplained)
            .filter { ![.canvas, .container, .tree, .picture].contains($0.kind) }
        var seen: Set<String> = []
        for consequence in consequences
        where seen.insert(consequence.kind.rawValue + consequence.id + consequence.event).inserted {
            func outline(_ rect: CGRect, _ color: ResolvedColor, _ dash: [CGFloat]) {
                let path = Path(roundedRect: rect.insetBy(dx: -1.5, dy: -1.5), cornerRadius: 3)
                items.append(.stroke(path, StrokeStyle(lineWidth: 1, dash: dash), .color(color)))
            }
            // What only followed is drawn more faintly.
            let strength = consequence.isGeometry ? 0.45 : 1
            if let rect = consequence.oldFrame, rect != consequence.newFrame {
                outline(rect, old.multiplyingOpacity(by: strength), [3, 2])
            }
            if let rect = consequence.newFrame {
                if !consequence.isGeometry { items.append(fill(rect, new.multiplyingOpacity(by: 0.15))) }
                outline(rect, new.multiplyingOpacity(by: strength), [])
            }
        }
        return items
    }

    /// The titles above the three, drawn by the engine itself.
    private static func caption(width: CGFloat, _ canvas: CGSize) throws(RenderFailure) -> Picture {
        var options = RenderOptions()
        options.setSize(width: canvas.width, height: gap + title)
        return try RenderSession(view: Caption(width: width, gap: gap), options: options).picture()
    }

    private struct Caption: View {
        let width: CGFloat
        let gap: CGFloat

        var body: some View {
            HStack(spacing: gap) {
                ForEach(["Old", "New", "Changed"], id: \.self) { title in
                    Text(title).font(.system(size: 13, weight: .semibold)).foregroundStyle(Color(white: 0.35))
                        .lineLimit(1).frame(width: width, alignment: .leading)
                }
            }
            .padding(.bottom, 8)
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}
