import CHarfBuzz
import Files
import Foundation

/// A face in one of the user's font folders.
struct CustomFont: Sendable {
    /// Opened once, below its folder: by the time text is set in it, its path may lead elsewhere.
    let file: FontFile
    var path: String { file.path }
    var index: Int { file.index }
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
        let files = FolderFiles(directory)
        var paths: [String] = []
        collect("", of: files, depth: 0, &paths)
        paths = Array(paths.sorted().prefix(countLimit))
        var found: [CustomFont] = []
        for path in paths {
            let faces = read(path, of: files, directory)
            if faces.isEmpty { damaged.append(directory + "/" + path) }
            found += faces
        }
        return found
    }

    private static let countLimit = 4_096
    private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// The paths of all font files below a folder. A pipe or a device isn't one, and would be waited for.
    private static func collect(_ folder: String, of files: FolderFiles, depth: Int, _ found: inout [String]) {
        guard depth < 16 else { return }
        for name in files.names(in: folder) where found.count < countLimit {
            let path = folder.isEmpty ? name : folder + "/" + name
            let isFont = endings.contains((name as NSString).pathExtension.lowercased())
            switch files.kind(of: path) {
            case .file where isFont: found.append(path)
            case .folder: collect(path, of: files, depth: depth + 1, &found)
            case .file, .other, nil: break
            }
        }
    }

    private static func read(_ path: String, of files: FolderFiles, _ directory: String) -> [CustomFont] {
        guard let bytes = files.map(path) else { return [] }
        var found: [CustomFont] = []
        for index in 0..<64 {
            guard let file = FontFile(bytes, path: directory + "/" + path, index: index) else { break }
            found.append(CustomFont(file: file))
        }
        return found
    }

    private init(file: FontFile) {
        self.file = file
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
