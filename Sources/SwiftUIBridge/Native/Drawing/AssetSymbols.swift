import Foundation
import SwiftInterpreter
import SwiftUI

/// Symbols of assets: Xcode makes one for every picture and colour of a catalog, so any name may be one.
func addAssetSymbolTypes(_ types: inout [NativeType]) {
    func generated(
        _ type: String, _ clause: String = "", _ make: @escaping @Sendable (String) -> Value
    ) -> NativeGenerator {
        { name, isDeclared in
            // `Color(.systemBlue)` is UIKit's.
            if type == "ColorResource", isDeclared("UIColor", name) { return nil }
            // What the library has of that name is no asset's: `.accentColor` is a colour's and no style's.
            if type == "Color", isDeclared("Color", name) { return nil }
            return NativeMember(name, "static var \(name): \(type) { get }\(clause)", call: { _ in make(name) })
        }
    }
    types.append(
        NativeType(
            "ImageResource", "struct ImageResource: Hashable", swiftType: ImageResource.self,
            generatedStatics: generated("ImageResource") { .box(ImageResource(symbol: $0)) },
            members: {
                sortedMembers { m in
                    m.add("init", "init<B>(name: String, bundle: B)") { c in
                        .box(ImageResource(symbol: try c.argument(0, as: String.self)))
                    }
                }
            }))
    types.append(
        NativeType(
            "ColorResource", "struct ColorResource: Hashable", swiftType: ColorResource.self,
            generatedStatics: generated("ColorResource") { .box(ColorResource(symbol: $0)) },
            members: {
                sortedMembers { m in
                    m.add("init", "init<B>(name: String, bundle: B)") { c in
                        .box(ColorResource(symbol: try c.argument(0, as: String.self)))
                    }
                }
            }))
    types.append(
        NativeType(
            "Color", "extension Color",
            generatedStatics: generated("Color") { Color(ColorResource(symbol: $0)).bridged }))
    types.append(
        NativeType(
            "ShapeStyle", "extension ShapeStyle",
            generatedStatics: generated("Color", " where Self == Color") { Color(ColorResource(symbol: $0)).bridged }))
    types.append(
        NativeType(
            "UIColor", "extension UIColor",
            generatedStatics: generated("UIColor") { UIColor(Color(ColorResource(symbol: $0))).bridged }))
    types.append(
        NativeType(
            "UIImage", "extension UIImage",
            generatedStatics: generated("UIImage") { UIImage(resource: ImageResource(symbol: $0)).bridged }))
}
