func square(_ n: Int) async -> Int {
    try? await Task.sleep(for: .milliseconds(30 - n * 10))
    return n * n
}
func run() async {
    async let a = square(1)
    async let b = square(2)
    let sum = await a + b
    print(sum)
    async let c: Int = square(0)
    print(await c)
}
