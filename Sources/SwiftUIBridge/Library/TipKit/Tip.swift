// Tips, the rules by which they are shown, and what is known of them while a program runs.

/// Something that a program explains of itself.
public protocol Tip: Identifiable {
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public typealias Action = Tips.Action
    public typealias Event = Tips.Event
    public typealias Parameter<Value> = Tips.Parameter<Value>
    public typealias Option = TipOption

    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }

    /// Whether people haven't closed it, and all its rules hold. A program's `App`, which would configure tips, isn't
    /// run while one of its views is drawn, so that they are shown without.
    public var shouldDisplay: Bool {
        _TipCenter.shared.closed[id] == nil && rules.allSatisfy { $0.holds() }
    }
    public var status: Tips.Status {
        if let reason = _TipCenter.shared.closed[id] { return .invalidated(reason) }
        return shouldDisplay ? .available : .pending
    }
    public func invalidate(reason: Tips.InvalidationReason) { _TipCenter.shared.closed[id] = reason }
}

/// How often a tip is shown; a picture shows it once.
public protocol TipOption {}

public enum Tips {
    public enum InvalidationReason: Hashable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }
    public enum Status: Hashable {
        case pending, available
        case invalidated(InvalidationReason)
    }

    // MARK: - Options

    public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
    public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }

    public struct ConfigurationOption {
        public enum DisplayFrequency { case immediate, hourly, daily, weekly, monthly }
        public enum DatastoreLocation { case applicationDefault }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws { _TipCenter.shared.closed = [:] }
    public static func showAllTipsForTesting() { _TipCenter.shared.closed = [:] }

    // MARK: - Actions

    /// A button below a tip's message.
    public struct Action: Identifiable {
        public let id: String
        public let index: Int?
        let label: Text
        let handler: () -> Void

        public init<S: StringProtocol>(
            id: String? = nil, title: S, perform handler: @escaping () -> Void = {}
        ) {
            (self.id, index, self.handler) = (id ?? String(title), nil, handler)
            label = Text(verbatim: String(title))
        }
        public init(id: String? = nil, perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text) {
            (self.id, index, self.handler, self.label) = (id ?? "", nil, handler, label())
        }
    }

    // MARK: - Rules

    /// A value that rules look at.
    @propertyWrapper public struct Parameter<Value> {
        let store: _TipValue

        public init(wrappedValue: Value) { store = _TipValue(wrappedValue) }
        public var wrappedValue: Value {
            get { store.value as! Value }
            nonmutating set { store.value = newValue }
        }
        public var projectedValue: Parameter<Value> { self }
    }

    /// Something that happens, and is counted.
    public struct Event {
        public struct Donation { public let date: Date }
        public let id: String
        let store = _TipValue([Donation]())

        public init(id: String) { self.id = id }
        public var donations: [Donation] { store.value as? [Donation] ?? [] }
        public func donate() async { sendDonation() }
        public func sendDonation() { store.value = donations + [Donation(date: .now)] }
    }

    // MARK: - Builders

    @resultBuilder public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
        public static func buildEither(first: [Action]) -> [Action] { first }
        public static func buildEither(second: [Action]) -> [Action] { second }
    }
    @resultBuilder public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
        public static func buildEither(first: [Rule]) -> [Rule] { first }
        public static func buildEither(second: [Rule]) -> [Rule] { second }
    }
    @resultBuilder public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
        public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
    }
}

/// What has to be so before a tip is shown.
public struct Rule {
    let holds: () -> Bool
    public init<Value>(_ parameter: Tips.Parameter<Value>, _ test: @escaping (Value) -> Bool) {
        holds = { test(parameter.wrappedValue) }
    }
    public init(_ event: Tips.Event, _ test: @escaping (Tips.Event) -> Bool) {
        holds = { test(event) }
    }
}

@freestanding(expression)
public macro Rule(_ value: Any, _ test: (Any) -> Bool) -> Rule =
    #externalMacro(module: "SwiftInterpreter", type: "InitializerMacro")

/// Which tips people have closed.
@Observable final class _TipCenter {
    static let shared = _TipCenter()
    var closed: [String: Tips.InvalidationReason] = [:]
}

/// A value whose changes views see.
@Observable final class _TipValue {
    var value: Any
    init(_ value: Any) { self.value = value }
}
