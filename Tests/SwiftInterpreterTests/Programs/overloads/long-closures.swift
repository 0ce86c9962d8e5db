import Foundation
func size(_ make: (Int) -> CGFloat) -> String { "length \(make(1))" }
func size(_ make: (Int) -> CGSize) -> String { "size \(make(1).width)" }
func value(_ make: () -> Int) -> String { "int \(make())" }
func value(_ make: () -> String) -> String { "string \(make())" }
func value(_ make: () -> [Int]) -> String { "list \(make())" }
func run() {
    print(
        size { count in
            let side = CGFloat(count)
            return CGSize(width: side, height: side)
        })
    print(
        size { count in
            let side = CGFloat(count)
            return side
        })
    print(
        value {
            let text = "x"
            return text + "y"
        })
    print(
        value {
            let number = 2
            if number > 1 { return [number] }
            return []
        })
}
