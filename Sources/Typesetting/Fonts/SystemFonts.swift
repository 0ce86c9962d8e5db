import CFontconfig
import Foundation
import Synchronization

/// The machine's own fonts, by fontconfig: asked only for a family or a character that nothing shipped has.
enum SystemFonts {
    struct Found {
        var path: String
        var index: Int
        var isItalic: Bool
    }

    // Unchecked: fontconfig's configuration is used under the lock.
    private struct Configuration: @unchecked Sendable {
        let pointer = FcInitLoadConfigAndFonts()
    }

    /// Loaded at the first question, which takes milliseconds.
    private static let configuration = Mutex(Configuration())

    /// A font of this family; `exact` refuses another family's.
    static func find(family: String, weight: Int, isItalic: Bool, exact: Bool) -> Found? {
        configuration.withLock { configuration in
            guard let configuration = configuration.pointer, let pattern = FcPatternCreate() else { return nil }
            defer { FcPatternDestroy(pattern) }
            FcPatternAddString(pattern, FC_FAMILY, family)
            add(weight: weight, isItalic: isItalic, to: pattern)
            guard let found = match(pattern, configuration) else { return nil }
            guard !exact || found.families.contains(FamilyName.normalized(family)) else { return nil }
            return found.font
        }
    }

    /// A font that has this character.
    static func find(covering scalar: UInt32, weight: Int) -> Found? {
        configuration.withLock { configuration in
            guard let configuration = configuration.pointer, let pattern = FcPatternCreate(),
                let characters = FcCharSetCreate()
            else { return nil }
            defer {
                FcPatternDestroy(pattern)
                FcCharSetDestroy(characters)
            }
            FcCharSetAddChar(characters, scalar)
            FcPatternAddCharSet(pattern, FC_CHARSET, characters)
            add(weight: weight, isItalic: false, to: pattern)
            return match(pattern, configuration)?.font
        }
    }

    private static func add(weight: Int, isItalic: Bool, to pattern: OpaquePointer) {
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
        FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
    }

    private static func match(
        _ pattern: OpaquePointer, _ configuration: OpaquePointer
    ) -> (font: Found, families: Set<String>)? {
        FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { FcPatternDestroy(found) }
        // Unsafe: fontconfig's texts end with a zero and live as long as the pattern, which is destroyed after this.
        var path: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(found, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
        var index: Int32 = 0
        _ = FcPatternGetInteger(found, FC_INDEX, 0, &index)
        var slant: Int32 = 0
        _ = FcPatternGetInteger(found, FC_SLANT, 0, &slant)
        var families: Set<String> = []
        for object in [FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME] {
            var position: Int32 = 0
            var name: UnsafeMutablePointer<FcChar8>?
            while position < 32, FcPatternGetString(found, object, position, &name) == FcResultMatch, let text = name {
                families.insert(FamilyName.normalized(String(cString: text)))
                position += 1
            }
        }
        let font = Found(
            path: String(cString: path), index: Int(index) & 0xFFFF, isItalic: slant != FC_SLANT_ROMAN)
        return (font, families)
    }
}
