// Numbers out of number objects.
// Also read for: truncating.

extension Double { public init(truncating number: NSNumber) { self = number.doubleValue } }
extension Float { public init(truncating number: NSNumber) { self = number.floatValue } }
extension Int { public init(truncating number: NSNumber) { self = number.intValue } }
extension Bool { public init(truncating number: NSNumber) { self = number.boolValue } }
extension CGFloat { public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) } }
