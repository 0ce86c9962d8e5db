import Foundation

extension AttributedString: BoxedConvertible {}
extension Data: BoxedConvertible {}
extension Decimal: BoxedConvertible {}
