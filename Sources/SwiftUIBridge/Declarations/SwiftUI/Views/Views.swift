struct EquatableView<Content>: View {
    @Native(equatableViewInit) init(content: Content) where Content: Equatable & View
}

struct TupleView<T>: View, ToolbarContent {
    @Native(tupleViewValue) var value: T { get }
    @Native(tupleViewInit) init(_ value: T)
}

@Converted @Represented(by: AnyView) struct AnyView: View {
    @Native(anyViewInit) init<V>(_ view: V) where V: View
    @Native(anyViewInit) init<V>(erasing view: V) where V: View
}

struct Group<Content> {
    @Native(groupInit) init(@ViewBuilder content: () -> Content) where Content: View
}

extension Group: View where Content: View {}
