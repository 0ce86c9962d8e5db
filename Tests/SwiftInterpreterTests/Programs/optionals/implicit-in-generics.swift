// What is implicitly unwrapped is, where no optional can stand.
struct Item { var name: String!; var count: Int! }
func take<T: StringProtocol>(_ text: T) { print(text, text.count) }
func show<T>(_ value: T) { print(value) }
func run() {
    let item = Item(name: "a", count: 3)
    take(item.name)
    show(item.count)
    print(item.count + 1)
}
