import ViewGraph

/// How far the loading of a picture has got.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// A picture from an address.
///
/// Pictures are drawn without a network: files and data URLs are there at once, or have failed; of other addresses the
/// placeholder is shown, and a warning says so.
public nonisolated struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let content: (AsyncImagePhase) -> Content

    @Environment(\.assets) private var assets

    /// - Parameters:
    ///   - url: a file or a data URL; nil for none.
    ///   - scale: pixels per point of the picture.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .loading }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// - Parameters:
    ///   - url: a file or a data URL; nil for none.
    ///   - scale: pixels per point of the picture.
    ///   - transaction: what a change of the phase is animated with.
    ///   - content: what is shown for how far it has come.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        (self.url, self.scale, self.content) = (url, scale.isFinite && scale > 0 ? scale : 1, content)
    }

    public var body: some View { content(phase) }

    private var phase: AsyncImagePhase {
        guard let url, let assets else { return .empty }
        switch assets.image(at: url, scale: scale) {
        case .success(let asset): return .success(Image(asset: asset))
        case .failure(let error): return url.needsNetwork ? .empty : .failure(error)
        }
    }
}

extension URL {
    /// Whether what it names lies elsewhere than on this machine or in the address itself.
    package var needsNetwork: Bool {
        guard let scheme = scheme?.lowercased() else { return false }
        return scheme != "file" && scheme != "data"
    }
}

extension Image {
    /// What stands in for a picture that isn't there yet: an even grey that takes the place.
    fileprivate static let loading: Image = {
        let side = CGRect(x: 0, y: 0, width: 1, height: 1)
        let grey = ResolvedColor(hex: 0x787880, opacity: 0.16)
        let list = DisplayList(items: [.fill(Path(side), FillStyle(), .color(grey))])
        return Image(asset: ImageAsset(.drawing(ImageDrawing(list: list, size: side.size)))).resizable()
    }()
}
