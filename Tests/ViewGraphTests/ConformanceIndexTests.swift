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
private struct Box<Content>: Equatable {
    var content: Content
    static func == (a: Box, b: Box) -> Bool { true }
}
private struct Holder<Content> { var content: Content }
extension Holder: Equatable where Content: Equatable {}
private struct Second<First, Other> { var (first, second): (First, Other) }
extension Second: Equatable where Other: Equatable {
    static func == (a: Second, b: Second) -> Bool { a.second == b.second }
}
private struct EqualView: View, Equatable {
    var number: Int
    var body: some View { EmptyView() }
    nonisolated static func == (a: EqualView, b: EqualView) -> Bool { true }
}
private struct EqualNamedView: View, Equatable {
    var name: String
    var body: some View { EmptyView() }
    nonisolated static func == (a: EqualNamedView, b: EqualNamedView) -> Bool { true }
}
private struct Fields {
    var custom: any CustomComparable
    var object: Any
    init(custom: Int, object: Any) { (self.custom, self.object) = (Custom(number: custom), object) }
}
private class Object {}
private final class EqualObject: Object, Equatable {
    static func == (a: EqualObject, b: EqualObject) -> Bool { true }
}

/// What the index answers, and that nothing that conforms is compared otherwise for it.
@Suite struct ConformanceIndexTests {
    private func equatable(_ type: Any.Type) -> String { name(ConformanceIndex.shared.equatable.conformance(of: type)) }

    private func customComparable(_ type: Any.Type) -> String {
        name(ConformanceIndex.shared.customComparable.conformance(of: type))
    }

    private func name<Metatype>(_ conformance: Conformance<Metatype>) -> String {
        switch conformance {
        case .none: "none"
        case .known(let type): "\(type)"
        case .unknown: "unknown"
        }
    }

    @Test func typesThatDontConformAreKnown() {
        #expect(equatable(Plain.self) == "none")
        for type in [Plain.self, Equal.self, Choice.self] as [Any.Type] {
            #expect(customComparable(type) == "none", "\(type)")
        }
    }

    @Test func typesThatConformAreKnownAsSuch() {
        #expect(equatable(Equal.self) == "Equal")
        #expect(equatable(Choice.self) == "Choice")
        #expect(equatable(Box<Object>.self) == "Box<Object>")
        #expect(customComparable(Custom.self) == "Custom")
    }

    @Test func tuplesFunctionsAndTypesConformToNothing() {
        for type in [(Int, Int).self, (() -> Void).self, Plain.Type.self] as [Any.Type] {
            #expect(equatable(type) == "none", "\(type)")
        }
    }

    @Test func whatDependsOnArgumentsIsNoStructOrOfAnotherLibraryIsLeftToTheRuntime() {
        for type in [
            Pair<Int, Int>.self, Object.self, EqualObject.self, (any Equatable).self, Int.self, [Int].self, Equal?.self,
        ] as [Any.Type] {
            #expect(equatable(type) == "unknown", "\(type)")
        }
    }

    @Test func aTypeThatConformsAsItsArgumentDoesIsKnown() {
        #expect(equatable(Holder<Equal>.self) == "Holder<Equal>")
        #expect(equatable(Holder<Holder<Choice>>.self) == "Holder<Holder<Choice>>")
        #expect(equatable(Holder<Plain>.self) == "none")
        #expect(equatable(Holder<Object>.self) == "unknown")
        #expect(equatable(Second<Plain, Equal>.self) == "unknown")
        #expect(areSame(Holder(content: Box(content: 1)), Holder(content: Box(content: 2))))
        #expect(!areSame(Holder(content: Equal(number: 1)), Holder(content: Equal(number: 2))))
        #expect(!areSame(Holder(content: Plain(number: 1)), Holder(content: Plain(number: 2))))
        #expect(areSame(Second(first: { 1 }, second: Equal(number: 1)), Second(first: { 2 }, second: Equal(number: 1))))
    }

    @Test func viewsAreFoundInAnyValue() {
        let index = ConformanceIndex.shared
        #expect(index.view(of: EqualView(number: 1)) is EqualView)
        #expect(index.view(of: Optional(EqualView(number: 1)) as Any) is EqualView?)
        #expect(index.view(of: Equal(number: 1)) == nil)
        #expect(index.view(of: { 1 }) == nil)
    }

    @Test func aViewOfPlainMemoryIsComparedByIt() {
        #expect(!areSame(EqualView(number: 1), EqualView(number: 2)))
        #expect(!areEqual(EqualView(number: 1), EqualView(number: 2)))
        #expect(areSame(EqualNamedView(name: "a"), EqualNamedView(name: "b")))
    }

    @Test func fieldsAreComparedByTheirOwnMeans() {
        #expect(areSame(Fields(custom: 11, object: EqualObject()), Fields(custom: 12, object: EqualObject())))
        #expect(!areSame(Fields(custom: 11, object: EqualObject()), Fields(custom: 21, object: EqualObject())))
        #expect(!areSame(Fields(custom: 11, object: Object()), Fields(custom: 11, object: Object())))
        #expect(!areSame(Fields(custom: 11, object: 1), Fields(custom: 11, object: "1")))
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
