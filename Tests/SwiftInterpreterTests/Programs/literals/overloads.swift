import Foundation

// An array literal among overloads: the chosen one says what it makes.
func kind<T: StringProtocol>(_ text: T) -> String { "text" }
func kind(_ numbers: Set<Int>) -> String { "set \(numbers.sorted())" }
func kind(_ words: [String]) -> String { "words \(words)" }
func either(_ numbers: Set<Int>) -> String { "set of \(numbers.count)" }
func either<S: Sequence>(_ numbers: S, from start: Int = 0) -> String where S.Element == Int {
    "sequence \(Array(numbers)) from \(start)"
}
func run() {
    print(kind([3, 1]), kind(["a", "b"]), kind("c"))
    print("a,b;c".components(separatedBy: [",", ";"]), ",a;".trimmingCharacters(in: [",", ";"]))
    print(Set([1, 2]).union([2, 3]).sorted(), Set([1, 2, 3]).subtracting([1]).sorted())
    print(Set([1]).isSubset(of: [1, 2]))
    print(either([1, 2, 2], from: 1))
    var set: Set = [1, 2]
    set.formUnion([5, 5])
    set.subtract([1])
    print(set.sorted(), set.isDisjoint(with: [7, 8]), set == [2, 5])
}
