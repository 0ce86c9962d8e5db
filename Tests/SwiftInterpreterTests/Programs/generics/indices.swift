extension Collection {
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
    func element(after index: Index) -> Element? {
        let next = self.index(after: index)
        return next < endIndex ? self[next] : nil
    }
    var pairs: [(Index, Element)] { zip(indices, self).map { ($0, $1) } }
}
extension MutableCollection {
    mutating func updateEach(_ change: (inout Element) -> Void) { for index in indices { change(&self[index]) } }
    mutating func swapEnds() { swapAt(startIndex, index(startIndex, offsetBy: count - 1)) }
}
func run() {
    print([1, 2][safe: 5] as Any, [1, 2][safe: 1] as Any, "abc"[safe: "abc".startIndex]!)
    let word = "swift"
    print(word.element(after: word.startIndex)!, [1, 2, 3].dropFirst().element(after: 2) as Any)
    print("abc"[safe: "abc".endIndex] as Any, (3..<6)[safe: 4] as Any, [1, 2, 3][1...][safe: 0] as Any)
    print([7, 8].pairs.map { "\($0.0)=\($0.1)" }, "ab".pairs.map { "\($0.1)" })
    let range = 5..<9
    print(range.startIndex, range.indices, range.firstIndex(of: 7) as Any, range.lastIndex { $0 < 8 } as Any, range[6])
    print(range.index(after: 5), range.element(after: 8) as Any, range.pairs.map { $0.0 == $0.1 })
    var numbers = [1, 2, 3]
    numbers.updateEach { $0 *= 2 }
    numbers.swapEnds()
    print(numbers)
}
