import Foundation

/// The texts a run starts from, and the pieces of them that mutations put elsewhere.
struct Corpus {
    private(set) var texts: [String] = []
    /// `.padding(4)`: calls of members with their arguments.
    private(set) var calls: [String] = []
    /// What stands between brackets, with them.
    private(set) var groups: [String] = []
    private(set) var lines: [String] = []

    init(_ texts: [String]) {
        for text in texts { add(text) }
    }

    /// All `.swift` and `.swiftdsl` files below the folders; of Swift files that test, the sources in their literals.
    init(folders: [String]) {
        for folder in folders {
            let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
            for name in names where name.hasSuffix(".swift") || name.hasSuffix(".swiftdsl") {
                guard let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) else { continue }
                if text.contains("import Testing") {
                    for literal in Self.literals(in: text) { add(literal) }
                } else if text.utf8.count < 20_000 {
                    add(text)
                }
            }
        }
    }

    private mutating func add(_ text: String) {
        texts.append(text)
        let tokens = Tokens(text)
        for index in tokens.indices {
            if tokens[index] == ".", let end = tokens.callEnd(at: index) {
                calls.append(tokens.joined(index..<end))
            } else if let end = tokens.groupEnd(at: index), end - index < 60 {
                groups.append(tokens.joined(index..<end))
            }
        }
        lines += text.split(separator: "\n").map(String.init).filter { $0.count < 200 }
    }

    /// The multi-line and raw string literals of a test.
    private static func literals(in text: String) -> [String] {
        var result = text.components(separatedBy: "\"\"\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        result += text.components(separatedBy: "#\"").dropFirst().compactMap { $0.components(separatedBy: "\"#").first }
        return result.filter { $0.count > 10 && $0.utf8.count < 8_000 }
    }
}
