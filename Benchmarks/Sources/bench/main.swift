import Foundation

/// `bench --render PATH`: runs the workloads of `spec/performance.md` with a release build of `render` and prints its
/// table: medians in milliseconds and megabytes beside their goals.
///
///     ratios  ours beside bare C and PangoCairo, in turn; `--floor FOLDER` is where `make floor` put those
///     cold    a process of its own for each picture, from its start to its end
///     warm    a whole rendering (parse, check, evaluate, lay out, draw, encode) in a process that has done some
///     phases  the same by phase, from `render -v`
///
/// `--quick` measures only the ratios, in under a minute; `--many` only books of figures and snapshots, `--service` only
/// pictures over HTTP, where `render-service` lies beside the program.
/// `--instructions FILE` counts instructions and writes them to a file; with `--check` it compares them with the file's.
func option(_ name: String) -> String? {
    guard let index = CommandLine.arguments.firstIndex(of: name), index + 1 < CommandLine.arguments.count else {
        return nil
    }
    return CommandLine.arguments[index + 1]
}
let render = option("--render") ?? "../.build/release/render"
guard FileManager.default.isExecutableFile(atPath: render) else {
    FileHandle.standardError.write(Data("there is no program at \(render): run 'make release' first\n".utf8))
    exit(66)
}
let program = RenderProgram(path: render)
let table = Table(program: program)
if let file = option("--instructions") {
    let counts = InstructionCounts(render: render, file: file)
    exit(CommandLine.arguments.contains("--check") ? counts.check() : counts.write())
}
if CommandLine.arguments.contains("--many") {
    BookTable(program: program).printAll()
    exit(0)
}
if CommandLine.arguments.contains("--service") {
    ServiceTable(table: table).printAll()
    exit(0)
}
let isQuick = CommandLine.arguments.contains("--quick")
if let ratios = RatioTable(table: table, folder: option("--floor") ?? ".build/floor") {
    ratios.printAll(share: isQuick ? 0.3 : 1)
} else {
    print("no ratios: there are no programs to compare with, 'make floor' builds them\n")
}
if isQuick { exit(0) }
table.printAll()
TextTable(program: program).printAll()
Growth(program: program).printAll()
DrawingTable(program: program).printAll()
AnimationTable(program: program).printAll()
InterpreterTable(table: table).printAll()
BookTable(program: program).printAll()
ServiceTable(table: table).printAll()
