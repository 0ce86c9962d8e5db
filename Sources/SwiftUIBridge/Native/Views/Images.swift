import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

extension AssetError: NativeBoxed {}

/// Pictures from addresses, whose phases may hold an error.
func addImageTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "AsyncImagePhase", "enum AsyncImagePhase: Sendable", swiftType: AsyncImagePhase.self,
            enumCase: { value in
                guard let phase = value.unbox(as: AsyncImagePhase.self) else { return nil }
                switch phase {
                case .empty: return ("empty", [])
                case .success(let image): return ("success", [image.bridged])
                case .failure(let error): return ("failure", [error.asAssetError.bridged])
                }
            },
            members: {
                sortedMembers { m in
                    m.add("empty", "case empty") { _ in AsyncImagePhase.empty.bridged }
                    m.add("success", "case success(Image)") { c in
                        AsyncImagePhase.success(try c.argument(0, as: Image.self)).bridged
                    }
                    m.add("failure", "case failure(any Error)") { c in
                        let text = try c.evaluator.description(of: c.arguments[0])
                        return AsyncImagePhase.failure(AssetError(text)).bridged
                    }
                    m.add("image", "var image: Image? { get }") { c in
                        try c.receiver(as: AsyncImagePhase.self).image.bridged
                    }
                    m.add("error", "var error: (any Error)? { get }") { c in
                        try c.receiver(as: AsyncImagePhase.self).error.map(\.asAssetError).bridged
                    }
                }
            }))
    types.append(
        NativeType.make("ImageRenderer", "class ImageRenderer<Content>", swiftType: ImageRenderer<AnyView>.self) { m in
            m.add("init", "init(content view: Content) where Content: View") { c in
                .box(ImageRenderer(content: try c.argument(0, as: AnyView.self)))
            }
            m.addRendererField("scale", "CGFloat", \.scale)
            m.addRendererField("isOpaque", "Bool", \.isOpaque)
            m.addRendererField("proposedSize", "ProposedViewSize", \.proposedSize)
            m.addRendererField("colorMode", "ColorRenderingMode", \.colorMode)
            m.add("uiImage", "var uiImage: UIImage? { get }") { c in try c.renderer().uiImage.bridged }
            m.add("nsImage", "var nsImage: UIImage? { get }") { c in try c.renderer().uiImage.bridged }
            m.add("cgImage", "var cgImage: CGImage? { get }") { c in try c.renderer().cgImage.bridged }
        })
}

extension Error {
    fileprivate var asAssetError: AssetError { self as? AssetError ?? AssetError("\(self)") }
}

extension NativeCall {
    fileprivate func renderer() throws -> ImageRenderer<AnyView> {
        guard let renderer = receiver.unbox(as: ImageRenderer<AnyView>.self) else {
            throw evaluator.failure("this is no ImageRenderer")
        }
        return renderer
    }
}

extension [NativeMember] {
    fileprivate mutating func addRendererField<T: BridgeConvertible>(
        _ name: String, _ type: String, _ path: ReferenceWritableKeyPath<ImageRenderer<AnyView>, T> & Sendable
    ) {
        add(
            name, "var \(name): \(type) { get set }",
            set: { c in
                try c.renderer()[keyPath: path] = c.argument(0, as: T.self)
                return .void
            }
        ) { c in try c.renderer()[keyPath: path].bridged }
    }
}

extension SwiftUILibrary {
    static func uiColorGetRed(_ c: inout NativeCall) throws -> Value {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let isKnown = try c.receiver(as: UIColor.self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (index, part) in [red, green, blue, alpha].enumerated() { c.arguments[index] = part.bridged }
        return isKnown.bridged
    }

    static func uiColorGetHue(_ c: inout NativeCall) throws -> Value {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let isKnown = try c.receiver(as: UIColor.self).getHue(
            &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        for (index, part) in [hue, saturation, brightness, alpha].enumerated() { c.arguments[index] = part.bridged }
        return isKnown.bridged
    }

    static func assetErrorLocalizedDescription(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: AssetError.self).description.bridged
    }

    static func asyncImageInit(_ c: inout NativeCall) throws -> Value {
        AnyView(
            AsyncImage(
                url: try c.argument(0, as: URL?.self), scale: try c.argument(1, as: CGFloat.self, default: 1))
        ).bridged
    }

    static func asyncImageWithPlaceholder(_ c: inout NativeCall) throws -> Value {
        let content = try c.f1(2, Image.self, AnyView.self)
        let placeholder = try c.f0(3, AnyView.self)
        let view = AsyncImage(
            url: try c.argument(0, as: URL?.self), scale: try c.argument(1, as: CGFloat.self, default: 1),
            content: content,
            placeholder: placeholder)
        return AnyView(view).bridged
    }

    static func asyncImageOfPhase(_ c: inout NativeCall) throws -> Value {
        let content = try c.f1(3, AsyncImagePhase.self, AnyView.self)
        let view = AsyncImage(
            url: try c.argument(0, as: URL?.self), scale: try c.argument(1, as: CGFloat.self, default: 1),
            content: content)
        return AnyView(view).bridged
    }
}
