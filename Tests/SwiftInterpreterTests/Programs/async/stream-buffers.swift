/// What a stream keeps of values that nobody waits for, and how it says that it has ended.
func kept(_ policy: AsyncStream<Int>.Continuation.BufferingPolicy) async -> [Int] {
    let stream = AsyncStream(Int.self, bufferingPolicy: policy) { continuation in
        for number in 1...5 { continuation.yield(number) }
        continuation.finish()
    }
    var result: [Int] = []
    for await number in stream { result.append(number) }
    return result
}

func run() async {
    print(await kept(.unbounded), await kept(.bufferingOldest(2)), await kept(.bufferingNewest(2)))
    print(await kept(.bufferingOldest(0)), await kept(.bufferingNewest(0)))

    let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { reason in
        switch reason {
        case .finished: print("finished")
        case .cancelled: print("cancelled")
        @unknown default: print("else")
        }
    }
    continuation.yield("a")
    continuation.yield("b")
    continuation.finish()
    continuation.finish()
    continuation.yield("c")
    for await text in stream { print(text) }
}
