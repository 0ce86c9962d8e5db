/// Why there is no picture, in words for whoever asked for it.
public struct RenderFailure: Error, Sendable, Hashable {
    public enum Cause: Sendable, Hashable {
        /// The source has errors, or evaluating it failed.
        case source
        /// A limit was reached; its name.
        case limit(String)
        /// An input can't be read.
        case unreadable
        /// A defect of ours.
        case defect
        /// What was asked for isn't there: a view of that name, a property to set.
        case request
    }

    public let cause: Cause
    /// All there is to say, a line or more each with its line feed: `file:line:column: error: …` and what belongs to it.
    public let text: String

    public init(_ cause: Cause, text: String) {
        (self.cause, self.text) = (cause, text.hasSuffix("\n") || text.isEmpty ? text : text + "\n")
    }

    /// A failure that has no place in the source.
    package init(_ cause: Cause, _ message: String) { self.init(cause, text: "error: \(message)\n") }
}
