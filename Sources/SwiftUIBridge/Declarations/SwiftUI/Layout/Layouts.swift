@Converted @Represented(by: AnyLayout) struct AnyLayout: Layout {
    @Native(anyLayoutInit) init<L>(_ layout: L) where L: Layout
}

@Converted @Represented(by: LayoutSubview) struct LayoutSubview: Equatable {
    @Native(layoutSubviewSubscript) subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { get }
}

protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
