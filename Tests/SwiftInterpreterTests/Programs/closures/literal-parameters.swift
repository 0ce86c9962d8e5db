import Foundation
struct Size { var width: CGFloat; var height: Double }
struct Bar { var size: Size; var count: Int }
func run() {
    let bars = [Bar(size: Size(width: 1.5, height: 2.5), count: 2), Bar(size: Size(width: 3, height: 4), count: 3)]
    let a = bars.reduce(0) { $0 + $1.size.width }
    let b = bars.reduce(0) { max($0, $1.size.height) }
    let c = bars.reduce(0) { $0 + $1.count }
    let d = bars.reduce(0) { sum, bar in sum + bar.size.height * Double(bar.count) }
    let e = bars.map(\.size).reduce(0) { $0 + $1.width }
    let f = bars.reduce(0) { $0 > $1.count ? $0 : $1.count }
    let g = bars.reduce(0.0) { $0 + $1.size.width }
    let h = bars.reduce(1) { (partial, bar) in
        let next = bar.count
        return partial * next
    }
    let i = bars.reduce((0, 0.0)) { ($0.0 + $1.count, $0.1 + $1.size.height) }
    let j = [1.5, 2.5].reduce(0) { $0 + $1 } / 2
    let k = bars.map { $0.size.height }.reduce(0, +) / Double(bars.count)
    let l = [1, 2].reduce(0) { $0 * 10 + $1 }
    let m = bars.reduce(0) { $0 + ($1.count > 2 ? 1 : 0) }
    let n: CGFloat = bars.reduce(0) { $0 + $1.size.width }
    let o = bars.reduce(-1) { min($0, $1.size.width) }
    print(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, type(of: a), type(of: b), type(of: c), type(of: g), type(of: o))
    print(bars.enumerated().reduce(0) { $0 + CGFloat($1.offset) * $1.element.size.width })
    print(["a": 1.5, "b": 2].reduce(0) { $0 + $1.value }, ["a": 1].values.reduce(0, +))
    print(stride(from: 0, to: 1, by: 0.25).reduce(0) { $0 + $1 })
    var total = 0
    bars.forEach { total += $0.count }
    print(
        total, bars.reduce(into: 0) { $0 += $1.size.height },
        bars.reduce(into: [:]) { $0[$1.count] = $1.size.width } as [Int: CGFloat] == [2: 1.5, 3: 3])
}
