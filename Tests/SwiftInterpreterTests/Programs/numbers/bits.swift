// Operators on bits, and those that wrap.
func mix(_ seed: Int) -> Int {
    var x = seed
    x ^= x &<< 13
    x &= 0xFFFF_FFFF
    x ^= x >> 17
    x |= 1
    x &*= 31
    x &+= 7
    x &-= 3
    return x
}
func run() {
    print(Int.max &+ 1 == Int.min, Int.min &- 1, Int.max &* 2, 12 & 10, 12 | 3, 12 ^ 10, 5 & 3 | 8)
    var sum = 0
    for i in 0..<100 { sum = sum &+ i &* (i & 7) ^ (i | 2) }
    print(sum, (0..<5).map(mix))
    let a = 1.5, b = 2
    print(a * 2 + Double(b) / 4, 7 % 3 - b * 2, b > 1 && a < 2, 3 == b + 1)
    var total = 0.0, count = 0
    for i in stride(from: 0, to: 10, by: 3) { total += Double(i) * 0.5; count += i % 2 == 0 ? 1 : 0 }
    print(total, count)
}
