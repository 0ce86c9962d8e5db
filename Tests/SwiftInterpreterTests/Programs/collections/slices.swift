// Slices count as the arrays they come from.
struct Queue<Element> {
    private var items: ArraySlice<Element> = []
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popFirst() }
    var description: String { "\(items) from \(items.startIndex)" }
}

func maximum(_ numbers: ArraySlice<Int>) -> Int {
    guard numbers.count > 1 else { return numbers[numbers.startIndex] }
    let middle = numbers.startIndex + numbers.count / 2
    return max(maximum(numbers[..<middle]), maximum(numbers[middle...]))
}

func middle<C: Collection>(_ items: C) -> C.SubSequence where C.Index == Int {
    items[items.index(after: items.startIndex)..<items.endIndex]
}

func indices() {
    let letters = ["a", "b", "c", "d", "e"]
    let slice = letters[1..<4]
    print(slice, slice.startIndex, slice.endIndex, slice.count, slice[2], slice.first ?? "", slice.last ?? "")
    print(slice.indices, Array(slice.indices), slice.firstIndex(of: "c") ?? -1, slice.lastIndex { $0 < "d" } ?? -1)
    for (index, letter) in zip(slice.indices, slice) { print(index, letter, letters[index] == letter) }
    for (offset, letter) in slice.enumerated() { print(offset, letter) }
    print(letters.dropFirst(2).startIndex, letters.prefix(2).endIndex, letters.suffix(2).startIndex)
    print(letters.dropLast(2).endIndex, letters.drop { $0 < "c" }.startIndex, letters.prefix { $0 < "c" }.endIndex)
    print(letters[2...].dropFirst()[3], letters[...2].last ?? "", letters.prefix(upTo: 2), letters.suffix(from: 3))
    print(letters.split(separator: "c").map { $0.startIndex }, slice.index(after: 1), slice.distance(from: 1, to: 3))
    print(slice == ["b", "c", "d"], Array(slice) == ["b", "c", "d"], [slice], type(of: slice))
    print(middle(letters), middle(middle(letters)).startIndex, slice[...].startIndex)
    print(Array(slice.reversed()), slice.map { $0 + "!" }, slice.joined(), slice.sorted(by: >), slice.contains("a"))
    print(
        slice + ["x"], ["x"] + slice, (slice + ["x"]).startIndex, Set(slice).count, slice.hashValue == slice.hashValue)
    let joined: [String] = slice + ["y"]
    let more = slice + joined
    print(joined, type(of: slice + ["y"]), type(of: joined + slice), more.startIndex, type(of: more))
    print(slice.min() ?? "", slice.allSatisfy { $0 > "a" }, slice.isEmpty, slice.reduce("", +))
}

func mutation() {
    var numbers = [5, 4, 3, 2, 1, 0]
    var part = numbers[2..<5]
    part[3] = 20
    part.append(7)
    print(part, part.startIndex, part.endIndex, numbers)
    print(part.removeFirst(), part.startIndex, part.removeLast(), part.endIndex, part)
    part.insert(9, at: part.startIndex)
    print(part, part.remove(at: 4), part, part.startIndex)
    part.removeAll { $0 == 9 }
    print(part, part.startIndex, part.popFirst() ?? -1, part.popLast() ?? -1, part)
    numbers[1..<4].sort()
    print(numbers)
    numbers[2...].reverse()
    numbers[0..<2].swapAt(0, 1)
    print(numbers)
    numbers[1...2] = [8, 8, 8]
    print(numbers)
    numbers[..<2] = numbers[3...]
    print(numbers)
    numbers[2...4].append(contentsOf: [6, 6])
    numbers[0...0] += [1, 2]
    print(numbers)
    var all = numbers[...]
    all.removeSubrange(1..<3)
    all.replaceSubrange(0...0, with: [3, 3])
    print(all, all.startIndex, all.partition { $0 > 5 }, all)
    var rest = numbers.dropFirst(3)
    while let first = rest.first, first > 1 { rest = rest.dropFirst() }
    print(rest.startIndex, rest)
    var empty: ArraySlice<Int> = [1, 2]
    empty.removeFirst(1)
    print(empty, empty.startIndex)
    empty.removeAll()
    print(empty, empty.startIndex, empty.isEmpty)
    var odd = [1, 2, 3, 4, 5, 6, 7]
    print(odd.partition { $0 % 2 == 1 }, odd)
}

func run() {
    indices()
    mutation()
    var queue = Queue<String>()
    for item in ["x", "y", "z"] { queue.push(item) }
    print(queue.pop() ?? "", queue.description)
    print(maximum([3, 9, 2, 7][...]))
}
