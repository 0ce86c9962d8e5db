import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

extension AnyView: FallbackValue { package static var fallback: AnyView { AnyView(any: EmptyView()) } }
extension Bool: FallbackValue { package static var fallback: Bool { false } }
extension Int: FallbackValue { package static var fallback: Int { 0 } }
extension Double: FallbackValue { package static var fallback: Double { 0 } }
extension CGFloat: FallbackValue { package static var fallback: CGFloat { 0 } }
extension String: FallbackValue { package static var fallback: String { "" } }
extension CGSize: FallbackValue { package static var fallback: CGSize { .zero } }
extension CGPoint: FallbackValue { package static var fallback: CGPoint { .zero } }
extension CGRect: FallbackValue { package static var fallback: CGRect { .zero } }
extension Path: FallbackValue { package static var fallback: Path { Path() } }
extension Value: FallbackValue { package static var fallback: Value { .void } }
extension Text: FallbackValue { package static var fallback: Text { Text(verbatim: "") } }
extension Color: FallbackValue { package static var fallback: Color { .clear } }
extension EmptyMatchedTransitionSourceConfiguration: FallbackValue {
    package static var fallback: EmptyMatchedTransitionSourceConfiguration { .init() }
}
extension OpenURLAction.Result: FallbackValue { package static var fallback: OpenURLAction.Result { .discarded } }
extension Alert: FallbackValue { package static var fallback: Alert { Alert(title: .fallback) } }
extension ActionSheet: FallbackValue { package static var fallback: ActionSheet { ActionSheet(title: .fallback) } }
extension UIColor: FallbackValue { package static var fallback: UIColor { .clear } }
extension Date: FallbackValue { package static var fallback: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension AnyHashable: FallbackValue { package static var fallback: AnyHashable { AnyHashable(0) } }
extension Optional: FallbackValue where Wrapped: BridgeConvertible { package static var fallback: Wrapped? { nil } }
extension Array: FallbackValue where Element: BridgeConvertible { package static var fallback: [Element] { [] } }
