/// What becomes of a value that is given to a stream, and of tasks that a cancelled group is given.
func described(_ result: AsyncStream<Int>.Continuation.YieldResult) -> String {
    switch result {
    case .enqueued(let remaining): remaining == .max ? "kept" : "kept, \(remaining) left"
    case .dropped(let value): "dropped \(value)"
    case .terminated: "over"
    @unknown default: "else"
    }
}

func run() async {
    for policy in [AsyncStream<Int>.Continuation.BufferingPolicy.unbounded, .bufferingOldest(2), .bufferingNewest(2)] {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: policy)
        let results = (1...4).map { described(continuation.yield($0)) }
        continuation.finish()
        print(results.joined(separator: "; "), "-", described(continuation.yield(5)))
        withExtendedLifetime(stream) {}
    }
    let (none, empty) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(0))
    print(described(empty.yield(1)))
    if case .dropped(let value) = empty.yield(2) { print("dropped", value) }
    empty.finish()
    for await value in none { print(value) }

    let sum = await withTaskGroup(of: Int.self) { group in
        print(group.addTaskUnlessCancelled { 1 })
        group.cancelAll()
        print(group.addTaskUnlessCancelled { 2 })
        group.addTaskUnlessCancelled { 4 }
        group.addTask { 8 }
        var sum = 0
        for await value in group { sum += value }
        return sum
    }
    print(sum)
}
