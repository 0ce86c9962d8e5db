import ViewGraph

/// The contents of a container that makes its children when they become visible, as one numbered row of slots.
///
/// A slot is a view that is there already, or one that will be made of an element of a `ForEach`.
final class LazySlots {
    /// What a slot is to the section it stands in.
    struct Place: Equatable {
        enum Role { case header, row, footer }

        var role: Role
        /// Which section, counted through; views outside of sections form sections of their own.
        var section: Int
        var isFirst: Bool
        var isLast: Bool
        var hasHeader = false
        var hasFooter = false
        /// True where the program wrote the section.
        var isDeclared = false
    }

    private struct Segment {
        enum Source {
            case elements([LayoutNode])
            case lazy(LazyElements)
        }

        var start: Int
        var count: Int
        var source: Source
        var role: Place.Role
        var section: Int
    }

    private struct SectionShape {
        var rows: Range<Int>
        var header: Bool
        var footer: Bool
        var isDeclared: Bool
        var all: Range<Int>
    }

    private var segments: [Segment] = []
    private var sections: [SectionShape] = []
    private(set) var count = 0

    var sectionCount: Int { sections.count }

    init(_ runs: [ElementRun]) {
        var outside: [ElementRun] = []
        func flush() {
            guard !outside.isEmpty else { return }
            addSection(header: [], content: outside, footer: [], isDeclared: false)
            outside = []
        }
        for run in runs.flatMap(Self.opened) {
            if case .section(let section) = run {
                flush()
                addSection(
                    header: section.header, content: section.content.flatMap(Self.opened), footer: section.footer,
                    isDeclared: true)
            } else {
                outside.append(run)
            }
        }
        flush()
    }

    /// A `ForEach` whose elements are sections or lists themselves is taken apart; only what is in those is lazy.
    private static func opened(_ run: ElementRun) -> [ElementRun] {
        guard case .lazy(let elements) = run, elements.count > 0 else { return [run] }
        let isNested = elements.runs(at: 0).contains {
            if case .element = $0 { false } else { true }
        }
        guard isNested else { return [run] }
        return (0..<elements.count).flatMap { elements.runs(at: $0).flatMap(opened) }
    }

    private func addSection(header: [LayoutNode], content: [ElementRun], footer: [LayoutNode], isDeclared: Bool) {
        let first = count
        if !header.isEmpty { add(.elements(header), count: 1, .header) }
        let rows = count
        for run in content {
            switch run {
            case .element(let node): add(.elements([node]), count: 1, .row)
            case .lazy(let elements): add(.lazy(elements), count: elements.count, .row)
            case .section(let inner):
                // A section in a section: its parts are rows.
                for node in inner.header + inner.footer { add(.elements([node]), count: 1, .row) }
            }
        }
        let end = count
        if !footer.isEmpty { add(.elements(footer), count: 1, .footer) }
        sections.append(
            SectionShape(
                rows: rows..<end, header: !header.isEmpty, footer: !footer.isEmpty, isDeclared: isDeclared,
                all: first..<count))
    }

    private func add(_ source: Segment.Source, count added: Int, _ role: Place.Role) {
        guard added > 0 else { return }
        segments.append(Segment(start: count, count: added, source: source, role: role, section: sections.count))
        count += added
    }

    private func segment(at index: Int) -> Segment? {
        guard index >= 0, index < count else { return nil }
        var (low, high) = (0, segments.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= index { low = middle } else { high = middle }
        }
        return segments[low]
    }

    /// What stands in a slot; made where it isn't there yet.
    func elements(at index: Int) -> [LayoutNode] {
        guard let segment = segment(at: index) else { return [] }
        switch segment.source {
        case .elements(let nodes): return nodes
        case .lazy(let elements):
            return elements.runs(at: index - segment.start).compactMap {
                if case .element(let node) = $0 { node } else { nil }
            }
        }
    }

    func isMade(_ index: Int) -> Bool {
        guard let segment = segment(at: index) else { return false }
        guard case .lazy(let elements) = segment.source else { return true }
        return elements.isMade(index - segment.start)
    }

    func place(of index: Int) -> Place? {
        guard let segment = segment(at: index) else { return nil }
        let shape = sections[segment.section]
        return Place(
            role: segment.role, section: segment.section, isFirst: index == shape.rows.lowerBound,
            isLast: index == shape.rows.upperBound - 1, hasHeader: shape.header, hasFooter: shape.footer,
            isDeclared: shape.isDeclared)
    }

    /// The slots of a section, its header and footer included.
    func slots(ofSection section: Int) -> Range<Int> {
        sections.indices.contains(section) ? sections[section].all : 0..<0
    }

    /// The slot of the element of a `ForEach` that has the id.
    func index(of id: AnyHashable) -> Int? {
        for segment in segments {
            if case .lazy(let elements) = segment.source, let index = elements.index(of: id) {
                return segment.start + index
            }
        }
        return nil
    }
}
