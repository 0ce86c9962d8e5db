import SwiftParser
import SwiftSyntax

/// A file of `Library/`: Swift of one of Apple's libraries that the interpreter reads together with a program.
///
/// A program that says one of the names the file declares reads it: its public types, functions and variables, and the
/// public members that its extensions add to types of other files. Comments at its head may change that:
///
///     // Also read for: index(of:), RangeSet.
///     // Not read for: index.
///     // Not read for its members.
///
/// The head, which ends with the first empty line, is for readers of the file and isn't embedded.
struct LibraryFile {
    /// `UIView.swift`
    let name: String
    /// The module it belongs to, which is its folder: `UIKit`.
    let module: String
    /// The names that lead to it, in the order of the file, then those of the head: `UIView`, `index(of`.
    let provides: [String]
    /// What is embedded.
    let text: String

    /// Why a file can't be read.
    struct Problem: Error, Equatable { let message: String }

    init(name: String, module: String, source: String) throws(Problem) {
        let (head, text) = Self.split(source)
        var names = DeclaredNames()
        let tree = Parser.parse(source: text)
        guard !tree.hasError else { throw Problem(message: "\(module)/\(name) isn't Swift") }
        names.read(tree.statements)
        let directives = try Self.directives(of: head, in: "\(module)/\(name)")
        for excluded in directives.excluded where !names.members.contains(excluded) {
            throw Problem(message: "\(module)/\(name) has no member '\(excluded)' that it would be read for")
        }
        var provides = names.outermost
        if !directives.excludesMembers { provides += names.members.filter { !directives.excluded.contains($0) } }
        for added in directives.added {
            guard !provides.contains(added) else {
                throw Problem(message: "\(module)/\(name) is read for '\(added)' without saying so")
            }
            provides.append(added)
        }
        (self.name, self.module, self.provides, self.text) = (name, module, provides, text)
    }

    /// The comment at the head and what follows the first empty line; without a comment there is no head.
    private static func split(_ source: String) -> (head: [Substring], text: String) {
        var text = source[...]
        if text.hasSuffix("\n") { text.removeLast() }
        guard text.hasPrefix("//"), !text.hasPrefix("///"), let end = text.firstRange(of: "\n\n") else {
            return ([], String(text))
        }
        return (text[..<end.lowerBound].split(separator: "\n"), String(text[end.upperBound...]))
    }

    private struct Directives {
        var added: [String] = []
        var excluded: [String] = []
        var excludesMembers = false
    }

    private static func directives(of head: [Substring], in file: String) throws(Problem) -> Directives {
        var result = Directives()
        // A list may go on in the next line; it ends with a full stop.
        let comment = head.map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: "\n")
        result.excludesMembers = comment.contains("Not read for its members.")
        result.added = try names(after: "Also read for: ", in: comment, of: file)
        result.excluded = try names(after: "Not read for: ", in: comment, of: file)
        return result
    }

    private static func names(
        after directive: String, in comment: String, of file: String
    ) throws(Problem) -> [String] {
        guard let start = comment.firstRange(of: directive)?.upperBound else { return [] }
        guard let end = comment[start...].firstIndex(of: ".") else {
            throw Problem(message: "\(file): the list after '\(directive)' ends with a full stop")
        }
        return comment[start..<end].split { $0 == "," || $0 == " " || $0 == "\n" }.map { name in
            name.hasSuffix(":)") ? String(name.dropLast(2)) : String(name)
        }
    }
}

/// The names that a file declares for others.
private struct DeclaredNames {
    private(set) var outermost: [String] = []
    /// Of extensions of types that stand in other files.
    private(set) var members: [String] = []

    mutating func read(_ statements: CodeBlockItemListSyntax) {
        let declarations = statements.compactMap { $0.item.as(DeclSyntax.self) }
        let own = Set(declarations.compactMap { $0.asProtocol(NamedDeclSyntax.self)?.name.text })
        for declaration in declarations {
            if let item = declaration.as(ExtensionDeclSyntax.self) {
                let type = item.extendedType.trimmedDescription.prefix { $0 != "." }
                if !own.contains(String(type)) { readMembers(of: item) }
            } else {
                for name in Self.publicNames(of: declaration) { Self.append(name, to: &outermost) }
            }
        }
    }

    private mutating func readMembers(of item: ExtensionDeclSyntax) {
        for member in item.memberBlock.members {
            for name in Self.publicNames(of: member.decl, isInPublicExtension: item.modifiers.has("public")) {
                Self.append(name, to: &members)
            }
        }
    }

    private static func append(_ name: String, to list: inout [String]) {
        if !list.contains(name) { list.append(name) }
    }

    /// Operators and initialisers have no name that a program could say.
    private static func publicNames(of declaration: DeclSyntax, isInPublicExtension: Bool = false) -> [String] {
        // A macro's name is as common as `Model`: its library is read for other names, or for its module.
        guard !declaration.is(MacroDeclSyntax.self),
            let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers,
            modifiers.has("public") || modifiers.has("open") || isInPublicExtension
        else { return [] }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
        }
        guard let name = declaration.asProtocol(NamedDeclSyntax.self)?.name, case .identifier = name.tokenKind
        else { return [] }
        return [name.plainText]
    }
}

extension TokenSyntax {
    /// Without backticks.
    fileprivate var plainText: String { text.filter { $0 != "`" } }
}
