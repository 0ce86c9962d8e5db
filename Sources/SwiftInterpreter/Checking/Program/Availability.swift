import SwiftSyntax

/// What `@available(*, unavailable, renamed: "g", message: "m")` says of a declaration.
struct Unavailability {
    var message: String?
    var renamed: String?
    /// The only platform it is meant for.
    var platform: String?

    /// Nil where the attributes don't say that it can't be used here.
    init?(_ attributes: AttributeListSyntax) {
        for case .attribute(let attribute) in attributes {
            guard attribute.attributeName.trimmedDescription == "available",
                case .availability(let list)? = attribute.arguments, read(list)
            else { continue }
            return
        }
        return nil
    }

    /// Programs run as on a phone.
    private static let platforms: Set<String> = ["*", "iOS", "swift"]

    private mutating func read(_ list: AvailabilityArgumentListSyntax) -> Bool {
        var isUnavailable = false
        var isHere = false
        for (index, item) in list.enumerated() {
            switch item.argument {
            case .token(let token):
                if index == 0 {
                    isHere = Self.platforms.contains(token.text)
                    platform = token.text == "*" ? nil : token.text
                }
                if token.text == "unavailable" { isUnavailable = true }
            case .availabilityLabeledArgument(let argument):
                guard case .string(let text) = argument.value else { continue }
                if argument.label.text == "message" { message = text.segments.description }
                if argument.label.text == "renamed" { renamed = text.segments.description }
            case .availabilityVersionRestriction: break
            }
        }
        return isUnavailable && isHere
    }

    func text(_ name: String) -> String {
        let reason = message.map { ": " + $0 } ?? ""
        if let renamed { return "'\(name)' has been renamed to '\(renamed)'" + reason }
        return "'\(name)' is unavailable" + (platform.map { " in " + $0 } ?? "") + reason
    }
}

extension BodyChecker {
    func requireAvailable(_ decl: ValueDecl, at place: SourceRange) {
        guard let unavailability = decl.unavailability, !sink.isTrial else { return }
        let name = decl.nameInMessages
        let isHidden = world.libraryFiles.contains(Int(decl.range.file)) || decl.range == .none
        error(
            unavailability.text(name), at: place,
            notes: isHidden ? [] : [.note("'\(name)' has been explicitly marked unavailable here", at: decl.range)])
    }
}

extension ValueDecl {
    /// `f` for `f(_:)`, where no label tells it from others.
    var nameInMessages: String {
        guard let function = self as? FunctionDecl else { return name }
        let isPlain = !function.parameters.isEmpty && function.parameters.allSatisfy { $0.label == nil }
        return isPlain && function.kind != .subscript && function.kind != .initializer ? name : displayName
    }
}
