struct Heap<T> {
    private var items: [T] = []; let before: (T, T) -> Bool
    init(_ before: @escaping (T, T) -> Bool) { self.before = before }
    mutating func push(_ x: T) {
        items.append(x); var i = items.count - 1;
        while i > 0, before(items[i], items[(i - 1) / 2]) { items.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 }
    }
    mutating func pop() -> T? {
        guard let first = items.first else { return nil }; let last = items.removeLast();
        if !items.isEmpty {
            items[0] = last; var i = 0
            while true {
                var best = i;
                for c in [2 * i + 1, 2 * i + 2] where c < items.count && before(items[c], items[best]) { best = c };
                if best == i { break }; items.swapAt(i, best); i = best
            }
        }; return first
    }
}
func run() {
    var h = Heap<Int>(<); for x in [5, 2, 8, 1, 9, 3] { h.push(x) }; var out: [Int] = [];
    while let x = h.pop() { out.append(x) }; print(out); var w = Heap<String> { $0.count > $1.count };
    ["a", "ccc", "bb"].forEach { w.push($0) }; print(w.pop()!)
}
