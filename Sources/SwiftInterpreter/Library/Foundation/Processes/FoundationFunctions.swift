public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
public func arc4random_uniform(_ upper_bound: UInt32) -> UInt32 {
    upper_bound > 1 ? UInt32.random(in: 0..<upper_bound) : 0
}
public func drand48() -> Double { Double.random(in: 0..<1) }
/// The numbers depend on the session's own seed alone.
public func srand48(_ seed: Int) {}
public func random() -> Int { Int.random(in: 0...2_147_483_647) }

public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { bundle.localizedString(forKey: key, value: value.isEmpty ? nil : value, table: tableName) }

public func NSHomeDirectory() -> String { "/" }
public func NSUserName() -> String { "user" }
public func NSFullUserName() -> String { "User" }
public func NSStringFromClass(_ aClass: AnyClass) -> String { String(describing: aClass) }

/// The session's own time passes: what waits on a queue or in a task goes on later.
@discardableResult public func sleep(_ seconds: UInt32) -> UInt32 {
    _Host.sleep(Double(seconds))
    return 0
}
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 {
    _Host.sleep(Double(microseconds) / 1_000_000)
    return 0
}

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize
public func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
}
public func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> CGSize { CGSize(width: w, height: h) }
public func NSRectToCGRect(_ rect: CGRect) -> CGRect { rect }
public func NSRectFromCGRect(_ rect: CGRect) -> CGRect { rect }

public typealias StaticString = String
