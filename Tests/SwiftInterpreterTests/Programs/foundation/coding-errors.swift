import Foundation

// Errors of coding say what is wrong, where, and why.

struct Person: Codable {
    var name: String
    var age: Int
}

struct Team: Codable {
    var people: [Person]
}

enum Key: String, CodingKey { case first = "one" }

func attempt(_ text: String) {
    do {
        print(try JSONDecoder().decode(Team.self, from: Data(text.utf8)).people.count)
    } catch {
        print(error)
        debugPrint(error)
    }
}

func run() {
    attempt(#"{"people":[{"name":"A","age":1}]}"#)
    attempt(#"{}"#)
    attempt(#"{"people":[{"name":"A","age":1},{"name":"B"}]}"#)
    attempt(#"{"people":[{"name":"A","age":"x"}]}"#)
    attempt(#"{"people":[{"name":"A","age":null}]}"#)
    attempt(#"{"people":1}"#)
    attempt(#"{"people":[1]}"#)
    attempt(#"[]"#)
    attempt(#"{"people":"#)
    let context = DecodingError.Context(codingPath: [Key.first], debugDescription: "bad")
    print(DecodingError.keyNotFound(Key.first, context))
    print(DecodingError.typeMismatch(Int.self, context))
    print(DecodingError.valueNotFound(String.self, .init(codingPath: [], debugDescription: "")))
    print(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "worse")))
    print(EncodingError.invalidValue(1.5, .init(codingPath: [Key.first], debugDescription: "no")))
}
