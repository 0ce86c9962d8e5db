struct UUID: Hashable, Comparable, CustomStringConvertible, Codable, Sendable {
    @CallsWith(execution: random) init()
    init?(uuidString string: String)
    let uuidString: String
    @Calls(uuidString) let description: String
    static func < (lhs: UUID, rhs: UUID) -> Bool
}
