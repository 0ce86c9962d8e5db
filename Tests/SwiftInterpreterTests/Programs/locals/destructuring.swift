func minMax(_ values: [Int]) -> (min: Int, max: Int) { (values.min() ?? 0, values.max() ?? 0) }
func run() {
    let (low, high) = minMax([3, 1, 2])
    print(low, high)
    let (a, (b, c)) = (1, ("two", 3.0))
    print(a, b, c)
    var (x, y) = (1, 2)
    (x, y) = (y, x + y)
    print(x, y)
    let (first, _) = ("kept", "dropped")
    print(first)
    let named: (name: String, age: Int) = ("Ann", 30)
    print(named.name, named.1, named)
    var point = (x: 1, y: 2)
    point.x += 4
    print(point)
    for (index, (letter, number)) in zip(["a", "b"], [1, 2]).enumerated() { print(index, letter, number) }
}
