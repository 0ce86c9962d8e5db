final class Storage { var values = [1] }
struct Values {
    private var storage = Storage()
    var first: Int {
        get { storage.values[0] }
        set {
            if !isKnownUniquelyReferenced(&storage) {
                print("copied")
                let copy = Storage()
                copy.values = storage.values
                storage = copy
            }
            storage.values[0] = newValue
        }
    }
}
func run() {
    var one = Values()
    one.first = 2
    var two = one
    two.first = 3
    one.first = 4
    two.first = 5
    print(one.first, two.first)
}
