import ViewGraph

/// Where named pictures and colours come from.
package protocol AssetProvider: AnyObject, Sendable {
    /// A colour of an asset catalog in the environment's appearance; nil where there is none of that name.
    func color(named name: String, in environment: EnvironmentValues) -> ResolvedColor?
    /// The variant of a picture that suits the environment; nil where there is none of that name.
    func image(named name: String, in environment: EnvironmentValues) -> ImageAsset?
}

/// A named picture.
package struct ImageAsset: Hashable, Sendable {
    package var bitmap: Bitmap
    /// True where the catalog says that only its opacity matters.
    package var isTemplate: Bool

    package init(bitmap: Bitmap, isTemplate: Bool = false) {
        (self.bitmap, self.isTemplate) = (bitmap, isTemplate)
    }
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
