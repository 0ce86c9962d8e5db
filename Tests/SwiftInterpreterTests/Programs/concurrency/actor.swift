actor Bank {
    private var balance = 10; enum Err: Error { case poor };
    func withdraw(_ n: Int) throws -> Int { guard n <= balance else { throw Err.poor }; balance -= n; return balance };
    func all() -> Int { balance }; var isEmpty: Bool { balance == 0 }
}
actor Cache<K: Hashable, V> {
    private var store: [K: V] = [:]; private(set) var hits = 0;
    func value(_ k: K, _ make: () async -> V) async -> V {
        if let v = store[k] { hits += 1; return v }; let v = await make(); store[k] = v; return v
    }
}
func run() async {
    let b = Bank();
    print((try? await b.withdraw(4)) ?? -1, (try? await b.withdraw(40)) ?? -1, await b.all(), await b.isEmpty);
    let c = Cache<String, Int>(); print(await c.value("a") { 5 }, await c.value("a") { 9 }, await c.hits)
}
