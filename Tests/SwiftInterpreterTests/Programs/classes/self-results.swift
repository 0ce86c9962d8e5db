// `Self` in a class is the class that is asked.
class Base {
    var count = 0
    required init() {}
    class func create() -> Self { self.init() }
    func counted() -> Self {
        count += 1
        return self
    }
    class var kind: String { "base" }
    func own() -> String { type(of: self).kind }
}
final class Sub: Base {
    var extra = 1
    override class var kind: String { "sub" }
}
func run() {
    print(Sub.create().extra, Sub().counted().counted().extra, Sub().counted().count)
    print(Base.create().own(), Sub.create().own())
}
