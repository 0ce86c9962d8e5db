import ViewGraph

/// Writes one value for the views below.
struct EnvironmentKeyWritingModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    func write(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes one value for the views below.
struct EnvironmentTransformModifier<Value>: EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func write(to environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// Changes the environment in a way no Swift key path says, as interpreted keys do.
package struct EnvironmentWriter: EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void
    package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
    package func write(to environment: inout EnvironmentValues) { change(&environment) }
}

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }
}
