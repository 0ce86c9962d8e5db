/// Members of a native type, parsed by name as they are asked for.
final class NativeMembers: MemberProvider, @unchecked Sendable {
    private unowned let world: World
    private let sources: [@Sendable () -> [NativeMember]]
    private lazy var tables: [[NativeMember]] = sources.map { $0() }
    private let nestedPrefix: String
    private var values: [String: [ValueDecl]] = [:]
    private var types: [String: TypeDeclaration?] = [:]

    init(world: World, tables: [@Sendable () -> [NativeMember]], nestedPrefix: String) {
        self.world = world
        self.sources = tables
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
