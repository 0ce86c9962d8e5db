// What sequences whose elements come with time have beside the native members, and groups of tasks without results.
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

    public func dropFirst(_ count: Int = 1) -> AsyncStream<Element> {
        AsyncStream { continuation in
            Task {
                var left = count
                for try await element in self {
                    if left > 0 { left -= 1 } else { continuation.yield(element) }
                }
                continuation.finish()
            }
        }
    }
    public func prefix(while predicate: @escaping (Element) async -> Bool) -> AsyncStream<Element> {
        AsyncStream { continuation in
            Task {
                for try await element in self {
                    guard await predicate(element) else { break }
                    continuation.yield(element)
                }
                continuation.finish()
            }
        }
    }
    public func drop(while predicate: @escaping (Element) async -> Bool) -> AsyncStream<Element> {
        AsyncStream { continuation in
            Task {
                var isDropping = true
                for try await element in self {
                    if isDropping { isDropping = await predicate(element) }
                    if !isDropping { continuation.yield(element) }
                }
                continuation.finish()
            }
        }
    }
    public func flatMap<Segment: AsyncSequence>(
        _ transform: @escaping (Element) async -> Segment
    ) -> AsyncStream<Segment.Element> {
        AsyncStream { continuation in
            Task {
                for try await element in self {
                    for try await inner in await transform(element) { continuation.yield(inner) }
                }
                continuation.finish()
            }
        }
    }
}
