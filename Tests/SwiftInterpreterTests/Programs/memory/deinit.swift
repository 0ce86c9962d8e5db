final class Resource {
    let name: String
    init(_ name: String) { self.name = name; print("init", name) }
    deinit { print("deinit", name) }
}
final class Sub { let inner = Resource("inner"); deinit { print("deinit sub") } }
func scoped() { let r = Resource("local"); print("using", r.name) }
func run() {
    scoped()
    var optional: Resource? = Resource("optional")
    optional = nil
    print(optional == nil)
    var list = [Resource("a"), Resource("b")]
    list.removeFirst()
    print(list.count)
    list = []
    _ = Sub()
    do { let r = Resource("block"); print(r.name) }
    print("end")
}
