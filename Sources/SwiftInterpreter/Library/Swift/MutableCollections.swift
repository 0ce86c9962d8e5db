// Changes of the order of elements, for collections of any kind; those of arrays are native.
// Not read for its members. Also read for: MutableCollection.

extension MutableCollection {
    public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var (first, second) = ([Element](), [Element]())
        for element in self {
            if try belongsInSecondPartition(element) { second.append(element) } else { first.append(element) }
        }
        let pivot = index(startIndex, offsetBy: first.count)
        _replaceAll(by: first + second)
        return pivot
    }

    mutating func _replaceAll(by elements: [Element]) {
        var position = startIndex
        for element in elements {
            self[position] = element
            position = index(after: position)
        }
    }
}

extension MutableCollection where Self: BidirectionalCollection {
    public mutating func reverse() { _replaceAll(by: Array(self).reversed()) }
}

extension MutableCollection where Self: RandomAccessCollection {
    public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        _replaceAll(by: try sorted(by: areInIncreasingOrder))
    }
    public mutating func sort() where Element: Comparable { _replaceAll(by: sorted()) }
    public mutating func shuffle() { _replaceAll(by: shuffled()) }
    public mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T) {
        _replaceAll(by: shuffled(using: &generator))
    }
}
