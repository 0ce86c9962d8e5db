/// What a tree says of itself: how often its bodies ran, what it printed and warned of, and what went wrong.
package struct GraphDiagnostics {
    /// How often each declared type's `body` ran.
    package internal(set) var bodies: [String: Int] = [:]
    /// What views did that SwiftUI would warn of at run time.
    package internal(set) var warnings: [String] = []
    /// The same as they are shown: with the place in the source where one is known.
    package internal(set) var shownWarnings: [String] = []
    /// Says a warning with its place in the source; nil where none is known.
    package var showWarning: (String, WarningSubject) -> String? = { _, _ in nil }
    /// The first thing that went wrong; the rest of the tree is still there.
    package internal(set) var failure: (any Error)?
    /// What views print through the engine (`_printChanges`); goes to `printLine` where that is set.
    package internal(set) var console: [String] = []
    package var printLine: ((String) -> Void)?
}
