import CCairo
import CFreeType
import Drawing
import Foundation
import Typesetting

/// Fonts opened for embedding, shared by all threads and kept: Cairo holds on to them longer than one document.
// Unchecked: all is behind the lock. Unsafe: FreeType and Cairo read the file where it is mapped, for as long as the
// process runs: the pool keeps each face it has opened.
final class FontPool: @unchecked Sendable {
    static let shared = FontPool()

    private let lock = NSLock()
    private var library: FT_Library?
    private var fonts: [String: (font: OpaquePointer, face: FontFace)] = [:]

    /// Cairo's font for a face; nil where its file can't be read.
    func font(for face: FontFace) -> OpaquePointer? {
        lock.lock()
        defer { lock.unlock() }
        let key = "\(face.path)#\(face.faceIndex)#\(face.identifier)"
        if let known = fonts[key] { return known.font }
        if library == nil, FT_Init_FreeType(&library) != 0 { return nil }
        var opened: FT_Face?
        let (start, count) = (face.bytes.start.assumingMemoryBound(to: FT_Byte.self), face.bytes.count)
        guard FT_New_Memory_Face(library, start, count, face.faceIndex, &opened) == 0, let opened else { return nil }
        setVariations(face.variations, of: opened)
        let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
        guard let font = cairo_ft_font_face_create_for_ft_face(opened, Int32(flags)) else { return nil }
        fonts[key] = (font, face)
        return font
    }

    private func setVariations(_ variations: [FontVariation], of face: FT_Face) {
        var axes: UnsafeMutablePointer<FT_MM_Var>?
        guard !variations.isEmpty, FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
        defer { FT_Done_MM_Var(library, axes) }
        var coordinates: [FT_Fixed] = []
        for index in 0..<Int(axes.pointee.num_axis) {
            let axis = axes.pointee.axis[index]
            let wanted = variations.first { $0.tag.fourCharacterCode == FT_ULong(axis.tag) }
            coordinates.append(wanted.map { FT_Fixed((Double($0.value) * 65_536).rounded()) } ?? axis.def)
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    }
}

extension String {
    fileprivate var fourCharacterCode: FT_ULong { utf8.reduce(0) { $0 << 8 | FT_ULong($1) } }
}
