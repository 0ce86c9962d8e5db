@Represented(by: IndexSetValue) struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral, Sendable {
    typealias Element = Int
    init()
    @Calls(sorted) init(arrayLiteral elements: Int...)
    @Calls(sorted) init(integer: Int)
    @Native(indexSetOfSequence) init<S>(_ elements: S) where S: Sequence, S.Element == Int
    let count: Int
    let isEmpty: Bool
    let first: Int?
    let last: Int?
    func contains(_ integer: Int) -> Bool
    @Native(insertIndex)
    @discardableResult mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int)
    @discardableResult mutating func remove(_ member: Int) -> Int?
}
