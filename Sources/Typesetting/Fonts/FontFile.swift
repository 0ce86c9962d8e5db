import CHarfBuzz
import Files
import Foundation

/// A font file's face, mapped into memory rather than read; tables are looked at when they are first needed.
// Unchecked: the face is made immutable, which makes HarfBuzz answer from any thread; nothing else changes.
final class FontFile: @unchecked Sendable {
    let path: String
    let index: Int
    /// Immutable from here on.
    let face: OpaquePointer
    let unitsPerEm: CGFloat
    /// The file, for libraries beside HarfBuzz: none opens its path again, where something else may be by then.
    let bytes: MappedFile

    /// Answers nil for a file that can't be read or holds no such face or no glyphs.
    convenience init?(path: String, index: Int = 0) {
        guard let bytes = MappedFile(path: path) else { return nil }
        self.init(bytes, path: path, index: index)
    }

    init?(_ bytes: MappedFile, path: String, index: Int) {
        guard let length = UInt32(exactly: bytes.count) else { return nil }
        // Unsafe: the blob holds the mapping until HarfBuzz is done with it; HarfBuzz checks every offset in a table.
        let made = hb_blob_create(
            bytes.start.assumingMemoryBound(to: CChar.self), length, HB_MEMORY_MODE_READONLY,
            Unmanaged.passRetained(bytes).toOpaque(),
            { if let held = $0 { Unmanaged<MappedFile>.fromOpaque(held).release() } })
        guard let blob: OpaquePointer = made else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index >= 0, index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else {
            return nil
        }
        guard hb_face_get_glyph_count(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        self.bytes = bytes
        self.path = path
        self.index = index
        self.face = face
        self.unitsPerEm = CGFloat(max(hb_face_get_upem(face), 1))
    }

    deinit { hb_face_destroy(face) }

    /// Looked up when it is asked for, which is seldom.
    var hasSmallCaps: Bool { hasSubstitution("smcp") }

    private func hasSubstitution(_ feature: String) -> Bool {
        let table = hb_tag_from_string("GSUB", -1)
        let wanted = hb_tag_from_string(feature, -1)
        var start: UInt32 = 0
        while start < 4096 {
            var tags = [hb_tag_t](repeating: 0, count: 64)
            var count = UInt32(tags.count)
            hb_ot_layout_table_get_feature_tags(face, table, start, &count, &tags)
            if tags.prefix(Int(count)).contains(wanted) { return true }
            if count < UInt32(tags.count) { return false }
            start += count
        }
        return false
    }

    func name(_ id: hb_ot_name_id_t) -> String {
        var buffer = [CChar](repeating: 0, count: 128)
        var length = UInt32(buffer.count)
        hb_ot_name_get_utf8(face, id, nil, &length, &buffer)
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The range of a variation axis; nil where the face hasn't got it.
    func axis(_ tag: String) -> ClosedRange<CGFloat>? {
        var info = hb_ot_var_axis_info_t()
        guard hb_ot_var_find_axis_info(face, hb_tag_from_string(tag, -1), &info) != 0, info.min_value <= info.max_value
        else { return nil }
        return CGFloat(info.min_value)...CGFloat(info.max_value)
    }
}

/// A place on one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
    /// The axis, such as `wght`.
    package var tag: String
    package var value: CGFloat

    package init(tag: String, value: CGFloat) { (self.tag, self.value) = (tag, value) }
}
