struct Bool: Hashable, ExpressibleByBooleanLiteral, CustomStringConvertible, LosslessStringConvertible, CVarArg,
    Codable, Sendable
{
    @Native(firstArgument) init(booleanLiteral value: Bool)
    @Native(firstArgument) init(_ value: Bool)
    @Native(boolInit) init()
    @Native(boolOfDescription) init?(_ description: String)
    @Native(boolNot) @Intrinsic(not) prefix static func ! (a: Bool) -> Bool
    @Native(boolEquals) static func == (lhs: Bool, rhs: Bool) -> Bool
    @Native(boolDiffers) static func != (lhs: Bool, rhs: Bool) -> Bool
    @Native(boolToggle) mutating func toggle()
    @Native(boolRandom) static func random() -> Bool
    @Native(boolRandomUsing) static func random<G>(using generator: inout G) -> Bool where G: RandomNumberGenerator
    @Native(printedDescription) var description: String { get }
}

@Cases(optionalCase) enum Optional<Wrapped>: ExpressibleByNilLiteral {
    @Native(optionalNone) case none
    @Native(optionalSome) case some(Wrapped)
    @Native(optionalSome) init(_ some: Wrapped)
    @Native(optionalMap) func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
    @Native(optionalFlatMap) func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
    @Native(optionalUnsafelyUnwrapped) var unsafelyUnwrapped: Wrapped { get }
    @Native(optionalTake) mutating func take() -> Wrapped?
    @Native(debugDescription) var debugDescription: String { get }
}

extension Optional: Equatable where Wrapped: Equatable {}

extension Optional: Hashable where Wrapped: Hashable {}

extension Optional: Encodable where Wrapped: Encodable {}

extension Optional: Decodable where Wrapped: Decodable {}

extension Optional: Sendable where Wrapped: Sendable {}

enum Never: Error, Hashable, Comparable, Identifiable {
    typealias ID = Never
}

@Represented(by: IdentityValue) struct ObjectIdentifier: Hashable, Comparable {
    @Native(objectIdentifierInit) init(_ x: AnyObject)
    @Native(objectIdentifierOfType) init(_ x: Any.Type)
}

@Represented(by: HasherValue) struct Hasher {
    @Native(hasherInit) init()
    @Native(hasherCombine) mutating func combine<H>(_ value: H) where H: Hashable
    @Native(hasherFinalize) func finalize() -> Int
}

struct AnyHashable: Hashable, CustomStringConvertible {
    @Native(anyHashableInit) init<H>(_ base: H) where H: Hashable
    @Native(itself) var base: Any { get }
    @Native(printedDescription) var description: String { get }
}

@Represented(by: ResultValue) @Cases(resultCase) enum Result<Success, Failure> {
    @Native(resultSuccess) case success(Success)
    @Native(resultFailure) case failure(Failure)
    @Native(resultInit) init(catching body: () throws -> Success) where Failure == any Error
    @Native(resultFlatMap) func flatMap<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
    ) -> Result<NewSuccess, Failure>
    @Native(resultFlatMapError) func flatMapError<NewFailure>(
        _ transform: (Failure) -> Result<Success, NewFailure>
    ) -> Result<Success, NewFailure>
    @Native(resultGet) func get() throws -> Success
    @Native(resultMap) func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
    @Native(resultMapError) func mapError<NewFailure>(
        _ transform: (Failure) -> NewFailure
    ) -> Result<Success, NewFailure>
}

extension Result: Equatable where Success: Equatable, Failure: Equatable {}
