enum Ctx { @TaskLocal static var id = 0; @TaskLocal static var name: String? }
func show() { print(Ctx.id, Ctx.name ?? "none") }
func run() async {
    show()
    Ctx.$id.withValue(5) {
        show(); Ctx.$name.withValue("n") { show() }
    }
    await Ctx.$id.withValue(7) {
        await Task { show() }.value; show()
    }
    await Ctx.$id.withValue(8) { await Task.detached { show() }.value }
    await Ctx.$id.withValue(9) { await withTaskGroup(of: Void.self) { g in g.addTask { show() } } }
    show()
}
