import Foundation
import Rendering
import SwiftInterpreter
import SwiftSyntax

/// One value of a source replaced by another: `padding=8`, `spacing=4`, or with the line first, `12:padding=8`.
public struct SourceChange: Sendable, Hashable {
    var line: Int?
    /// A modifier's name, an argument's label, or a constant's.
    var name: String
    var value: String

    /// Nil for what is no such text.
    public init?(_ text: String) {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        var name = text[..<equals].trimmingCharacters(in: .whitespaces)
        let value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if let colon = name.firstIndex(of: ":") {
            guard let line = Int(name[..<colon]), line >= 1 else { return nil }
            self.line = line
            name = String(name[name.index(after: colon)...])
        }
        if name.hasPrefix(".") { name.removeFirst() }
        guard !name.isEmpty, !value.isEmpty else { return nil }
        (self.name, self.value) = (name, value)
    }

    /// The source with the value in its place.
    ///
    /// - Throws: where nothing is called that, or several things are.
    public func applied(to source: SourceText) throws(RenderFailure) -> SourceText {
        guard let tree = SourceParser.tree(of: source.text) else { throw nothing(in: source, []) }
        let converter = SourceLocationConverter(fileName: source.name, tree: tree)
        var sites = ChangeSites.find(name, in: tree)
        let lines = sites.map { converter.location(for: $0.place).line }
        if let line { sites = zip(sites, lines).filter { $0.1 == line }.map(\.0) }
        guard let site = sites.first else { throw nothing(in: source, lines) }
        guard sites.count == 1 else {
            let places = lines.map { "\n  \(source.name):\($0)  --what-if '\($0):\(name)=\(value)'" }.joined()
            throw RenderFailure(
                .request,
                text: "error: '\(name)' is in several places (--what-if)\nnote: choose one by its line:\(places)\n")
        }
        let utf8 = Array(source.text.utf8)
        let changed = utf8[..<site.start] + Array(value.utf8) + utf8[site.end...]
        return SourceText(
            name: source.name, text: String(decoding: changed, as: UTF8.self), path: source.path)
    }

    private func nothing(in source: SourceText, _ lines: [Int]) -> RenderFailure {
        if let line, !lines.isEmpty {
            let list = lines.map(String.init).joined(separator: ", ")
            return RenderFailure(
                .request,
                text: "error: there is no '\(name)' in line \(line) of \(source.name)\nnote: it is in line \(list)\n")
        }
        return RenderFailure(
            .request,
            text: "error: there is no value called '\(name)' in \(source.name) (--what-if)\n"
                + "note: a modifier's name, an argument's label or a constant's is expected\n")
    }
}

/// Where values stand that a name leads to.
private enum ChangeSites {
    struct Site {
        /// What messages point at.
        var place: AbsolutePosition
        /// The UTF-8 bytes that are replaced.
        var start: Int
        var end: Int

        init(_ node: some SyntaxProtocol, place: AbsolutePosition) {
            self.place = place
            start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            end = node.endPositionBeforeTrailingTrivia.utf8Offset
        }

        /// Between two tokens.
        init(at position: AbsolutePosition) {
            (place, start, end) = (position, position.utf8Offset, position.utf8Offset)
        }
    }

    static func find(_ name: String, in tree: SourceFileSyntax) -> [Site] {
        var sites: [Site] = []
        var open = [Syntax(tree)]
        while let node = open.popLast() {
            if let site = site(name, node) { sites.append(site) }
            open += node.children(viewMode: .sourceAccurate).reversed()
        }
        return sites.sorted { $0.start < $1.start }
    }

    private static func site(_ name: String, _ node: Syntax) -> Site? {
        if let call = node.as(FunctionCallExprSyntax.self) { return site(name, call) }
        if let argument = node.as(LabeledExprSyntax.self), argument.label?.text == name,
            argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
        {
            return Site(argument.expression, place: argument.positionAfterSkippingLeadingTrivia)
        }
        if let binding = node.as(PatternBindingSyntax.self), let value = binding.initializer?.value,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        {
            return Site(value, place: binding.positionAfterSkippingLeadingTrivia)
        }
        return nil
    }

    /// A modifier's or function's last argument without a label; of one without arguments the place for it.
    private static func site(_ name: String, _ call: FunctionCallExprSyntax) -> Site? {
        let called =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
        guard let called, called.baseName.text == name else { return nil }
        let place = called.positionAfterSkippingLeadingTrivia
        if let argument = call.arguments.last(where: { $0.label == nil }) {
            return Site(argument.expression, place: place)
        }
        guard call.arguments.isEmpty, let close = call.rightParen else { return nil }
        var site = Site(at: close.positionAfterSkippingLeadingTrivia)
        site.place = place
        return site
    }
}
