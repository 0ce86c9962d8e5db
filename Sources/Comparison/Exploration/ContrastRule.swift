import Drawing
import Foundation
import Rendering
import SwiftUI
import ViewGraph

/// How well texts stand out from what was drawn behind them: the picture is drawn without its letters, and each line of a
/// text is compared with what lies where it stands.
struct ContrastRule {
    private let bitmap: Bitmap
    private let palette: SystemPalette

    init(_ picture: Picture, _ palette: SystemPalette) throws(RenderFailure) {
        self.palette = palette
        var options = picture.options
        options.scale = 1
        let bare = Picture(displayList: Self.withoutLetters(picture.displayList), options: options)
        bitmap = try bare.bitmap()
    }

    private static func withoutLetters(_ list: DisplayList) -> DisplayList {
        DisplayList(
            items: list.items.compactMap { item in
                switch item {
                case .glyphs: return nil
                case .group(var group):
                    group.contents = withoutLetters(group.contents)
                    return .group(group)
                default: return item
                }
            })
    }

    func find(_ rules: inout FindingRules) {
        for index in rules.tree.nodes.indices where rules.tree.nodes[index].report.text != nil {
            let node = rules.tree.nodes[index]
            var worst: (ratio: Double, color: ResolvedColor, behind: ResolvedColor, limit: Double)?
            for number in node.marks {
                let mark = rules.tree.marks[number]
                guard mark.kind == .glyphs, let color = mark.shownColor, color.opacity > 0.05,
                    mark.effectNames.subtracting(["shadow"]).isEmpty,
                    mark.clipRect.map({ $0.intersects(mark.bounds) }) ?? true,
                    !isCovered(mark, number, rules.tree), let behind = background(of: mark.bounds)
                else { continue }
                guard !palette.isOwn(color, on: behind, inControl: isInControl(index, rules)) else { continue }
                let shown = color.over(behind)
                let ratio = Contrast.ratio(shown, behind)
                let limit = mark.isLargeText ? 3.0 : 4.5
                if ratio < limit - 0.01, ratio < (worst?.ratio ?? .infinity) { worst = (ratio, shown, behind, limit) }
            }
            guard let worst else { continue }
            rules.add(
                .contrast, index,
                "has a contrast of \(JSONText.number((worst.ratio * 100).rounded() / 100)) : 1 "
                    + "(\(ColorText.write(worst.color)) on \(ColorText.write(worst.behind))), under "
                    + "\(JSONText.number(worst.limit)) : 1")
        }
    }

    private func isInControl(_ index: Int, _ rules: FindingRules) -> Bool {
        rules.hasAncestor(index) { ControlNames.all.contains($0.name) || $0.name.hasSuffix("Bar") }
    }

    private func isCovered(_ mark: Mark, _ number: Int, _ tree: DrawnTree) -> Bool {
        tree.marks[(number + 1)...].contains {
            $0.kind == .fill && ($0.shownColor?.opacity ?? 1) > 0.3
                && $0.bounds.insetBy(dx: -1, dy: -1).contains(mark.bounds)
        }
    }

    /// The colour in the middle of all that lies behind, by how light they are.
    private func background(of rect: CGRect) -> ResolvedColor? {
        let area = rect.overlap(with: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
        var colors: [(luminance: Double, color: ResolvedColor)] = []
        let (columns, rows) = (min(24, max(Int(area.width), 1)), min(6, max(Int(area.height), 1)))
        for row in 0..<rows {
            for column in 0..<columns {
                let x = Int(area.minX + (CGFloat(column) + 0.5) * area.width / CGFloat(columns))
                let y = Int(area.minY + (CGFloat(row) + 0.5) * area.height / CGFloat(rows))
                guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else { continue }
                let start = (y * bitmap.width + x) * 4
                guard bitmap.pixels.indices.contains(start + 3), bitmap.pixels[start + 3] > 250 else { return nil }
                let color = ResolvedColor(
                    red: Double(bitmap.pixels[start + 2]) / 255, green: Double(bitmap.pixels[start + 1]) / 255,
                    blue: Double(bitmap.pixels[start]) / 255)
                colors.append((Contrast.luminance(color), color))
            }
        }
        guard !colors.isEmpty else { return nil }
        return colors.sorted { $0.luminance < $1.luminance }[colors.count / 2].color
    }
}

/// WCAG's measure of how well two colours can be distinguished.
enum Contrast {
    static func luminance(_ color: ResolvedColor) -> Double {
        let shown = color.clamped
        return 0.2126 * TransferFunction.linear(shown.red) + 0.7152 * TransferFunction.linear(shown.green)
            + 0.0722 * TransferFunction.linear(shown.blue)
    }

    static func ratio(_ a: ResolvedColor, _ b: ResolvedColor) -> Double {
        let (first, second) = (luminance(a), luminance(b))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
}

extension ResolvedColor {
    func over(_ other: ResolvedColor) -> ResolvedColor {
        let (top, share) = (clamped, clamped.opacity)
        func mix(_ a: Double, _ b: Double) -> Double { a * share + b * (1 - share) }
        return ResolvedColor(
            red: mix(top.red, other.red), green: mix(top.green, other.green), blue: mix(top.blue, other.blue))
    }

    func isNear(_ other: ResolvedColor) -> Bool {
        abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue) + abs(opacity - other.opacity) < 0.03
    }
}

extension Mark {
    /// Large letters, or bold ones that are nearly so, are read with less contrast: 18 and 14 points in print, which are 24
    /// and 18.66 here.
    fileprivate var isLargeText: Bool {
        guard let font, let size = font.split(separator: " ").last.flatMap({ Double($0) }) else { return false }
        let isBold = ["bold", "heavy", "black"].contains { font.contains(" \($0) ") }
        return size >= 24 || isBold && size >= 18.66
    }
}

/// The colours that the platform chooses itself, which no author can make darker without giving up its look.
struct SystemPalette: Sendable {
    private var labels: [ResolvedColor] = []
    private var tint: ResolvedColor?

    init(_ options: RenderOptions) throws(RenderFailure) {
        var options = options
        options.events = []
        options.initialValues = []
        options.setSize(width: nil, height: nil)
        let marks = Mark.all(in: try RenderSession(view: Samples(), options: options).picture()).filter {
            $0.kind == .glyphs
        }
        labels = marks.prefix(2).compactMap(\.shownColor)
        tint = marks.count > 2 ? marks[2].shownColor : nil
        if marks.count > 3, let disabled = marks[3].shownColor { labels.append(disabled) }
    }

    /// Secondary labels anywhere; the accent's colour, what stands on it, and disabled labels in controls.
    func isOwn(_ color: ResolvedColor, on behind: ResolvedColor, inControl: Bool) -> Bool {
        if let secondary = labels.first, color.isNear(secondary) { return true }
        guard inControl else { return false }
        if labels.contains(where: color.isNear) { return true }
        guard let tint else { return false }
        return color.isNear(tint) || behind.isNear(tint)
    }

    private struct Samples: View {
        var body: some View {
            VStack {
                Text("a").foregroundStyle(.secondary)
                Text("a").foregroundStyle(.tertiary)
                Text("a").foregroundStyle(.tint)
                Button("a") {}.disabled(true)
            }
        }
    }
}
