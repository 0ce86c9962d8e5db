func size(_ n: Int) -> String { if n < 10 { "small" } else if n < 100 { "medium" } else { "large" } }
func run() {
    let label = if 3 > 2 { "yes" } else { "no" };
    let k =
        switch label {
        case "yes": 1;
        default: 0
        };
    let x: Double = if k == 1 { 2 } else { 3.5 }; print(size(5), size(50), size(500), label, k, x);
    let opt: Int? = if k > 5 { 1 } else { nil }; print(opt as Any);
    let f: (Int) -> String = { n in
        switch n {
        case 0: "zero";
        case let m where m < 0: "neg";
        default: "pos"
        }
    }
        ;
    print([0, -1, 2].map(f)); var total = 0; total += k; print(total, (k == 1 ? "a" : "b") + (k > 1 ? "c" : "d"))
}
