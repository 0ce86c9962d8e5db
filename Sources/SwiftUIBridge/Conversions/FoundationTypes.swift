import Foundation
import SwiftInterpreter

extension AttributedString: NativeBoxed {}
extension CGPoint: NativeBoxed {}
extension CGRect: NativeBoxed {}
extension CGSize: NativeBoxed {}
extension Calendar: NativeBoxed {}
extension Data: NativeBoxed {}
extension Date: NativeBoxed {}
extension DateComponents: NativeBoxed {}
extension DateInterval: NativeBoxed {}
extension Decimal: NativeBoxed {}
extension Duration: NativeBoxed {}
extension Locale: NativeBoxed {}
extension Locale.Language: NativeBoxed {}
extension String.Index: NativeBoxed {}
extension TimeZone: NativeBoxed {}
extension URL: NativeBoxed {}
extension UUID: NativeBoxed {}
