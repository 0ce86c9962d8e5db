import Foundation
import SwiftInterpreter
import SwiftUIBridge

/// What an editor offers: the names of SwiftUI that sources can use, with the ways in which each is called.
enum Completions {
    private struct Entry: Encodable {
        var name: String
        /// `View` for modifiers; nil for a type.
        var owner: String?
        /// `padding(_ length: CGFloat)`; empty for what isn't called.
        var signatures: [String]
        /// What is missing, or that it isn't drawn.
        var remark: String
    }

    /// A JSON list, in the order of the table of what is supported.
    static func json() -> [UInt8] {
        let program = SupportTable.programWithEverything()
        defer { withExtendedLifetime(program) {} }
        let world = program.world
        var initializers: [String: [String]] = [:]
        var entries: [Entry] = []
        for row in SupportTable(of: program).rows where row.status != .no {
            let parts = row.name.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                entries.append(Entry(name: row.name, owner: nil, signatures: [], remark: row.remark))
                continue
            }
            let type = world.nativeNominal(named: parts[0]).map { world.declaredType(of: $0) }
            let signatures = unique(
                (type.map { world.lookup(parts[1], in: $0) } ?? []).compactMap { signature($0, world) })
            if parts[1] == "init" {
                initializers[parts[0]] = signatures
            } else {
                entries.append(Entry(name: parts[1], owner: parts[0], signatures: signatures, remark: row.remark))
            }
        }
        for index in entries.indices where entries[index].owner == nil {
            let name = entries[index].name
            entries[index].signatures = (initializers[name] ?? []).map { name + $0.dropFirst("init".count) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(entries)).map { Array($0) } ?? Array("[]".utf8)
    }

    /// As a reader of documentation knows it; nil for what isn't called.
    private static func signature(_ decl: ValueDecl, _ world: World) -> String? {
        guard let function = decl as? FunctionDecl else { return nil }
        let parameters = function.parameters.map { parameter in
            let label = parameter.label ?? "_"
            let name = label == parameter.name ? label : "\(label) \(parameter.name)"
            return
                "\(name): \(world.describe(parameter.type))\(parameter.isVariadic ? "..." : "")\(parameter.hasDefault ? " = …" : "")"
        }
        return "\(function.name)(\(parameters.joined(separator: ", ")))"
    }

    private static func unique(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}
