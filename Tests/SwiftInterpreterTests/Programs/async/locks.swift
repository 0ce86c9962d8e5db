import Synchronization

final class Counter: Sendable {
    let total = Mutex(0)
    let calls = Atomic<Int>(0)

    func add(_ number: Int) {
        total.withLock { $0 += number }
        calls.wrappingAdd(1, ordering: .relaxed)
    }
}

func run() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
        for number in 1...10 { group.addTask { counter.add(number) } }
    }
    print(counter.total.withLock { $0 }, counter.calls.load(ordering: .sequentiallyConsistent))
    print(counter.calls.exchange(3, ordering: .relaxed), counter.calls.load(ordering: .relaxed))
    let result = counter.calls.compareExchange(expected: 3, desired: 4, ordering: .relaxed)
    print(result.exchanged, result.original)
}
