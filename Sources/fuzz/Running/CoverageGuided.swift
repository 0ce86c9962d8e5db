import Foundation
import Rendering

/// The same ways of changing sources, led by what they reach: libFuzzer keeps an input that runs code which none ran
/// before, and goes on from there. It is part of a program that is built with `-sanitize=fuzzer`, as `make fuzz-coverage`
/// does, and of no other.
enum CoverageGuided {
    private typealias Callback = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    private typealias Driver =
        @convention(c) (
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Arguments>, Callback
        ) -> Int32

    /// Set once, before libFuzzer starts.
    nonisolated(unsafe) fileprivate static var mutator: Mutator?

    /// Runs until libFuzzer ends, and answers its exit code; nil where it isn't there.
    ///
    /// - Parameters:
    ///   - corpus: what it starts from, written to `folder`, where it also keeps what it finds worth keeping.
    ///   - options: libFuzzer's own, such as `-max_total_time=60`.
    static func run(corpus: Corpus, folder: String, options: [String]) throws -> Int32? {
        guard let symbol = dlsym(nil, "LLVMFuzzerRunDriver") else { return nil }
        mutator = Mutator(corpus: corpus)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (number, text) in corpus.texts.enumerated() {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/seed-\(number)"))
        }
        let words = ["fuzz"] + options + [folder]
        var arguments: Arguments = .allocate(capacity: words.count + 1)
        for (index, word) in words.enumerated() { arguments?[index] = strdup(word) }
        arguments?[words.count] = nil
        var count = Int32(words.count)
        let driver = unsafeBitCast(symbol, to: Driver.self)
        return driver(&count, &arguments) { bytes, count in
            let input = Array(UnsafeBufferPointer(start: bytes, count: count))
            // Nothing is caught here: an input that ends the process is what is looked for.
            _ = try? LargeStack.run { WholeWay.run(input).rawValue }
            return 0
        }
    }
}

/// Changes an input in its place, as text; called by libFuzzer by this name.
@_cdecl("LLVMFuzzerCustomMutator")
func changeInput(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32) -> Int {
    guard let mutator = CoverageGuided.mutator else { return count }
    var random = FuzzRandom(seed: UInt64(seed))
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    let changed = Array(mutator.mutated(text, &random).utf8.prefix(capacity))
    for (index, byte) in changed.enumerated() { bytes[index] = byte }
    return changed.count
}
