func ends<C: BidirectionalCollection>(_ c: C) -> (C.Element?, C.Element?) { (c.first, c.last) }
func rest<C: Collection>(_ c: C) -> C.SubSequence { c.dropFirst() }

func run() {
    let large = 0..<Int.max
    print(large.first!, large.last!, large.randomElement() != nil)
    print((Int.min...Int.max).first!, (Int.min...Int.max).last!)
    print(
        (3..<3).first as Any, (3..<3).last as Any, (3..<3).min() as Any, (3..<5).max()!, (3...5).max()!, (3...3).last!)
    print(
        large.prefix(2), large.suffix(2), large.dropFirst(3), large.dropLast(2), large.dropFirst(Int.max - 2).map { $0 }
    )
    let r = 5..<10
    print(
        r[6..<8], r[6...8], r[7...], r[..<7], r[...7], r[...], r.prefix(upTo: 7), r.prefix(through: 7),
        r.suffix(from: 7))
    print(r.prefix(9), r.suffix(9), r.dropFirst(9), r.dropLast(9), r.prefix(0), r.dropFirst(), r.dropLast())
    print(
        r.prefix { $0 < 7 }, r.drop { $0 < 7 }, r.split(separator: 7), r.split(separator: 7, maxSplits: 1).map(\.count))
    print(
        r.prefix(3).startIndex, r.dropFirst(2).startIndex, r.suffix(2).indices, r.dropFirst(2).first!, r.dropFirst(2)[8]
    )
    print(ends(r), rest(r), ends(1...4), Array(rest(1...4)), rest(r).reversed().map { $0 })
    let bytes: Range<UInt8> = 250..<255
    print(bytes.last!, bytes.first!, bytes.dropFirst(2), bytes.prefix(1).map { $0 }, type(of: bytes.max()!))
    let longest: [Int] = r.suffix(2)
    let halves = [r.prefix(r.count / 2), r.dropFirst(r.count / 2)]
    print(longest, halves, halves.map { $0.reduce(0, +) }, Array(halves.joined()))
    var left = r
    while let next = left.first {
        left = left.dropFirst()
        print(next, left.isEmpty, terminator: " ")
    }
    print(left)
    for index in r.dropFirst().dropLast() { print(index, terminator: " ") }
    print(zip(r, r.dropFirst()).map { $1 - $0 }, "\(r.prefix(2))")
}
