@propertyWrapper struct Bind<T> {
    let get: () -> T; let set: (T) -> Void
    var wrappedValue: T {
        get { get() }
        nonmutating set { set(newValue) }
    }
    var projectedValue: Bind<T> { self }
    subscript<V>(_ path: WritableKeyPath<T, V>) -> Bind<V> {
        Bind<V>(
            get: { get()[keyPath: path] },
            set: {
                var t = get(); t[keyPath: path] = $0; set(t)
            })
    }
}
struct Person { var name = "a"; var age = 1 }
struct Row { @Bind var text: String; func clear() { text = "" } }
func run() {
    var person = Person()
    let binding = Bind(get: { person }, set: { person = $0 })
    let name = binding[\.name]
    name.wrappedValue = "bob"; binding.wrappedValue.age += 4
    print(person, name.wrappedValue)
    let row = Row(text: name); row.clear(); print(person.name.isEmpty, row.$text.wrappedValue.count)
}
