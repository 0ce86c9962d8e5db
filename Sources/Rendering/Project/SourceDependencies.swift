/// Which pieces of source need which, by the names that they declare and say.
package enum SourceDependencies {
    /// The pieces that some need, directly or by others, in their order; the needing ones aren't among them.
    ///
    /// - Parameters:
    ///   - roots: texts that need what they say.
    ///   - pieces: texts that declare things, such as the declarations of one file.
    package static func pieces(neededBy roots: [String], among pieces: [String]) -> [Int] {
        guard !pieces.isEmpty else { return [] }
        let index = ProjectIndex((roots + pieces).map { SourceSummary($0) })
        return index.files(neededBy: Array(roots.indices)).map { $0 - roots.count }.filter { $0 >= 0 }.sorted()
    }
}
