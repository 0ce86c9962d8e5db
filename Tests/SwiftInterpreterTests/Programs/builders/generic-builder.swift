@resultBuilder struct ArrayBuilder<T> {
    static func buildBlock(_ parts: [T]...) -> [T] { parts.flatMap { $0 } }
    static func buildExpression(_ part: T) -> [T] { [part] }
    static func buildIf(_ part: [T]?) -> [T] { part ?? [] }
    static func buildEither(first: [T]) -> [T] { first }
    static func buildEither(second: [T]) -> [T] { second }
    static func buildArray(_ parts: [[T]]) -> [T] { parts.flatMap { $0 } }
}
typealias Texts = ArrayBuilder<String>
struct Holder<Element> {
    let items: [Element]
    init(@ArrayBuilder<Element> items: () -> [Element]) { self.items = items() }

    @ArrayBuilder<Int> var numbers: [Int] {
        3
        for number in 0..<2 { number }
        if items.isEmpty { 5 }
    }
    @ArrayBuilder<Element> func repeated(_ element: Element) -> [Element] {
        element
        element
    }
    @Texts var texts: [String] { if items.isEmpty { "empty" } else { "full" } }
}
protocol Listing {
    associatedtype Item
    @ArrayBuilder<Item> var list: [Item] { get }
}
struct Doubles: Listing {
    var list: [Double] {
        1
        2.5
    }
}
func strings(@Texts _ make: () -> [String]) -> [String] { make() }
func both<T>(@ArrayBuilder<T> _ make: () -> [T]) -> [T] { make() }
func run() {
    print(
        Holder {
            "1"; "2"
        }.items,
        Holder<Int> {
            1; 2
        }.numbers,
        Holder<Double> {
            1.5; 2
        }.repeated(3))
    print(
        Holder<Int> {}.texts,
        strings {
            "a"; "b"
        }, Doubles().list,
        both {
            1; 2
        })
}
