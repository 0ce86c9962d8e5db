import Foundation
// A class has an id of its own, and one that is decoded needs no initialiser.
final class Manager: Identifiable { var count = 0 }
final class Named: Identifiable { let id = "fixed" }
class Reply: Codable { var status: String; var items: [String]? }
final class longNames { var entries = [entry](); struct entry { var value = 1 } }
func same<A: Identifiable, B: Identifiable>(_ a: A, _ b: B) -> Bool { AnyHashable(a.id) == AnyHashable(b.id) }
func run() {
    let first = Manager(), second = Manager()
    print(same(first, first), same(first, second), first.id == ObjectIdentifier(first), Named().id)
    guard let reply = try? JSONDecoder().decode(Reply.self, from: Data(#"{"status": "ok", "items": ["a"]}"#.utf8))
    else { return }
    print(reply.status, reply.items ?? [])
    let names = longNames()
    names.entries.append(.init(value: 5))
    print(names.entries.map(\.value))
}
