// Members without a type whose type only a literal beside them says.
func widest<Number: Comparable>(_ a: Number, _ b: Number) -> Number { a > b ? a : b }

func run() {
    print(Array(stride(from: 0.0, through: .pi, by: 1)))
    print(Array(stride(from: 0.5, to: .pi, by: 1.5)))
    print(widest(2.5, .pi), widest(4.5, .pi))
    print(widest(1.5, .zero))
}
