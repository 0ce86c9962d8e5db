struct S { var a = 1 }
func run() { print(String(describing: S()), String(reflecting: S())) }
