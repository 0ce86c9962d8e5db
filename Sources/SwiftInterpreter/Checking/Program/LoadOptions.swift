/// What a program is read with besides its files.
package struct LoadOptions: Sendable, Hashable {
    /// The modules that the files make up, by the places that the files name; empty for one without a name.
    package var modules: [SourceModule] = []
    package var configuration = CompilationConfiguration()
    /// Modules that aren't there and are accepted all the same: what they declare is drawn as placeholders.
    package var stubs: Set<String> = []
    /// Modules whose files are among those of the program, as parts of its own module: targets of Xcode projects.
    package var joinedModules: Set<String> = []
    /// The files are all that a project has, not some of them.
    package var isWholeProject = false

    /// The program is drawn as far as it is right: an error in a body is a warning, and ends the run that calls it; other
    /// declarations with errors are left out, with warnings.
    package var allowsErrors = false

    /// Expressions at top level are done, and show nothing.
    package var isScript = false

    package init() {}

    /// The name that leads to the libraries' placeholder. Apple's own modules lead to it by themselves.
    var placeholders: [String] { stubs.isEmpty ? [] : [StubbedModules.placeholder] }
}
