protocol Stack: AnyObject {
    associatedtype Item
    var items: [Item] { get set }
    var log: String { get set }
}
extension Stack {
    func push(_ item: Item) { items.append(item); log += "+" }
    func pop() -> Item? { log += "-"; return items.popLast() }
    var top: Item? {
        get { items.last }
        set { if let newValue { items[items.count - 1] = newValue } }
    }
}
protocol Named: Stack { var name: String { get set } }
final class Numbers: Named {
    var items: [Int] = []
    var log = ""
    var name = "numbers"
}
protocol Counting: AnyObject { var count: Int { get set } }
extension Counting { func tick() { count += 1 } }
final class Clock: Counting { var count = 0 }
func fill<S: Stack>(_ stack: S, with items: [S.Item]) { for item in items { stack.push(item) }; stack.log += "!" }
func rename(_ named: any Named) { named.name += "!" }
func bump<T>(_ value: T, _ path: ReferenceWritableKeyPath<T, Int>) { value[keyPath: path] += 1 }
func run() {
    let numbers = Numbers()
    fill(numbers, with: [1, 2, 3])
    numbers.top = 9
    print(numbers.pop() ?? 0, numbers.items, numbers.log)
    rename(numbers)
    print(numbers.name)
    let clock = Clock()
    clock.tick()
    bump(clock, \.count)
    print(clock.count)
}
