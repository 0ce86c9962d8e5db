// The default of a generic parameter's argument says what the parameter is where none is given.
protocol Shape { var corners: Int { get } }
struct Box: Shape { var corners = 4 }
struct Round: Shape { var corners: Int { 0 } }
extension Shape where Self == Round { static var round: Round { Round() } }
func clip(_ on: Bool, shape: some Shape = Box(), id: some Hashable = Int.zero) -> String {
    on ? "\(type(of: shape)) \(shape.corners) \(id)" : "-"
}
func trim<S: Shape>(_ shape: S = .round) -> String { "\(S.self)" }
func scaled(
    _ value: Double, by factor: some BinaryFloatingPoint = Double(2), times: some BinaryInteger = Int.bitWidth
) -> String {
    "\(value * Double(factor)) \(type(of: factor)) \(type(of: times))"
}
func hold<T>(_ value: T? = nil, _ make: () -> T) -> T { value ?? make() }
func run() {
    print(clip(true), clip(true, shape: .round), clip(true, shape: Round(), id: "x"), clip(false))
    print(scaled(1.5), scaled(1.5, by: Float(3)), scaled(2, times: UInt8(1)))
    print(trim(), trim(Box()), hold { 4 }, hold(5) { 6 })
}
