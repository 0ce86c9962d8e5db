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
    /// True where what lies below the group is out of its contents' sight. A shadow leaves the contents as they are.
    package var isLayer: Bool {
        opacity < 1 || blendMode != .normal || mask != nil
            || filters.contains { if case .shadow = $0 { false } else { true } }
    }

    /// The same with black in the place of what changes what lies below: nothing shines through it, so that it throws the
    /// shadow of something solid.
    package var withSolidBackdrops: DisplayList.Group {
        var group = self
        if backdrop != nil, let clip {
            group.backdrop = nil
            let black = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0))
            group.contents = DisplayList(items: [.fill(Path(clip.path.controlPointBounds), FillStyle(), black)])
        } else if !isLayer {
            group.contents = DisplayList(
                items: contents.items.map { item in
                    guard case .group(let inner) = item, item.seesBelow else { return item }
                    return .group(inner.withSolidBackdrops)
                })
        }
        return group
    }
}
