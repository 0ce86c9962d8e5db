protocol Arrangement {
    associatedtype Part
    associatedtype Parts = [Part]
    func arrange(_ parts: [Part]) -> Int
    func keep(_ parts: Parts)
}
extension Arrangement { func keep(_ parts: Parts) {} }
struct Row: Arrangement {
    func arrange(_ parts: [Part]) -> Int { Sum(parts).total + Row.Longest().of(parts) }
    typealias Part = String
    struct Sum {
        var total = 0
        init(_ parts: [Part]) { for part in parts { total += part.count } }
        struct Inner { var last: Part?; var all: Parts = [] }
    }
    final class Longest {
        var found: Part = ""
        func of(_ parts: Parts) -> Int {
            for part in parts where part.count > found.count { found = part }
            return found.count
        }
    }
}
struct Told: Arrangement {
    func arrange(_ parts: [Double]) -> Int { Holder(parts: parts).first.map { Int($0) } ?? 0 }
    struct Holder {
        let parts: [Part]
        var first: Part? { parts.first }
        static func empty() -> Holder { Holder(parts: [Part]()) }
    }
}
struct Hike {
    var samples = [Sample(height: 3, name: "a"), Sample(height: 5, name: "b")]
    struct Sample {
        var height: Double
        var name: String
        struct Mark { var size = 4 }
        var mark = Mark()
    }
}
func run() {
    print(Row().arrange(["ab", "cde"]), Row.Sum.Inner(last: "x", all: ["y"]).all)
    print(Told().arrange([7.5, 1]), Told.Holder.empty().parts.count)
    let path = \Hike.Sample.height
    let deep = \Hike.Sample.Mark.size
    let writable: WritableKeyPath<Hike.Sample, String> = \Hike.Sample.name
    var hike = Hike()
    hike.samples[1][keyPath: writable] = "c"
    print(hike.samples.map { $0[keyPath: path] }, hike.samples[0].mark[keyPath: deep], hike.samples.map(\.name))
}
