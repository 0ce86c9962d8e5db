import Foundation

/// What was laid out, in few words: a model reads every one.
enum AgentTree {
    /// A line a node: name, position, size, text.
    static func text(_ report: String) -> String {
        guard let json = JSONValue(Array(report.utf8)) else { return "" }
        var lines: [String] = []
        if let canvas = json["canvas"] {
            lines.append("canvas \(number(canvas["width"])) × \(number(canvas["height"]))")
        }
        if let root = json["root"], root != .null { append(root, depth: 0, &lines) }
        return lines.joined(separator: "\n")
    }

    private static let limit = 2_000

    private static func append(_ node: JSONValue, depth: Int, _ lines: inout [String]) {
        guard lines.count < limit else { return }
        lines.append(String(repeating: "  ", count: depth) + line(of: node))
        for child in node["children"]?.array ?? [] { append(child, depth: depth + 1, &lines) }
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

    /// What came, went, moved or has another size or text, by the nodes' ids.
    static func differences(_ old: String, _ new: String) -> [String] {
        func nodes(_ report: String) -> [(id: String, node: JSONValue)] {
            var list: [(String, JSONValue)] = []
            func collect(_ node: JSONValue) {
                list.append(("\(node["id"]?.string ?? "") \(node["name"]?.string ?? "")", node))
                for child in node["children"]?.array ?? [] { collect(child) }
            }
            if let root = JSONValue(Array(report.utf8))?["root"] { collect(root) }
            return list
        }
        let (before, after) = (nodes(old), nodes(new))
        let known = Dictionary(before.map { ($0.id, $0.node) }) { first, _ in first }
        let kept = Set(after.map(\.id))
        var lines: [String] = []
        for (id, node) in before where !kept.contains(id) { lines.append("- \(id): \(line(of: node))") }
        for (id, node) in after {
            guard let old = known[id] else {
                lines.append("+ \(id): \(line(of: node))")
                continue
            }
            let (from, to) = (line(of: old), line(of: node))
            if from != to { lines.append("~ \(id): \(from) → \(to)") }
        }
        return lines.count > limit ? Array(lines[..<limit]) : lines
    }
}
