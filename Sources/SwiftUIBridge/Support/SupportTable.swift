import SwiftInterpreter

/// What of Apple's SwiftUI programs can use, found by comparing its names with what the libraries declare.
package struct SupportTable: Sendable {
    package enum Status: String, Sendable, CaseIterable { case yes, partly, no }

    package struct Row: Sendable {
        /// `View.padding`
        package let name: String
        package let status: Status
        /// What is missing of it, or that it isn't drawn.
        package let remark: String
    }

    package let rows: [Row]

    package init() { self.init(of: Self.programWithEverything()) }

    /// - Parameter program: one that has everything, `programWithEverything()`.
    package init(of program: Program) {
        defer { withExtendedLifetime(program) {} }
        let world = program.world
        let undrawn = Set(SwiftUIBridge.undrawn)
        rows = AppleNames.lists.flatMap { $0.split(separator: "\n") }.flatMap { line -> [Row] in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return [] }
            let names = parts[1].split(separator: " ").map(String.init)
            if parts[0] == "types" { return names.map { Self.typeRow($0, world) } }
            return Self.memberRows(String(parts[0]), names, world, undrawn)
        }
    }

    /// A program that says every name that leads to a library's Swift text, so that it has them all.
    package static func programWithEverything() -> Program {
        let libraries = SwiftUILibrary.libraries + StandardLibrary.libraries
        let names = libraries.flatMap { $0.sources.flatMap(\.provides) }
        return Interpreter.load(
            [SourceFile(name: "all.swift", text: "// " + names.joined(separator: " "))], libraries: libraries)
    }

    private static func typeRow(_ name: String, _ world: World) -> Row {
        let isThere = world.nominal(named: name) != nil || world.nativeType(named: name) != nil || macros.contains(name)
        return Row(name: name, status: isThere ? .yes : .no, remark: "")
    }

    /// Known to the checker itself.
    private static let macros: Set<String> = ["Previewable"]

    /// One row a name, over all its forms.
    private static func memberRows(
        _ owner: String, _ names: [String], _ world: World, _ undrawn: Set<String>
    ) -> [Row] {
        var order: [String] = []
        var forms: [String: [String]] = [:]
        for name in names {
            let base = String(name.prefix { $0 != "(" })
            if forms[base] == nil { order.append(base) }
            forms[base, default: []].append(name)
        }
        let declared = world.nativeNominal(named: owner).map { world.declaredType(of: $0) }
        return order.map { base in
            let found = Set((declared.map { world.lookup(base, in: $0) } ?? []).flatMap(Self.forms))
            let expected = forms[base] ?? []
            let missing = expected.filter { !found.contains($0) }
            let isUndrawn = expected.contains { undrawn.contains("\(owner).\($0)") }
            let status: Status = missing.count == expected.count ? .no : missing.isEmpty && !isUndrawn ? .yes : .partly
            var remarks: [String] = []
            if status == .partly, !missing.isEmpty { remarks.append("without " + missing.joined(separator: ", ")) }
            if status != .no, isUndrawn { remarks.append("accepted, not drawn") }
            return Row(name: "\(owner).\(base)", status: status, remark: remarks.joined(separator: "; "))
        }
    }

    /// The forms in which a declaration may be written: those that leave out parameters with defaults too.
    static func forms(_ decl: ValueDecl) -> [String] {
        guard let function = decl as? FunctionDecl else { return [decl.name] }
        var forms: [[String]] = [[]]
        for parameter in function.parameters.prefix(12) {
            let label = (parameter.label ?? "_") + ":"
            let with = forms.map { $0 + [label] }
            forms = parameter.hasDefault ? with + forms : with
        }
        let name = function.name
        return forms.map { "\(name)(\($0.joined()))" }
    }
}
