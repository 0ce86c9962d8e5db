import Foundation
import Rendering
import ViewGraph

/// A layout as people review it: a line a view, indented as the tree is, frames rounded to 0.01 points.
///
///     canvas 117.5 × 66.5
///     .background (0, 0, 117.5 × 66.5)
///       .padding (0, 0, 117.5 × 66.5)
///         Text (16, 16, 85.5 × 34.5) "Hello"
package enum LayoutText {
    package static func text(of inspection: Inspection) -> String {
        var text = "canvas \(size(inspection.canvas))\n"
        // Not by recursion: trees are as deep as a source makes them, and tests run on small stacks.
        var open = inspection.root.map { [(node: $0, depth: 0)] } ?? []
        while let (node, depth) = open.popLast() {
            text += String(repeating: "  ", count: depth) + line(of: node) + "\n"
            for child in node.children.reversed() { open.append((child, depth + 1)) }
        }
        return text
    }

    private static func line(of node: LayoutReport) -> String {
        var line = node.name
        if let id = explicitID(node.id) { line += " [\(escaped(id))]" }
        line += " " + rect(node.frame)
        if let text = node.text {
            line += " \"" + text.lines.map(escaped).joined(separator: " ⏎ ") + "\""
            if text.isTruncated { line += " truncated" }
        }
        if let drawn = node.drawn { line += " drawn " + rect(drawn) }
        if node.isLeaving { line += " leaving" }
        if let attributes = node.accessibility {
            let said = [
                ("label", attributes.label), ("value", attributes.value), ("identifier", attributes.identifier),
            ]
            for case (let name, let value?) in said { line += " \(name): \"\(escaped(value))\"" }
            if attributes.isHidden == true { line += " hidden" }
        }
        return line
    }

    /// The id that the source gives; where a node stands can be seen.
    private static func explicitID(_ id: String) -> String? {
        guard id.hasSuffix("]"), let open = id.lastIndex(of: "[") else { return nil }
        return String(id[id.index(after: open)...].dropLast())
    }

    static func rect(_ rect: CGRect) -> String {
        "(\(number(rect.minX)), \(number(rect.minY)), \(size(rect.size)))"
    }

    static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    /// As many decimals as there are, two at most.
    static func number(_ value: Double, decimals: Int = 2) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let unit = [1, 10, 100, 1_000, 10_000][min(max(decimals, 0), 4)]
        let scaled = Int((value * Double(unit)).rounded())
        let (whole, part) = (abs(scaled) / unit, abs(scaled) % unit)
        var text = String(whole)
        if part != 0 {
            let digits = String(part)
            text += "." + String(repeating: "0", count: max(decimals - digits.count, 0)) + digits
            while text.hasSuffix("0") { text.removeLast() }
        }
        return scaled < 0 ? "-" + text : text
    }

    /// One line, whatever the text holds.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n", "\u{2028}", "\u{2029}": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F || 0x80..<0xA0 ~= scalar.value {
                    result += "\\u{" + String(scalar.value, radix: 16) + "}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
