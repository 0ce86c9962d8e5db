import ViewGraph

/// A picture that can be drawn.
package struct ImageAsset: Hashable, Sendable {
    package enum Contents: Hashable, Sendable {
        case bitmap(Bitmap)
        case vectors(AnyVectorPicture)
        case drawing(ImageDrawing)
    }

    package var contents: Contents
    /// True where the catalog says that only its opacity matters.
    package var isTemplate = false
    /// The edges that keep their size where the picture is stretched, as the catalog says; in points.
    package var capInsets = EdgeInsets()
    /// Whether the catalog wants the middle repeated rather than stretched.
    package var isTiled = false

    package init(_ contents: Contents) { self.contents = contents }

    package init(bitmap: Bitmap, isTemplate: Bool = false) {
        contents = .bitmap(bitmap)
        self.isTemplate = isTemplate
    }

    package init(vectors: any VectorPicture) { contents = .vectors(AnyVectorPicture(picture: vectors)) }

    /// In points.
    package var size: CGSize {
        switch contents {
        case .bitmap(let bitmap): bitmap.size
        case .vectors(let vectors): vectors.picture.size
        case .drawing(let drawing): drawing.size
        }
    }

    /// What outputs of vectors show instead of pixels.
    var document: DisplayList.ImageDocument? {
        guard case .vectors(let vectors) = contents else { return nil }
        return DisplayList.ImageDocument(vectors.picture.document)
    }

    /// The picture as pixels: its own, or as many as `size` in points needs; nil for what stays items of a list.
    func bitmap(for size: CGSize, displayScale: CGFloat) -> Bitmap? {
        switch contents {
        case .bitmap(let bitmap): return bitmap
        case .vectors(let vectors):
            func pixels(_ length: CGFloat) -> Int { Int(min(max((length * displayScale).rounded(.up), 1), 4_096)) }
            guard size.width.isFinite, size.height.isFinite, displayScale.isFinite else { return nil }
            return vectors.picture.bitmap(width: pixels(size.width), height: pixels(size.height))
        case .drawing: return nil
        }
    }
}

/// A picture of lines and areas that is drawn as pixels at any size.
package protocol VectorPicture: AnyObject, Sendable {
    /// In points.
    var size: CGSize { get }
    var document: any VectorDocument { get }
    /// The whole picture on so many pixels; its scale is pixels per point across.
    func bitmap(width: Int, height: Int) -> Bitmap?
}

/// A vector picture that is equal to itself only.
package struct AnyVectorPicture: Hashable, Sendable {
    package let picture: any VectorPicture

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.picture === rhs.picture }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(picture)) }
}

/// What a program drew, to be used as a picture.
package final class ImageDrawing: Hashable, Sendable {
    package let list: DisplayList
    /// In points.
    package let size: CGSize

    package init(list: DisplayList, size: CGSize) { (self.list, self.size) = (list, size) }

    package static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
