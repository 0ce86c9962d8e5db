import SwiftUI
import ViewGraph

extension RenderSession {
    /// The guide across the width that the source declares under this name, as in
    /// `extension HorizontalAlignment { static let middle = … }`; nil where it declares none.
    package func declaredHorizontalGuide(_ name: String) -> HorizontalAlignment? {
        value(of: "HorizontalAlignment.\(name)")
    }

    /// The same for a guide across the height.
    package func declaredVerticalGuide(_ name: String) -> VerticalAlignment? {
        value(of: "VerticalAlignment.\(name)")
    }

    private func value<T>(of expression: String) -> T? {
        var result: T?
        graph.perform { result = run?.nativeValue(of: expression) }
        return result
    }
}
