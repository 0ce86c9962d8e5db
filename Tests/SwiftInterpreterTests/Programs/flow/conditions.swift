#if os(Linux) || os(iOS)
    let platform = "unix"
#else
    let platform = "other"
#endif
func run() {
    print(platform)
    if #available(iOS 15, macOS 12, *) { print("available") } else { print("old") }
    guard #available(iOS 13, *) else { print("no"); return }
    #if DEBUG_FLAG && !os(Linux)
        print("debug")
    #elseif swift(>=5.5)
        print("swift")
    #endif
    #if canImport(Foundation)
        print("foundation")
    #endif
    let a: Int? = 3, b: Int? = nil
    if let a, let c = b ?? Optional(4), a < c { print(a, c) }
    if var a { a += 1; print(a) }
    guard let a, a > 2 else { print("small"); return }
    if let b { print(b) } else if a == 3 { print("three") }
    print(b.map { $0 + 1 } ?? 0, a > 2 && b == nil || false, !(a == 2))
    let nested: Int?? = .some(nil)
    print(nested == nil, nested! == nil, (nested ?? 7) == nil)
    if let x = nested, x == nil { print("inner nil") }
}
