import Foundation
import SwiftInterpreter
import SwiftUIBridge
import ViewGraph

/// One node of the render tree as `render inspect --tree render` prints it: what stays from one update to the next.
public struct RenderTreeNode: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var name: String
        public var value: String
    }

    /// A property on its way from one value to another.
    package struct Change: Hashable, Sendable {
        package var property: String
        package var from: [Double]
        package var to: [Double]
    }

    /// The declared type's name, or the view's as a reader would write it.
    public var name: String
    /// The path of positions, branches and explicit ids from the root.
    public var id: String
    /// What the node remembers: properties and their values.
    public var state: [Entry]
    /// What its code read when it last ran: `count`, `Parent.count` of another node's, `Model.count` of an object's.
    public var dependencies: [String]
    /// The environment's values that its code read, by the properties they were read through.
    public var environment: [String]
    public var children: [RenderTreeNode]
    /// Whether an expression of the source made it, rather than a view of the library for itself; nil where nobody
    /// noted that (`RenderOptions.recordsSources`).
    package var isFromSource: Bool?
    /// The ids of the other nodes that remember what it and its code read.
    package var sources: [String] = []
    /// What of it is animated.
    package var animated: [Change] = []
}

/// Reads the render tree. Wrappers that are no nodes for a reader only add to the paths.
struct RenderTreeReader {
    /// Says a value of the program.
    let describe: (Any) -> String
    /// What is animated, by the view's node.
    let animated: [ObjectIdentifier: [RenderTreeNode.Change]]
    /// The ids of the nodes that were read so far, and of those that remember an object, by the node and the object.
    private var ids: [ObjectIdentifier: String] = [:]

    init(describe: @escaping (Any) -> String, animated: [ObjectIdentifier: [RenderTreeNode.Change]]) {
        (self.describe, self.animated) = (describe, animated)
    }

    /// The nodes below `node`, itself first where it is one.
    mutating func nodes(of node: ViewNode, path: String = "") -> [RenderTreeNode] {
        var path = path + node.component.description
        let name = Self.name(of: node)
        if !name.isEmpty, !Self.hasPosition(path) { path += ".0" }
        let composite = node as? CompositeViewNode
        if !name.isEmpty { note(node, Self.written(path)) }
        var children: [RenderTreeNode] = []
        for child in node.childNodes { children += nodes(of: child, path: name.isEmpty ? path : path + Self.mark) }
        guard !name.isEmpty else { return children }
        var result = RenderTreeNode(
            name: name, id: Self.written(path), state: composite.map(state) ?? [],
            dependencies: (node as? DependentNode).map(dependencies) ?? [],
            environment: composite?.environmentLabels ?? [], children: children,
            isFromSource: node.graph.recording.origins.map { $0[ObjectIdentifier(node)] != nil })
        result.sources = (node as? DependentNode).map(sources) ?? []
        result.animated = animated[ObjectIdentifier(node)] ?? []
        return [result]
    }

    /// An object belongs to the first node that remembers it: those below are given it.
    private mutating func note(_ node: ViewNode, _ id: String) {
        ids[ObjectIdentifier(node)] = id
        guard let composite = node as? CompositeViewNode else { return }
        for case let storage as ReadableStorage in composite.storage.values {
            guard let object = storage.rememberedObject, ids[ObjectIdentifier(object)] == nil else { continue }
            ids[ObjectIdentifier(object)] = id
        }
    }

    private func sources(of node: DependentNode) -> [String] {
        var result: [String] = []
        let own = ids[ObjectIdentifier(node)]
        for storage in node.dependencies {
            let source: AnyObject? = storage.rememberedObject ?? storage.owner
            guard let id = source.flatMap({ ids[ObjectIdentifier($0)] }), id != own, !result.contains(id) else {
                continue
            }
            result.append(id)
        }
        return result
    }

    /// As in reports of the layout; empty for a wrapper.
    static func name(of node: ViewNode) -> String {
        if let composite = node as? CompositeViewNode { return composite.isPart ? "" : composite.typeName }
        return node.elements.first { $0.viewNode === node && !$0.isTransparent }?.name ?? ""
    }

    /// Stands in a path where a node ends, so that what follows has a position of its own.
    private static let mark = "\u{1F}"

    private static func hasPosition(_ path: String) -> Bool {
        (path.components(separatedBy: mark).last ?? path).contains(".")
    }

    static func written(_ path: String) -> String {
        let plain = path.replacingOccurrences(of: mark, with: "")
        return plain.hasPrefix(".") ? String(plain.dropFirst()) : plain
    }

    private func state(of node: CompositeViewNode) -> [RenderTreeNode.Entry] {
        node.storage.compactMap { key, box in
            guard let storage = box as? ReadableStorage else { return nil }
            return RenderTreeNode.Entry(name: Self.plain(key.name), value: describe(storage.debugValue))
        }
        .sorted { $0.name < $1.name }
    }

    private func dependencies(of node: DependentNode) -> [String] {
        var names: [String] = []
        for storage in node.dependencies {
            let name: String
            if let property = storage as? WatchedProperty {
                name = "\(property.ownerName ?? "").\(property.changedName)"
            } else {
                let owner = storage.owner.flatMap { $0 === node ? nil : $0.typeName }
                name = (owner.map { $0 + "." } ?? "") + Self.plain(storage.label)
            }
            if !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        return names
    }

    private static func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}

extension ReadableStorage {
    /// The object of the program's that is kept here, or whose property this is.
    fileprivate var rememberedObject: ClassInstance? {
        if let property = self as? WatchedProperty { return property.object }
        let value = debugValue
        return value as? ClassInstance ?? (value as? Value)?.objectInstance
    }
}

extension RenderTreeNode {
    var json: JSONText.Value {
        var members: [(String, JSONText.Value)] = [("name", .string(name)), ("id", .string(id))]
        if !state.isEmpty { members.append(("state", .object(state.map { ($0.name, .string($0.value)) }))) }
        if !dependencies.isEmpty { members.append(("dependencies", .array(dependencies.map(JSONText.Value.string)))) }
        if !environment.isEmpty { members.append(("environment", .array(environment.map(JSONText.Value.string)))) }
        members.append(("children", .array(children.map(\.json))))
        return .object(members)
    }
}

/// The live nodes of a session.
public struct RenderTree: Hashable, Sendable {
    /// Nil where the root holds no view at all.
    public var root: RenderTreeNode?
    public var console: [String]
    public var bodies: [String: Int]

    public var json: String {
        let counts = bodies.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return JSONText.write(
            .object([
                ("root", root.map(\.json) ?? .null),
                ("console", .array(console.map(JSONText.Value.string))),
                ("bodies", .object(counts.map { ($0.key, .number(Double($0.value))) })),
            ]))
    }
}

extension RenderSession {
    /// What stays from one update to the next: nodes with their identity, memory and dependencies.
    public func renderTree() -> RenderTree { renderTree(AnimatedProperties(self)) }

    func renderTree(_ animated: AnimatedProperties) -> RenderTree {
        var reader = RenderTreeReader(describe: describe, animated: animated.changes)
        let nodes = graph.root.map { reader.nodes(of: $0) } ?? []
        var root = nodes.first
        if nodes.count > 1 {
            root = RenderTreeNode(
                name: "", id: "", state: [], dependencies: [], environment: [], children: nodes, isFromSource: nil)
        }
        return RenderTree(root: root, console: console, bodies: bodies)
    }
}

/// What is on its way at one moment, by the nodes of the views.
struct AnimatedProperties {
    private(set) var changes: [ObjectIdentifier: [RenderTreeNode.Change]] = [:]
    /// They are kept, so that none is taken for one that comes later.
    private var nodes: [ViewNode] = []

    init(_ session: RenderSession) {
        guard let animator = session.graph.animator else { return }
        for reported in session.reportedNodes {
            let node = reported.node.viewNode
            for report in animator.reports(of: reported.node) where report.from != report.to {
                nodes.append(node)
                changes[ObjectIdentifier(node), default: []].append(
                    RenderTreeNode.Change(property: report.property, from: report.from, to: report.to))
            }
        }
    }
}
