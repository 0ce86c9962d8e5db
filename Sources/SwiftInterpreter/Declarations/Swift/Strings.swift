protocol StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: String)
}

extension String {
    @Represented(by: InterpolationStorage) struct StringInterpolation: StringInterpolationProtocol {
        @Native(stringInterpolationInit) init(literalCapacity: Int, interpolationCount: Int)
        @Native(stringInterpolationAppendLiteral) mutating func appendLiteral(_ literal: String)
        @Native(stringInterpolationAppendInterpolation) mutating func appendInterpolation<T>(_ value: T)
        @Native(stringInterpolationDescription) var description: String { get }
    }
}

extension String {
    @Represented(by: String.Index) struct Index: Hashable, Comparable {
        @Native(stringIndexUtf16Offset) func utf16Offset<S>(in s: S) -> Int where S: StringProtocol
        @Native(stringIndexInit) init<S>(utf16Offset offset: Int, in s: S) where S: StringProtocol
    }
}

extension Regex {
    @Represented(by: RegexMatchValue) @dynamicMemberLookup struct Match {
        @Native(regexMatchOutput) var output: Output { get }
        @Native(regexMatchSubscript) subscript(position: Int) -> AnyRegexOutput.Element where Output == AnyRegexOutput {
            get
        }
        @Native(regexMatchRange) var range: Range<String.Index> { get }
        @Native(regexMatchDynamicMember) subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { get }
    }
}

extension Regex.Match where Output == AnyRegexOutput {
    @Native(regexMatchCount) var count: Int { get }
}

struct AnyRegexOutput: RandomAccessCollection {
    typealias Element = AnyRegexOutput.Element
    typealias Index = Int
    @Native(regexMatchCount) var count: Int { get }
    @Native(regexMatchSubscript) subscript(position: Int) -> AnyRegexOutput.Element { get }
}

extension AnyRegexOutput {
    @Represented(by: RegexPartValue) struct Element {
        @Native(anyRegexOutputElementSubstring) var substring: Substring? { get }
        @Native(anyRegexOutputElementRange) var range: Range<String.Index>? { get }
    }
}

struct CharacterSet: Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
    init()
    @Calls(joined) init(arrayLiteral elements: Unicode.Scalar...)
    init(charactersIn string: String)
    static let whitespaces: Self
    static let whitespacesAndNewlines: Self
    static let newlines: Self
    static let letters: Self
    static let decimalDigits: Self
    static let alphanumerics: Self
    static let punctuationCharacters: Self
    static let uppercaseLetters: Self
    static let lowercaseLetters: Self
    static let symbols: Self
    static let urlQueryAllowed: Self
    static let urlPathAllowed: Self
    static let urlHostAllowed: Self
    static let controlCharacters: Self
    static let nonBaseCharacters: Self
    static let illegalCharacters: Self
    static let capitalizedLetters: Self
    static let urlFragmentAllowed: Self
    static let urlUserAllowed: Self
    static let urlPasswordAllowed: Self
    static let decomposables: Self
    let inverted: CharacterSet
    func contains(_ member: Unicode.Scalar) -> Bool
    func union(_ other: CharacterSet) -> CharacterSet
    func subtracting(_ other: CharacterSet) -> CharacterSet
    func intersection(_ other: CharacterSet) -> CharacterSet
    func symmetricDifference(_ other: CharacterSet) -> CharacterSet
    mutating func formUnion(_ other: CharacterSet)
    mutating func subtract(_ other: CharacterSet)
    mutating func formIntersection(_ other: CharacterSet)
    mutating func formSymmetricDifference(_ other: CharacterSet)
    mutating func insert(charactersIn string: String)
    mutating func remove(charactersIn string: String)
    @Calls(add) mutating func insert(_ character: Unicode.Scalar)
    @Calls(drop) mutating func remove(_ character: Unicode.Scalar)
    mutating func invert()
    init(charactersIn range: ClosedRange<Unicode.Scalar>)
    let isEmpty: Bool
    let description: String
    func isSubset(of other: CharacterSet) -> Bool
    func isStrictSubset(of other: CharacterSet) -> Bool
    func isStrictSuperset(of other: CharacterSet) -> Bool
    func isSuperset(of other: CharacterSet) -> Bool
    func isDisjoint(with other: CharacterSet) -> Bool
}
