import Foundation
import SwiftInterpreter
import SwiftUI

/// What a `#Preview` says about how it wants to be shown.
package enum PreviewTraitValue: Hashable, Sendable {
    case fixedLayout(width: CGFloat, height: CGFloat)
    case sizeThatFitsLayout
    /// The device's screen, in one of its orientations.
    case device
}

extension PreviewTraitValue: NativeBoxed {}

func addPreviewTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("PreviewTrait", "struct PreviewTrait", swiftType: PreviewTraitValue.self) { m in
            m.add("fixedLayout", "static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait") { c in
                try PreviewTraitValue.fixedLayout(
                    width: c.argument(0, as: CGFloat.self), height: c.argument(1, as: CGFloat.self)
                ).bridged
            }
            m.add("sizeThatFitsLayout", "static var sizeThatFitsLayout: PreviewTrait { get }") { _ in
                PreviewTraitValue.sizeThatFitsLayout.bridged
            }
            let others = ["defaultLayout", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
            for name in others {
                m.add(name, "static var \(name): PreviewTrait { get }") { _ in PreviewTraitValue.device.bridged }
            }
        })
}

extension ProgramViews {
    /// The traits of a preview, in order.
    package func traits(of preview: MacroBlock) throws -> [PreviewTraitValue] {
        try preview.arguments.map { expression in
            let body = FunctionBody(name: "#Preview", range: expression.range)
            body.resultType = expression.type
            body.statements = [Statement(.return(expression), range: expression.range)]
            return try PreviewTraitValue.bridge(execution.run(body), execution)
        }
    }
}
