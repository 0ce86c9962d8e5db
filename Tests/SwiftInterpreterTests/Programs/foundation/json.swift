import Foundation
struct User: Codable, Equatable {
    let id: Int; var name: String; var tags: [String]; var address: Address?; var isActive: Bool = true
    struct Address: Codable, Equatable { var city: String; var zip: String? }
}
enum Kind: String, Codable { case a, b }
struct Item: Decodable {
    let title: String; let price: Double; let kind: Kind; let createdAt: Int?
    enum CodingKeys: String, CodingKey { case title, price, kind, createdAt = "created_at" }
}
struct Snake: Codable { var firstName: String; var lastLogin: Int }
let json = """
    [{"title": "Pen", "price": 1.5, "kind": "a", "created_at": 12}, {"title": "Book", "price": 10, "kind": "b"}]
    """
func run() {
    do {
        let items = try JSONDecoder().decode([Item].self, from: Data(json.utf8))
        print(items.map(\.title), items.map(\.price), items[0].kind, items[0].createdAt ?? 0, items[1].createdAt as Any)
        let user = try JSONDecoder().decode(
            User.self,
            from: #"{"id": 1, "name": "Ann", "tags": ["x", "y"], "address": {"city": "Rome"}, "isActive": false}"#.data(
                using: .utf8)!)
        print(user.name, user.tags, user.address?.city ?? "", user.address?.zip as Any, user.isActive)
        let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys]
        print(
            String(data: try encoder.encode(user), encoding: .utf8)!,
            try JSONDecoder().decode(User.self, from: encoder.encode(user)) == user)
        let decoder = JSONDecoder(); decoder.keyDecodingStrategy = .convertFromSnakeCase
        print(
            try decoder.decode(Snake.self, from: Data(#"{"first_name": "Bo", "last_login": 5}"#.utf8)),
            try JSONDecoder().decode([String: [Int]].self, from: Data(#"{"a": [1, 2]}"#.utf8)))
        _ = try JSONDecoder().decode(User.self, from: Data("{}".utf8))
    } catch let DecodingError.keyNotFound(key, _) { print("missing", key.stringValue) } catch { print("other error") }
    do { _ = try JSONDecoder().decode([Int].self, from: Data("[1, \"x\"]".utf8)) } catch is DecodingError {
        print("decoding error")
    } catch { print("?") }
}
