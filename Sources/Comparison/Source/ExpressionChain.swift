import SwiftSyntax

/// An expression as a view is written: what it begins with, and the modifiers after it.
struct ExpressionChain {
    struct Link {
        /// `padding`, without the point.
        let name: String
        /// Nil for a property.
        let call: FunctionCallExprSyntax?
        let member: MemberAccessExprSyntax
        /// From the point to the end of the call, in UTF-8.
        let range: Range<Int>
        /// The words from the point on.
        let key: String
        let whole: ExprSyntax

        /// `.padding(.horizontal, 16)` on one line.
        var inline: String {
            guard let base = member.base else { return whole.inline }
            return String(whole.inline.dropFirst(base.inline.count))
        }
    }

    let root: ExprSyntax
    let links: [Link]

    init(_ expression: ExprSyntax) {
        var links: [Link] = []
        var current = expression
        // Longer chains no person writes; what is left is compared as one.
        while links.count < 400 {
            var call: FunctionCallExprSyntax?
            var callee = current
            if let found = current.as(FunctionCallExprSyntax.self) {
                call = found
                callee = found.calledExpression
            }
            guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { break }
            // A type's name in front of a name with a capital: `Font.Weight(…)` is no modifier.
            if call == nil || base.is(DeclReferenceExprSyntax.self), Self.isTypeName(member.declName.baseName.text) {
                break
            }
            links.append(
                Link(
                    name: member.declName.baseName.text, call: call, member: member,
                    range: member.period.positionAfterSkippingLeadingTrivia.utf8Offset..<current.written.upperBound,
                    key: String(current.key.dropFirst(base.key.count)), whole: current))
            current = base
        }
        root = current
        self.links = links.reversed()
    }

    private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }
}
