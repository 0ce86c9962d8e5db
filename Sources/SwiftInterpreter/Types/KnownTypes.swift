/// Standard library types that the language itself mentions, found once.
final class KnownTypes {
    private unowned let world: World
    private var cache: [String: NominalDecl] = [:]

    init(world: World) { self.world = world }

    private func named(_ name: String) -> NominalDecl? { world.nativeNominal(named: name) }

    private(set) lazy var intDecl = named("Int")
    private(set) lazy var doubleDecl = named("Double")
    private(set) lazy var cgFloatDecl = named("CGFloat")
    private(set) lazy var stringDecl = named("String")
    private(set) lazy var boolDecl = named("Bool")
    private(set) lazy var optionalDecl = named("Optional")
    private(set) lazy var arrayDecl = named("Array")
    private(set) lazy var dictionaryDecl = named("Dictionary")
    private(set) lazy var setDecl = named("Set")
    private(set) lazy var anyHashableDecl = named("AnyHashable")
    private(set) lazy var neverDecl = named("Never")
    private(set) lazy var errorProtocol = named("Error") as? ProtocolDecl
    private(set) lazy var sequenceProtocol = named("Sequence") as? ProtocolDecl
    private(set) lazy var equatableProtocol = named("Equatable") as? ProtocolDecl
    private(set) lazy var hashableProtocol = named("Hashable") as? ProtocolDecl
    private(set) lazy var comparableProtocol = named("Comparable") as? ProtocolDecl
    private(set) lazy var rawRepresentableProtocol = named("RawRepresentable") as? ProtocolDecl
    private(set) lazy var keyPathDecl = named("KeyPath")
    private(set) lazy var writableKeyPathDecl = named("WritableKeyPath")
    private(set) lazy var referenceKeyPathDecl = named("ReferenceWritableKeyPath")

    private(set) lazy var int = type(intDecl)
    private(set) lazy var double = type(doubleDecl)
    private(set) lazy var cgFloat = type(cgFloatDecl)
    private(set) lazy var string = type(stringDecl)
    private(set) lazy var bool = type(boolDecl)
    private(set) lazy var never = type(neverDecl)

    private func type(_ decl: NominalDecl?) -> Type { decl.map { .nominal($0, []) } ?? .error }

    func optional(_ wrapped: Type) -> Type { optionalDecl.map { .nominal($0, [wrapped]) } ?? .error }
    func array(_ element: Type) -> Type { arrayDecl.map { .nominal($0, [element]) } ?? .error }
    func dictionary(_ key: Type, _ value: Type) -> Type {
        dictionaryDecl.map { .nominal($0, [key, value]) } ?? .error
    }

    func defaultType(of literal: TypeVariable.Literal) -> Type? {
        switch literal {
        case .integer: int
        case .float: double
        case .string: string
        case .boolean: bool
        case .null, .array, .dictionary: nil
        }
    }

    func literalProtocol(_ literal: TypeVariable.Literal) -> String {
        switch literal {
        case .integer: "ExpressibleByIntegerLiteral"
        case .float: "ExpressibleByFloatLiteral"
        case .string: "ExpressibleByStringLiteral"
        case .boolean: "ExpressibleByBooleanLiteral"
        case .null: "ExpressibleByNilLiteral"
        case .array: "ExpressibleByArrayLiteral"
        case .dictionary: "ExpressibleByDictionaryLiteral"
        }
    }
}
