import Foundation
func run() {
    let a = Measurement(value: 1, unit: UnitLength.kilometers)
    let b = Measurement(value: 900, unit: UnitLength.meters)
    print(a > b, a < b, a == Measurement(value: 1000, unit: .meters), max(a, b).value, [a, b].min()!.value, a <= b)
    print((a + b).value, (a * 2).value, (b / 3).value, (a - b).converted(to: .meters).value)
    print([a, b].sorted { $0 < $1 }.map(\.value))
}
