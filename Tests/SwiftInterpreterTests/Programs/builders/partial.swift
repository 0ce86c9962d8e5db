struct Text { var s: String }
struct Two<A, B> { var a: A; var b: B }
@resultBuilder struct Joiner {
    static func buildPartialBlock<T>(first: T) -> T { first }
    static func buildPartialBlock<A, B>(accumulated: A, next: B) -> Two<A, B> { Two(a: accumulated, b: next) }
}
func join<T>(@Joiner _ content: () -> T) -> T { content() }
func run() {
    let x = join {
        1; "two"; 3.0
    }
    print(x.a.a, x.a.b, x.b, type(of: x))
}
