func run() async {
    let stream = AsyncStream<Int> { continuation in
        for n in 1...3 { continuation.yield(n) }
        continuation.finish()
    }
    for await n in stream { print(n) }
    let value = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
        continuation.resume(returning: 9)
    }
    print(value)
}
