struct Countdown: AsyncSequence {
    let start: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var current: Int
        mutating func next() async -> Int? {
            guard current > 0 else { return nil }
            defer { current -= 1 }
            return current
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(current: start) }
}
struct Page { var title: String { get async { "page" } } }
func run() async {
    for await n in Countdown(start: 3) { print(n) }
    let page = Page()
    print(await page.title)
    let closure: (Int) async -> Int = { n in n + 1 }
    print(await closure(1))
}
