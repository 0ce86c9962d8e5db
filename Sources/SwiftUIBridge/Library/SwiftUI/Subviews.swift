// An array of subviews is a view of all of them.
// Also read for: subviews, sections, SubviewsCollection, SectionCollection.
// Not read for its members.

extension Array: View where Element == Subview {
    public var body: some View { ForEach(self) { $0 } }
}
