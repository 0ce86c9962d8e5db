struct Parameters {
    enum Source { case binding, drag }
    var willDismiss: (Source) -> () = { _ in }
    var count = 0
    func willDismiss(_ closure: @escaping (Source) -> ()) -> Parameters {
        var copy = self
        copy.willDismiss = closure
        return copy
    }
    func count(_ n: Int) -> Parameters { var copy = self; copy.count = n; return copy }
}

func run() {
    let p = Parameters().willDismiss { print($0) }.count(3)
    var source: Parameters.Source?
    p.willDismiss(source ?? .binding)
    p.willDismiss(.drag)
    print(p.count)
}
