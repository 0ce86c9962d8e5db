import Foundation

/// A slice keeps the indices of what it was cut from, in everything that takes or gives them.
func run() {
    let slice = Data([1, 2, 3, 4, 5]).dropFirst(2)
    print(Array(slice.subdata(in: 3..<5)), slice.subdata(in: 3..<5).startIndex, slice.subdata(in: 2..<2).count)
    print(slice.range(of: Data([5])) as Any, slice.firstIndex(of: 4) as Any, slice.indices)
    print(Array(slice.advanced(by: 1)), Array(slice[3...]), Array(slice.prefix(1)), slice.suffix(1).startIndex)
    print(
        slice.lastIndex { $0 < 5 } as Any, Array(slice.prefix(upTo: 4)), Array(slice.prefix(through: 2)),
        Array(slice.suffix(from: 4)))
    print(slice.index(after: 2), Array(slice.reversed()), slice.split(separator: 4).map { Array($0) })
}
