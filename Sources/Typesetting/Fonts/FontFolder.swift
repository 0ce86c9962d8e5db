import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds the `Fonts` folder: `EASEL_FONTS`, else beside the program: as it is installed (`../share/easel/Fonts`), as a
/// package that depends on Easel has it among its resources, or a few folders above it (as in a checkout's `.build`).
///
/// Where nothing is found there are no letters to draw: no typeface of the machine stands for the shipped ones.
package enum FontFolder {
    /// The folder, looked for once; nil where there is none.
    package static let found = find()

    /// What is said where it is missing.
    package static var absence: String {
        if let chosen = getenv("EASEL_FONTS").map({ String(cString: $0) }), !chosen.isEmpty {
            return "the folder '\(chosen)', which EASEL_FONTS names, doesn't hold this version's fonts"
        }
        return "the folder of this version's fonts is missing: it lies beside the program, in '../share/easel/Fonts' "
            + "or 'Fonts', or where EASEL_FONTS says"
    }

    private static func find() -> String? {
        if let chosen = getenv("EASEL_FONTS").map({ String(cString: $0) }), !chosen.isEmpty {
            return isFontFolder(chosen) ? chosen : nil
        }
        guard let program = programFolder() else { return nil }
        // What SwiftPM makes of the resources of `EaselFonts`.
        let resources = program + "/Easel_EaselFonts.resources"
        if isFontFolder(resources) { return resources }
        var folder = program
        for _ in 0..<6 {
            for candidate in [folder + "/share/easel/Fonts", folder + "/Fonts"] where isFontFolder(candidate) {
                return candidate
            }
            guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { break }
            folder = String(folder[..<slash])
        }
        return nil
    }

    /// Whether the fonts there are this version's: that of the symbols changes with the program.
    private static func isFontFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path + "/Phosphor/Phosphor.ttf", &status) == 0 && status.st_size == SymbolTable.fontSize
    }

    private static func programFolder() -> String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard length > 0 else { return nil }
        let path = String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard let slash = path.lastIndex(of: "/") else { return nil }
        return String(path[..<slash])
    }
}
