import ViewGraph

/// Lays out the slots of a lazy container in a line, of which it makes and measures what is visible.
///
/// The phases: measuring makes what a viewport shows at the start; placing makes what the viewport shows where it
/// really is. Where that changes the length, the container is laid out once more.
final class LazyLine {
    private let axis: Axis
    private let spacing: CGFloat?
    let slots: any LazySource
    /// What stands for an element of a slot: the element, or a row round it.
    private let decorate: (LayoutNode, Int, _ isFirst: Bool, _ isLast: Bool) -> LayoutNode

    private var extents: LazyExtents
    private var breadth: CGFloat?
    private(set) var made: [Int: [LayoutNode]] = [:]
    private var sizes: [ObjectIdentifier: CGSize] = [:]

    init(
        axis: Axis, spacing: CGFloat?, slots: any LazySource,
        decorate: @escaping (LayoutNode, Int, Bool, Bool) -> LayoutNode = { node, _, _, _ in node }
    ) {
        (self.axis, self.spacing, self.slots, self.decorate) = (axis, spacing, slots, decorate)
        extents = LazyExtents(count: slots.count)
    }

    // MARK: - Measuring

    /// Asks all that is made anew.
    func forgetSizes() {
        sizes = [:]
        breadth = nil
        extents = LazyExtents(count: slots.count)
    }

    /// Makes and measures what lies between two positions, beginning with a breadth to propose.
    func make(from start: CGFloat, to end: CGFloat, breadth: CGFloat?) {
        if breadth != self.breadth {
            forgetSizes()
            self.breadth = breadth
        }
        guard slots.count > 0 else { return }
        // What was made before stays and counts.
        if !made.isEmpty { measure(made.keys.filter { !extents.isMeasured($0) }) }
        if !extents.isMeasured(0), made.isEmpty { measure([0]) }
        for _ in 0..<64 {
            let first = extents.index(at: start)
            let missing = missingSlots(from: first, to: end)
            if missing.isEmpty { break }
            measure(missing)
        }
    }

    /// Makes a slot that has to be there wherever it stands.
    func make(slot index: Int) {
        if !extents.isMeasured(index) { measure([index]) }
    }

    func slot(at position: CGFloat) -> Int { extents.index(at: position) }

    /// A few at a time, since what they turn out to be moves the end.
    private func missingSlots(from first: Int, to end: CGFloat) -> [Int] {
        var result: [Int] = []
        let limit = max(8, made.count)
        var index = first
        while index < slots.count, extents.start(index) < end || index == first {
            if !extents.isMeasured(index) { result.append(index) }
            index += 1
            if result.count >= limit { break }
        }
        return result
    }

    private var proposal: ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: breadth, height: nil) : ProposedViewSize(width: nil, height: breadth)
    }

    private func measure(_ indices: [Int]) {
        for index in indices where made[index] == nil {
            let elements = slots.elements(at: index)
            made[index] = elements.enumerated().map {
                decorate($0.element, index, $0.offset == 0, $0.offset == elements.count - 1)
            }
        }
        var lengths: [Int: CGFloat] = [:]
        for index in indices { lengths[index] = length(ofSlot: index) }
        // The gap before a slot belongs to the one before it.
        for index in indices where index > 0 && extents.isMeasured(index - 1) && lengths[index - 1] == nil {
            lengths[index - 1] = length(ofSlot: index - 1)
        }
        extents.set(lengths)
    }

    private func length(ofSlot index: Int) -> CGFloat {
        guard let elements = made[index], !elements.isEmpty else { return 0 }
        var length: CGFloat = 0
        for (offset, element) in elements.enumerated() {
            if offset > 0 { length += gap(elements[offset - 1], element) }
            length += size(element)[axis]
        }
        return length + gapAfter(index)
    }

    private func gapAfter(_ index: Int) -> CGFloat {
        guard index < slots.count - 1 else { return 0 }
        if let spacing { return spacing }
        guard let last = made[index]?.last else { return 0 }
        if let next = made[index + 1]?.first { return gap(last, next) }
        return gap(last, last)
    }

    private func gap(_ a: LayoutNode, _ b: LayoutNode) -> CGFloat {
        spacing ?? a.preferredSpacing.distance(to: b.preferredSpacing, along: axis)
    }

    private func size(_ element: LayoutNode) -> CGSize {
        let id = ObjectIdentifier(element)
        if let known = sizes[id] { return known }
        let size = element.sizeThatFits(proposal, because: "ideal: only views near what is seen are asked")
        sizes[id] = size
        return size
    }

    // MARK: - Results

    var length: CGFloat { slots.count == 0 ? 0 : extents.start(slots.count) }

    var widest: CGFloat { made.values.joined().reduce(0) { max($0, size($1)[axis.other]) } }

    func start(ofSlot index: Int) -> CGFloat { extents.start(index) }
    func length(_ index: Int) -> CGFloat { extents.length(index) - (extents.isMeasured(index) ? gapAfter(index) : 0) }

    /// Everything that was made, in order, with where it begins and how large it is.
    func placements() -> [(slot: Int, node: LayoutNode, start: CGFloat, size: CGSize)] {
        var result: [(slot: Int, node: LayoutNode, start: CGFloat, size: CGSize)] = []
        for index in made.keys.sorted() {
            guard let elements = made[index] else { continue }
            var position = extents.start(index)
            for (offset, element) in elements.enumerated() {
                if offset > 0 { position += gap(elements[offset - 1], element) }
                let size = size(element)
                result.append((index, element, position, size))
                position += size[axis]
            }
        }
        return result
    }

    var childProposal: ProposedViewSize { proposal }
}
