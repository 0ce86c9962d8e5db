extension NavigationLink {
    @Native(itself) func isDetailLink(_ isDetailLink: Bool) -> some View
}

extension Section {
    @Native(collapsibleSection) func collapsible(_ collapsible: Bool) -> some View
}

extension NavigationStack {
    @Native(navigationStackInit) init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath
    @Native(navigationStackOfPath) init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: RandomAccessCollection, Data.Element: Hashable
}
