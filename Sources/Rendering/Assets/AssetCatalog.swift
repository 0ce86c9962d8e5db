import Drawing
import Files
import Foundation
import SwiftUI

/// What a picture or a colour is chosen by.
struct AssetConditions {
    var isDark = false
    var hasHighContrast = false
    var isRightToLeft = false
    var scale: CGFloat = 1
    var idioms: Set<String> = ["universal"]

    init() {}

    init(_ environment: EnvironmentValues) {
        isDark = environment.colorScheme == .dark
        hasHighContrast = environment.colorSchemeContrast == .increased
        isRightToLeft = environment.layoutDirection == .rightToLeft
        scale = environment.displayScale
        idioms = environment.platform == .macOS ? ["universal", "mac"] : ["universal", "iphone"]
    }
}

/// One file of a picture, and for what it is meant.
struct PictureVariant: Hashable {
    /// From the folder of the assets.
    var path: String
    /// Pixels per point.
    var scale: CGFloat
    var traits = AssetTraits()
    /// In pixels.
    var capInsets: EdgeInsets?
    var isTiled = false
}

/// What an entry of a set is meant for; nil is anything.
struct AssetTraits: Hashable {
    var isDark: Bool?
    var hasHighContrast = false
    var isRightToLeft: Bool?
    var idiom = "universal"

    /// How well it suits; nil where it is meant for something else.
    func rank(_ conditions: AssetConditions) -> Int? {
        guard conditions.idioms.contains(idiom) else { return nil }
        var rank = idiom == "universal" ? 0 : 8
        if let isDark {
            guard isDark == conditions.isDark else { return nil }
            rank += 4
        }
        if hasHighContrast {
            guard conditions.hasHighContrast else { return nil }
            rank += 2
        }
        if let isRightToLeft {
            guard isRightToLeft == conditions.isRightToLeft else { return nil }
            rank += 1
        }
        return rank
    }
}

/// A named picture with its variants.
struct PictureEntry {
    var variants: [PictureVariant] = []
    var isTemplate = false

    /// Of those that suit best the scale that is exact, else the next larger, else the largest.
    func best(_ conditions: AssetConditions) -> PictureVariant? {
        let ranked = variants.compactMap { variant in variant.traits.rank(conditions).map { ($0, variant) } }
        // One that is meant for something else is better than none.
        let highest = ranked.map(\.0).max()
        let suited = highest == nil ? variants : ranked.filter { $0.0 == highest }.map(\.1)
        let candidates = suited.sorted { $0.scale < $1.scale }
        return candidates.first { $0.scale >= conditions.scale } ?? candidates.last
    }
}

/// What a folder offers by name: `Name.png`, `Name@2x.png`, and the sets of any `.xcassets` in it.
struct AssetCatalog {
    private var pictures: [String: PictureEntry] = [:]
    private var colors: [String: ColorSet] = [:]
    /// Sets of a kind that isn't drawn, with the reason.
    private var undrawn: [String: String] = [:]

    /// One without anything in it.
    init() {}

    /// Reads the names only. Folders inside each other are looked into to a depth no catalog reaches.
    init(files: FolderFiles) {
        read("", of: files, prefix: "", isCatalog: false, depth: 0)
    }

    func image(named name: String) -> PictureEntry? { pictures[name] }

    func color(named name: String, in environment: EnvironmentValues) -> ResolvedColor? {
        colors[name]?.color(in: environment)
    }

    func reason(forUndrawn name: String) -> String? { undrawn[name] }
    var imageNames: [String] { pictures.keys.sorted() }
    var colorNames: [String] { colors.keys.sorted() }

    private mutating func read(_ folder: String, of files: FolderFiles, prefix: String, isCatalog: Bool, depth: Int) {
        guard depth < 8 else { return }
        for name in files.names(in: folder) where !name.hasPrefix(".") {
            let path = folder.isEmpty ? name : folder + "/" + name
            let (stem, type) = Self.split(name)
            switch type {
            case "png", "jpg", "jpeg", "svg", "pdf":
                if !isCatalog { add(path, stem: stem) }
            case "xcassets": read(path, of: files, prefix: "", isCatalog: true, depth: depth + 1)
            case "imageset": addImageSet(path, of: files, name: prefix + stem)
            case "colorset": colors[prefix + stem] = ColorSet(path: path, of: files)
            case "symbolset": undrawn[prefix + stem] = "it is a symbol set, which isn't drawn; use an image set"
            case "" where isCatalog:
                let contents = Contents.read(path, of: files)
                let isNamespace = contents?.properties?.providesNamespace == true
                read(
                    path, of: files, prefix: isNamespace ? prefix + stem + "/" : prefix, isCatalog: true,
                    depth: depth + 1)
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

    private mutating func addImageSet(_ path: String, of files: FolderFiles, name: String) {
        guard let contents = Contents.read(path, of: files) else {
            undrawn[name] = "its Contents.json can't be read"
            return
        }
        var entry = PictureEntry(isTemplate: contents.properties?.templateRenderingIntent == "template")
        for image in contents.images ?? [] {
            guard let file = image.filename, !file.contains("/") else { continue }
            let scale = image.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } ?? 1
            let insets = image.resizing?.capInsets
            entry.variants.append(
                PictureVariant(
                    path: path + "/" + file, scale: max(scale, 1), traits: image.traits,
                    capInsets: insets.map {
                        EdgeInsets(
                            top: $0.top ?? 0, leading: $0.left ?? 0, bottom: $0.bottom ?? 0, trailing: $0.right ?? 0)
                    },
                    isTiled: image.resizing?.center?.mode == "tile"))
        }
        if entry.variants.isEmpty {
            undrawn[name] = "its image set names no file"
        } else {
            pictures[name] = entry
        }
    }
}
