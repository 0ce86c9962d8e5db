typealias TimeInterval = Double
typealias AnyClass = AnyObject.Type
class Formatter: NSObject {}
protocol CodingKeyRepresentable {}
/// A style that is called `FormatStyle` itself can't name the protocol otherwise.
typealias _FormatStyle = FormatStyle
