import Foundation

/// `bench --render PATH`: runs the workloads of `spec/performance.md` with a release build of `render` and prints its
/// table: medians in milliseconds and megabytes beside their goals.
///
///     cold    a process of its own for each picture, from its start to its end
///     warm    a whole rendering (parse, check, evaluate, lay out, draw, encode) in a process that has done some
///     phases  the same by phase, from `render -v`
///
/// `--many` measures only books of figures and snapshots.
var render = "../.build/release/render"
if let index = CommandLine.arguments.firstIndex(of: "--render"), index + 1 < CommandLine.arguments.count {
    render = CommandLine.arguments[index + 1]
}
guard FileManager.default.isExecutableFile(atPath: render) else {
    FileHandle.standardError.write(Data("there is no program at \(render): run 'make release' first\n".utf8))
    exit(66)
}
let program = RenderProgram(path: render)
if CommandLine.arguments.contains("--many") {
    BookTable(program: program).printAll()
    exit(0)
}
let table = Table(program: program)
table.printAll()
TextTable(program: program).printAll()
Growth(program: program).printAll()
DrawingTable(program: program).printAll()
AnimationTable(program: program).printAll()
InterpreterTable(table: table).printAll()
BookTable(program: program).printAll()
