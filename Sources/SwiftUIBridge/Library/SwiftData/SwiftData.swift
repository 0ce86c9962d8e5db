// SwiftData with a store in memory, empty at first; what a program inserts lasts until the drawing ends.
// Also read for: SwiftData.

public struct PersistentIdentifier: Hashable {
    let object: ObjectIdentifier
}

@attached(member)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SwiftInterpreter", type: "ObservedMacro")

@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftInterpreter", type: "MarkerMacro")

@attached(peer)
public macro Attribute(_ options: Any..., originalName: String? = nil) =
    #externalMacro(module: "SwiftInterpreter", type: "MarkerMacro")

@attached(peer)
public macro Relationship(_ options: Any..., deleteRule: Any? = nil, inverse: AnyKeyPath? = nil) =
    #externalMacro(module: "SwiftInterpreter", type: "MarkerMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftInterpreter", type: "MarkerMacro")

@freestanding(expression)
public macro Predicate<Input>(_ test: (Input) -> Bool) -> Predicate<Input> =
    #externalMacro(module: "SwiftInterpreter", type: "InitializerMacro")

/// What `@Model` makes of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(object: ObjectIdentifier(self)) }
    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { ModelContext.context(of: self) }
    public var isDeleted: Bool { modelContext == nil }
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct Predicate<Input> {
    let test: (Input) throws -> Bool
    public init(_ test: @escaping (Input) throws -> Bool) { self.test = test }
    public func evaluate(_ input: Input) throws -> Bool { try test(input) }
    public static var `true`: Predicate<Input> { Predicate { _ in true } }
    public static var `false`: Predicate<Input> { Predicate { _ in false } }
}

public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

public struct Schema {
    public struct Version: Hashable {
        public let major: Int
        public let minor: Int
        public let patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
    }
    public init(_ types: [any PersistentModel.Type], version: Version) {}
    public init(versionedSchema: any VersionedSchema.Type) {}
    public init(_ types: [any PersistentModel.Type]) {}
    public init(_ types: any PersistentModel.Type...) {}
}

public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

public struct ModelConfiguration {
    public enum CloudKitDatabase { case automatic, none }
    public let isStoredInMemoryOnly: Bool
    public let name: String
    public init(isStoredInMemoryOnly: Bool) {
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        name = "default"
    }
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true
    ) {
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.name = name ?? "default"
    }
    public init(schema: Schema? = nil, url: URL) {
        isStoredInMemoryOnly = false
        name = url.deletingPathExtension().lastPathComponent
    }
}

public final class ModelContainer {
    private var context: ModelContext?
    var setup: ((Result<ModelContainer, any Error>) -> Void)?

    init() {}
    init(of context: ModelContext) { self.context = context }
    public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {}
    public init(for schema: Schema, configurations: ModelConfiguration...) throws {}
    public init(for schema: Schema, configurations: [ModelConfiguration]) throws {}

    public var configurations: [ModelConfiguration] { [] }

    public var mainContext: ModelContext {
        if let context { return context }
        let made = ModelContext()
        made.owner = self
        context = made
        if let setup {
            self.setup = nil
            setup(.success(self))
        }
        return made
    }

    public func deleteAllData() { mainContext.removeAll() }
}

@Observable
public final class ModelContext {
    @ObservationIgnored private static var contexts: [PersistentIdentifier: ModelContext] = [:]

    private var models: [any PersistentModel] = []
    /// What came with others and stays, even where nothing leads to it any more.
    @ObservationIgnored private var reached: [any PersistentModel] = []
    @ObservationIgnored private let links: Any = _Host.modelLinks()
    @ObservationIgnored public private(set) var hasChanges = false
    @ObservationIgnored public var autosaveEnabled = true
    @ObservationIgnored fileprivate var owner: ModelContainer?
    /// The container's own context, which holds the models of all that are made of it.
    @ObservationIgnored private var main: ModelContext?

    public init(_ container: ModelContainer) {
        owner = container
        main = container.mainContext
    }
    init() {}

    public var container: ModelContainer {
        if let owner { return owner }
        let made = ModelContainer(of: self)
        owner = made
        return made
    }

    static func context(of model: any PersistentModel) -> ModelContext? { contexts[model.persistentModelID] }

    private func contains(_ model: any PersistentModel) -> Bool {
        Self.contexts[model.persistentModelID] === self
    }

    /// What leads to a value that only one model may have takes its place.
    public func insert<T: PersistentModel>(_ model: T) {
        if let main {
            main.insert(model)
            hasChanges = true
            return
        }
        guard !contains(model) else { return }
        let own = _Host.uniqueValues(of: model)
        if !own.isEmpty {
            for other in models where other is T {
                let values = _Host.uniqueValues(of: other)
                if own.contains(where: { values[$0.key] == $0.value }) { remove(other) }
            }
        }
        add(model)
    }

    private func add(_ model: any PersistentModel) {
        Self.contexts[model.persistentModelID] = self
        models.append(model)
        hasChanges = true
    }

    private func remove(_ model: any PersistentModel) {
        Self.contexts[model.persistentModelID] = nil
        models.removeAll { $0.persistentModelID == model.persistentModelID }
        reached.removeAll { $0.persistentModelID == model.persistentModelID }
        hasChanges = true
    }

    public func delete<T: PersistentModel>(_ model: T) { erase(model) }

    /// And what goes with it.
    private func erase(_ model: any PersistentModel) {
        if let main { return main.erase(model) }
        guard contains(model) else { return }
        remove(model)
        for item in _Host.related(to: model, cascading: true) {
            if let related = item as? any PersistentModel { erase(related) }
        }
    }

    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil) throws {
        for item in try fetch(FetchDescriptor<T>(predicate: predicate)) { erase(item) }
    }

    func removeAll() {
        for model in models + reached { Self.contexts[model.persistentModelID] = nil }
        models = []
        reached = []
    }

    public func save() throws {
        _ = everything()
        hasChanges = false
    }
    public func rollback() {
        _Host.warn("'rollback()' takes nothing back: there is no store to read the models from again")
    }
    public func processPendingChanges() {}
    public func transaction(block: () throws -> Void) throws { try block() }

    /// All that belong to the context: what an inserted model relates to belongs to it as well.
    private func everything() -> [any PersistentModel] {
        if let main { return main.everything() }
        var all = models + reached
        var known = Set(all.map { $0.persistentModelID })
        var index = 0
        while index < all.count {
            for item in _Host.related(to: all[index], cascading: false) {
                if let related = item as? any PersistentModel, known.insert(related.persistentModelID).inserted {
                    all.append(related)
                    reached.append(related)
                    Self.contexts[related.persistentModelID] = self
                }
            }
            index += 1
        }
        _Host.update(links, all)
        return all
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var found: [T] = []
        for model in everything() {
            guard let item = model as? T else { continue }
            if let predicate = descriptor.predicate, try !predicate.evaluate(item) { continue }
            found.append(item)
        }
        if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
        return found
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        for item in try self.fetch(fetch) { try block(item) }
    }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map { $0.persistentModelID }
    }

    public func model(for id: PersistentIdentifier) -> (any PersistentModel)? {
        everything().first { $0.persistentModelID == id }
    }
}

public protocol ModelExecutor { var modelContext: ModelContext { get } }

public final class DefaultSerialModelExecutor: ModelExecutor {
    public let modelContext: ModelContext
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// What `@ModelActor` makes of an actor: one with a context of its own.
public protocol ModelActor: AnyObject, Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
    init()
}

private final class ModelActorExecutors {
    static var known: [ObjectIdentifier: any ModelExecutor] = [:]
}

extension ModelActor {
    public init(modelContainer: ModelContainer) {
        self.init()
        ModelActorExecutors.known[ObjectIdentifier(self)] = DefaultSerialModelExecutor(
            modelContext: ModelContext(modelContainer))
    }

    public nonisolated var modelExecutor: any ModelExecutor {
        if let known = ModelActorExecutors.known[ObjectIdentifier(self)] { return known }
        let made = DefaultSerialModelExecutor(modelContext: ModelContext(ModelContainer()))
        ModelActorExecutors.known[ObjectIdentifier(self)] = made
        return made
    }
    public nonisolated var modelContainer: ModelContainer { modelExecutor.modelContext.container }
    public nonisolated var modelContext: ModelContext { modelExecutor.modelContext }
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.model(for: id) as? T
    }
}
