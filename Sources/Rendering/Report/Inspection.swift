import Foundation
import ViewGraph

/// What was laid out, as `render inspect` prints it.
public struct Inspection: Sendable {
    /// In points.
    public var canvas: CGSize
    public var scale: CGFloat
    /// Nil where the root holds no view at all.
    public var root: LayoutReport?
    public var console: [String]
    /// How often each view type's `body` ran.
    public var bodies: [String: Int]
    /// Every question of layout in order; nil where they weren't written down.
    public var probes: [ProbeReport]?
    /// Whether the JSON lists what is animated.
    public var showsAnimations = false

    public var json: String {
        let canvas: [(String, JSONText.Value)] = [
            ("width", .number(canvas.width)), ("height", .number(canvas.height)), ("scale", .number(scale)),
        ]
        let counts = bodies.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        var members: [(String, JSONText.Value)] = [
            ("canvas", .inline(canvas)),
            ("root", root.map { $0.json(animations: showsAnimations) } ?? .null),
            ("console", .array(console.map(JSONText.Value.string))),
            ("bodies", .object(counts.map { ($0.key, .number(Double($0.value))) })),
        ]
        if let probes { members.append(("probes", .array(probes.map(\.json)))) }
        return JSONText.write(.object(members))
    }
}

extension LayoutReport {
    func json(animations showsAnimations: Bool) -> JSONText.Value {
        var members: [(String, JSONText.Value)] = [
            ("name", .string(name)),
            ("id", .string(id)),
            ("frame", frame.json),
        ]
        if let drawn { members.append(("drawn", drawn.json)) }
        if isLeaving { members.append(("leaving", .bool(true))) }
        if let source { members.append(("source", .string(source.text))) }
        members += [
            ("proposal", .inline([("width", Self.json(proposal.width)), ("height", Self.json(proposal.height))]))
        ]
        if let text { members.append(("text", text.json)) }
        if let accessibility = accessibility?.json { members.append(("accessibility", accessibility)) }
        if !actions.isEmpty { members.append(("actions", .array(actions.map(JSONText.Value.string)))) }
        if showsAnimations, !animations.isEmpty { members.append(("animations", .array(animations.map(\.json)))) }
        members.append(("children", .array(children.map { $0.json(animations: showsAnimations) })))
        return .object(members)
    }

    fileprivate static func json(_ length: CGFloat?) -> JSONText.Value {
        length.map { .number($0) } ?? .null
    }
}

extension SourcePlace {
    /// `Card.swift:12:5`
    public var text: String { "\(file):\(line):\(column)" }
}

extension AnimationReport {
    fileprivate var json: JSONText.Value {
        func list(_ numbers: [Double]) -> JSONText.Value { .array(numbers.map(JSONText.Value.number)) }
        return .inline([
            ("property", .string(property)), ("from", list(from)), ("to", list(to)), ("curve", .string(curve)),
            ("elapsed", .number(elapsed)), ("velocity", list(velocity)),
        ])
    }
}

extension ProbeReport {
    /// One line a question, so that a list of them can be read.
    fileprivate var json: JSONText.Value {
        func size(_ width: CGFloat?, _ height: CGFloat?) -> JSONText.Value {
            .inline([("width", LayoutReport.json(width)), ("height", LayoutReport.json(height))])
        }
        var members: [(String, JSONText.Value)] = [
            ("parent", parent.map { .string($0) } ?? .null), ("child", .string(child)), ("name", .string(childName)),
            ("proposal", size(proposal.width, proposal.height)), ("answer", size(answer.width, answer.height)),
            ("depth", .number(Double(depth))),
        ]
        if let reason { members.append(("reason", .string(reason))) }
        if isKnown { members.append(("known", .bool(true))) }
        return .inline(members)
    }
}

extension CGRect {
    var json: JSONText.Value {
        .inline([
            ("x", .number(minX)), ("y", .number(minY)), ("width", .number(width)), ("height", .number(height)),
        ])
    }
}

extension TextReport {
    var json: JSONText.Value {
        .object([
            ("lines", .array(lines.map(JSONText.Value.string))),
            ("truncated", .bool(isTruncated)),
            ("firstBaseline", .number(firstBaseline)),
            ("lastBaseline", .number(lastBaseline)),
        ])
    }
}
