// Types are used above their declarations, with what has to be inferred of them.
import Foundation
class Shelf {
    var selection: Set<Book.ID> = []
    var covers: [Book.ID: String] = [:]
    func select(_ book: Book) { selection.insert(book.id) }
    subscript(id: Book.ID) -> String? { covers[id] }
    var first: Stack.Element? { Stack(items: ["x"]).first { _ in true } }
}
extension Book: Identifiable { var id: Int { number } }
final class Book { let number: Int; init(_ number: Int) { self.number = number } }
struct Stack: Sequence {
    var items: [String]; func makeIterator() -> IndexingIterator<[String]> { items.makeIterator() }
}
struct Colors { var names: [String] { ["red", "green"] }; func name(_ i: Int) -> Shade { [.light, .dark][i % 2] } }
enum Shade { case light, dark }
func run() {
    let shelf = Shelf()
    shelf.select(Book(4))
    shelf.covers[4] = "blue"
    print(shelf.selection, shelf[4] ?? "-", shelf.first ?? "", Colors().name(3))
    print(String(Unicode.Scalar(UInt8(65))), "Hello World".range(of: "world", options: .caseInsensitive) != nil)
    let text = "one two one"
    if let range = text.range(of: "one", options: [.backwards]) {
        print(text.distance(from: text.startIndex, to: range.lowerBound))
    }
    print(text.replacingOccurrences(of: "ONE", with: "1", options: .caseInsensitive))
}
