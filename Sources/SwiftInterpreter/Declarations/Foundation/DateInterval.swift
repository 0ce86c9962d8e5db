struct DateInterval: Hashable, Comparable {
    @CallsWith(execution: present) init()
    @CallsWith(execution: ordered) init(start: Date, end: Date)
    @Calls(bounded) init(start: Date, duration: TimeInterval)

    let start: Date
    let end: Date
    let duration: TimeInterval
    func intersection(with dateInterval: DateInterval) -> DateInterval?
    func contains(_ date: Date) -> Bool
    func intersects(_ dateInterval: DateInterval) -> Bool
    func compare(_ dateInterval: DateInterval) -> ComparisonResult
    let description: String
}
