import Testing

@testable import SwiftInterpreter

@Suite struct LibraryTableTests {
    @Test(arguments: [
        ("func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]", "map"),
        ("@discardableResult mutating func remove(at index: Int) -> Element", "remove"),
        ("static func == (lhs: Self, rhs: Self) -> Bool", "=="),
        ("static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger", "<<"),
        ("prefix static func ..< (maximum: Self) -> PartialRangeUpTo<Self>", "..<"),
        ("var count: Int { get }", "count"), ("required init?(rawValue: RawValue)", "init"),
        ("subscript(index: Int) -> Element { get set }", "subscript"), ("case some(Wrapped)", "some"),
        ("typealias Index = Int", "Index"), ("required associatedtype Element", "Element"),
    ])
    func nameOfSignature(signature: String, name: String) {
        #expect(NativeMembersBuilder.name(in: signature) == name)
    }

    /// Bisection needs the tables in order.
    @Test(arguments: StandardLibrary.libraries.map(\.name))
    func tablesAreSorted(library: String) throws {
        let found = try #require(StandardLibrary.libraries.first { $0.name == library })
        for type in found.types {
            let names = type.members().map(\.name)
            #expect(names == names.sorted(), "\(type.name)")
            #expect(!names.contains(""), "\(type.name)")
        }
    }

    /// Every signature can be imported, and mentions only types that there are.
    @Test func signaturesAreUnderstood() throws {
        let world = World(libraries: StandardLibrary.libraries)
        for library in StandardLibrary.libraries {
            for type in library.types {
                guard let decl = world.nominal(named: type.name) else { continue }
                for member in Set(type.members().map(\.name)) {
                    for value in decl.members(named: member) {
                        let signature = value.native?.signature ?? ""
                        switch value {
                        case let function as FunctionDecl:
                            #expect(!world.containsError(function.result), "\(type.name).\(signature)")
                            for item in function.parameters {
                                #expect(!world.containsError(item.type), "\(type.name).\(signature)")
                            }
                        case let variable as VariableDecl:
                            #expect(!world.containsError(variable.type), "\(type.name).\(signature)")
                        default: break
                        }
                    }
                }
            }
        }
    }
}
