struct SortDescriptor<Compared>: Hashable {
    @Native(sortDescriptorInit) init<V>(_ keyPath: KeyPath<Compared, V>, order: SortOrder = _) where V: Comparable
    @Native(sortDescriptorOfString) init(
        _ keyPath: KeyPath<Compared, String>, _comparison: Int, order: SortOrder)
    @Native(sortDescriptorOrder, set: setSortDescriptorOrder) var order: SortOrder { get set }
}

@Represented(by: KeyPathComparatorValue) struct KeyPathComparator<Compared>: Hashable {
    @Native(sortDescriptorInit) init<V>(_ keyPath: KeyPath<Compared, V>, order: SortOrder = _) where V: Comparable
    @Native(sortDescriptorOfString) init(
        _ keyPath: KeyPath<Compared, String>, _comparison: Int, order: SortOrder)
    @Native(sortDescriptorOrder, set: setSortDescriptorOrder) var order: SortOrder { get set }
}
