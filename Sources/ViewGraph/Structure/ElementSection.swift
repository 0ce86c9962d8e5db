/// The elements of one section of a list of views, or those that stand between sections.
package struct ElementSection {
    /// The section; the first element's own where it stands in none.
    package let node: ViewNode
    package private(set) var header: [LayoutNode] = []
    package private(set) var content: [LayoutNode] = []
    package private(set) var footer: [LayoutNode] = []

    /// - Parameter root: where the search for sections round an element ends.
    static func sections(of elements: [LayoutNode], in root: ViewNode?) -> [ElementSection] {
        var sections: [ElementSection] = []
        var current: ViewNode?
        for element in elements {
            let (section, part) = element.section(in: root)
            if sections.isEmpty || section !== current {
                sections.append(ElementSection(node: section ?? element.viewNode))
                current = section
            }
            sections[sections.count - 1].add(element, to: part)
        }
        return sections
    }

    private mutating func add(_ element: LayoutNode, to part: SectionPart) {
        switch part {
        case .header: header.append(element)
        case .content: content.append(element)
        case .footer: footer.append(element)
        }
    }
}

extension ViewNode {
    /// The elements, those of sections together, for a node that makes its content at once in a container that wouldn't.
    final var sectionedRuns: [ElementRun] {
        ElementSection.sections(of: elements, in: self).flatMap { section -> [ElementRun] in
            guard section.node is SectionNode else { return section.content.map { .element($0) } }
            return [
                .section(
                    SectionRuns(
                        header: section.header, content: section.content.map { .element($0) }, footer: section.footer,
                        node: section.node))
            ]
        }
    }
}

extension LayoutNode {
    /// The outermost section below `root` that the element stands in, and in which of its parts.
    fileprivate func section(in root: ViewNode?) -> (SectionNode?, SectionPart) {
        var (found, part): (SectionNode?, SectionPart) = (nil, .content)
        var node: ViewNode = innermost.viewNode
        while node !== root, let parent = node.parent {
            if let section = parent as? SectionNode { (found, part) = (section, section.part(of: node)) }
            node = parent
        }
        // An element that another tree made stands in none of this one's sections.
        return node === root ? (found, part) : (nil, .content)
    }
}
