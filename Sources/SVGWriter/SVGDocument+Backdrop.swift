import Drawing
import Foundation

/// Something that lies below what is being drawn, and can be drawn once more by its name.
struct DrawnBelow {
    var name: String
    /// In the coordinates it was drawn in.
    var bounds: CGRect
    /// From those coordinates to the ones being drawn in.
    var transform: CGAffineTransform
    /// How many things are drawn for it, those that it draws once more itself included.
    var weight: Int
}

/// What a material can see, from the back to the front.
struct ViewBelow {
    var drawn: [DrawnBelow] = []
    /// From the canvas to the coordinates being drawn in; nil in a layer, under which there is nothing.
    var canvas: CGAffineTransform? = .identity

    /// The view from inside a group.
    func inside(_ group: DisplayList.Group) -> ViewBelow {
        group.isLayer ? ViewBelow(canvas: nil) : seen(through: group.transform)
    }

    /// The same in coordinates that `transform` maps to those of before.
    func seen(through transform: CGAffineTransform) -> ViewBelow {
        guard !transform.isIdentity else { return self }
        var view = self
        let inverse = transform.inverted()
        for index in view.drawn.indices {
            view.drawn[index].transform = view.drawn[index].transform.concatenating(inverse)
        }
        view.canvas = canvas?.concatenating(inverse)
        return view
    }
}

extension SVGDocument {
    /// Glass over glass over glass is frosted until so many things are drawn again.
    private static let mostDrawnAgain = 10_000

    /// Draws a list in sections with names, since something in it draws blurred what lies below it.
    func drawInSections(_ list: DisplayList, bounds: [ItemBounds]) throws {
        let outer = below
        defer { below = outer }
        var start = 0
        let lookers = list.items.indices.filter { list.items[$0].seesBelow }
        for (place, looker) in lookers.enumerated() {
            if start < looker { try drawSection(start..<looker, of: list, bounds: bounds, isNamed: true) }
            try drawSection(looker..<(looker + 1), of: list, bounds: bounds, isNamed: place + 1 < lookers.count)
            start = looker + 1
        }
        if start < list.items.count {
            try drawSection(start..<list.items.count, of: list, bounds: bounds, isNamed: false)
        }
    }

    private func drawSection(_ range: Range<Int>, of list: DisplayList, bounds: [ItemBounds], isNamed: Bool) throws {
        let (items, boxes) = (DisplayList(items: Array(list.items[range])), Array(bounds[range]))
        guard isNamed else { return try drawItems(items, bounds: boxes) }
        let name = nextName("b")
        let before = drawnAgain
        write("<g id=\"\(name)\">")
        try drawItems(items, bounds: boxes)
        write("</g>")
        let box = ItemBounds.union(boxes)
        guard !box.isNull else { return }
        below.drawn.append(
            DrawnBelow(name: name, bounds: box, transform: .identity, weight: range.count + drawnAgain - before))
    }

    /// Draws once more, blurred, what lies below a group that shows only what is inside `clip`.
    func frost(_ backdrop: DisplayList.Backdrop, within clip: DisplayList.Clip, view: ViewBelow) throws {
        guard clip.path.controlPointBounds.hasFiniteValues else { return }
        var area = clip.path.controlPointBounds.grown(by: Filter.tail * backdrop.radius.usableRadius)
        if let canvas = view.canvas {
            // Beyond the canvas there is nothing that could shine through.
            area = area.intersection(CGRect(origin: .zero, size: options.size).applying(canvas))
        }
        guard !area.isNull, area.width > 0, area.height > 0 else { return }
        let seen = view.drawn.filter { $0.bounds.applying($0.transform).intersects(area) }
        let weight = seen.reduce(0) { $0 + $1.weight }
        guard drawnAgain + weight <= Self.mostDrawnAgain else {
            return note("the blur behind many materials, which is left out")
        }
        var content = ""
        if let canvas = view.canvas, let background = options.background, background.clamped.opacity > 0 {
            let box = SVGText.box(CGRect(origin: .zero, size: options.size))
            content += "<rect \(box)\(SVGDocument.fill(background))\(placed(canvas))/>"
        }
        for part in seen { content += "<use href=\"#\(part.name)\"\(placed(part.transform))/>" }
        guard !content.isEmpty else { return }
        drawnAgain += weight
        let isOpaque = view.canvas != nil && options.background.map { $0.clamped.opacity >= 1 } == true
        let filters: [Filter] = [
            .blur(radius: backdrop.radius, isOpaque: isOpaque), .saturation(backdrop.saturation),
        ]
        write("<g\(filterAttribute(filters, in: area))>\(content)</g>")
    }

    private func placed(_ transform: CGAffineTransform) -> String {
        transform.isIdentity ? "" : " transform=\"\(SVGText.matrix(transform))\""
    }
}
