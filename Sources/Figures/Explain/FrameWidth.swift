import Foundation
import Rendering
import SwiftInterpreter
import SwiftSyntax
import ViewGraph

/// The width that a call of `frame` in a source sets.
struct FrameWidth {
    /// `width` or `maxWidth`.
    let label: String
    private let source: SourceText
    /// The UTF-8 bytes of the argument's value.
    private let bytes: Range<Int>

    /// - Parameter place: where the modifier's name begins.
    /// - Returns: nil where no `frame` with a width is called there.
    init?(at place: SourcePlace, in source: SourceText) {
        guard let tree = SourceParser.tree(of: source.text) else { return nil }
        let converter = SourceLocationConverter(fileName: source.name, tree: tree)
        var open = [Syntax(tree)]
        while let node = open.popLast() {
            open += node.children(viewMode: .sourceAccurate)
            guard let call = node.as(FunctionCallExprSyntax.self),
                let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
                name.baseName.text == "frame",
                let argument = Self.argument(of: call)
            else { continue }
            let start = converter.location(for: name.positionAfterSkippingLeadingTrivia)
            guard (start.line, start.column) == (place.line, place.column) else { continue }
            let value = argument.expression
            (label, self.source) = (argument.label?.text ?? "", source)
            bytes =
                value.positionAfterSkippingLeadingTrivia.utf8Offset..<value.endPositionBeforeTrailingTrivia.utf8Offset
            return
        }
        return nil
    }

    private static func argument(of call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
        call.arguments.first { $0.label?.text == "width" } ?? call.arguments.first { $0.label?.text == "maxWidth" }
    }

    /// The source with another width in its place.
    func source(with width: CGFloat) -> SourceText {
        let utf8 = Array(source.text.utf8)
        let changed = utf8[..<bytes.lowerBound] + Array(FigureNumbers.text(width).utf8) + utf8[bytes.upperBound...]
        return SourceText(name: source.name, text: String(decoding: changed, as: UTF8.self), path: source.path)
    }
}
