extension TabView {
    @Native(tabViewInit) init(
        selection: Binding<SelectionValue>?, @TabContentBuilder content: () -> TabContents<SelectionValue>)
    where Content == TabContents<SelectionValue>
    @Native(tabViewInit) @_disfavoredOverload init(
        selection: Binding<SelectionValue>?, content: () -> Content) where Content: View
}
