import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds the `Fonts` folder: `EASEL_FONTS`, else beside the program or a few folders above it (as in a checkout's
/// `.build`), else where this file was compiled.
enum FontFolder {
    static func find() -> String? {
        if let chosen = getenv("EASEL_FONTS").map({ String(cString: $0) }), isFontFolder(chosen) { return chosen }
        if let program = programFolder() {
            var folder = program
            for _ in 0..<6 {
                for candidate in [folder + "/Fonts", folder + "/share/easel/Fonts"] where isFontFolder(candidate) {
                    return candidate
                }
                guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { break }
                folder = String(folder[..<slash])
            }
        }
        let source = String(describing: #filePath)
        guard let end = source.range(of: "/Sources/Typesetting/") else { return nil }
        let checkout = source[..<end.lowerBound] + "/Fonts"
        return isFontFolder(String(checkout)) ? String(checkout) : nil
    }

    private static func isFontFolder(_ path: String) -> Bool {
        access(path + "/Inter/Inter-roman.var.ttf", R_OK) == 0
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
