/// A file of the hashes of all pictures, so that a book can be checked without keeping them. It is written as
/// `sha256sum` writes it and can be checked by that too.
struct FigureLock: Sendable, Equatable {
    /// By path from the output folder.
    var hashes: [String: String] = [:]

    init() {}

    init(_ bytes: [UInt8]) {
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, parts[0].utf8.count == 64 else { continue }
            hashes[String(parts[1].drop { $0 == " " || $0 == "*" })] = String(parts[0])
        }
    }

    var text: String { hashes.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }.joined() }
}
