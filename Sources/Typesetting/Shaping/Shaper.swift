import CHarfBuzz
import Foundation
import Synchronization

/// Shapes text with HarfBuzz and remembers what it has shaped.
enum Shaper {
    struct Request: Hashable {
        var face: ObjectIdentifier
        var features: ShapingFeatures
        var isRightToLeft: Bool
        var script: UInt32
        /// The address of HarfBuzz's interned language.
        var language: Int
        var text: String
    }

    /// The glyphs of `text`, which is all of one face, script and direction.
    static func shape(
        _ text: String, face: FontFace, features: ShapingFeatures, script: hb_script_t, isRightToLeft: Bool,
        language: hb_language_t?
    ) -> ShapedText {
        var text = text
        let isPlain =
            features.isEmpty && !isRightToLeft && script == HB_SCRIPT_LATIN && language == Languages.tag("en")
        let pairs = isPlain ? face.pairs : nil
        if let pairs, let shaped = text.withUTF8({ pairs.shape($0) }) { return shaped }
        var features = features
        if face.alternates.areOff(in: text) { features.insert(.noAlternates) }
        let request = Request(
            face: ObjectIdentifier(face), features: features, isRightToLeft: isRightToLeft, script: script.rawValue,
            language: Int(bitPattern: language), text: text)
        if let known = cache.withLock({ $0.value(for: request, face: face) }) { return known }
        let shaped = run(
            text, face: face, features: features, script: script, isRightToLeft: isRightToLeft, language: language)
        if let pairs { text.withUTF8 { pairs.learn($0, shaped, face: face) } }
        if text.utf8.count <= 4096 {
            cache.withLock { $0.insert(shaped, for: request, face: face) }
        }
        return shaped
    }

    private static func run(
        _ text: String, face: FontFace, features: ShapingFeatures, script: hb_script_t, isRightToLeft: Bool,
        language: hb_language_t?
    ) -> ShapedText {
        let buffer = buffers.take()
        defer { buffers.giveBack(buffer) }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                hb_buffer_add_utf8(
                    buffer.pointer, characters.baseAddress, Int32(clamping: characters.count), 0,
                    Int32(clamping: characters.count))
            }
        }
        hb_buffer_set_direction(buffer.pointer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer.pointer, script)
        if let language { hb_buffer_set_language(buffer.pointer, language) }
        if features.isEmpty {
            hb_shape(face.font, buffer.pointer, nil, 0)
        } else {
            let settings = features.settings
            hb_shape(face.font, buffer.pointer, settings, UInt32(settings.count))
        }
        return read(buffer.pointer, isRightToLeft: isRightToLeft)
    }

    private static func read(_ buffer: OpaquePointer, isRightToLeft: Bool) -> ShapedText {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, nil), count > 0
        else { return .empty }
        // Unsafe: HarfBuzz has `count` of both, until the buffer is changed; every element is set.
        let glyphs = [ShapedGlyph](unsafeUninitializedCapacity: Int(count)) { storage, initialized in
            for index in 0..<Int(count) {
                let (info, position) = (infos[index], positions[index])
                storage.initializeElement(
                    at: index,
                    to: ShapedGlyph(
                        glyph: info.codepoint, cluster: Int32(bitPattern: info.cluster),
                        advance: max(position.x_advance, 0), x: position.x_offset, y: position.y_offset))
            }
            initialized = Int(count)
        }
        return ShapedText(glyphs: glyphs, isRightToLeft: isRightToLeft)
    }

    private static let cache = Mutex(ShapingCache())
    private static let buffers = BufferPool()
}

/// Two generations of shaped text: when the young one is full it becomes the old one, and what the old one held and
/// nobody asked for again is dropped. So memory is bounded and the texts in use stay.
private struct ShapingCache {
    private struct Entry {
        var shaped: ShapedText
        /// Keeps the face alive, so that its identity in the key stays its own.
        var face: FontFace
    }

    private var young: [Shaper.Request: Entry] = [:]
    private var old: [Shaper.Request: Entry] = [:]
    private var cost = 0
    private let limit = 150_000
    /// The files that the young one's faces hold, and their bytes: each of many pictures may bring fonts of its own.
    private var files: Set<ObjectIdentifier> = []
    private var fileBytes = 0
    /// More than all the shipped ones.
    private let fileLimit = 96 << 20

    mutating func value(for request: Shaper.Request, face: FontFace) -> ShapedText? {
        if let entry = young[request] { return entry.shaped }
        guard let entry = old[request] else { return nil }
        insert(entry.shaped, for: request, face: face)
        return entry.shaped
    }

    mutating func insert(_ shaped: ShapedText, for request: Shaper.Request, face: FontFace) {
        if cost > limit || fileBytes > fileLimit {
            old = young
            (young, files) = ([:], [])
            (cost, fileBytes) = (0, 0)
        }
        if files.insert(ObjectIdentifier(face.file)).inserted { fileBytes += face.file.bytes.count }
        young[request] = Entry(shaped: shaped, face: face)
        cost += shaped.glyphs.count + 8
    }
}

/// HarfBuzz buffers to be used again.
private final class BufferPool: Sendable {
    // Unchecked: who takes a buffer out of the pool has it alone until it is given back.
    struct Buffer: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private let free = Mutex<[Buffer]>([])

    func take() -> Buffer {
        if let buffer = free.withLock({ $0.popLast() }) { return buffer }
        return Buffer(pointer: hb_buffer_create())
    }

    func giveBack(_ buffer: Buffer) {
        // A buffer that has held a very long text isn't worth its memory.
        guard hb_buffer_get_length(buffer.pointer) < 20_000 else {
            hb_buffer_destroy(buffer.pointer)
            return
        }
        hb_buffer_clear_contents(buffer.pointer)
        free.withLock { if $0.count < 8 { $0.append(buffer) } else { hb_buffer_destroy(buffer.pointer) } }
    }
}
