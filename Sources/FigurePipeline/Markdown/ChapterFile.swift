import Foundation
import Rendering

/// The text of a chapter and its lines.
struct ChapterFile: Sendable {
    /// More is no chapter that anybody reads.
    static let sizeLimit = 8 << 20

    /// As messages show it and as it was named: a path from where the program runs.
    let name: String
    /// From the folder that was given as a source; what the output is called.
    let relativePath: String
    let bytes: [UInt8]
    /// Where each line begins.
    private let starts: [Int]

    init(name: String, relativePath: String, bytes: [UInt8]) {
        (self.name, self.relativePath, self.bytes) = (name, relativePath, bytes)
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == 0x0A && index + 1 < bytes.count {
            starts.append(index + 1)
        }
        self.starts = starts
    }

    /// Reads a file; what isn't UTF-8 is an error at its line.
    init(path: String, relativePath: String) throws(Problem) {
        var status = stat()
        if stat(path, &status) == 0, status.st_size > Self.sizeLimit {
            throw Problem(
                .error, .limit, file: path,
                "the chapter is larger than \(Self.sizeLimit >> 20) MB (limit 'chapter')",
                notes: ["split it into several files"])
        }
        var bytes: [UInt8]
        do throws(RenderFailure) { bytes = try FileBytes.read(path) } catch { throw Problem(error) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if let wrong = Self.firstWrongByte(of: bytes) {
            let line = bytes[..<wrong].count { $0 == 0x0A } + 1
            throw Problem(
                .error, file: "\(path):\(line)", "this is no text in UTF-8",
                notes: ["save the chapter as UTF-8 ('iconv -f latin1 -t utf8' does that for an older one)"])
        }
        self.init(name: path, relativePath: relativePath, bytes: bytes)
    }

    private static func firstWrongByte(of bytes: [UInt8]) -> Int? {
        if bytes.firstIndex(of: 0) == nil, String(validating: bytes, as: UTF8.self) != nil { return nil }
        // Only a wrong text is gone through line by line.
        var start = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if line.contains(0) || String(validating: line, as: UTF8.self) == nil { return start }
            start += line.count + 1
        }
        return nil
    }

    var lineCount: Int { starts.count }

    /// A line from 1 as bytes, without its end.
    func lineBytes(_ number: Int) -> ArraySlice<UInt8> {
        guard starts.indices.contains(number - 1) else { return [] }
        let start = starts[number - 1]
        var end = number < starts.count ? starts[number] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return bytes[start..<end]
    }

    func line(_ number: Int) -> String { String(decoding: lineBytes(number), as: UTF8.self) }
}
