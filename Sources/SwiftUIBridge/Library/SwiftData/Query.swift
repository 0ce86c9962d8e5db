// Queries and model contexts of views.
// Also read for: SwiftData.

struct ModelContextKey: EnvironmentKey {
    static let defaultValue = ModelContext()
}

extension EnvironmentValues {
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>
    private let result: ([Element]) -> Result

    public var wrappedValue: Result { result((try? context.fetch(descriptor)) ?? []) }
    public var modelContext: ModelContext { context }
    public var fetchError: (any Error)? { nil }
}

extension Query where Result == [Element] {
    private init(fetching descriptor: FetchDescriptor<Element>) {
        self.descriptor = descriptor
        result = { $0 }
    }

    public init() { self.init(fetching: FetchDescriptor<Element>()) }
    public init(animation: Animation) { self.init(fetching: FetchDescriptor<Element>()) }
    /// What is written as the initial value, the first fetch takes the place of.
    public init(wrappedValue: [Element], animation: Animation? = nil) {
        self.init(fetching: FetchDescriptor<Element>())
    }
    public init(
        wrappedValue: [Element] = [], _ descriptor: FetchDescriptor<Element>, animation: Animation? = nil
    ) { self.init(fetching: descriptor) }
    public init(
        wrappedValue: [Element] = [], filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
    ) { self.init(fetching: FetchDescriptor<Element>(predicate: filter, sortBy: descriptors)) }
    public init<Value: Comparable>(
        wrappedValue: [Element] = [], filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        self.init(
            fetching: FetchDescriptor<Element>(
                predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
    }
}

/// Keeps one container for as long as the view is there.
struct ModelContainerModifier: ViewModifier {
    @State private var container: ModelContainer

    init(_ container: ModelContainer) { _container = State(initialValue: container) }

    func body(content: Content) -> some View {
        content.environment(\.modelContext, container.mainContext)
    }
}

func newContainer(_ setup: ((Result<ModelContainer, any Error>) -> Void)?) -> ModelContainer {
    let container = ModelContainer()
    container.setup = setup
    return container
}

extension View {
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: ((Result<ModelContainer, any Error>) -> Void)? = nil
    ) -> some View { modifier(ModelContainerModifier(newContainer(onSetup))) }

    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: ((Result<ModelContainer, any Error>) -> Void)? = nil
    ) -> some View { modifier(ModelContainerModifier(newContainer(onSetup))) }

    public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
}

extension Scene {
    public func modelContainer(_ container: ModelContainer) -> BuiltScene {
        _Host.scene(self) { AnyView($0.modelContainer(container)) }
    }

    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: ((Result<ModelContainer, any Error>) -> Void)? = nil
    ) -> BuiltScene { _Host.scene(self) { AnyView($0.modelContainer(for: modelType, onSetup: onSetup)) } }

    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: ((Result<ModelContainer, any Error>) -> Void)? = nil
    ) -> BuiltScene { _Host.scene(self) { AnyView($0.modelContainer(for: modelTypes, onSetup: onSetup)) } }
}
