func run() {
    var made = 0
    func make() -> [Int] { made += 1; return [1, 2, 3] }
    lazy var values = make()
    print(made)
    print(values.count, made)
    print(values, made)
    lazy var unused: Int = {
        made += 100; return 1
    }()
    print(made)
}
