struct Product: Hashable { let sku: String; let price: Int }
struct Inventory {
    private var stock: [Product: Int] = [:]
    mutating func add(_ p: Product, _ n: Int = 1) { stock[p, default: 0] += n }
    mutating func remove(_ p: Product) -> Bool {
        guard let n = stock[p], n > 0 else { return false }; stock[p] = n == 1 ? nil : n - 1; return true
    }
    var total: Int { stock.reduce(0) { $0 + $1.key.price * $1.value } }
    func cheapest() -> Product? { stock.keys.min { $0.price < $1.price } }
    func report() -> [String] {
        stock.map { (sku: $0.key.sku, n: $0.value) }.sorted { $0.sku < $1.sku }.map { "\($0.sku)x\($0.n)" }
    }
}
func run() {
    var i = Inventory(); let pen = Product(sku: "pen", price: 2), pad = Product(sku: "pad", price: 5); i.add(pen, 3);
    i.add(pad); print(i.report(), i.total, i.cheapest()!.sku, i.remove(pad), i.remove(pad), i.report())
}
