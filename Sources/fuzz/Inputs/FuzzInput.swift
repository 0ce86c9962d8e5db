import Foundation
import Rendering

/// What one round is fed: a source, and in front of it lines that say what else there is.
///
///     //- set count=3
///     //- tap Add
///     //- capture
///     //- file photo.png iVBORw0KGgo…
///     import SwiftUI
///     …
///
/// `file` is a file beside the source, in base64. All other lines are a scenario: options, events and captures.
struct FuzzInput {
    var source: [UInt8]
    var scenario: String
    var files: [(name: String, bytes: [UInt8])] = []

    private static let mark = Array("//- ".utf8)

    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        var lines: [String] = []
        while rest.starts(with: Self.mark), lines.count < 50 {
            let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
            let line = String(decoding: rest[rest.startIndex..<end].dropFirst(Self.mark.count), as: UTF8.self)
            let words = line.split(separator: " ", maxSplits: 2)
            if words.count == 3, words[0] == "file", let data = Data(base64Encoded: String(words[2])) {
                files.append((words[1].filter { $0.isLetter || $0.isNumber || $0 == "." }, Array(data)))
            } else {
                lines.append(line)
            }
            rest = rest[end...].dropFirst()
        }
        scenario = lines.joined(separator: "\n")
        source = Array(rest)
    }
}
