import Foundation
import Rendering
import SwiftUI
import ViewGraph

/// Something that has to hold of a layout, whatever its size.
public struct LayoutProperty: Sendable {
    public let name: String
    /// What is wrong, in words; nothing where it holds.
    let violations: @Sendable (Inspection) -> [String]

    /// A property of one's own.
    ///
    ///     LayoutProperty("fits the screen") { layout in
    ///         layout.canvas.width <= 600 ? [] : ["it is \(layout.canvas.width) wide"]
    ///     }
    public init(_ name: String, violations: @escaping @Sendable (Inspection) -> [String]) {
        (self.name, self.violations) = (name, violations)
    }
}

/// No text lies over another.
public let noOverlap = LayoutProperty("noOverlap") { inspection in
    let texts = LayoutWalk.texts(of: inspection)
    var found: [String] = []
    for (index, first) in texts.enumerated() {
        for second in texts[(index + 1)...] {
            let common = first.frame.intersection(second.frame)
            // Lines of text may touch each other by a part of a point.
            guard !common.isNull, common.width > 0.5, common.height > 0.5 else { continue }
            found.append("\(first.name) and \(second.name) overlap by \(LayoutWalk.size(common.size))")
        }
    }
    return found
}

/// Every text is shown to its end.
public let noTruncation = LayoutProperty("noTruncation") { inspection in
    LayoutWalk.texts(of: inspection).filter(\.isTruncated).map { "\($0.name) is truncated" }
}

/// No text reaches over the canvas.
public let noClipping = LayoutProperty("noClipping") { inspection in
    let canvas = CGRect(origin: .zero, size: inspection.canvas).insetBy(dx: -0.5, dy: -0.5)
    return LayoutWalk.texts(of: inspection).filter { !canvas.contains($0.frame) }
        .map { "\($0.name) reaches over the canvas of \(LayoutWalk.size(inspection.canvas))" }
}

/// The texts of a layout.
enum LayoutWalk {
    struct Text {
        var name: String
        var frame: CGRect
        var isTruncated: Bool
    }

    static func texts(of inspection: Inspection) -> [Text] {
        var result: [Text] = []
        var open = inspection.root.map { [$0] } ?? []
        while let node = open.popLast() {
            open += node.children.reversed()
            guard let text = node.text, !node.isLeaving else { continue }
            let words = text.lines.joined(separator: " ")
            guard !words.trimmingCharacters(in: .whitespaces).isEmpty else { continue }
            let name = "\"" + (words.count > 40 ? words.prefix(39) + "…" : words) + "\""
            result.append(Text(name: name, frame: node.drawn ?? node.frame, isTruncated: text.isTruncated))
        }
        return result
    }

    static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(Double(rounded))
    }
}

/// Puts properties together.
@resultBuilder public enum LayoutPropertyBuilder {
    public static func buildExpression(_ property: LayoutProperty) -> [LayoutProperty] { [property] }
    public static func buildBlock(_ parts: [LayoutProperty]...) -> [LayoutProperty] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [LayoutProperty]?) -> [LayoutProperty] { part ?? [] }
    public static func buildEither(first part: [LayoutProperty]) -> [LayoutProperty] { part }
    public static func buildEither(second part: [LayoutProperty]) -> [LayoutProperty] { part }
    public static func buildArray(_ parts: [[LayoutProperty]]) -> [LayoutProperty] { parts.flatMap { $0 } }
}
