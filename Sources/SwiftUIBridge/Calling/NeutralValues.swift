import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

extension AnyView: NeutralValue { package static var neutral: AnyView { AnyView(any: EmptyView()) } }
extension Bool: NeutralValue { package static var neutral: Bool { false } }
extension Int: NeutralValue { package static var neutral: Int { 0 } }
extension Double: NeutralValue { package static var neutral: Double { 0 } }
extension CGFloat: NeutralValue { package static var neutral: CGFloat { 0 } }
extension String: NeutralValue { package static var neutral: String { "" } }
extension CGSize: NeutralValue { package static var neutral: CGSize { .zero } }
extension CGPoint: NeutralValue { package static var neutral: CGPoint { .zero } }
extension CGRect: NeutralValue { package static var neutral: CGRect { .zero } }
extension Path: NeutralValue { package static var neutral: Path { Path() } }
extension Value: NeutralValue { package static var neutral: Value { .void } }
extension Text: NeutralValue { package static var neutral: Text { Text(verbatim: "") } }
extension Color: NeutralValue { package static var neutral: Color { .clear } }
extension EmptyMatchedTransitionSourceConfiguration: NeutralValue {
    package static var neutral: EmptyMatchedTransitionSourceConfiguration { .init() }
}
extension OpenURLAction.Result: NeutralValue { package static var neutral: OpenURLAction.Result { .discarded } }
extension Alert: NeutralValue { package static var neutral: Alert { Alert(title: .neutral) } }
extension ActionSheet: NeutralValue { package static var neutral: ActionSheet { ActionSheet(title: .neutral) } }
extension UIColor: NeutralValue { package static var neutral: UIColor { .clear } }
extension Date: NeutralValue { package static var neutral: Date { Date(timeIntervalSinceReferenceDate: 0) } }
extension AnyHashable: NeutralValue { package static var neutral: AnyHashable { AnyHashable(0) } }
extension Optional: NeutralValue where Wrapped: BridgeConvertible { package static var neutral: Wrapped? { nil } }
extension Array: NeutralValue where Element: BridgeConvertible { package static var neutral: [Element] { [] } }
