// What code says of where it is.
func here(_ function: String = #function, _ line: Int = #line) -> String { "\(function) \(line)" }
struct Place {
    var name: String { #function }
    init(_ text: String = "") { print(#function) }
    func go(to other: Int, _ more: Int = 0) -> String { #function }
    func caller() -> String { here() }
    subscript(index: Int) -> String { #function }
}
func run() {
    print(here(), #line, #function, #column)
    let place = Place()
    print(place.name, place.go(to: 1), place.caller(), place[0])
    let closure = { #function + { #function }() }
    print(closure())
    func inner(of value: Int) -> String { #function }
    print(inner(of: 1))
}
