import ViewGraph

/// The values of the screens that were pushed.
public struct NavigationPath: Equatable {
    package var elements: [AnyHashable]

    public init() { elements = [] }
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

/// What the links of a navigation push onto it, and what its values look like.
package final class Navigator {
    /// Pushes a screen, or a value that some screen is for.
    package var push: (NavigationEntry) -> Void = { _ in }
    package var pop: () -> Void = {}
    private var destinations: [(key: AnyHashable, make: (AnyHashable) -> AnyView?)] = []

    package init() {}

    package func setDestination(_ key: AnyHashable, _ make: @escaping (AnyHashable) -> AnyView?) {
        destinations.removeAll { $0.key == key }
        destinations.append((key, make))
    }

    func view(for value: AnyHashable) -> AnyView? {
        for destination in destinations {
            if let view = destination.make(value) { return view }
        }
        return nil
    }
}

/// One pushed screen.
package enum NavigationEntry {
    case view(AnyView)
    case value(AnyHashable)
}

private enum NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
    package var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}

/// Says what a pushed value looks like.
package struct DestinationModifier: EnvironmentModifier {
    let key: AnyHashable
    let make: (AnyHashable) -> AnyView?

    package init(key: AnyHashable, make: @escaping (AnyHashable) -> AnyView?) { (self.key, self.make) = (key, make) }

    package func write(to environment: inout EnvironmentValues) { environment.navigator?.setDestination(key, make) }
}

nonisolated extension View {
    /// The screen that a pushed value of `data` has.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            DestinationModifier(key: AnyHashable(ObjectIdentifier(data))) { value in
                (value.base as? D).map { AnyView(destination($0)) }
            })
    }

    /// A screen that is pushed for an item while there is one.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            CoveringModifier {
                item.wrappedValue.map { AnyView(destination($0)) }
            } back: {
                item.wrappedValue = nil
            })
    }

    /// A screen that is pushed while `isPresented`.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let screen = AnyView(destination())
        return modifier(
            CoveringModifier {
                isPresented.wrappedValue ? screen : nil
            } back: {
                isPresented.wrappedValue = false
            })
    }
}
