import Foundation

/// Type names as a reader would write them, kept because asking the runtime is slow.
package final class TypeNames {
    private var names: [ObjectIdentifier: String] = [:]

    package func name(of type: Any.Type) -> String {
        let id = ObjectIdentifier(type)
        if let name = names[id] { return name }
        let name = Self.written(type)
        names[id] = name
        return name
    }

    /// Without the generic arguments and without a private context.
    private static func written(_ type: Any.Type) -> String {
        // `String(describing:)` says the same, after a search through every conformance of the program.
        let full = _typeName(type, qualified: false)
        return String(full.prefix { $0 != "<" }).split(separator: ".").last.map(String.init) ?? full
    }
}
