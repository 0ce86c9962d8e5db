import Foundation

/// The bearer tokens of a file: `TOKEN NAME [REQUESTS-A-MINUTE]` a line, `#` before remarks.
struct TokenFile {
    struct Entry: Hashable {
        var token: String
        /// Whose it is, as logs and turns name them.
        var name: String
        /// Requests a minute; nil for as many as there is room for.
        var rate: Double?
    }

    private(set) var entries: [Entry] = []

    /// A token with less would never be admitted.
    private static let rates = 1.0...1e6

    init(path: String) throws(StartFailure) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw StartFailure(.unreadable, "can't read '\(path)': \(String(cString: strerror(errno)))")
        }
        let bytes: Data
        do {
            bytes = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data()
        } catch {
            throw StartFailure(.unreadable, "can't read '\(path)': it is no file of tokens")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw StartFailure(.unreadable, "this is no text in UTF-8", at: path)
        }
        try self.init(text, name: path)
    }

    /// - Parameter name: what the file is called in messages, which never hold a token.
    init(_ text: String, name: String) throws(StartFailure) {
        var lines: [String: Int] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let place = "\(name):\(index + 1)"
            let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let token = parts.first, !token.hasPrefix("#") else { continue }
            guard (2...3).contains(parts.count) else {
                throw StartFailure(.setting, "a line has to be 'TOKEN NAME [REQUESTS-A-MINUTE]'", at: place)
            }
            if let other = lines.updateValue(index + 1, forKey: token) {
                throw StartFailure(.setting, "the token of line \(other) stands here again", at: place)
            }
            var entry = Entry(token: token, name: parts[1])
            if parts.count == 3 {
                guard let rate = Double(parts[2]), Self.rates.contains(rate) else {
                    throw StartFailure(
                        .setting, "'\(parts[2])' is no number of requests a minute: it has to be from 1 to 1000000",
                        at: place)
                }
                entry.rate = rate
            }
            entries.append(entry)
        }
    }
}
