import Foundation

/// `generate-bridge --output DIR MODULE_DIR…`: writes the tables by which the interpreter calls SwiftUI.
/// With `--check` nothing is written: exit 1 if the files there differ.

var output = ""
var sources: [String] = []
var isCheck = false
var arguments = Array(CommandLine.arguments.dropFirst())
while let argument = arguments.first {
    arguments.removeFirst()
    switch argument {
    case "--output" where !arguments.isEmpty: output = arguments.removeFirst()
    case "--check": isCheck = true
    default: sources.append(argument)
    }
}
guard !output.isEmpty, !sources.isEmpty else {
    FileHandle.standardError.write(Data("usage: generate-bridge [--check] --output DIR MODULE_DIR...\n".utf8))
    exit(64)
}

func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && !Policy.isExcluded(file: $0) }.sorted(by: utf8).map {
        folder + "/" + $0
    }
}

var collector = Collector()
for path in sources.flatMap(swiftFiles) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
    collector.read(text)
}
var writer = TableWriter(api: collector.api)
let tables = writer.tables()
let globals = writer.globals()
var files = FileWriter()
files.add(tables)
files.addStyles(collector.api.styleProtocols)
files.addIndex(tables, globals: globals, boxed: writer.boxedTypes(), unsupported: writer.unsupported)
files.addUndrawn(collector.api.undrawn)

var differing: [String] = []
let existing = Set((try? FileManager.default.contentsOfDirectory(atPath: output)) ?? [])
for name in existing.subtracting(files.files.keys).sorted() where name.hasSuffix(".swift") {
    differing.append(name)
    if !isCheck { try FileManager.default.removeItem(atPath: output + "/" + name) }
}
if !isCheck { try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true) }
for (name, text) in files.files.sorted(by: { $0.key < $1.key }) {
    let path = output + "/" + name
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { continue }
    differing.append(name)
    if !isCheck { try text.write(toFile: path, atomically: true, encoding: .utf8) }
}
let count = tables.reduce(0) { $0 + $1.entries.count }
print("\(tables.count) types, \(count) members, \(globals.count) globals, \(writer.unsupported.count) not generated")
if isCheck, !differing.isEmpty {
    print("differ: " + differing.joined(separator: ", "))
    exit(1)
}
