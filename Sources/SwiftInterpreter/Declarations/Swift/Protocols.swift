protocol AnyObject {}
protocol Sendable {}
protocol Copyable {}
protocol SendableMetatype {}
protocol BitwiseCopyable {}
protocol Escapable {}
protocol Actor {}
protocol GlobalActor {}
protocol TextOutputStream {}
protocol CVarArg {}
typealias Codable = Decodable & Encodable

protocol SignedInteger: BinaryInteger, SignedNumeric {}
protocol UnsignedInteger: BinaryInteger {}

protocol RandomAccessCollection<Element>: BidirectionalCollection {}

protocol Equatable {
    @Native(equatableEquals) static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
    @Native(equatableDiffers) static func != (lhs: Self, rhs: Self) -> Bool
}

protocol Hashable: Equatable {
    @Native(hashableHash) func hash(into hasher: inout Hasher)
}

extension Hashable {
    @Native(hashableHashValue) var hashValue: Int { get }
}

protocol Comparable: Equatable {
    @Native(comparableLess) static func < (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
    @Native(comparableGreater) static func > (lhs: Self, rhs: Self) -> Bool
    @Native(comparableLessOrEqual) static func <= (lhs: Self, rhs: Self) -> Bool
    @Native(comparableGreaterOrEqual) static func >= (lhs: Self, rhs: Self) -> Bool
    @Native(comparableRange) static func ..< (minimum: Self, maximum: Self) -> Range<Self>
    @Native(comparableClosedRange) static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
    @Native(comparablePartialRangeUpTo) prefix static func ..< (maximum: Self) -> PartialRangeUpTo<Self>
    @Native(comparablePartialRangeThrough) prefix static func ... (maximum: Self) -> PartialRangeThrough<Self>
    @Native(comparablePartialRangeFrom) postfix static func ... (minimum: Self) -> PartialRangeFrom<Self>
}

protocol Identifiable<ID> {
    associatedtype ID: Hashable
    @Native(identifiableId) var id: ID { get }
}

extension Identifiable {
}

extension Identifiable where Self: AnyObject {
    @Native(identifiableObjectIdentifier) var id: ObjectIdentifier { get }
}

protocol CaseIterable {
    @Native(caseIterableAllCases) static var allCases: [Self] { get }
}

extension CaseIterable {
    associatedtype AllCases = [Self]
}

protocol RawRepresentable<RawValue> {
    associatedtype RawValue
    @Native(rawRepresentableRawValue) var rawValue: RawValue { get }
    @Native(rawRepresentableInit) init?(rawValue: RawValue)
}

protocol CustomStringConvertible {
    @Native(customStringConvertibleDescription) var description: String { get }
}

protocol CustomDebugStringConvertible {
    @Native(debugDescription) var debugDescription: String { get }
}

protocol LosslessStringConvertible: CustomStringConvertible {
    init?(_ description: String)
}

protocol Error: Sendable {}

extension Error {
    @Native(errorLocalizedDescription) var localizedDescription: String { get }
    @Native(errorDomain) var _domain: String { get }
    @Native(errorCode) var _code: Int { get }
}

protocol LocalizedError: Error {
    @Native(localizedErrorDescription) var errorDescription: String? { get }
    @Native(localizedErrorFailureReason) var failureReason: String? { get }
    @Native(localizedErrorRecoverySuggestion) var recoverySuggestion: String? { get }
    @Native(localizedErrorHelpAnchor) var helpAnchor: String? { get }
}
