func f(_ a: Int?, _ b: Bool) -> Int {
    switch (a, b) {
    case (nil, false): 0;
    case (nil, true): 1;
    case (let x?, true) where x > 5: x;
    case (.some(1...3), _): 2;
    case (_, true): 3;
    case (let x?, false): -x
    }
}
func g(_ s: String) -> String {
    switch s {
    case "a", "b": "first";
    case let x where x.hasPrefix("c"): "c-" + x;
    case "": "empty";
    default: "other"
    }
}
func h(_ c: Character) -> Bool {
    switch c {
    case "a", "e", "i", "o", "u": return true;
    case "A"..."Z": return false;
    default: return false
    }
}
func run() {
    print(
        f(nil, false), f(nil, true), f(9, true), f(2, false), f(4, true), f(8, false), ["a", "cat", "", "z"].map(g),
        "hello".filter(h));
    let x = 5;
    switch x {
    case _ where x < 0: print("neg");
    case 0: print("zero");
    case 1..<5, 6...: print("not five");
    case let n: print("n", n)
    }; let t: (String, Int) = ("k", 3);
    switch t {
    case ("k", let n) where n > 2: print("k", n);
    case (_, 0): print("zero");
    case (let s, _): print(s)
    }
}
