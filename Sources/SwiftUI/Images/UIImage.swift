import Synchronization
import ViewGraph

/// UIKit's picture, as far as SwiftUI code mentions it.
///
/// A picture is read only where it is drawn: a name that leads nowhere is reported there.
public final class UIImage: Hashable, Sendable {
    let source: Image.Source
    let template: Image.TemplateRenderingMode?
    /// In points; zero for a picture whose file isn't read before it is drawn.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat

    /// How the picture is drawn in a view.
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    init(
        source: Image.Source, template: Image.TemplateRenderingMode? = nil, size: CGSize = .zero, scale: CGFloat = 1
    ) {
        (self.source, self.template, self.size, self.scale) = (source, template, size, scale)
    }

    /// An empty picture.
    public convenience init() { self.init(source: .bitmap(.nothing)) }

    /// A picture of the assets.
    public convenience init?(named name: String) { self.init(source: .named(name)) }

    /// A symbol by its SF Symbols name; nil for an unknown one.
    public convenience init?(systemName name: String) {
        guard Image.hasSymbol(named: name) else { return nil }
        self.init(source: .symbol(name))
    }

    /// A picture's file in memory; nil for bytes that don't begin like one.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        let bytes = Array(data)
        guard EncodedPicture.isPicture(bytes), scale > 0, scale.isFinite else { return nil }
        self.init(source: .encoded(EncodedPicture(bytes, scale: scale)), scale: scale)
    }

    /// A picture's file by its path among the assets; nil where there is no such file.
    public convenience init?(contentsOfFile path: String) {
        // A path without a root is one of the assets; Foundation would put the process's own folder before it.
        let relative = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed).flatMap {
            URL(string: "./" + $0)
        }
        guard let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : relative else { return nil }
        if let environment = ViewGraph.current?.rootEnvironment, environment.assets?.hasFile(at: url) != true {
            return nil
        }
        self.init(source: .address(url, scale: 1))
    }

    public convenience init(cgImage: CGImage) {
        self.init(source: .bitmap(cgImage.asset), size: cgImage.asset.size)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let modes: [RenderingMode: Image.TemplateRenderingMode] = [
            .alwaysOriginal: .original, .alwaysTemplate: .template,
        ]
        return UIImage(source: source, template: modes[renderingMode], size: size, scale: scale)
    }

    /// What was drawn, where the picture was made by drawing; else nil.
    public var cgImage: CGImage? {
        if case .bitmap(let asset) = source { return CGImage(asset: asset, scale: scale) }
        return nil
    }

    public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
        lhs === rhs || lhs.source == rhs.source && lhs.template == rhs.template
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// AppKit's picture: the same kind of value.
public typealias NSImage = UIImage

/// Core Graphics' picture: what a program drew.
public final class CGImage: Hashable, Sendable {
    let asset: ImageAsset
    /// In pixels.
    public let width: Int
    public let height: Int

    init(asset: ImageAsset, scale: CGFloat) {
        self.asset = asset
        func pixels(_ length: CGFloat) -> Int {
            length.isFinite ? Int(min(max((length * scale).rounded(.up), 0), 1e9)) : 0
        }
        (width, height) = (pixels(asset.size.width), pixels(asset.size.height))
    }

    /// The format that it was read from, as a uniform type identifier: none, since it was drawn.
    public var utType: String? { nil }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs || lhs.asset == rhs.asset }
    public func hash(into hasher: inout Hasher) { hasher.combine(asset) }
}

/// A picture's file in memory, decoded when it is first drawn.
final class EncodedPicture: Hashable, Sendable {
    private let bytes: [UInt8]
    private let scale: CGFloat
    private let decoded = Mutex<Result<ImageAsset, AssetError>?>(nil)

    init(_ bytes: [UInt8], scale: CGFloat) { (self.bytes, self.scale) = (bytes, scale) }

    var data: Data { Data(bytes) }

    static func isPicture(_ bytes: [UInt8]) -> Bool {
        let marks: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8], Array("%PDF-".utf8), Array("<svg".utf8)]
        return marks.contains { bytes.starts(with: $0) }
    }

    func asset(by provider: any AssetProvider) -> Result<ImageAsset, AssetError> {
        decoded.withLock { decoded in
            if let decoded { return decoded }
            let result = provider.image(from: bytes, scale: scale)
            decoded = result
            return result
        }
    }

    static func == (lhs: EncodedPicture, rhs: EncodedPicture) -> Bool { lhs === rhs || lhs.bytes == rhs.bytes }
    func hash(into hasher: inout Hasher) { hasher.combine(bytes.count) }
}

extension ImageAsset {
    static let nothing = ImageAsset(.drawing(ImageDrawing(list: DisplayList(), size: .zero)))
}

extension Image {
    public init(uiImage: UIImage) {
        self.init(source: uiImage.source)
        renderingModeChoice = uiImage.template
    }

    public init(nsImage: UIImage) { self.init(uiImage: nsImage) }

    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels per point.
    ///   - orientation: which side of the pixels is up.
    ///   - label: what it is called by those who don't see it.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self.label = .text(label)
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(asset: cgImage.asset(scale: scale, orientation: orientation))
        label = .nothing
    }

    /// A picture that a closure draws.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - label: what it is called by those who don't see it; nil for an ornament.
    ///   - opaque: whether the background is black rather than clear.
    ///   - colorMode: what is not `.nonLinear` gets a warning: pictures are drawn in sRGB.
    ///   - renderer: draws it.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let bounds = CGRect(origin: .zero, size: size)
        let target = CanvasTarget()
        if opaque { target.items.append(.fill(Path(bounds), FillStyle(), .color(.black))) }
        let scope = CanvasScope(
            environment: EnvironmentValues(), size: size, displayScale: 2, symbols: [], report: { _ in })
        var context = GraphicsContext(scope: scope, target: target)
        if size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite { renderer(&context) }
        let drawing = ImageDrawing(list: DisplayList(items: target.items), size: size)
        self.init(asset: ImageAsset(.drawing(drawing)))
        self.label = label.map { .text($0) } ?? .nothing
    }

    /// How a picture that a camera took is turned.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
}

extension CGImage {
    /// The picture with `scale` pixels per point, turned and mirrored.
    fileprivate func asset(scale: CGFloat, orientation: Image.Orientation) -> ImageAsset {
        let own = CGSize(width: CGFloat(width) / max(scale, 0.001), height: CGFloat(height) / max(scale, 0.001))
        guard case .drawing(let drawing) = asset.contents, drawing.size.width > 0, drawing.size.height > 0 else {
            return asset
        }
        let quarter: Int =
            switch orientation {
            case .up, .upMirrored: 0
            case .right, .rightMirrored: 1
            case .down, .downMirrored: 2
            case .left, .leftMirrored: 3
            }
        let isMirrored = [.upMirrored, .downMirrored, .leftMirrored, .rightMirrored].contains(orientation)
        let size = quarter % 2 == 0 ? own : CGSize(width: own.height, height: own.width)
        // About the middle: to its own size, turned, mirrored, and to the middle of the turned one.
        var place = CGAffineTransform(translationX: -drawing.size.width / 2, y: -drawing.size.height / 2)
            .concatenating(
                CGAffineTransform(scaleX: own.width / drawing.size.width, y: own.height / drawing.size.height)
            )
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(quarter) * .pi / 2))
        if isMirrored { place = place.concatenating(CGAffineTransform(scaleX: -1, y: 1)) }
        place = place.concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        let group = DisplayList.Group(transform: place, contents: drawing.list)
        return ImageAsset(.drawing(ImageDrawing(list: DisplayList(items: [.group(group)]), size: size)))
    }
}
