import Drawing
import Foundation

/// One file of a picture: for which appearance, and how many pixels it has to a point.
struct PictureVariant: Hashable {
    var path: String
    var scale: CGFloat
    var isDark = false
}

/// A named picture with its variants.
struct PictureEntry {
    var variants: [PictureVariant] = []
    var isTemplate = false

    /// Of the appearance asked for where there is one; of those the scale that is exact, else the next larger, else the
    /// largest.
    func best(isDark: Bool, scale: CGFloat) -> PictureVariant? {
        let suited = variants.filter { $0.isDark == isDark }
        let candidates = (suited.isEmpty ? variants.filter { !$0.isDark } : suited).sorted { $0.scale < $1.scale }
        return candidates.first { $0.scale >= scale } ?? candidates.last
    }
}

/// What a folder offers by name: `Name.png`, `Name@2x.png`, and the sets of any `.xcassets` in it.
struct AssetCatalog {
    private var pictures: [String: PictureEntry] = [:]
    private var colors: [String: ColorSet] = [:]

    /// Reads the names only. Folders inside each other are looked into to a depth no catalog reaches.
    init(folder: String) {
        read(folder, prefix: "", isCatalog: false, depth: 0)
    }

    func image(named name: String) -> PictureEntry? { pictures[name] }
    func color(named name: String, isDark: Bool) -> ResolvedColor? { colors[name]?.color(isDark: isDark) }

    private mutating func read(_ folder: String, prefix: String, isCatalog: Bool, depth: Int) {
        guard depth < 8, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            let (stem, type) = Self.split(name)
            switch type {
            case "png", "jpg", "jpeg":
                if !isCatalog { add(path, stem: stem) }
            case "xcassets": read(path, prefix: "", isCatalog: true, depth: depth + 1)
            case "imageset": pictures[prefix + stem] = Self.imageSet(path)
            case "colorset": colors[prefix + stem] = ColorSet(path: path)
            case "" where isCatalog:
                let contents = Contents.read(path)
                let isNamespace = contents?.properties?.providesNamespace == true
                read(path, prefix: isNamespace ? prefix + stem + "/" : prefix, isCatalog: true, depth: depth + 1)
            default: break
            }
        }
    }

    private mutating func add(_ path: String, stem: String) {
        var name = stem
        var scale: CGFloat = 1
        for (suffix, value) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
            name = String(stem.dropLast(suffix.count))
            scale = value
        }
        pictures[name, default: PictureEntry()].variants.append(PictureVariant(path: path, scale: scale))
    }

    private static func split(_ name: String) -> (stem: String, type: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), name[name.index(after: dot)...].lowercased())
    }

    private static func imageSet(_ path: String) -> PictureEntry? {
        guard let contents = Contents.read(path) else { return nil }
        var entry = PictureEntry(isTemplate: contents.properties?.templateRenderingIntent == "template")
        for image in contents.images ?? [] {
            guard let file = image.filename, !file.contains("/") else { continue }
            let scale = image.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } ?? 1
            entry.variants.append(
                PictureVariant(path: path + "/" + file, scale: max(scale, 1), isDark: image.isDark))
        }
        return entry
    }
}
