import SwiftInterpreter
import SwiftUIBridge
import Testing

/// What the tables say must be understood by the interpreter, to the last type.
@Suite struct SignatureTests {
    let world = World(libraries: StandardLibrary.libraries + SwiftUILibrary.libraries)

    @Test func everyTypeIsFound() {
        for type in SwiftUILibrary.libraries.flatMap(\.types) where !type.declaration.hasPrefix("typealias") {
            #expect(world.nominal(named: type.name) != nil, "\(type.declaration)")
        }
    }

    @Test func everyMemberIsUnderstood() {
        for type in SwiftUILibrary.libraries.flatMap(\.types) {
            guard let decl = world.nominal(named: type.name) else { continue }
            for member in type.members() where !member.signature.contains("typealias") {
                if member.signature.contains("associatedtype") {
                    #expect(decl.nestedType(named: member.name) != nil, "\(type.name): \(member.signature)")
                    continue
                }
                let found = decl.members(named: member.name).filter { $0.native?.signature == member.signature }
                #expect(!found.isEmpty, "\(type.name): \(member.signature)")
                for item in found {
                    let unknown = types(of: item).contains(where: \.hasError)
                    #expect(!unknown, "\(type.name): \(member.signature)")
                }
            }
        }
    }

    @Test func tablesAreSorted() {
        for library in SwiftUILibrary.libraries {
            expectSorted(library.globals().map(\.name), "globals of \(library.name)")
            for type in library.types { expectSorted(type.members().map(\.name), type.name) }
        }
    }

    private func expectSorted(_ names: [String], _ table: String) {
        for (a, b) in zip(names, names.dropFirst()) {
            #expect(!b.utf8.lexicographicallyPrecedes(a.utf8), "\(table): \(b) after \(a)")
        }
    }

    private func types(of decl: ValueDecl) -> [Type] {
        switch decl {
        case let function as FunctionDecl: function.parameters.map(\.type) + [function.result]
        case let variable as VariableDecl: [variable.type]
        case let item as EnumCaseDecl: item.parameters.map(\.type)
        default: []
        }
    }
}

extension Type {
    var hasError: Bool {
        switch self {
        case .error: true
        case .nominal(_, let arguments): arguments.contains(where: \.hasError)
        case .tuple(let elements): elements.contains { $0.type.hasError }
        case .function(let function): function.parameters.contains { $0.type.hasError } || function.result.hasError
        case .member(let base, _): base.hasError
        case .metatype(let type): type.hasError
        default: false
        }
    }
}
