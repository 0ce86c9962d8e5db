final class Box { var value: Int; init(_ value: Int) { self.value = value } }
struct Pair { var box: Box; var count: Int }
func run() {
    let a = Box(1), b = a, c = Box(1)
    print(a === b, a === c, a !== c)
    var p = Pair(box: a, count: 1)
    let q = p
    p.box.value = 9
    p.count = 2
    print(q.box.value, q.count, p.count)
    let ids: Set<ObjectIdentifier> = [ObjectIdentifier(a), ObjectIdentifier(b), ObjectIdentifier(c)]
    print(ids.count)
    var array = [1, 2, 3]
    let copy = array
    array[0] = 100
    print(copy, array)
}
