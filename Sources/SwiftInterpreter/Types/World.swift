/// Every declaration that a program can see: those of the native libraries (parsed as they are requested) and its own.
///
/// One world belongs to one program and one evaluation at a time; when the program ends, another one may take it over
/// with all that is known of the libraries.
// Unchecked: a world and its declarations are used by one thread at a time.
package final class World: @unchecked Sendable {
    package let libraries: [NativeLibrary]
    /// Outermost types and globals that the source declares.
    var modules = ProgramModules()
    /// Modules that can't be here, and what stands for them.
    var stubs: StubbedModules
    /// How often a type was seen to be a placeholder: whether a piece of code is about such.
    var placeholderUses = 0
    /// What `private` and `fileprivate` hide from the other files, by the file that declares it.
    var fileScopes: [Int: FileScope] = [:]
    /// The file of the code that is being checked where a program has several; -1 where nothing is hidden.
    var viewer = -1
    /// The same of what the libraries' own sources declare.
    var libraryTypes: [String: TypeDeclaration] = [:]
    var libraryGlobals: [String: [ValueDecl]] = [:]
    var libraryMacros: [String: MacroDecl] = [:]
    /// Types that are marked `@globalActor`.
    var globalActors: Set<String> = []
    /// Which files are the libraries'.
    package internal(set) var libraryFiles = 0..<0
    private(set) lazy var librarySources = LibrarySourceIndex(libraries)
    /// Bounds what is done to types. It is counted at every part of every type, without the checks that a property of
    /// an object takes.
    var typeWork: TypeWork {
        @inline(__always) _read { yield typeWorkMemory.pointee }
        @inline(__always) _modify { yield &typeWorkMemory.pointee }
    }
    private let typeWorkMemory = UnsafeMutablePointer<TypeWork>.allocate(capacity: 1)
    /// What is known of generic parameters where the checker is at work.
    var context: [Requirement] = []

    private var nativeTypes: [String: TypeDeclaration?] = [:]
    private var nativeGlobals: [String: [ValueDecl]] = [:]
    private var nativeBySwiftType: [ObjectIdentifier: String] = [:]
    private var globalTables: [[NativeMember]]?
    var witnessCache: [WitnessKey: Witness?] = [:]
    var inferring: Set<WitnessKey> = []
    /// What bodies and values of the program's declarations are made by.
    var memos: [any AnyMemo] = []
    var disposables: [NominalDecl] = []
    /// The program says `deinit` or `weak` somewhere: when objects go can be seen.
    var tracksLifetimes = false
    /// Some type names a parent that isn't there.
    var namesUnknownParents = false
    private(set) lazy var known = KnownTypes(world: self)

    package init(libraries: [NativeLibrary]) {
        self.libraries = libraries
        stubs = StubbedModules(libraries: libraries)
        typeWorkMemory.initialize(to: TypeWork())
        // The smallest program knows forty.
        nativeTypes.reserveCapacity(90)
        disposables.reserveCapacity(90)
    }

    deinit { typeWorkMemory.deallocate() }

    /// A world without a program: one that an earlier program has left, with the native declarations it knew, or a new
    /// one.
    static func vacant(libraries: [NativeLibrary]) -> World {
        WorldPool.shared.take(for: libraries) ?? World(libraries: libraries)
    }

    /// Ends the program's use of the world; nothing of the program may be used afterwards. What is known of the
    /// libraries is kept for the next program, if it isn't known often enough already.
    func vacate() {
        clearProgram()
        if !WorldPool.shared.give(self) { disposeOfLibraries() }
    }

    /// Breaks the cycles between the program's declarations and takes back what it added to native ones.
    private func clearProgram() {
        var natives: [NominalDecl] = []
        for decl in disposables {
            decl.userMembers = MemberTable()
            if decl.native != nil {
                natives.append(decl)
                decl.forgetUserConformances()
            } else {
                decl.disposeOfParts()
            }
        }
        disposables = natives
        for memo in memos { memo.forget() }
        memos = []
        (libraryTypes, libraryGlobals, libraryMacros) = ([:], [:], [:])
        globalActors = []
        (modules, stubs) = (ProgramModules(), StubbedModules(libraries: libraries))
        fileScopes = [:]
        viewer = -1
        libraryFiles = 0..<0
        namesUnknownParents = false
        typeWork = TypeWork()
        constrainedProtocols = [:]
        context = []
        witnessCache = [:]
        inferring = []
    }

    private func disposeOfLibraries() {
        for decl in disposables { decl.disposeOfParts() }
        disposables = []
        nativeTypes = [:]
        nativeGlobals = [:]
    }

    private var constrainedProtocols: [String: ProtocolDecl] = [:]

    /// `P<A>` as the type of values.
    func constrained(_ base: ProtocolDecl, _ types: [String: Type]) -> ProtocolDecl {
        let arguments = base.primaryAssociatedTypes.compactMap { types[$0] }.map { describe($0) }
        let name = base.name + "<" + arguments.joined(separator: ", ") + ">"
        let key = "\(ObjectIdentifier(base).hashValue) \(name)"
        if let known = constrainedProtocols[key], known.constrained?.types == types { return known }
        let made = ProtocolDecl(name: name, owner: base.owner)
        made.constrained = (base, types)
        made.addedConformances = [Conformance(base)]
        made.isClassBound = base.isClassBound
        for (associated, type) in types {
            let alias = TypeAliasDecl(name: associated, owner: made)
            alias.underlying = type
            made.userMembers.types[associated] = .alias(alias)
        }
        disposables.append(made)
        constrainedProtocols[key] = made
        return made
    }

    // MARK: - Types by name

    /// A type by its qualified name; the program's own shadow native ones.
    package func nominal(named name: String) -> NominalDecl? {
        if let own = fileScopes[viewer]?.types[name] ?? modules.type(named: name, from: viewer)
            ?? libraryTypes[name]
        {
            if case .nominal(let decl) = own { return decl }
            return nil
        }
        if let dot = name.lastIndex(of: ".") {
            let outer = nominal(named: String(name[..<dot]))
            if case .nominal(let decl)? = outer?.nestedType(named: String(name[name.index(after: dot)...])) {
                return decl
            }
        }
        if case .nominal(let decl)? = nativeType(named: name) { return decl }
        return nil
    }

    /// An outermost type as a file sees it: a program's own before the libraries', which don't see a program's.
    func outermostType(named name: String, from file: Int) -> TypeDeclaration? {
        let own =
            libraryFiles.contains(file)
            ? nil : fileScopes[file]?.types[name] ?? modules.type(named: name, from: file)
        if own == nil, !stubs.isEmpty, stubs.takes(type: name, from: nativeLibrary(declaring: name), in: file),
            let placeholderDecl
        {
            return .nominal(placeholderDecl)
        }
        return own ?? libraryTypes[name] ?? nativeType(named: name)
    }

    /// The library that has a native type of a name.
    private func nativeLibrary(declaring name: String) -> String? {
        var entries: [NativeType] = []
        return libraries.first { library in
            library.addEntries(named: name, to: &entries)
            return !entries.isEmpty
        }?.name
    }

    /// What `SwiftUI.Text` names: a module's type before the program's own, which the module may be, too.
    func moduleType(named name: String, in module: String, from file: Int) -> TypeDeclaration? {
        if let own = modules.type(named: name, inModule: module, from: file) { return own }
        // `StoreKit.Transaction` isn't SwiftUI's.
        if stubs.contains(module), let library = nativeLibrary(declaring: name), library != module { return nil }
        return libraryTypes[name] ?? nativeType(named: name) ?? modules.type(named: name, from: file)
    }

    /// A type of the libraries.
    package func nativeType(named name: String) -> TypeDeclaration? {
        if let found = nativeTypes[name] { return found }
        var entries: [NativeType] = []
        for library in libraries {
            library.addEntries(named: name, to: &entries)
        }
        guard let main = entries.first(where: { !$0.declaration.hasPrefix("extension ") }) else {
            nativeTypes[name] = .some(nil)
            return nil
        }
        let importer = NativeImporter(world: self)
        let declaration = importer.importType(main, extensions: entries) { self.nativeTypes[name] = $0 }
        if declaration == nil { nativeTypes[name] = .some(nil) }
        return declaration
    }

    package func nativeNominal(named name: String) -> NominalDecl? {
        if case .nominal(let decl)? = nativeType(named: name) { return decl }
        return nil
    }

    func protocolDecl(named name: String) -> ProtocolDecl? { nominal(named: name) as? ProtocolDecl }

    /// The declaration of the values of a Swift type.
    package func nominal(for swiftType: Any.Type) -> NominalDecl? {
        if nativeBySwiftType.isEmpty {
            for library in libraries {
                for type in library.types {
                    if let swift = type.swiftType { nativeBySwiftType[ObjectIdentifier(swift)] = type.name }
                }
            }
        }
        return nativeBySwiftType[ObjectIdentifier(swiftType)].flatMap(nativeNominal)
    }

    /// Names of all outermost types, for "did you mean".
    func typeNames() -> [String] {
        modules.typeNames.sorted()
            + libraries.flatMap(\.typeNames).filter { !$0.contains(".") && !$0.hasPrefix("_") }
            + libraries.flatMap { $0.sources.flatMap(\.provides) }.filter { $0.first?.isUppercase ?? false }
    }

    // MARK: - Globals

    func globals(named name: String, from file: Int? = nil) -> [ValueDecl] {
        let file = file ?? viewer
        let own = libraryFiles.contains(file) ? [] : modules.globals(named: name, from: file)
        let hidden = fileScopes[file]?.globals[name] ?? []
        return hidden + own + (libraryGlobals[name] ?? []) + nativeGlobals(named: name)
    }

    private static func startsType(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private func nativeGlobals(named name: String) -> [ValueDecl] {
        if let found = nativeGlobals[name] { return found }
        // What a type is called no function is; the tables of functions aren't needed to tell.
        if name.utf8.first.map(Self.startsType) ?? false, nativeType(named: name) != nil { return [] }
        let tables: [[NativeMember]]
        if let known = globalTables {
            tables = known
        } else {
            tables = libraries.map { $0.globals() }
            globalTables = tables
        }
        var result: [ValueDecl] = []
        let importer = NativeImporter(world: self)
        for table in tables {
            for member in table.entries(named: name) {
                if let decl = importer.importMember(member, owner: nil) as? ValueDecl { result.append(decl) }
            }
        }
        nativeGlobals[name] = result
        return result
    }

    func globalNames() -> [String] {
        let tables = globalTables ?? libraries.map { $0.globals() }
        return modules.globalNames.sorted() + tables.flatMap { $0.map(\.name) }
    }
}

extension [NativeMember] {
    /// The members of one name; the table is sorted.
    func entries(named name: String) -> ArraySlice<NativeMember> {
        let start = lowerBound { $0.name < name }
        var end = start
        while end < count, self[end].name == name { end += 1 }
        return self[start..<end]
    }
}

extension Array {
    /// The first index whose element isn't before what is searched.
    func lowerBound(_ isBefore: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
