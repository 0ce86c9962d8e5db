struct Row: RandomAccessCollection, MutableCollection {
    var items: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(index: Int) -> Int {
        get { items[index] }
        set { items[index] = newValue }
    }
}

extension Collection {
    func parts() -> [SubSequence] {
        let second = index(after: startIndex)
        return [
            self[startIndex...second], self[second...], self[..<second], self[...second], self[startIndex..<second],
        ]
    }
}

func arrange<C: MutableCollection & RandomAccessCollection>(_ items: inout C) where C.Element: Comparable {
    items.sort()
    items.reverse()
}

func run() {
    print("abc".parts(), "abc".dropFirst().parts(), [1, 2, 3].parts(), [1, 2, 3][1...].parts())
    print(Row(items: [1, 2, 3]).parts().map { Array($0) })
    print([1, 2, 3].trimmingPrefix([1, 2]), "xx".trimmingPrefix("y"), "2024-x".trimmingPrefix("2024"))
    var row = Row(items: [3, 1, 2])
    row.sort()
    print(row.items)
    row.sort(by: >)
    let pivot = row.partition { $0 < 3 }
    print(row.items, pivot)
    var numbers = [2, 1, 3]
    arrange(&numbers)
    arrange(&row)
    print(numbers, row.items)
}
