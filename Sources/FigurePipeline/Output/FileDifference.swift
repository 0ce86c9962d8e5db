import Foundation

/// How a file differs from what it should be, in a few words.
enum FileDifference {
    static func text(_ old: [UInt8]?, _ new: [UInt8], path: String) -> String {
        guard let old else { return "\(path): isn't there\n" }
        if path.hasSuffix(".png") {
            let (before, after) = (pixelSize(old), pixelSize(new))
            guard before == after else { return "\(path): is \(before), should be \(after) pixels\n" }
            return "\(path): has other pixels\n"
        }
        let (before, after) = (lines(old), lines(new))
        for (number, line) in after.enumerated() {
            guard before.indices.contains(number) else {
                return "\(path): ends before line \(number + 1): \(short(line))\n"
            }
            if before[number] != line {
                return "\(path):\(number + 1): differs\n  is:        \(short(before[number], line))\n"
                    + "  should be: \(short(line, before[number]))\n"
            }
        }
        return "\(path): goes on behind line \(after.count)\n"
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// A part of a line, from a little before the place where another one differs.
    private static func short(_ line: String, _ other: String = "") -> String {
        let same = zip(line, other).prefix { $0.0 == $0.1 }.count
        let start = max(0, same - 20)
        let part = line.dropFirst(start)
        return (start > 0 ? "…" : "") + part.prefix(90) + (part.count > 90 ? "…" : "")
    }

    private static func pixelSize(_ bytes: [UInt8]) -> String {
        guard bytes.count >= 24 else { return "no picture" }
        func number(_ start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return "\(number(16))×\(number(20))"
    }
}
