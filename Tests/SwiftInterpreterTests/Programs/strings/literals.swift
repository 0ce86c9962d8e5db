func run() {
    let name = "World", n = 5
    print("Hello, \(name)! \(n + 1) \(n > 3 ? "big" : "small") \("nested \(n)")")
    print(#"raw \n \(name) \#(name) "quoted""#, ##"a "# b"##)
    print(
        """
        Indented
          more \(name)
        line \
        joined
        "quotes" and \"""
        """)
    print("tab\tnew\\line \u{1F600} \u{e9} \"q\" \0".count, "é".count, "👨‍👩‍👧".count, "e\u{301}" == "é")
    let multi = """
        a

        b
        """
    print(multi.split(separator: "\n", omittingEmptySubsequences: false).count, multi.count)
    print("a" + "b", "ab" < "b", "abc".hasPrefix("ab"), "x" as Character, ("a" as Character).isLetter)
    print(#"\d+"#, "100%", "\(1.0) \(0.1 + 0.2) \(1e20) \(Float(0.1)) \(-0.0) \(Double.infinity)")
    print("\([1, 2]) \(["a": 1]) \((1, "x")) \(Optional(3) as Any) \(String(describing: Int?.none))")
}
