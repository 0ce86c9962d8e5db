import Foundation
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
class Dog: Animal {
    var tricks: [String]
    enum CodingKeys: String, CodingKey { case tricks }
    init(name: String, tricks: [String]) { self.tricks = tricks; super.init(name: name) }
    required init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        tricks = try c.decode([String].self, forKey: .tricks)
        try super.init(from: decoder)
    }
    override func encode(to encoder: Encoder) throws {
        try super.encode(to: encoder)
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(tricks, forKey: .tricks)
    }
}
func run() {
    let e = JSONEncoder(); e.outputFormatting = .sortedKeys
    let data = try! e.encode(Dog(name: "Rex", tricks: ["sit"]))
    print(String(data: data, encoding: .utf8)!)
    let d = try! JSONDecoder().decode(Dog.self, from: data)
    print(d.name, d.tricks)
    let a = try! JSONDecoder().decode(Animal.self, from: data)
    print(a.name)
}
