/// A layout that places its views in columns and rows, for figures and tools that show them.
package protocol TrackedLayout: Layout {
    /// The columns and rows that views are placed in, from the container's top leading corner.
    func tracks(
        in size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> LayoutTracks
}

/// The columns and rows of a container, in points.
package struct LayoutTracks: Equatable, Sendable {
    package struct Track: Equatable, Sendable {
        package var start: CGFloat
        package var length: CGFloat

        package init(start: CGFloat, length: CGFloat) { (self.start, self.length) = (start, length) }
    }

    package var columns: [Track]
    package var rows: [Track]

    package init(columns: [Track], rows: [Track]) { (self.columns, self.rows) = (columns, rows) }

    /// The same columns from the other side.
    func mirrored(in width: CGFloat) -> LayoutTracks {
        var result = self
        for index in columns.indices {
            result.columns[index].start = width - columns[index].start - columns[index].length
        }
        return result
    }
}
