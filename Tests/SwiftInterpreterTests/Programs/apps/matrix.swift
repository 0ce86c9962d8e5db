struct Matrix: Equatable, CustomStringConvertible {
    let rows: Int, columns: Int; private var grid: [Double]
    init(_ values: [[Double]]) { rows = values.count; columns = values.first?.count ?? 0; grid = values.flatMap { $0 } }
    init(identity n: Int) { self.init((0..<n).map { r in (0..<n).map { $0 == r ? 1 : 0 } }) }
    subscript(r: Int, c: Int) -> Double {
        get { precondition(r < rows && c < columns, "index"); return grid[r * columns + c] }
        set { grid[r * columns + c] = newValue }
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        Matrix(
            (0..<a.rows).map { r in (0..<b.columns).map { c in (0..<a.columns).reduce(0) { $0 + a[r, $1] * b[$1, c] } }
            })
    }
    var transposed: Matrix { Matrix((0..<columns).map { c in (0..<rows).map { self[$0, c] } }) }
    var description: String {
        (0..<rows).map { r in (0..<columns).map { String(Int(self[r, $0])) }.joined(separator: " ") }.joined(
            separator: "|")
    }
}
func run() {
    var m = Matrix([[1, 2], [3, 4]]); print(m * m, m.transposed, m * Matrix(identity: 2) == m); m[0, 1] = 9; print(m)
}
