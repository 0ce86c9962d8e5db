enum Dir: Int, CaseIterable, Comparable {
    case n = 1, e, s = 10, w; static func < (a: Dir, b: Dir) -> Bool { a.rawValue < b.rawValue };
    var opposite: Dir {
        switch self {
        case .n: .s;
        case .s: .n;
        case .e: .w;
        case .w: .e
        }
    }
}
enum Name: String { case first, second = "2nd" }
enum Result2<T, E: Error> {
    case ok(T), bad(E);
    func map<U>(_ f: (T) -> U) -> Result2<U, E> {
        switch self {
        case .ok(let t): .ok(f(t));
        case .bad(let e): .bad(e)
        }
    }; var value: T? { if case .ok(let t) = self { return t }; return nil }
}
indirect enum Expr {
    case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr)
    func eval() -> Double {
        switch self {
        case .num(let n): return n;
        case let .add(a, b): return a.eval() + b.eval();
        case let .mul(a, b): return a.eval() * b.eval();
        case .neg(let e): return -e.eval()
        }
    }
}
enum Media: Equatable, Hashable {
    case photo(width: Int, height: Int), video(seconds: Double), none;
    static let square = Media.photo(width: 1, height: 1); init(size: Int) { self = .photo(width: size, height: size) }
}
enum State { case loading(progress: Double = 0), done; static var all: [State] { [.loading(), .done] } }
struct Err: Error {}
func run() {
    print(
        Dir.allCases, Dir(rawValue: 2)!, Dir(rawValue: 5) as Any, Dir.w.rawValue, Dir.n < .s, Dir.allCases.max()!,
        Dir.e.opposite, Name.second.rawValue, Name(rawValue: "first")!, Name.first)
    print(
        Result2<Int, Err>.ok(3).map { $0 * 2 }.value!, Result2<Int, Err>.bad(Err()).value as Any,
        Expr.add(.num(2), .mul(.num(3), .neg(.num(4)))).eval())
    print(
        Media.photo(width: 2, height: 3), Media.square == .photo(width: 1, height: 1), Media(size: 4),
        Set([Media.none, .none, .video(seconds: 1)]).count, Media.video(seconds: 2) == .video(seconds: 2.5))
    let make = Media.video; print(make(1.5), [1, 2].map(Media.init(size:)).count, State.all.count)
    if case .photo(let w, _) = Media(size: 6) { print(w) };
    if case .photo(width: let w, height: 7...) = Media(size: 8) { print("tall", w) }
    switch Media.square {
    case .photo(let size) where size.width == size.height: print("square", size);
    default: print("no")
    }
    var d = Dir.n; d = .e;
    print(
        d == .e, [Dir.n: "up"][.n]!, Dir.allCases.firstIndex(of: .s)!, "\(Name.second)", String(describing: Dir.n),
        d.hashValue == Dir.e.hashValue)
}
