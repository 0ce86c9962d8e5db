enum Controls {
    struct Box<Value: Equatable> {
        var value: Value
        var isSame: Bool { value == value }
    }
}
typealias Box = Controls.Box
func run() {
    let box = Box(value: 3)
    print(box.value, box.isSame, Box<String>(value: "a").value)
}
