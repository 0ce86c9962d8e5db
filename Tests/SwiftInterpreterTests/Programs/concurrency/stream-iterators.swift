func run() async {
    let s = AsyncStream<Int> { c in
        for i in 1...3 { c.yield(i) }; c.finish()
    }
    var it = s.makeAsyncIterator()
    while let x = await it.next() { print(x) }
    let first = await s.first { $0 > 1 }
    print(first as Any)
}
