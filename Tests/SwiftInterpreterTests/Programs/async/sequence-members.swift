extension AsyncSequence {
    /// A program's own, which reads the sequence it extends.
    func collected() async rethrows -> [Element] {
        var all: [Element] = []
        for try await element in self { all.append(element) }
        return all
    }
}

func numbers() -> AsyncStream<Int> {
    AsyncStream { continuation in
        for number in 1...4 { continuation.yield(number) }
        continuation.finish()
    }
}

struct Broken: Error {}
func breaking() -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
        for number in 1...2 { continuation.yield(number) }
        continuation.finish(throwing: Broken())
    }
}

func run() async {
    do { for try await number in breaking().dropFirst() { print(number) } } catch { print("caught", error) }
    do { for try await number in breaking().drop(while: { $0 < 2 }) { print(number) } } catch { print("caught", error) }
    print(await numbers().collected(), await numbers().dropFirst(2).collected())
    print(await numbers().max() ?? 0, await numbers().min() ?? 0, await numbers().contains(3))
    print(await numbers().prefix(while: { $0 < 3 }).collected(), await numbers().drop(while: { $0 < 3 }).collected())
    print(await numbers().reduce(into: [Int]()) { $0.append($1 * 2) }, await numbers().allSatisfy { $0 > 0 })
    let segments = numbers().flatMap { number in
        AsyncStream<Int> { continuation in
            continuation.yield(number)
            continuation.yield(-number)
            continuation.finish()
        }
    }
    print(await segments.collected())
    await withDiscardingTaskGroup { group in
        group.addTask { print("done") }
    }
    try? await withThrowingDiscardingTaskGroup { group in
        group.addTask { print("done, too") }
    }
}
