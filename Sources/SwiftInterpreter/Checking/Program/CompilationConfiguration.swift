/// What the conditions of `#if` depend on.
package struct CompilationConfiguration: Sendable, Hashable {
    /// The system that a program is compiled for.
    package enum Platform: String, Sendable {
        case iOS, macOS, watchOS, tvOS, visionOS

        /// What `os(…)` holds for.
        var systems: Set<String> { self == .macOS ? ["macOS", "OSX"] : [rawValue] }
    }

    package var platform = Platform.iOS
    /// The names that hold: those of `-D`, and `DEBUG`, since previews are built that way.
    package var definitions: Set<String> = ["DEBUG"]

    package init() {}

    static let languageVersion = [6, 1]
    static let compilerVersion = [6, 3]
}
