import Foundation
import MacroExpansion

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Messages on standard input, answers on standard output: eight bytes of length, little end first, then JSON.
struct Conversation {
    /// The next message; nil where the compiler is done.
    func next() -> CompilerMessage? {
        guard let head = read(8) else { return nil }
        let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= Self.longest, let body = read(Int(length)) else { return nil }
        return (try? JSONDecoder().decode(CompilerMessage.self, from: Data(body))) ?? CompilerMessage()
    }

    func answer(_ reply: CompilerReply) {
        guard let body = try? JSONEncoder().encode(reply) else { return }
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
        bytes += body
        var sent = 0
        while sent < bytes.count {
            // Unsafe: the system gets the number of bytes, and says how many it took.
            let count = bytes[sent...].withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            sent += count
        }
    }

    private static var longest: UInt64 { 1 << 30 }

    private func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            // Unsafe: the same the other way.
            let got = bytes[filled...].withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }
}

/// What the compiler asks, as far as it matters here; the names are the protocol's.
struct CompilerMessage: Decodable {
    struct Syntax: Decodable {
        struct Location: Decodable {
            var fileName: String
            var offset: Int
        }

        var source: String
        var location: Location?
    }

    struct Macro: Decodable {
        var typeName: String
    }

    struct Expansion: Decodable {
        var macro: Macro
        var macroRole: String?
        var declSyntax: Syntax?
        var lexicalContext: [Syntax]?
        /// Of a macro that adds an extension.
        var extendedTypeSyntax: Syntax?
        /// The protocols it has to add, of those the macro names.
        var conformanceListSyntax: Syntax?
    }

    struct Nothing: Decodable {}

    var getCapability: Nothing?
    var expandAttachedMacro: Expansion?
    var expandFreestandingMacro: Expansion?

    var reply: CompilerReply {
        if getCapability != nil { return .capability }
        // A preview is for those who draw it: in a compiled program its body is checked, and nothing is left of it.
        if expandFreestandingMacro != nil { return .expansion("") }
        guard let expansion = expandAttachedMacro, let declaration = expansion.declSyntax,
            !["PreviewableMacro", "AnimatableIgnoredMacro"].contains(expansion.macro.typeName)
        else { return .expansion("") }
        if expansion.macro.typeName == "AnimatableMacro" { return animatable(expansion, declaration) }
        do throws(EntryError) {
            let owner = expansion.lexicalContext?.first?.source ?? ""
            let entry = try Entry(declaration.source, in: owner)
            return .expansion(expansion.macroRole == "accessor" ? entry.accessors : try entry.key())
        } catch {
            return .failure(error.message, at: declaration.location)
        }
    }
}

extension CompilerMessage {
    private func animatable(_ expansion: Expansion, _ declaration: Syntax) -> CompilerReply {
        if expansion.macroRole == "extension" {
            guard let type = expansion.extendedTypeSyntax?.source,
                expansion.conformanceListSyntax?.source.contains("Animatable") == true
            else { return .expansion("") }
            return .expansion("extension \(type): Animatable {}")
        }
        do throws(AnimatableExpansion.Failure) {
            return .expansion(try AnimatableExpansion(of: declaration.source).member)
        } catch {
            return .failure(error.message, at: declaration.location)
        }
    }
}

/// An answer to the compiler.
struct CompilerReply: Encodable {
    struct Capability: Encodable {
        struct Host: Encodable {
            var protocolVersion = 7
        }

        var capability = Host()
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            var fileName: String
            var offset: Int
        }

        var message: String
        var severity = "error"
        var position: Position
        var highlights: [Position] = []
        var notes: [Position] = []
        var fixIts: [Position] = []
    }

    struct Result: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic] = []
    }

    private var getCapabilityResult: Capability?
    private var expandMacroResult: Result?

    static var capability: CompilerReply { CompilerReply(getCapabilityResult: Capability()) }

    static func expansion(_ source: String) -> CompilerReply {
        CompilerReply(expandMacroResult: Result(expandedSource: source))
    }

    static func failure(_ message: String, at location: CompilerMessage.Syntax.Location?) -> CompilerReply {
        let position = Diagnostic.Position(fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
        return CompilerReply(
            expandMacroResult: Result(
                expandedSource: "", diagnostics: [Diagnostic(message: message, position: position)]))
    }
}
