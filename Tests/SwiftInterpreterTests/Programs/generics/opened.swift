// A value of any conforming type given to a generic function: the function has the value's own type.
protocol Animal {
    static var sound: String { get }
    var name: String { get }
}
struct Dog: Animal { static let sound = "woof"; var name = "dog" }
struct Cat: Animal { static let sound = "meow"; var name = "cat" }
struct Box<Content: Animal> { var content: Content; var text: String { "\(Content.self) \(Content.sound)" } }
func speak<Pet: Animal>(_ pet: Pet) -> String { "\(Pet.self) \(Pet.sound) \(pet.name)" }
func boxed<Pet: Animal>(_ pet: Pet) -> String { Box(content: pet).text }
func same<Pet: Animal>(_ pet: Pet) -> Pet { pet }
extension Animal { func loud() -> String { Self.sound.uppercased() + speak(self) } }
func run() {
    let pets: [any Animal] = [Dog(), Cat()]
    for pet in pets { print(speak(pet), boxed(pet), same(pet).name, pet.loud()) }
    print(pets.map { speak($0) })
}
