struct Queue<T> {
    private var inbox: [T] = [], outbox: [T] = []
    var count: Int { inbox.count + outbox.count }
    mutating func push(_ x: T) { inbox.append(x) }
    mutating func pop() -> T? { if outbox.isEmpty { outbox = inbox.reversed(); inbox = [] }; return outbox.popLast() }
}
func run() {
    var q = Queue<Int>(); q.push(1); q.push(2); print(q.pop() ?? 0); q.push(3);
    while let x = q.pop() { print(x, q.count) }
}
