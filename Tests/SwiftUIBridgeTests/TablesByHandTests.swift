import SwiftInterpreter
import SwiftUIBridge
import Testing

/// How many tables of types are written by hand: they are to become fewer. What can be declared in Swift belongs in
/// `Declarations/` or `Library/`.
@Suite struct TablesByHandTests {
    private static let limits = ["Swift": 43, "Foundation": 9, "SwiftUI": 123]

    /// By the word that declares a type, or `extension`.
    private static func kind(of type: NativeType) -> String {
        let words = type.declaration.split(separator: " ").filter { !$0.hasPrefix("@") && $0 != "final" }
        return words.first.map(String.init) ?? ""
    }

    @Test func areNoMoreThanBefore() {
        var counts: [String: [String: Int]] = [:]
        for library in StandardLibrary.libraries + SwiftUILibrary.libraries {
            for type in library.typesByHand { counts[library.name, default: [:]][Self.kind(of: type), default: 0] += 1 }
        }
        for (library, kinds) in counts.sorted(by: { $0.key < $1.key }) {
            let count = kinds.values.reduce(0, +)
            let parts = kinds.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
            print("\(library): \(count) tables by hand: \(parts)")
            #expect(count <= Self.limits[library] ?? 0, "\(library): \(parts)")
        }
    }
}
