/// A stretch of UTF-8 bytes in one of a program's source files.
package struct SourceRange: Hashable, Sendable {
    /// Index of the file in `Program.sources`; -1 for what has no source (synthesised or native).
    package var file: Int32
    package var offset: Int32
    package var length: Int32

    package init(file: Int, offset: Int, length: Int) {
        self.file = Int32(truncatingIfNeeded: file)
        self.offset = Int32(truncatingIfNeeded: offset)
        self.length = Int32(truncatingIfNeeded: length)
    }

    package static let none = SourceRange(file: -1, offset: 0, length: 0)

    func contains(_ other: SourceRange) -> Bool {
        file == other.file && offset <= other.offset && other.offset + other.length <= offset + length
    }

    package func merging(_ other: SourceRange) -> SourceRange {
        guard file >= 0, file == other.file else { return file >= 0 ? self : other }
        let start = min(offset, other.offset)
        let end = max(offset + length, other.offset + other.length)
        return SourceRange(file: Int(file), offset: Int(start), length: Int(end - start))
    }
}

/// One source text handed to the interpreter.
package struct SourceFile: Sendable, Hashable {
    /// The name that diagnostics show.
    package let name: String
    package let text: String
    /// The place of its module among those of the program.
    package let module: Int

    package init(name: String, text: String, module: Int = 0) {
        self.name = name
        self.text = text
        self.module = module
    }
}

/// A place as a reader counts it: lines and columns from 1, columns in UTF-8 bytes like swiftc.
package struct SourcePosition: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
}
