import Files

extension OutputFile {
    /// Writes lines to standard output.
    static func print(_ text: String) throws {
        try create("-") { try $0.write(Array((text + "\n").utf8)) }
    }
}

extension OutputFile.Failure {
    var text: String { "error: \(description)\n" }
}
