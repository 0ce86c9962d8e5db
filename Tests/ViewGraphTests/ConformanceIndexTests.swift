import Testing

@testable import ViewGraph

private struct Plain { var number: Int }
private struct Equal: Equatable { var number: Int }
private struct Custom: CustomComparable {
    var number: Int
    func isSame(as other: Custom) -> Bool { number / 10 == other.number / 10 }
}
private enum Choice { case one, two }
private struct Pair<First, Second> { var (first, second): (First, Second) }
extension Pair: Equatable where First: Equatable, Second: Equatable {
    static func == (a: Pair, b: Pair) -> Bool { a.first == b.first }
}
private class Object {}
private final class EqualObject: Object, Equatable {
    static func == (a: EqualObject, b: EqualObject) -> Bool { true }
}

/// What the index answers, and that nothing that conforms is compared otherwise for it.
@Suite struct ConformanceIndexTests {
    @Test func typesThatDontConformAreKnown() {
        let index = ConformanceIndex.shared
        #expect(!index.mayBeEquatable(Plain.self))
        #expect(!index.mayBeCustomComparable(Plain.self))
        #expect(!index.mayBeCustomComparable(Equal.self))
        #expect(!index.mayBeCustomComparable(Choice.self))
    }

    @Test func typesThatConformAreFound() {
        let index = ConformanceIndex.shared
        #expect(index.mayBeEquatable(Equal.self))
        #expect(index.mayBeEquatable(Choice.self))
        #expect(index.mayBeEquatable(Pair<Int, Int>.self))
        #expect(index.mayBeCustomComparable(Custom.self))
    }

    @Test func whatIsOfNoStructOrOfAnotherLibraryIsAskedItself() {
        let index = ConformanceIndex.shared
        for type in [Object.self, EqualObject.self, (any Equatable).self, (Int, Int).self, Int.self, [Int].self]
            as [Any.Type]
        {
            #expect(index.mayBeEquatable(type), "\(type)")
        }
    }

    @Test func valuesAreComparedByTheirOwnMeans() {
        #expect(areSame(Custom(number: 11), Custom(number: 12)))
        #expect(!areSame(Custom(number: 11), Custom(number: 21)))
        #expect(areSame(Pair(first: 1, second: "a"), Pair(first: 1, second: "b")))
        #expect(!areSame(Pair(first: 1, second: { 1 }), Pair(first: 2, second: { 1 })))
        #expect(areSame(EqualObject(), EqualObject()))
        #expect(!areSame(Object(), Object()))
        #expect(!areSame(Plain(number: 1), Plain(number: 2)))
        #expect(areSame([1, 2], Array(1...2)))
        #expect(
            areSame("text of more than fifteen bytes", ["text of more", "than fifteen bytes"].joined(separator: " ")))
        #expect(areSame(Equal?.none, Equal?.none))
        #expect(areSame([Custom(number: 11)][0] as Any, Custom(number: 12) as Any))
    }
}
