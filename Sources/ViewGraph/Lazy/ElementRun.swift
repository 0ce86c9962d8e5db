import Foundation

/// A part of a list of views, as a container sees it that makes its children when they become visible.
@_documentation(metadata: engine)
public enum ElementRun {
    case element(LayoutNode)
    case lazy(LazyElements)
    case section(SectionRuns)
}

extension ViewNode {
    /// The elements that there are of the node; nil where nobody has asked for any yet.
    final var presentElements: [LayoutNode]? {
        if hasKnownElements { return elements }
        // In a container that makes its children when they become visible, nobody keeps elements.
        return isLazy ? runs.flatMap(\.presentElements) : nil
    }
}

extension ElementRun {
    fileprivate var presentElements: [LayoutNode] {
        switch self {
        case .element(let node): [node]
        case .lazy(let elements):
            (0..<elements.count).filter(elements.isMade).flatMap { elements.runs(at: $0).flatMap(\.presentElements) }
        case .section(let section): section.header + section.content.flatMap(\.presentElements) + section.footer
        }
    }
}

/// Views that are made one by one when they are asked for; those that were made stay.
@_documentation(metadata: engine)
open class LazyElements {
    public init() {}

    package var count: Int { 0 }
    /// What the view at an index consists of; makes it where it isn't there yet.
    package func runs(at index: Int) -> [ElementRun] { [] }
    package func isMade(_ index: Int) -> Bool { false }
    package func index(of id: AnyHashable) -> Int? { nil }
}

/// A section with its parts.
@_documentation(metadata: engine)
public final class SectionRuns {
    package let header: [LayoutNode]
    package let content: [ElementRun]
    package let footer: [LayoutNode]
    package let node: ViewNode

    package init(header: [LayoutNode], content: [ElementRun], footer: [LayoutNode], node: ViewNode) {
        (self.header, self.content, self.footer, self.node) = (header, content, footer, node)
    }
}

/// The layout nodes that a node puts round the elements of its content, one for each, kept as long as the element.
struct ElementWrappers {
    private final class Storage {
        var nodes: [ObjectIdentifier: (content: LayoutNode, wrapper: LayoutNode)] = [:]
    }

    /// Made when it is first used, since hardly any node stands in such a container.
    private var storage: Storage?

    var isEmpty: Bool { storage == nil }

    mutating func removeAll() { storage = nil }

    mutating func wrap(_ runs: [ElementRun], _ make: @escaping (LayoutNode) -> LayoutNode) -> [ElementRun] {
        let storage = self.storage ?? Storage()
        self.storage = storage
        func wrapped(_ content: LayoutNode) -> LayoutNode {
            let id = ObjectIdentifier(content)
            if let known = storage.nodes[id] { return known.wrapper }
            let wrapper = make(content)
            storage.nodes[id] = (content, wrapper)
            return wrapper
        }
        return Self.map(runs, wrapped)
    }

    private static func map(_ runs: [ElementRun], _ wrapped: @escaping (LayoutNode) -> LayoutNode) -> [ElementRun] {
        runs.map { run in
            switch run {
            case .element(let node): return .element(wrapped(node))
            case .lazy(let elements): return .lazy(MappedElements(elements) { map($0, wrapped) })
            case .section(let section):
                return .section(
                    SectionRuns(
                        header: section.header.map(wrapped), content: map(section.content, wrapped),
                        footer: section.footer.map(wrapped), node: section.node))
            }
        }
    }

    private final class MappedElements: LazyElements {
        private let base: LazyElements
        private let transform: ([ElementRun]) -> [ElementRun]

        init(_ base: LazyElements, _ transform: @escaping ([ElementRun]) -> [ElementRun]) {
            (self.base, self.transform) = (base, transform)
        }

        override var count: Int { base.count }
        override func runs(at index: Int) -> [ElementRun] { transform(base.runs(at: index)) }
        override func isMade(_ index: Int) -> Bool { base.isMade(index) }
        override func index(of id: AnyHashable) -> Int? { base.index(of: id) }
    }
}
