func run() {
    print("aaaa".replacing("a", with: "b", maxReplacements: 2))
    print("a1b22".replacing(#/\d+/#) { "<\($0.output)>" })
    print("a1b22".replacing(#/\d+/#, maxReplacements: 1) { "[\($0.output)]" })
    var text = "xyx"
    text.replace("x", with: "z", maxReplacements: 1)
    print(text)
    text.replace(#/z/#) { _ in "q" }
    print(text)
    text.replace(#/[qx]/#, maxReplacements: 1) { "\($0.output)!" }
    print(text)
}
