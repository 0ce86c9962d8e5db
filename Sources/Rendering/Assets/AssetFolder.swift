import Drawing
import Files
import Foundation
import SwiftUI
import Synchronization
import Typesetting
import ViewGraph

/// The pictures and colours of a folder: plain files with `@2x`/`@3x` variants, and asset catalogs.
///
/// Nothing is read before a view asks for a name.
final class AssetFolder: AssetProvider {
    /// Nil for views without a source or an option: then there are neither names nor files.
    private let folder: FolderFiles?
    /// Whether an option names the folder: then it is the program's own, and is looked into as a whole.
    private let isChosen: Bool
    private let lengthensTexts: Bool
    private let state = Mutex(State())
    private let tables = Mutex<StringTables?>(nil)
    /// Folders of other parts of the program, where this one doesn't have what is asked for.
    private let others: [AssetFolder]

    private struct State {
        var catalog: AssetCatalog?
        var pictures: [PictureVariant: Result<PictureContents, PictureFailure>] = [:]
        var addresses: [String: Result<ImageAsset, AssetError>] = [:]
        var failures: [String: String] = [:]
        var warnings: [String] = []

        mutating func warn(_ text: String) {
            if !warnings.contains(text), warnings.count < 100 { warnings.append(text) }
        }
    }

    /// What was asked for and isn't there, in words.
    var missing: [String] { state.withLock { $0.warnings } + others.flatMap(\.missing) }

    /// The folder that the options name, else the one the source lies in.
    ///
    /// - Parameter others: folders that a project has besides.
    init(_ options: RenderOptions, source: String?, others: [String] = []) {
        self.others = options.assets == nil ? others.map { AssetFolder($0) } : []
        isChosen = options.assets != nil
        lengthensTexts = options.lengthensTexts
        if let assets = options.assets {
            folder = FolderFiles(assets)
        } else if let source {
            folder = FolderFiles(source.lastIndex(of: "/").map { String(source[...$0]) } ?? ".")
        } else {
            folder = nil
        }
    }

    private init(_ path: String) {
        (folder, isChosen, others, lengthensTexts) = (FolderFiles(path), true, [], false)
    }

    func color(named name: String, in environment: EnvironmentValues) -> ResolvedColor? {
        state.withLock { state in
            let catalog = catalog(&state)
            if let color = catalog.color(named: name, in: environment) { return color }
            let color = others.lazy.compactMap { $0.knownColor(named: name, in: environment) }.first
            if color == nil {
                let nearest = Self.names(like: name, in: catalog.colorNames).map { "'\($0)'" }
                let hint = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: ", "))?"
                state.warn("no color named '\(name)' in the assets\(hint)")
            }
            return color
        }
    }

    private func knownColor(named name: String, in environment: EnvironmentValues) -> ResolvedColor? {
        state.withLock { catalog(&$0).color(named: name, in: environment) }
    }

    func image(named name: String, in environment: EnvironmentValues) -> ImageAsset? {
        ownImage(named: name, in: environment)
            ?? others.lazy.compactMap { $0.ownImage(named: name, in: environment) }.first
    }

    private func ownImage(named name: String, in environment: EnvironmentValues) -> ImageAsset? {
        let conditions = AssetConditions(environment)
        return state.withLock { state in
            let catalog = catalog(&state)
            guard let entry = catalog.image(named: name), let variant = entry.best(conditions) else {
                state.failures[name] = catalog.reason(forUndrawn: name)
                return nil
            }
            let contents =
                state.pictures[variant]
                ?? Result { () throws(PictureFailure) in
                    guard let folder else { throw .missing }
                    return try PictureFile.read(variant.path, of: folder, scale: variant.scale)
                }
            state.pictures[variant] = contents
            switch contents {
            case .success(let contents):
                var asset = ImageAsset(contents)
                asset.isTemplate = entry.isTemplate
                asset.isTiled = variant.isTiled
                if let insets = variant.capInsets { asset.capInsets = insets.divided(by: variant.scale) }
                return asset
            case .failure(let failure):
                let file = variant.path.split(separator: "/").last.map(String.init) ?? variant.path
                state.failures[name] = "\(file) \(failure.reason)"
                return nil
            }
        }
    }

    func failure(ofImageNamed name: String) -> String? {
        state.withLock { $0.failures[name] } ?? others.lazy.compactMap { $0.failure(ofImageNamed: name) }.first
    }

    func imageNames(like name: String) -> [String] {
        Self.names(like: name, in: allImageNames)
    }

    func imageName(ofSymbol symbol: String) -> String? {
        allImageNames.first { AssetSymbol.stands(symbol, for: $0, "Image") }
    }

    func colorName(ofSymbol symbol: String) -> String? {
        allColorNames.first { AssetSymbol.stands(symbol, for: $0, "Color") }
    }

    private var allImageNames: [String] {
        state.withLock { catalog(&$0).imageNames } + others.flatMap(\.allImageNames)
    }

    private var allColorNames: [String] {
        state.withLock { catalog(&$0).colorNames } + others.flatMap(\.allColorNames)
    }

    /// Those near enough to be meant.
    private static func names(like name: String, in all: [String]) -> [String] {
        NameDistance.nearest(to: name, in: all, count: 3).filter { candidate in
            NameDistance.edits(Array(name.lowercased().utf8.prefix(64)), Array(candidate.lowercased().utf8.prefix(64)))
                <= max(1, name.utf8.count / 3)
        }
    }

    private func catalog(_ state: inout State) -> AssetCatalog {
        if let catalog = state.catalog { return catalog }
        let catalog = folder.map { AssetCatalog(files: $0) } ?? AssetCatalog()
        state.catalog = catalog
        return catalog
    }
}

// MARK: - Texts

extension AssetFolder {
    var hasTexts: Bool { lengthensTexts || withTables { !$0.isEmpty } || others.contains(where: \.hasTexts) }
    func text(forKey key: String, in locale: Locale) -> TranslatedText? {
        let text =
            withTables { $0.text(forKey: key, in: locale) }
            ?? others.lazy.compactMap { $0.text(forKey: key, in: locale) }.first
        guard lengthensTexts else { return text }
        return PseudoLocale.lengthened(text ?? TranslatedText(format: key))
    }
    /// The languages there are texts in.
    var languages: [String] { withTables { $0.languages } }

    private func withTables<Result>(_ use: (StringTables) -> Result) -> Result {
        tables.withLock { known in
            if let known { return use(known) }
            let read = folder.map { StringTables(files: $0, depth: isChosen ? 4 : 0) } ?? StringTables()
            known = read
            if !read.problems.isEmpty {
                state.withLock { state in for problem in read.problems { state.warn(problem) } }
            }
            return use(read)
        }
    }
}

// MARK: - By address

extension AssetFolder {
    func image(at url: URL, scale: CGFloat) -> Result<ImageAsset, AssetError> {
        let key = "\(scale) \(url.absoluteString)"
        return state.withLock { state in
            if let known = state.addresses[key] { return known }
            let result = load(url, scale: scale)
            if case .failure(let error) = result { state.warn(error.description) }
            state.addresses[key] = result
            return result
        }
    }

    func image(from bytes: [UInt8], scale: CGFloat) -> Result<ImageAsset, AssetError> {
        decoded(name: "a picture in memory") { () throws(PictureFailure) in
            try PictureFile.decode(bytes, scale: scale)
        }
    }

    func hasFile(at url: URL) -> Bool {
        guard url.scheme.map({ $0.lowercased() == "file" }) ?? true, let folder,
            let path = folder.relativePath(of: url.path)
        else { return false }
        return folder.kind(of: path) == .file
    }

    private func load(_ url: URL, scale: CGFloat) -> Result<ImageAsset, AssetError> {
        let name = Self.shortened(url.absoluteString)
        switch url.scheme?.lowercased() {
        case "data":
            guard let bytes = Self.bytes(ofDataURL: url.absoluteString) else {
                return .failure(AssetError("'\(name)' is no data URL that can be read"))
            }
            return decoded(name: "'\(name)'") { () throws(PictureFailure) in
                try PictureFile.decode(bytes, scale: scale)
            }
        case "file", nil:
            return decoded(name: "'\(name)'") { () throws(PictureFailure) in
                guard let folder, let path = folder.relativePath(of: url.path) else { throw .missing }
                return try PictureFile.read(path, of: folder, scale: scale)
            }
        default:
            return .failure(AssetError("'\(name)' isn't loaded: pictures are drawn without a network"))
        }
    }

    private func decoded(
        name: String, _ read: () throws(PictureFailure) -> PictureContents
    ) -> Result<ImageAsset, AssetError> {
        Result { () throws(PictureFailure) in ImageAsset(try read()) }.mapError { AssetError("\(name) \($0.reason)") }
    }

    private static func shortened(_ address: String) -> String {
        address.count <= 80 ? address : address.prefix(60) + "…"
    }

    /// What stands after the comma: base 64 where it says so, else percent-encoded.
    private static func bytes(ofDataURL address: String) -> [UInt8]? {
        guard let comma = address.firstIndex(of: ",") else { return nil }
        let text = String(address[address.index(after: comma)...])
        if address[..<comma].hasSuffix(";base64") {
            return Data(base64Encoded: text.removingPercentEncoding ?? text, options: .ignoreUnknownCharacters)
                .map { Array($0) }
        }
        return text.removingPercentEncoding.map { Array($0.utf8) }
    }
}

extension ImageAsset {
    fileprivate init(_ contents: PictureContents) {
        switch contents {
        case .bitmap(let bitmap): self.init(bitmap: bitmap)
        case .vectors(let file): self.init(vectors: file)
        }
    }
}

extension EdgeInsets {
    fileprivate func divided(by scale: CGFloat) -> EdgeInsets {
        EdgeInsets(top: top / scale, leading: leading / scale, bottom: bottom / scale, trailing: trailing / scale)
    }
}
