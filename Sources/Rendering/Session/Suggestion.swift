import SwiftInterpreter

/// What somebody may have meant who wrote a name that isn't there.
enum Suggestion {
    /// Lines to follow a message; the nearest name, or the names there are where none is near.
    static func text(_ name: String, _ names: [String]) -> String {
        if let nearest = Spelling.nearest(to: name, among: names) { return "\nnote: did you mean '\(nearest)'?" }
        guard !names.isEmpty else { return "" }
        let shown = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
        return "\nnote: there are \(shown)" + (names.count > 20 ? " and \(names.count - 20) more" : "")
    }
}

/// The nearest of several names to one that isn't there.
public enum NameSuggestion {
    /// Nil where none is near enough to have been meant.
    public static func nearest(to name: String, among names: [String]) -> String? {
        Spelling.nearest(to: name, among: names)
    }
}
