import Drawing
import Foundation

extension SVGDocument {
    /// Draws what is different in frames by what animates it; nil stands for frames in which nothing of it is seen.
    func draw(frames lists: [DisplayList?]) throws {
        let known = lists.compactMap { $0 }
        guard let first = known.first else { return }
        if known.allSatisfy({ $0 == first }) { return try draw(first, bounds: try ItemBounds.of(first)) }
        let isSimple = !known.contains { list in list.hasModesBeyondCSS || list.items.contains(where: \.seesBelow) }
        guard isSimple, let slots = FrameSlots(lists)?.slots else {
            // What depends on what is below it is drawn anew as a whole.
            return try drawVersions(Self.filled(lists.map { $0.map { .group(DisplayList.Group(contents: $0)) } }))
        }
        for slot in slots { try draw(slot, isNeeded: lists.map { $0 != nil }) }
    }

    private func draw(_ slot: FrameSlot, isNeeded: [Bool]) throws {
        // Frames in which nobody sees what is round it don't matter.
        let isShown = Self.filled(zip(slot.items, isNeeded).map { item, isNeeded in isNeeded ? item != nil : nil })
        let items = Self.filled(slot.items)
        guard isShown.contains(false) else { return try draw(items) }
        let attribute = animation?.attribute([.visibility(isShown)]) ?? ""
        write("<g\(attribute)\(isShown.last == true ? "" : " opacity=\"0\"")>")
        try draw(items)
        write("</g>")
    }

    /// Draws an item that is there in all frames.
    private func draw(_ items: [DisplayList.Item]) throws {
        guard let last = items.last else { return }
        if items.allSatisfy({ $0 == last }) { return try drawStill(last) }
        if try drawGroups(items) || drawMoved(items) { return }
        try drawVersions(items)
    }

    private func drawStill(_ item: DisplayList.Item) throws {
        let list = DisplayList(items: [item])
        try drawItems(list, bounds: try ItemBounds.of(list))
    }

    // MARK: - Items

    /// - Returns: false where the items differ in more than place, length and colour.
    private func drawMoved(_ items: [DisplayList.Item]) throws -> Bool {
        // The largest one can be scaled to all the others.
        guard let base = items.max(by: { $0.area < $1.area }), let last = items.last else { return false }
        var transforms: [CGAffineTransform] = []
        for item in items {
            guard let transform = ItemMotion.transform(from: base, to: item) else { return false }
            transforms.append(transform)
        }
        let colors = items.compactMap(\.color)
        var tracks: [SVGTrack] = [.transform(transforms)]
        var paint = ""
        var shown = base
        if colors.count == items.count, let color = last.color, colors.contains(where: { $0 != color }) {
            var property = "fill"
            if case .stroke = base { property = "stroke" }
            guard property == "fill" else { return false }
            tracks += SVGTrack.colors(colors, property)
            paint = SVGDocument.fill(color)
            // Black is written as nothing, so that it takes the colour of what is round it.
            shown = base.painted(.black)
        }
        let attribute = animation?.attribute(tracks) ?? ""
        write("<g\(attribute)\(Self.transform(transforms.last))\(paint)>")
        try drawStill(shown)
        write("</g>")
        return true
    }

    private static func transform(_ transform: CGAffineTransform?) -> String {
        guard let transform, !transform.isIdentity else { return "" }
        return " transform=\"\(SVGText.matrix(transform))\""
    }

    /// Each different look by itself, seen while it is shown.
    private func drawVersions(_ items: [DisplayList.Item]) throws {
        var versions: [(item: DisplayList.Item, isShown: [Bool])] = []
        for (index, item) in items.enumerated() {
            if let known = versions.firstIndex(where: { $0.item == item }) {
                versions[known].isShown[index] = true
            } else {
                versions.append((item, items.indices.map { $0 == index }))
            }
        }
        for version in versions {
            let attribute = animation?.attribute([.visibility(version.isShown)]) ?? ""
            write("<g\(attribute)\(version.isShown.last == true ? "" : " opacity=\"0\"")>")
            let list = DisplayList(items: [version.item])
            try draw(list, bounds: try ItemBounds.of(list))
            write("</g>")
        }
    }

    // MARK: - Groups

    /// - Returns: false where the groups differ in more than what can be animated.
    private func drawGroups(_ items: [DisplayList.Item]) throws -> Bool {
        var groups: [DisplayList.Group] = []
        for item in items {
            guard case .group(let group) = item else { return false }
            groups.append(group)
        }
        guard var base = groups.last, groups.allSatisfy({ $0.isFrame(of: base) }), base.backdrop == nil else {
            return false
        }
        var movedClip: GroupAnimation.Clip?
        if let clip = base.clip, groups.contains(where: { $0.clip != clip }) {
            let paths = groups.compactMap(\.clip?.path)
            guard let largest = paths.max(by: { $0.area < $1.area }) else { return false }
            var transforms: [CGAffineTransform] = []
            for path in paths {
                guard let transform = ItemMotion.transform(from: largest, to: path) else { return false }
                transforms.append(transform)
            }
            movedClip = GroupAnimation.Clip(path: largest, transforms: transforms)
            base.clip?.path = largest
        }
        let tracks: [SVGTrack] = [.transform(groups.map(\.transform)), .opacity(groups.map(\.opacity))]
        let attribute = animation?.attribute(tracks) ?? ""
        guard var box = try ItemBounds.of(DisplayList(items: [.group(base)])).first else { return true }
        if !base.filters.isEmpty {
            // The filter has room for all frames.
            for group in groups {
                let other = try ItemBounds.of(DisplayList(items: [.group(group)])).first?.contentRect ?? .null
                if !other.isNull { box.contentRect = box.contentRect.isNull ? other : box.contentRect.union(other) }
            }
        }
        let contents = groups.map { group in group.opacity > 0 ? group.contents : nil }
        try draw(base, box: box, animation: GroupAnimation(attribute: attribute, clip: movedClip)) {
            try self.draw(frames: contents)
        }
        return true
    }

    /// Values for frames that have none: of the frame before, else of the first that has one.
    private static func filled<Value>(_ values: [Value?]) -> [Value] {
        guard var known = values.first(where: { $0 != nil }) ?? nil else { return [] }
        return values.map { value in
            if let value { known = value }
            return known
        }
    }
}

/// What is animated of a group that is written.
struct GroupAnimation {
    var attribute = ""
    var clip: Clip?

    /// A path that is elsewhere in each frame.
    struct Clip {
        let path: Path
        let transforms: [CGAffineTransform]
    }
}

extension SVGTrack {
    static func transform(_ transforms: [CGAffineTransform]) -> SVGTrack {
        SVGTrack(
            property: "transform", values: transforms.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] },
            tolerance: [0.0005, 0.0005, 0.0005, 0.0005, 0.02, 0.02]
        ) { numbers in
            let texts = numbers.enumerated().map { SVGText.number($1, digits: $0 < 4 ? 6 : 3) }
            return "matrix(\(texts.joined(separator: ",")))"
        }
    }

    static func opacity(_ values: [Double]) -> SVGTrack {
        SVGTrack(property: "opacity", values: values.map { [$0] }, tolerance: [0.002]) { SVGText.number($0[0]) }
    }

    static func visibility(_ isShown: [Bool]) -> SVGTrack {
        SVGTrack(
            property: "opacity", values: isShown.map { [$0 ? 1 : 0] }, tolerance: [0], isStepped: true
        ) { SVGText.number($0[0]) }
    }

    static func colors(_ colors: [ResolvedColor], _ property: String) -> [SVGTrack] {
        let plain = colors.map(\.clamped)
        let paint = SVGTrack(
            property: property, values: plain.map { [$0.red, $0.green, $0.blue].map { ($0 * 255).rounded() } },
            tolerance: [0.5]
        ) { "rgb(\($0.map { SVGText.number($0) }.joined(separator: ",")))" }
        let opacity = SVGTrack(
            property: property + "-opacity", values: plain.map { [$0.opacity] }, tolerance: [0.002]
        ) { SVGText.number($0[0]) }
        return [paint, opacity]
    }
}

extension Path {
    fileprivate var area: CGFloat {
        let bounds = controlPointBounds
        return bounds.isNull ? 0 : bounds.width * bounds.height
    }
}

extension DisplayList.Item {
    fileprivate var area: CGFloat {
        switch self {
        case .fill(let path, _, _), .stroke(let path, _, _): path.area
        case .image(let image): image.rect.width * image.rect.height
        case .glyphs, .group: 0
        }
    }
}
