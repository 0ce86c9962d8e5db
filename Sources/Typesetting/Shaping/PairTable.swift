import CHarfBuzz
import Foundation
import Synchronization

// Unsafe: texts are checked to be ASCII before a character is a place in a table of 128 × 128; bytes are read within
// the caller's closure.

/// What a face has shown of plain ASCII pairs, to set further text without shaping it.
///
/// In the faces that have such a table, letters, digits, spaces and a few signs depend on nothing but the character
/// after them: no feature looks further, except the multiplication sign that Inter makes of an x between digits, and
/// ligatures, whose pairs are left out (a test compares both ways). The table learns from what HarfBuzz shapes, so a
/// first text costs nothing extra.
final class PairTable: Sendable {
    private struct Storage {
        var glyphs = [UInt32](repeating: 0, count: 128)
        /// Advances by character and the one after it (0 at the end).
        var advances = [Int16](repeating: PairTable.unknown, count: 128 * 128)
    }

    private static let unknown = Int16.min
    /// A pair that isn't set character by character.
    private static let never = Int16.min + 1

    private let storage = Mutex<Storage?>(nil)
    private let hasSigns: Bool

    /// A table for letters, digits and spaces, and for signs where the face has no ligatures of them.
    init(hasSigns: Bool) { self.hasSigns = hasSigns }

    /// The glyphs of `text`; nil where a pair hasn't been seen or the text isn't plain.
    func shape(_ text: UnsafeBufferPointer<UInt8>) -> ShapedText? {
        guard isPlain(text) else { return nil }
        return storage.withLock { storage in
            guard let storage else { return nil }
            return storage.glyphs.withUnsafeBufferPointer { glyphs in
                storage.advances.withUnsafeBufferPointer { advances in
                    Self.compose(text, glyphs: glyphs, advances: advances)
                }
            }
        }
    }

    private static func compose(
        _ text: UnsafeBufferPointer<UInt8>, glyphs: UnsafeBufferPointer<UInt32>, advances: UnsafeBufferPointer<Int16>
    ) -> ShapedText? {
        var (total, widths) = (0, 0)
        var isComplete = true
        let shaped = [ShapedGlyph](unsafeUninitializedCapacity: text.count) { buffer, count in
            for index in 0..<text.count {
                let character = Int(text[index])
                let next = index + 1 < text.count ? Int(text[index + 1]) : 0
                let advance = advances[character << 7 | next]
                guard advance > never else {
                    isComplete = false
                    return
                }
                buffer.initializeElement(
                    at: index,
                    to: ShapedGlyph(
                        glyph: glyphs[character], cluster: Int32(truncatingIfNeeded: index), advance: Int32(advance),
                        x: 0, y: 0))
                count = index + 1
                total += Int(advance)
                widths += advance > 0 ? 1 : 0
            }
        }
        guard isComplete else { return nil }
        return ShapedText(glyphs: shaped, advance: total, clusterCount: widths)
    }

    /// Remembers the pairs of a text that HarfBuzz has shaped.
    func learn(_ text: UnsafeBufferPointer<UInt8>, _ shaped: ShapedText, face: FontFace) {
        guard isPlain(text), text.count <= 512 else { return }
        storage.withLock { storage in
            var known = storage ?? Storage()
            storage = nil
            var expected = 0
            for (index, glyph) in shaped.glyphs.enumerated() {
                let cluster = Int(glyph.cluster)
                let end = index + 1 < shaped.glyphs.count ? Int(shaped.glyphs[index + 1].cluster) : text.count
                guard cluster == expected, cluster < end, end <= text.count else { break }
                expected = end
                let character = text[cluster]
                let next = end < text.count ? text[end] : 0
                if end == cluster + 1, face.glyph(for: Unicode.Scalar(character)) == glyph.glyph, glyph.x == 0,
                    glyph.y == 0, let advance = Int16(exactly: glyph.advance)
                {
                    known.glyphs[Int(character)] = glyph.glyph
                    known.advances[Int(character) << 7 | Int(next)] = advance
                } else {
                    for place in cluster..<end {
                        let after = place + 1 < text.count ? Int(text[place + 1]) : 0
                        known.advances[Int(text[place]) << 7 | after] = Self.never
                    }
                }
            }
            storage = known
        }
    }

    // MARK: - Plain text

    private func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var before: Class = .other
        var beforeThat: Class = .other
        for byte in text {
            let kind = Self.kind(of: byte)
            if kind == .none || kind == .sign && !hasSigns { return false }
            if kind == .digit, before == .cross, beforeThat == .digit { return false }
            (beforeThat, before) = (before, kind)
        }
        return true
    }

    private enum Class: UInt8 {
        case none, other, digit, cross, sign
    }

    private static func kind(of byte: UInt8) -> Class {
        switch byte {
        case 0x30...0x39: return .digit
        case 0x78: return .cross
        case 0x41...0x5A, 0x61...0x7A, 0x20: return .other
        // ! $ % & ' , . / ; ?
        case 0x21, 0x24, 0x25, 0x26, 0x27, 0x2C, 0x2E, 0x2F, 0x3B, 0x3F: return .sign
        default: return .none
        }
    }
}
