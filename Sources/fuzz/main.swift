import Foundation

// Looks for sources that end or stop the process that draws them.
//
//     fuzz [--seconds N | --rounds N] [--seed N] [--kinds KIND,…] [--corpus DIR]… [--findings DIR]
//     KIND: library, calls, exclusivity, mutations, bytes, pictures, fonts, tables, options,
//           chapters, settings, scenarios; all of them by default
//     fuzz FILE…            feeds the files
//     fuzz --show N         prints the input of that number
//     fuzz --refused        with --rounds and the like: prints what the checker says of library calls that it refuses
//     fuzz --coverage FOLDER [--corpus DIR]… [OPTION]…
//                           lets libFuzzer lead, with its own options (`make fuzz-coverage`)
//
// Every input goes the whole way in a process of its own. What ends it, or keeps it longer than --timeout seconds, is
// made shorter and written to the folder of findings; the exit code is 1 then.

signal(SIGPIPE, SIG_IGN)

var settings = Supervisor.Settings()
var seconds = Double.infinity
var rounds = Int.max
var start = 0
var seed: UInt64 = 1
var kinds: [InputSource.Kind] = []
var folders: [String] = []
var files: [String] = []
var shown: Int?
var coverage: String?
var showsRefusals = false

var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    func value() -> String { arguments.popFirst() ?? "" }
    switch argument {
    case "--worker":
        Worker.run()
        exit(0)
    case "--seconds": seconds = Double(value()) ?? seconds
    case "--rounds": rounds = Int(value()) ?? rounds
    case "--start": start = Int(value()) ?? start
    case "--seed": seed = UInt64(value()) ?? seed
    case "--kinds": kinds = value().split(separator: ",").compactMap { InputSource.Kind(rawValue: String($0)) }
    case "--corpus": folders.append(value())
    case "--findings": settings.findings = value()
    case "--timeout": settings.timeout = Double(value()) ?? settings.timeout
    case "--reduction": settings.reduction = Int(value()) ?? settings.reduction
    case "--show": shown = Int(value())
    case "--refused": showsRefusals = true
    case "--coverage": coverage = value()
    default: files.append(argument)
    }
}

if let coverage {
    guard let code = try CoverageGuided.run(corpus: Corpus(folders: folders), folder: coverage, options: files) else {
        print("this program was not built with libFuzzer: run 'make fuzz-coverage'")
        exit(69)
    }
    exit(code)
}

let supervisor = Supervisor(settings)
for file in files {
    guard let data = FileManager.default.contents(atPath: file) else {
        print("can't read '\(file)'")
        exit(66)
    }
    supervisor.feed(Array(data), name: (file as NSString).lastPathComponent)
}
if files.isEmpty {
    let source = InputSource(corpus: Corpus(folders: folders), kinds: kinds, seed: seed)
    if let shown {
        FileHandle.standardOutput.write(Data(source.input(number: shown)))
        exit(0)
    }
    if showsRefusals {
        for number in start..<start + min(rounds, 1_000_000) {
            let refusals = SeveralCalls(String(decoding: source.input(number: number), as: UTF8.self)).refusals
            for (place, text) in refusals.sorted(by: { $0.key < $1.key }) { print("\(number) at \(place): \(text)") }
        }
        exit(0)
    }
    let begin = ContinuousClock.now
    var number = start
    while number - start < rounds, ContinuousClock.now - begin < .seconds(min(seconds, 1e6)), !supervisor.isDone {
        supervisor.feed(source.input(number: number), name: "\(seed)-\(number)")
        number += 1
    }
}
print("\(supervisor.rounds) inputs, \(supervisor.drawn) drawn to the end, \(supervisor.findings) found")
exit(supervisor.findings == 0 ? 0 : 1)
