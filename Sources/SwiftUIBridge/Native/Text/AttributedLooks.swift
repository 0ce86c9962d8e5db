import Foundation
import SwiftInterpreter
import SwiftUI

/// An attribute of texts: its name, its type as the program writes it, its key in `AttributeScopes`.
private struct AttributeName<Value: BridgeConvertible> {
    let name: String
    let type: String
    let key: String
    let path: WritableKeyPath<AttributedString, Value?> & Sendable
}

/// Goes through all attributes there are.
private protocol AttributeVisitor {
    mutating func visit<Value: BridgeConvertible>(_ attribute: AttributeName<Value>)
}

private func visitAttributes(_ visitor: inout some AttributeVisitor) {
    let (ours, theirs) = ("AttributeScopes.SwiftUIAttributes", "AttributeScopes.FoundationAttributes")
    func visit<Value: BridgeConvertible>(
        _ name: String, _ type: String, _ key: String, _ path: WritableKeyPath<AttributedString, Value?> & Sendable
    ) { visitor.visit(AttributeName(name: name, type: type, key: key, path: path)) }
    visit("font", "Font", ours + ".FontAttribute", \.font)
    visit("foregroundColor", "Color", ours + ".ForegroundColorAttribute", \.foregroundColor)
    visit("backgroundColor", "Color", ours + ".BackgroundColorAttribute", \.backgroundColor)
    visit("underlineStyle", "Text.LineStyle", ours + ".UnderlineStyleAttribute", \.underlineStyle)
    visit("strikethroughStyle", "Text.LineStyle", ours + ".StrikethroughStyleAttribute", \.strikethroughStyle)
    visit("kern", "CGFloat", ours + ".KerningAttribute", \.kern)
    visit("tracking", "CGFloat", ours + ".TrackingAttribute", \.tracking)
    visit("baselineOffset", "CGFloat", ours + ".BaselineOffsetAttribute", \.baselineOffset)
    visit("link", "URL", theirs + ".LinkAttribute", \.link)
    visit("languageIdentifier", "String", theirs + ".LanguageIdentifierAttribute", \.languageIdentifier)
    visit(
        "inlinePresentationIntent", "InlinePresentationIntent", theirs + ".InlinePresentationIntentAttribute",
        \.inlinePresentationIntent)
}

private struct AttributeProperties<T: Sendable>: AttributeVisitor {
    var members: [NativeMember] = []
    let isMutable: Bool
    let string: WritableKeyPath<T, AttributedString> & Sendable

    mutating func visit<Value: BridgeConvertible>(_ attribute: AttributeName<Value>) {
        let (string, path) = (string, attribute.path)
        let access = isMutable ? "{ get set }" : "{ get }"
        for (name, declaration) in [
            (attribute.name, "var \(attribute.name): \(attribute.type)? \(access)"),
            ("subscript", "subscript(key: \(attribute.key).Type) -> \(attribute.type)? \(access)"),
        ] {
            members.add(
                name, declaration,
                set: { c in
                    guard var owner = c.receiver.unbox(as: T.self) else { return .void }
                    owner[keyPath: string][keyPath: path] = try c.newValue(as: Value?.self)
                    c.receiver = .box(owner)
                    return .void
                }
            ) { c in (c.receiver.unbox(as: T.self)?[keyPath: string][keyPath: path]).bridged }
        }
    }
}

/// The attributes as properties, by their keys, and in scopes.
///
/// - Parameter owner: the type as the program writes it; nil where nothing can be changed.
func addAttributes<T: Sendable>(
    _ m: inout [NativeMember], _ type: T.Type, _ owner: String?,
    _ string: WritableKeyPath<T, AttributedString> & Sendable
) {
    var properties = AttributeProperties<T>(isMutable: owner != nil, string: string)
    visitAttributes(&properties)
    m += properties.members
    guard let owner else { return }
    // A scope names the attributes that can be written without it.
    for scope in ["swiftUI", "foundation"] {
        m.add(
            scope, "var \(scope): \(owner) { get set }",
            set: { c in
                c.receiver = c.arguments.last ?? c.receiver
                return .void
            }
        ) { c in c.receiver }
    }
}

/// `AttributeContainer().font(.title).kern(2)`, and the same without the parentheses.
func addAttributeChain(_ m: inout [NativeMember]) {
    struct Chain: AttributeVisitor {
        var members: [NativeMember] = []

        mutating func visit<Value: BridgeConvertible>(_ attribute: AttributeName<Value>) {
            let path = attribute.path
            let call = "func \(attribute.name)(_ value: \(attribute.type)) -> AttributeContainer"
            members.add(attribute.name, call) { c in
                var part = c.receiver.unbox(as: AttributedPart.self) ?? AttributedPart()
                part.string[keyPath: path] = try c.argument(0, as: Value.self)
                return .box(part)
            }
            members.add(attribute.name, "static " + call) { c in
                var part = AttributedPart()
                part.string[keyPath: path] = try c.argument(0, as: Value.self)
                return .box(part)
            }
        }
    }
    var chain = Chain()
    visitAttributes(&chain)
    m += chain.members
}
