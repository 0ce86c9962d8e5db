import CHarfBuzz
import Foundation

/// A face in one of the user's font folders.
struct CustomFont: Sendable {
    var path: String
    var index: Int
    /// Normalized family, full and PostScript names.
    var names: Set<String>
    var weight: Int
    var isItalic: Bool
    var weightAxis: ClosedRange<CGFloat>?
    var opticalSizeAxis: ClosedRange<CGFloat>?

    /// All usable faces below a folder, in the order of their paths.
    static func read(directory: String) -> [CustomFont] {
        var damaged: [String] = []
        return read(directory: directory, damaged: &damaged)
    }

    /// The same, and the files that have a font's ending and no face.
    static func read(directory: String, damaged: inout [String]) -> [CustomFont] {
        guard let files = FileManager.default.enumerator(atPath: directory) else { return [] }
        let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]
        let paths = files.compactMap { $0 as? String }
            .filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
            .sorted()
            .prefix(4096)
        var found: [CustomFont] = []
        for path in paths {
            let faces = read(file: directory + "/" + path)
            if faces.isEmpty { damaged.append(directory + "/" + path) }
            found += faces
        }
        return found
    }

    private static func read(file path: String) -> [CustomFont] {
        var found: [CustomFont] = []
        for index in 0..<64 {
            guard let file = FontFile(path: path, index: index) else { break }
            found.append(CustomFont(file: file))
        }
        return found
    }

    private init(file: FontFile) {
        path = file.path
        index = file.index
        let names = [1, 4, 6, 16].map { FamilyName.normalized(file.name(hb_ot_name_id_t($0))) }
        self.names = Set(names.filter { !$0.isEmpty })
        weightAxis = file.axis("wght")
        opticalSizeAxis = file.axis("opsz")
        let font: OpaquePointer = hb_font_create(file.face)
        defer { hb_font_destroy(font) }
        weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
        isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) >= 0.5
    }
}
