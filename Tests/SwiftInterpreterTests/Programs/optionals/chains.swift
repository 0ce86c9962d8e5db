struct Address { var street: String?; var zip: Int? }
final class Person {
    var name: String; var address: Address?; weak var boss: Person?;
    init(_ n: String, _ a: Address? = nil) { name = n; address = a }
}
func label(_ p: Person?) -> String {
    guard let p, let street = p.address?.street?.uppercased() else { return p?.name ?? "nobody" };
    return "\(p.name) @ \(street)" + (p.address?.zip.map { " \($0)" } ?? "")
}
func run() {
    let a = Person("ann", Address(street: "elm", zip: 9)), b = Person("bob", Address(street: nil, zip: 3)); b.boss = a;
    print(label(a), label(b), label(nil), b.boss?.address?.zip ?? 0, a.boss?.name as Any); b.boss?.address?.zip? += 1;
    b.address?.street = "oak"; print(label(a), label(b));
    let zips = [a, b].compactMap { $0.address?.zip }.reduce(0, +); print(zips)
}
