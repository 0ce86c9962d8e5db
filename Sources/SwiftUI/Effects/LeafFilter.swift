import ViewGraph

private enum LeafFilterKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True inside a blur or shadow, which act on each leaf for itself (measured: facts 16.13).
    var isInLeafFilter: Bool {
        get { self[LeafFilterKey.self] }
        set { self[LeafFilterKey.self] = newValue }
    }
}

extension DrawContext {
    /// Draws the items of one leaf, which a blur or shadow round it takes as a whole.
    package mutating func leaf(in environment: EnvironmentValues, _ content: (inout DrawContext) -> Void) {
        guard environment.isInLeafFilter else { return content(&self) }
        group(DisplayList.Group(isIsolated: true), content)
    }
}

extension DisplayList {
    /// Every leaf seen through `filter`.
    func filteringLeaves(_ filter: Filter) -> [Item] {
        items.map { item in
            guard case .group(var group) = item else {
                return .group(Group(filters: [filter], contents: DisplayList(items: [item])))
            }
            if group.isTransparent {
                group.contents.items = group.contents.filteringLeaves(filter)
                return .group(group)
            }
            if group.allowsMoreFilters {
                group.filters.append(filter)
                return .group(group)
            }
            return .group(Group(filters: [filter], contents: DisplayList(items: [item])))
        }
    }
}

extension DisplayList.Group {
    /// Only holds items together, for accessibility for instance.
    fileprivate var isTransparent: Bool { !needsLayer && clip == nil && transform.isIdentity }

    /// True where another filter can follow the group's own without changing what the group does besides: it mixes
    /// with what is below it after its filters.
    fileprivate var allowsMoreFilters: Bool { opacity == 1 && mask == nil && transform.isIdentity }
}
