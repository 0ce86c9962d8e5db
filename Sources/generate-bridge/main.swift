import Foundation

/// `generate-bridge --output DIR MODULE_DIR…`: writes the tables by which the interpreter calls SwiftUI, but for those that
/// are written by hand in the folder that `--native` names.
/// `--library TARGET_DIR=TYPE` embeds the Swift of `TARGET_DIR/Library` in `TARGET_DIR/Generated`, as members of a type.
/// With `--check` nothing is written: exit 1 if the files there differ.

func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
}

var output = ""
var native = ""
var sources: [String] = []
var libraries: [LibraryWriter] = []
var isCheck = false
var arguments = Array(CommandLine.arguments.dropFirst())
while let argument = arguments.first {
    arguments.removeFirst()
    switch argument {
    case "--native" where !arguments.isEmpty: native = arguments.removeFirst()
    case "--output" where !arguments.isEmpty: output = arguments.removeFirst()
    case "--library" where !arguments.isEmpty:
        let parts = arguments.removeFirst().split(separator: "=").map(String.init)
        guard parts.count == 2 else { fail("--library takes TARGET_DIR=TYPE", code: 64) }
        libraries.append(LibraryWriter(target: parts[0], type: parts[1]))
    case "--check": isCheck = true
    default: sources.append(argument)
    }
}
guard !output.isEmpty, !native.isEmpty, !sources.isEmpty else {
    fail(
        "usage: generate-bridge [--check] [--library TARGET_DIR=TYPE]... --native DIR --output DIR MODULE_DIR...",
        code: 64)
}

/// The Swift files of a folder, in an order that doesn't depend on the machine.
func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted(by: utf8)
}

var collector = Collector()
for folder in sources {
    for file in swiftFiles(in: folder) where !Policy.isExcluded(file: file) {
        guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else { continue }
        collector.read(text)
    }
}
let untyped = collector.api.untypedProperties
guard untyped.isEmpty else {
    fail("the type of \(untyped.joined(separator: ", ")) can't be read; it has to be written", code: 65)
}
collector.readTables(
    swiftFiles(in: native).compactMap { try? String(contentsOfFile: native + "/" + $0, encoding: .utf8) })
/// What the files of a target's `Declarations/` declare.
func declaredTables(of library: LibraryWriter) throws -> DeclaredTables {
    let folder = library.target + "/Declarations"
    let paths = swiftFiles(in: folder)
    var tables = DeclaredTables(target: library.target, type: library.type)
    for module in Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted(by: utf8) {
        tables.add(
            module: module,
            sources: try paths.filter { $0.hasPrefix(module + "/") }.map {
                try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
            })
    }
    return tables
}

for library in libraries {
    for module in try declaredTables(of: library).modules { collector.leaveOut(module.api) }
}
var writer = TableWriter(api: collector.api)
let tables = writer.tables()
let globals = writer.globals()
var files = FileWriter()
files.add(tables)
files.addStyles(collector.api.styleProtocols)
files.addIndex(tables, globals: globals, boxed: writer.boxedTypes(), unsupported: writer.unsupported)
files.addUndrawn(collector.api.undrawn)

var outputs = [Output(folder: output, files: files.files)]
for library in libraries {
    let folder = library.target + "/Library"
    do {
        let read = try swiftFiles(in: folder).map { path in
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count > 1 else {
                throw LibraryFile.Problem(message: "\(folder)/\(path) should stand in the folder of its module")
            }
            let source = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
            return try LibraryFile(name: parts[parts.count - 1], module: parts[0], source: source)
        }
        let place = library.target + "/Generated"
        var embedded = library.files(read)
        var tables = try declaredTables(of: library)
        embedded.merge(tables.files()) { $1 }
        guard tables.problems.isEmpty else {
            let place = library.target + "/Declarations/"
            throw LibraryFile.Problem(
                message: tables.problems.map { "no code for \(place)\($0)" }.joined(separator: "\n"))
        }
        if let index = outputs.firstIndex(where: { $0.folder == place }) {
            outputs[index].files.merge(embedded) { $1 }
        } else {
            outputs.append(Output(folder: place, files: embedded))
        }
    } catch let problem as LibraryFile.Problem {
        fail(problem.message, code: 65)
    }
}

var differing: [String] = []
for output in outputs {
    let names = output.differences()
    differing += names
    if !isCheck { try output.write(names) }
}
let count = tables.reduce(0) { $0 + $1.entries.count }
print("\(tables.count) types, \(count) members, \(globals.count) globals, \(writer.unsupported.count) not generated")
if isCheck, !differing.isEmpty {
    print("differ: " + differing.joined(separator: ", "))
    exit(1)
}
