/// Which of the libraries' own sources are checked with a program. They are right, so that this is for their tests.
package enum LibraryChecks: Hashable, Sendable {
    case none
    case all
    /// The source of this name; those that it needs are only read.
    case source(String)

    /// - Parameter name: is worked out only where it decides.
    func contains(_ name: @autoclosure () -> String) -> Bool {
        switch self {
        case .none: false
        case .all: true
        case .source(let checked): checked == name()
        }
    }
}
