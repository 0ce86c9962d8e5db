// Dropped items by type identifiers, the API before `UTType`.

extension View {
    public func onDrop(
        of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: types.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    public func onDrop(
        of types: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: types.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    public func onDrop<D: DropDelegate>(of types: [String], delegate: D) -> some View {
        onDrop(of: types.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}

extension DropInfo {
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}
