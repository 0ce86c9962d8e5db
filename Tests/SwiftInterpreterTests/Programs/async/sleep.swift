func step(_ name: String, _ milliseconds: Int) async -> String {
    try? await Task.sleep(for: .milliseconds(milliseconds))
    print("done", name)
    return name
}
func run() async {
    let slow = Task { await step("slow", 60) }
    let fast = Task { await step("fast", 10) }
    print(await slow.value, await fast.value)
    try? await Task.sleep(nanoseconds: 1_000_000)
    print("end")
}
