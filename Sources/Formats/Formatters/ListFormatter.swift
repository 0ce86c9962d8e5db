import Foundation

/// Joins items as a language does: "a, b, and c".
// Unchecked: as Foundation's formatters are, set up before they are shared; a session has one thread at a time.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .autoupdatingCurrent
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
