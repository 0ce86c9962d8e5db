// What an extension demands of the bounds of a range decides what literals in it are, with what its members take.
extension ClosedRange where Bound: BinaryFloatingPoint {
    func value(percent: Bound, clamped: Bool = true) -> Bound {
        let value = lowerBound + (upperBound - lowerBound) * percent
        return clamped ? Swift.min(Swift.max(value, lowerBound), upperBound) : value
    }

    var middle: Bound { (lowerBound + upperBound) / 2 }
}

extension ClosedRange where Bound: BinaryInteger {
    var size: Bound { upperBound - lowerBound + 1 }
}

func run() {
    let half = 0.5
    let quarter: Float = 0.25
    print((50...60).value(percent: half))
    print((0...2).value(percent: quarter), type(of: (0...2).value(percent: quarter)))
    print((0...1).value(percent: 3 * half, clamped: false))
    let wide: Double = (10...20).value(percent: 0.1)
    print(wide)
    print((1...4).size, type(of: (1...4).size))
    print((1.0...2).middle)
    print((1...3).map { $0 * 2 }, (1...3).contains(2))
}
