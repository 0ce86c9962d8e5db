import Foundation
import Rendering
import ViewGraph

/// Something that is true or false of a layout: `frame("Sign in").height <= 44 && !text("Terms").truncated`.
///
///     assertion  = all ("||" all)*
///     all        = single ("&&" single)*
///     single     = "!" single | "(" assertion ")" | value (("<=" | "<" | ">=" | ">" | "==" | "!=") value)?
///     value      = number | "text in quotes" | term (("+" | "-") term)*
///     term       = frame("label").minX | .midX | .maxX | .minY | .midY | .maxY | .width | .height
///                | text("label").truncated | .lines | .value
///                | canvas.width | canvas.height | count("label") | exists("label") | true | false
///
/// A label is what a view says, its accessibility label or identifier, the text in quotes inside of it, or its name:
/// `Button`, `.padding`. The first view in order that has it is meant.
public struct Assertion: Sendable {
    /// As it was written.
    public let text: String
    private let root: Node

    indirect enum Node: Sendable {
        case number(Double)
        case string(String)
        case truth(Bool)
        case call(String, label: String, property: String?)
        case canvas(String)
        case not(Node)
        case sum(Node, String, Node)
        case compare(Node, String, Node)
        case both(Node, Node)
        case either(Node, Node)
    }

    enum Value: Equatable {
        case number(Double)
        case string(String)
        case truth(Bool)
    }

    /// - Throws: a request that names the place where the text can't be read.
    public init(_ text: String) throws(RenderFailure) {
        self.text = text
        var parser = AssertionParser(text)
        root = try parser.assertion()
    }

    /// Whether it holds.
    ///
    /// - Throws: where no view has a label, or two things can't be compared.
    public func holds(in inspection: Inspection) throws(RenderFailure) -> Bool {
        guard case .truth(let truth) = try value(of: root, inspection) else {
            throw RenderFailure(.request, "'\(text)' is neither true nor false; compare it with something (--assert)")
        }
        return truth
    }

    // MARK: - Values

    private func value(of node: Node, _ inspection: Inspection) throws(RenderFailure) -> Value {
        switch node {
        case .number(let number): return .number(number)
        case .string(let string): return .string(string)
        case .truth(let truth): return .truth(truth)
        case .canvas(let side): return .number(side == "width" ? inspection.canvas.width : inspection.canvas.height)
        case .call(let function, let label, let property): return try call(function, label, property, inspection)
        case .not(let node): return .truth(!(try truth(of: node, inspection)))
        case .both(let first, let second):
            guard try truth(of: first, inspection) else { return .truth(false) }
            return .truth(try truth(of: second, inspection))
        case .either(let first, let second):
            if try truth(of: first, inspection) { return .truth(true) }
            return .truth(try truth(of: second, inspection))
        case .sum(let first, let sign, let second):
            guard case .number(let a) = try value(of: first, inspection),
                case .number(let b) = try value(of: second, inspection)
            else { throw RenderFailure(.request, "only numbers can be added in '\(text)' (--assert)") }
            return .number(sign == "+" ? a + b : a - b)
        case .compare(let first, let sign, let second):
            return .truth(try compare(value(of: first, inspection), sign, value(of: second, inspection)))
        }
    }

    private func truth(of node: Node, _ inspection: Inspection) throws(RenderFailure) -> Bool {
        guard case .truth(let truth) = try value(of: node, inspection) else {
            throw RenderFailure(.request, "a part of '\(text)' is neither true nor false (--assert)")
        }
        return truth
    }

    private func compare(_ a: Value, _ sign: String, _ b: Value) throws(RenderFailure) -> Bool {
        if case .number(let a) = a, case .number(let b) = b {
            // Frames lie on the pixel grid: less than that is no difference.
            let isEqual = abs(a - b) < 0.005
            switch sign {
            case "<=": return a < b || isEqual
            case "<": return a < b && !isEqual
            case ">=": return a > b || isEqual
            case ">": return a > b && !isEqual
            case "==": return isEqual
            default: return !isEqual
            }
        }
        switch sign {
        case "==": return a == b
        case "!=": return a != b
        default: throw RenderFailure(.request, "only numbers have an order in '\(text)' (--assert)")
        }
    }

    private func call(
        _ function: String, _ label: String, _ property: String?, _ inspection: Inspection
    ) throws(RenderFailure) -> Value {
        let found = inspection.root.map { LabelSearch.all(label, in: $0) } ?? []
        if function == "exists" { return .truth(!found.isEmpty) }
        if function == "count" { return .number(Double(found.count)) }
        let node =
            function == "text"
            ? found.first { $0.text != nil } ?? found.lazy.compactMap(LabelSearch.text).first : found.first
        guard let node else { throw RenderFailure(.source, "there is no view '\(label)'") }
        if function == "text", let report = node.text {
            switch property {
            case "truncated": return .truth(report.isTruncated)
            case "lines": return .number(Double(report.lines.count))
            default: return .string(report.lines.joined(separator: " "))
            }
        }
        let rect = node.drawn ?? node.frame
        let values: [String: CGFloat] = [
            "minX": rect.minX, "midX": rect.midX, "maxX": rect.maxX, "minY": rect.minY, "midY": rect.midY,
            "maxY": rect.maxY, "width": rect.width, "height": rect.height,
        ]
        guard function == "frame", let property, let value = values[property] else {
            throw RenderFailure(.source, "'\(label)' is no text")
        }
        return .number(value)
    }
}

/// Finds nodes by what people call them.
enum LabelSearch {
    static func all(_ label: String, in root: LayoutReport) -> [LayoutReport] {
        var found: [LayoutReport] = []
        // What says it counts before what is only called so.
        collect(root, &found) { node in
            DrawnTree.said(node) == label || node.accessibility?.label == label
                || node.accessibility?.identifier == label
        }
        if found.isEmpty { collect(root, &found) { $0.name == label } }
        return controls(of: found, label, root)
    }

    /// A control stands for its label.
    private static func controls(of found: [LayoutReport], _ label: String, _ root: LayoutReport) -> [LayoutReport] {
        var outer: [LayoutReport] = []
        collect(root, &outer) {
            ControlNames.all.contains($0.name) && text($0).flatMap(DrawnTree.said) == label
        }
        return outer.isEmpty
            ? found : outer + found.filter { node in !outer.contains { $0.frame.contains(node.frame) } }
    }

    /// The first text in a node.
    static func text(_ node: LayoutReport) -> LayoutReport? {
        if node.text != nil { return node }
        for child in node.children {
            if let found = text(child) { return found }
        }
        return nil
    }

    private static func collect(
        _ node: LayoutReport, _ found: inout [LayoutReport], where isMeant: (LayoutReport) -> Bool
    ) {
        if isMeant(node) { found.append(node) }
        for child in node.children { collect(child, &found, where: isMeant) }
    }
}
