extension DisplayList {
    /// Whether anything in it changes what lies below.
    package var hasBackdrops: Bool {
        items.contains { item in
            guard case .group(let group) = item else { return false }
            return group.backdrop != nil || group.contents.hasBackdrops
        }
    }
}

extension DisplayList.Item {
    /// Whether the item changes what the list it stands in has drawn below it. What is shut off in a layer doesn't.
    package var seesBelow: Bool {
        guard case .group(let group) = self else { return false }
        return group.backdrop != nil || !group.isLayer && group.contents.items.contains { $0.seesBelow }
    }
}

extension DisplayList.Group {
    /// True where what lies below the group is out of its contents' sight.
    package var isLayer: Bool { opacity < 1 || blendMode != .normal || mask != nil || !filters.isEmpty }
}
