// What sequences whose elements come with time have beside the native members.
// Not read for its members. Also read for: AsyncSequence, AsyncStream, AsyncThrowingStream.

extension AsyncSequence {
    public func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void
    ) async rethrows -> Result {
        var result = initialResult
        for try await element in self { try await updateAccumulatingResult(&result, element) }
        return result
    }
    public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        for try await element in self { guard try await predicate(element) else { return false } }
        return true
    }
    public func contains(_ search: Element) async rethrows -> Bool where Element: Equatable {
        for try await element in self { if element == search { return true } }
        return false
    }
    public func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
        var largest: Element?
        for try await element in self {
            if let known = largest {
                if try await areInIncreasingOrder(known, element) { largest = element }
            } else {
                largest = element
            }
        }
        return largest
    }
    public func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element? {
        try await max { try await areInIncreasingOrder($1, $0) }
    }
    public func max() async rethrows -> Element? where Element: Comparable { try await max { $0 < $1 } }
    public func min() async rethrows -> Element? where Element: Comparable { try await min { $0 < $1 } }
}
