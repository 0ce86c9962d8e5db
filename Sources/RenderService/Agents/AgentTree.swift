import Foundation

/// What was laid out, in few words: a model reads every one.
enum AgentTree {
    /// A line a node: name, position, size, text.
    ///
    /// - Parameter marks: the ids of nodes that are numbered on the picture; their lines begin with the number.
    static func text(_ report: String, marks: [String] = []) -> String {
        guard let json = JSONValue(Array(report.utf8)) else { return "" }
        let numbers = Dictionary(marks.enumerated().map { ($0.element, $0.offset + 1) }) { first, _ in first }
        var lines: [String] = []
        if let canvas = json["canvas"] {
            lines.append("canvas \(number(canvas["width"])) × \(number(canvas["height"]))")
        }
        if let root = json["root"], root != .null { append(root, depth: 0, numbers, &lines) }
        return lines.joined(separator: "\n")
    }

    private static let limit = 2_000

    private static func append(
        _ node: JSONValue, depth: Int, _ marks: [String: Int], _ lines: inout [String]
    ) {
        guard lines.count < limit else { return }
        let mark = marks[node["id"]?.string ?? ""].map { "[\($0)] " } ?? ""
        lines.append(String(repeating: "  ", count: depth) + mark + line(of: node))
        for child in node["children"]?.array ?? [] { append(child, depth: depth + 1, marks, &lines) }
    }

    private static func line(of node: JSONValue) -> String {
        let frame = node["frame"] ?? [:]
        var line = "\(node["name"]?.string ?? "?") \(place(frame))"
        if let lines = node["text"]?["lines"]?.array {
            line += " \"\(lines.compactMap(\.string).joined(separator: "⏎"))\""
            if node["text"]?["truncated"] == .bool(true) { line += " truncated" }
        }
        return line
    }

    private static func place(_ frame: JSONValue) -> String {
        "(\(number(frame["x"])), \(number(frame["y"]))) \(number(frame["width"])) × \(number(frame["height"]))"
    }

    private static func number(_ value: JSONValue?) -> String {
        guard let number = value?.number else { return "?" }
        return Int(exactly: number).map(String.init) ?? "\((number * 100).rounded() / 100)"
    }
}
