struct LRU<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]; private var order: [Key] = []; let capacity: Int
    init(capacity: Int) { self.capacity = capacity }
    mutating func get(_ k: Key, make: (Key) -> Value) -> Value {
        if let v = values[k] { order.removeAll { $0 == k }; order.append(k); return v }; let v = make(k); values[k] = v;
        order.append(k); if order.count > capacity { values[order.removeFirst()] = nil }; return v
    }
    var keys: [Key] { order }
}
func run() {
    var misses = 0; var c = LRU<String, Int>(capacity: 2);
    for k in ["a", "bb", "a", "ccc", "bb"] {
        _ = c.get(k) {
            misses += 1; return $0.count
        }
    }; print(misses, c.keys)
}
