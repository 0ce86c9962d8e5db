import ViewGraph

/// The slots of a lazy grid put together to lines of cells; headers and footers of sections are lines of their own.
final class GridLines: LazySource {
    private let slots: LazySlots
    private let layout: LazyGridLayout
    private unowned let viewNode: ViewNode
    private var lines: [Range<Int>] = []
    private var made: [Int: LayoutNode] = [:]

    /// - Parameter tracks: how many cells a line has.
    init(_ slots: LazySlots, tracks: Int, layout: LazyGridLayout, viewNode: ViewNode) {
        (self.slots, self.layout, self.viewNode) = (slots, layout, viewNode)
        for section in 0..<slots.sectionCount {
            var cells = slots.slots(ofSection: section)
            if let first = cells.first, slots.place(of: first)?.role == .header {
                lines.append(first..<first + 1)
                cells = cells.dropFirst()
            }
            var footer: Range<Int>?
            if let last = cells.last, slots.place(of: last)?.role == .footer {
                footer = last..<last + 1
                cells = cells.dropLast()
            }
            for start in stride(from: cells.lowerBound, to: cells.upperBound, by: max(tracks, 1)) {
                lines.append(start..<min(start + max(tracks, 1), cells.upperBound))
            }
            if let footer { lines.append(footer) }
        }
    }

    var count: Int { lines.count }

    func elements(at index: Int) -> [LayoutNode] {
        guard lines.indices.contains(index) else { return [] }
        if let known = made[index] { return [known] }
        let line = lines[index]
        let cells = line.flatMap { slots.elements(at: $0) }
        if let role = place(of: index)?.role, role != .row { return cells }
        let node = ContainerLayoutNode(viewNode: viewNode, layout: layout, label: "GridLine")
        node.isHidden = true
        node.update(children: cells)
        made[index] = node
        return [node]
    }

    func place(of index: Int) -> LazySlots.Place? {
        lines.indices.contains(index) ? slots.place(of: lines[index].lowerBound) : nil
    }

    func slots(ofSection section: Int) -> Range<Int> {
        let range = slots.slots(ofSection: section)
        let first = lines.firstIndex { $0.lowerBound >= range.lowerBound } ?? 0
        let end = lines.firstIndex { $0.lowerBound >= range.upperBound } ?? lines.count
        return first..<max(first, end)
    }

    func index(of id: AnyHashable) -> Int? {
        guard let slot = slots.index(of: id) else { return nil }
        return lines.firstIndex { $0.contains(slot) }
    }
}

/// What a lazy line is made of.
protocol LazySource: AnyObject {
    var count: Int { get }
    /// What stands in a slot; made where it isn't there yet.
    func elements(at index: Int) -> [LayoutNode]
    func place(of index: Int) -> LazySlots.Place?
    func slots(ofSection section: Int) -> Range<Int>
    func index(of id: AnyHashable) -> Int?
}

extension LazySlots: LazySource {}
