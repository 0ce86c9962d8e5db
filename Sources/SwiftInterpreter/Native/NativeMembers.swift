/// Members of a native type, parsed by name as they are requested.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class NativeMembers: MemberProvider, @unchecked Sendable {
    private unowned let world: World
    private let parts: [NativeType]
    private lazy var tables: [[NativeMember]] = parts.map { $0.members() }
    private let nestedPrefix: String
    private var values: [String: [ValueDecl]] = [:]
    private var types: [String: TypeDeclaration?] = [:]
    private let generated: NativeGenerator?
    private var generatedValues: [String: ValueDecl] = [:]

    init(
        world: World, parts: [NativeType], nestedPrefix: String, generated: NativeGenerator? = nil
    ) {
        self.world = world
        self.generated = generated
        self.parts = parts
        self.nestedPrefix = nestedPrefix
    }

    func members(named name: String, of decl: NominalDecl) -> [ValueDecl] {
        if let found = values[name] { return found }
        var result: [ValueDecl] = []
        let importer = NativeImporter(world: world)
        for table in tables {
            for entry in table.entries(named: name) {
                guard !entry.isType else { continue }
                if let member = importer.importMember(entry, owner: decl) as? ValueDecl {
                    member.order = result.count
                    result.append(member)
                }
            }
        }
        values[name] = result
        return result
    }

    /// A static member of a name that nobody declares, where tools may have generated one; nil where the name is more
    /// likely a slip for one that is there.
    func generatedStatic(named name: String, of decl: NominalDecl) -> ValueDecl? {
        if let found = generatedValues[name] { return found }
        guard let generated, Spelling.nearest(to: name, among: memberNames(of: decl), most: 2) == nil,
            var entry = generated(
                name,
                { type, member in !(self.world.nativeNominal(named: type)?.members(named: member).isEmpty ?? true) })
        else { return nil }
        entry.isGenerated = true
        let made = NativeImporter(world: world).importMember(entry, owner: decl) as? ValueDecl
        generatedValues[name] = made
        return made
    }

    func nestedType(named name: String, of decl: NominalDecl) -> TypeDeclaration? {
        if let found = types[name] { return found }
        types[name] = .some(nil)
        var result = world.nativeType(named: nestedPrefix + "." + name)
        if result == nil {
            let importer = NativeImporter(world: world)
            for table in tables where result == nil {
                for entry in table.entries(named: name) where entry.isType {
                    switch importer.importMember(entry, owner: decl) {
                    case let alias as TypeAliasDecl: result = .alias(alias)
                    case let associated as AssociatedTypeDecl:
                        (decl as? ProtocolDecl)?.associatedTypes.append(associated)
                        result = .associated(associated)
                    default: break
                    }
                }
            }
        }
        types[name] = result
        return result
    }

    func memberNames(of decl: NominalDecl) -> [String] { tables.flatMap { $0.map(\.name) } }

    /// Requirements in the tables, for witness inference.
    func requirementNames() -> [String] {
        tables.flatMap { $0.filter { $0.signature.hasPrefix("required") }.map(\.name) }
    }
}

extension NativeMember {
    /// An associated type or `typealias`.
    var isType: Bool {
        signature.hasPrefix("associatedtype") || signature.hasPrefix("typealias")
            || signature.hasPrefix("required associatedtype") || signature.hasPrefix("required typealias")
    }
}
