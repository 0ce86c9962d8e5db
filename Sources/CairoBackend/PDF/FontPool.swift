import CCairo
import CFreeType
import Drawing
import Foundation
import Typesetting

/// Fonts opened for embedding, shared by all threads. Cairo holds on to them longer than one document; what they are
/// read from ends with Cairo's last use of them.
// Unchecked: all is behind the locks. Unsafe: FreeType and Cairo read the file where it is mapped, for as long as the
// font that keeps the mapping is in use.
final class FontPool: @unchecked Sendable {
    static let shared = FontPool()

    /// Never held while Cairo works, which ends fonts behind locks of its own.
    private let lock = NSLock()
    private var fonts: [String: OpaquePointer] = [:]
    /// The shipped faces are fewer.
    private static let capacity = 64

    /// FreeType opens and closes faces of a library one at a time. No other lock is taken behind this one.
    private let libraryLock = NSLock()
    private var library: FT_Library?

    var count: Int { lock.withLock { fonts.count } }

    /// The face's own place in memory tells it from another one that was read from the same path.
    fileprivate static func key(of face: FontFace) -> String {
        "\(face.path)#\(face.faceIndex)#\(face.identifier)#\(face.bytes.start)"
    }

    /// Cairo's font for a face, which the caller gives back by `cairo_font_face_destroy`; nil where its file can't be
    /// read.
    fileprivate func font(for face: FontFace, key: String) -> OpaquePointer? {
        if let known = lock.withLock({ fonts[key].map { cairo_font_face_reference($0) } }) { return known }
        guard let font = makeFont(face) else { return nil }
        var ended: [OpaquePointer] = []
        lock.withLock {
            if fonts.count >= Self.capacity {
                ended = Array(fonts.values)
                fonts = [:]
            }
            // Another thread may have been quicker.
            if let other = fonts.updateValue(cairo_font_face_reference(font), forKey: key) { ended.append(other) }
        }
        for font in ended { cairo_font_face_destroy(font) }
        return font
    }

    private func makeFont(_ face: FontFace) -> OpaquePointer? {
        guard let opened = open(face) else { return nil }
        let held = OpenedFace(opened, of: face)
        let flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
        guard let font = cairo_ft_font_face_create_for_ft_face(opened, Int32(flags)) else { return nil }
        let owner = Unmanaged.passRetained(held)
        let status = cairo_font_face_set_user_data(font, Self.key, owner.toOpaque()) { held in
            if let held { Unmanaged<OpenedFace>.fromOpaque(held).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(font)
            owner.release()
            return nil
        }
        return font
    }

    // Unsafe: its address is what Cairo knows the data by; it is never read.
    private nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    private func open(_ face: FontFace) -> FT_Face? {
        libraryLock.withLock {
            if library == nil, FT_Init_FreeType(&library) != 0 { return nil }
            var opened: FT_Face?
            let (start, count) = (face.bytes.start.assumingMemoryBound(to: FT_Byte.self), face.bytes.count)
            guard FT_New_Memory_Face(library, start, count, face.faceIndex, &opened) == 0, let opened else {
                return nil
            }
            setVariations(face.variations, of: opened)
            return opened
        }
    }

    fileprivate func close(_ face: FT_Face) { libraryLock.withLock { _ = FT_Done_Face(face) } }

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

/// The fonts that one document uses.
final class DocumentFonts {
    private var fonts: [String: OpaquePointer] = [:]

    func font(for face: FontFace) -> OpaquePointer? {
        let key = FontPool.key(of: face)
        if let known = fonts[key] { return known }
        let font = FontPool.shared.font(for: face, key: key)
        fonts[key] = font
        return font
    }

    deinit { for font in fonts.values { cairo_font_face_destroy(font) } }
}

/// FreeType's face and what it is read from, which end with the font of Cairo that has them.
private final class OpenedFace {
    private let face: FT_Face
    private let source: FontFace

    init(_ face: FT_Face, of source: FontFace) { (self.face, self.source) = (face, source) }

    deinit { FontPool.shared.close(face) }
}

extension String {
    fileprivate var fourCharacterCode: FT_ULong { utf8.reduce(0) { $0 << 8 | FT_ULong($1) } }
}
