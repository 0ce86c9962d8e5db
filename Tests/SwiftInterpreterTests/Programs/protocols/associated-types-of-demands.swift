// An associated type of a protocol that a where clause asks for is known by its name in the rest of the clause.
protocol Plot {
    associatedtype Primitive
    var primitive: Primitive { get }
}

extension Int: Plot { var primitive: Int { self } }
extension String: Plot { var primitive: String { self } }

extension Plot where Self: RawRepresentable, RawValue: Plot {
    var primitive: RawValue { rawValue }
    static func make(_ value: RawValue) -> Self? { Self(rawValue: value) }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

enum Team: String, Plot, CaseIterable { case red = "Red", blue = "Blue" }
enum Level: Int, Plot { case low = 1, high }

func run() {
    print(Team.blue.primitive, Level.high.primitive + 1)
    print(Team.make("Red")!, Level.make(7) == nil)
    print(Team.names)
}
