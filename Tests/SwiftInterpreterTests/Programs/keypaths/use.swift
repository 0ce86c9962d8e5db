struct Address { var city: String; var zip: Int? }
struct Person { var name: String; var address: Address; var tags: [String] = []; var age = 0 }
final class Holder { var person = Person(name: "H", address: Address(city: "X", zip: 1)) }
extension Sequence {
    func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] {
        sorted { $0[keyPath: path] < $1[keyPath: path] }
    }
    func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: path] } }
}
func set<R, V>(_ root: inout R, _ path: WritableKeyPath<R, V>, _ value: V) { root[keyPath: path] = value }
func run() {
    var people = [
        Person(name: "Bob", address: Address(city: "Rome", zip: nil), age: 30),
        Person(name: "Al", address: Address(city: "Oslo", zip: 7), tags: ["a"], age: 20),
    ]
    print(people.map(\.name), people.map(\.address.city), people.map(\.tags.count), people.compactMap(\.address.zip))
    print(people.sorted(by: \.age).map(\.name), people.sum(\.age), people.filter(\.tags.isEmpty).count)
    let city = \Person.address.city
    people[0][keyPath: city] = "Bern"; set(&people[1], \.age, 21)
    print(people[0].address.city, people[1].age, people[0][keyPath: \.address.zip?.description] ?? "none")
    let h = Holder(); let path: ReferenceWritableKeyPath<Holder, String> = \.person.name; h[keyPath: path] = "Z"
    print(h.person.name, [[1, 2], [3]].map(\.[0]), ["ab", "c"].map(\.count), \Person.name == \Person.name)
    let joined = (\Person.address).appending(path: \.city)
    print(
        people[0][keyPath: joined], people.map(\.self).count, [1, 2, 3].map(\.description),
        people.max(by: { $0.age < $1.age })!.name)
    let paths: [PartialKeyPath<Person>] = [\.name, \.age]
    print(paths.count, people[1][keyPath: paths[1]])
    let f: (Person) -> Int = \.age
    print(f(people[0]))
}
