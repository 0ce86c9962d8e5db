struct Matrix<Scalar: Numeric> {
    let columns: Int
    private var grid: [Scalar]
    init(rows: Int, columns: Int, fill: Scalar = .zero) {
        self.columns = columns
        grid = Array(repeating: fill, count: rows * columns)
    }
    subscript(row: Int, column: Int) -> Scalar {
        get { grid[row * columns + column] }
        _modify { yield &grid[row * columns + column] }
    }
    var first: Scalar {
        _read { yield grid[0] }
        _modify {
            changes += 1
            yield &grid[0]
        }
    }
    var changes = 0
    var sum: Scalar { grid.reduce(.zero, +) }
}
struct Temperature {
    var celsius = 0.0
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        _modify {
            var value = celsius * 9 / 5 + 32
            defer { celsius = (value - 32) * 5 / 9 }
            yield &value
        }
    }
}
func run() {
    var m = Matrix<Int>(rows: 2, columns: 2, fill: 1)
    m[0, 1] = 5
    m[1, 1] += 3
    m.first *= 7
    m.first = 2
    print(m[0, 1], m[1, 1], m.first, m.changes, m.sum)
    var t = Temperature(celsius: 100)
    t.fahrenheit = 50
    print(t.celsius, t.fahrenheit)
}
