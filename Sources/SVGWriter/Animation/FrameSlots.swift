import Drawing

/// What is drawn in the same place of a drawing in several frames: one item after the other.
struct FrameSlot {
    /// Nil in frames in which it isn't drawn.
    var items: [DisplayList.Item?]

    fileprivate var last: DisplayList.Item? { items.last { $0 != nil } ?? nil }
}

/// The items of the lists of all frames, put together as slots from back to front.
struct FrameSlots {
    private(set) var slots: [FrameSlot] = []

    /// - Returns: nil where the lists are too long to be compared.
    init?(_ lists: [DisplayList?]) {
        for (frame, list) in lists.enumerated() {
            guard let list else {
                for index in slots.indices { slots[index].items.append(nil) }
                continue
            }
            guard add(list.items, frame: frame) else { return nil }
        }
    }

    private mutating func add(_ items: [DisplayList.Item], frame: Int) -> Bool {
        let known = slots.map(\.last)
        if known.count == items.count, zip(known, items).allSatisfy({ $0?.isLike($1) ?? false }) {
            for (index, item) in items.enumerated() { slots[index].items.append(item) }
            return true
        }
        guard known.count * items.count <= 250_000 else { return false }
        let pairs = Self.commonSequence(known, items)
        var result: [FrameSlot] = []
        var (slot, item) = (0, 0)
        let absent = [DisplayList.Item?](repeating: nil, count: frame)
        for pair in pairs + [(slots.count, items.count)] {
            while slot < pair.0 {
                slots[slot].items.append(nil)
                result.append(slots[slot])
                slot += 1
            }
            while item < pair.1 {
                result.append(FrameSlot(items: absent + [items[item]]))
                item += 1
            }
            guard slot < slots.count, item < items.count else { break }
            slots[slot].items.append(items[item])
            result.append(slots[slot])
            (slot, item) = (slot + 1, item + 1)
        }
        slots = result
        return true
    }

    /// The longest sequence of pairs of what is alike; what is equal counts more.
    private static func commonSequence(
        _ known: [DisplayList.Item?], _ items: [DisplayList.Item]
    ) -> [(Int, Int)] {
        let (rows, columns) = (known.count, items.count)
        var best = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
        var weights = [[Int]](repeating: [Int](repeating: 0, count: columns), count: rows)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                if let item = known[row], item.isLike(items[column]) {
                    weights[row][column] = item == items[column] ? 3 : 2
                }
                let weight = weights[row][column]
                let taken = weight > 0 ? best[row + 1][column + 1] + weight : 0
                best[row][column] = max(taken, best[row + 1][column], best[row][column + 1])
            }
        }
        var result: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            let weight = weights[row][column]
            if weight > 0, best[row][column] == best[row + 1][column + 1] + weight {
                result.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if best[row][column] == best[row + 1][column] {
                row += 1
            } else {
                column += 1
            }
        }
        return result
    }
}

extension DisplayList.Item {
    /// Whether another item may be this one a frame later.
    fileprivate func isLike(_ other: DisplayList.Item) -> Bool {
        switch (self, other) {
        case (.fill(let a, let style, _), .fill(let b, let otherStyle, _)):
            style == otherStyle && a.hasShape(like: b)
        case (.stroke(let a, _, _), .stroke(let b, _, _)): a.hasShape(like: b)
        case (.glyphs(let a, _), .glyphs(let b, _)):
            a.source === b.source && a.size == b.size && a.glyphs.map(\.glyph) == b.glyphs.map(\.glyph)
        case (.image(let a), .image(let b)): a.bitmap == b.bitmap && a.sourceRect == b.sourceRect
        case (.group(let a), .group(let b)): a.isFrame(of: b)
        default: false
        }
    }
}

extension DisplayList.Group {
    /// Whether nothing but the transform, the opacity, the clip's place and the contents may differ.
    func isFrame(of other: DisplayList.Group) -> Bool {
        filters == other.filters && mask == other.mask && blendMode == other.blendMode
            && isIsolated == other.isIsolated && backdrop == other.backdrop && accessibility == other.accessibility
            && id == other.id && link == other.link && (clip == nil) == (other.clip == nil)
            && clip?.style == other.clip?.style
    }
}

extension Path {
    fileprivate func hasShape(like other: Path) -> Bool {
        if axisAlignedRect != nil, other.axisAlignedRect != nil { return true }
        guard elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy { $0.isSameKind(as: $1) }
    }
}
