import ViewGraph

/// A section of the views that were handed to a container; views between sections make one without header and footer.
public nonisolated struct SectionConfiguration: Identifiable {
    /// Tells the sections of one container apart.
    public struct ID: Hashable {
        let value: AnyHashable
    }

    private let section: ElementSection

    init(_ section: ElementSection) { self.section = section }

    public var id: ID { ID(value: section.node.identity) }
    public var header: SubviewsCollection { SubviewsCollection(section.header.map(Subview.init)) }
    public var content: SubviewsCollection { SubviewsCollection(section.content.map(Subview.init)) }
    public var footer: SubviewsCollection { SubviewsCollection(section.footer.map(Subview.init)) }
}

extension SectionConfiguration.ID: CustomStringConvertible {
    /// The path to the section, as `render inspect` writes it.
    public var description: String { value.pathDescription }
}

/// The sections of the views that were handed to a container.
public nonisolated struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ sections: [ElementSection]) { self.sections = sections.map(SectionConfiguration.init) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

nonisolated extension Group where Content: View {
    /// A view made from the sections of another one.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(base: view, transform: transform) }
    }
}

/// What `Group(sections:)` shows.
public nonisolated struct GroupSectionsOfContent<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: (SectionCollection) -> Result

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let reader = SubviewsReader(source: view.base, sections: { view.transform(SectionCollection($0)) })
        return SubviewsReader._reconcile(reader, existing: existing, in: context)
    }
}

/// What `ForEach(sections:)` shows.
public nonisolated struct ForEachSectionContent<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let content: (SectionConfiguration) -> Result

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let reader = SubviewsReader(
            source: view.base, sections: { ForEach(SectionCollection($0), content: view.content) })
        return SubviewsReader._reconcile(reader, existing: existing, in: context)
    }
}

nonisolated extension ForEach where Data == [Int], ID == Int, Content: View {
    /// A view for each section of another one.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
    ) where Content == ForEachSectionContent<Base, Result> {
        self.init([0], id: \.self) { _ in ForEachSectionContent(base: view, content: content) }
    }
}
