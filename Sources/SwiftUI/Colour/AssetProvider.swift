import ViewGraph

/// Where named pictures and colours come from.
package protocol AssetProvider: AnyObject, Sendable {
    /// A colour of an asset catalog in the environment's appearance; nil where there is none of that name.
    func color(named name: String, in environment: EnvironmentValues) -> ResolvedColor?
    /// The variant of a picture that suits the environment; nil where there is none of that name.
    func image(named name: String, in environment: EnvironmentValues) -> ImageAsset?
    /// Why the last picture of that name couldn't be drawn although it is there, in words.
    func failure(ofImageNamed name: String) -> String?
    /// The names of pictures most like an unknown one.
    func imageNames(like name: String) -> [String]
    /// The name of the picture, and of the colour, that Xcode would have made a symbol of.
    func imageName(ofSymbol symbol: String) -> String?
    func colorName(ofSymbol symbol: String) -> String?
    /// Whether there are tables of texts.
    var hasTexts: Bool { get }
    /// What they have for a key in the reader's language.
    func text(forKey key: String, in locale: Locale) -> TranslatedText?
    /// Whether an address leads to a file of the assets.
    func hasFile(at url: URL) -> Bool
    /// A picture at an address that needs no network.
    func image(at url: URL, scale: CGFloat) -> Result<ImageAsset, AssetError>
    /// A picture's file in memory.
    func image(from bytes: [UInt8], scale: CGFloat) -> Result<ImageAsset, AssetError>
}

extension AssetProvider {
    package func failure(ofImageNamed name: String) -> String? { nil }
    package var hasTexts: Bool { false }
    package func text(forKey key: String, in locale: Locale) -> TranslatedText? { nil }
    package func imageNames(like name: String) -> [String] { [] }
    package func imageName(ofSymbol symbol: String) -> String? { nil }
    package func colorName(ofSymbol symbol: String) -> String? { nil }
    package func hasFile(at url: URL) -> Bool { true }

    package func image(at url: URL, scale: CGFloat) -> Result<ImageAsset, AssetError> {
        .failure(AssetError("'\(url.absoluteString)' can't be loaded"))
    }

    package func image(from bytes: [UInt8], scale: CGFloat) -> Result<ImageAsset, AssetError> {
        .failure(AssetError("the picture can't be decoded"))
    }
}

/// Why a picture isn't there.
package struct AssetError: Error, Hashable, CustomStringConvertible, LocalizedError {
    package var description: String
    package var errorDescription: String? { description }

    package init(_ description: String) { self.description = description }
}

private enum AssetsKey: EnvironmentKey {
    static var defaultValue: (any AssetProvider)? { nil }
}

extension EnvironmentValues {
    package var assets: (any AssetProvider)? {
        get { self[AssetsKey.self] }
        set { self[AssetsKey.self] = newValue }
    }
}
