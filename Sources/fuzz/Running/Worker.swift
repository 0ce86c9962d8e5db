import Foundation
import Rendering

/// The process that takes inputs the whole way, one after the other, until one of them ends it.
enum Worker {
    /// Answered in place of an outcome where a picture that must never change did.
    static let changed: UInt8 = 0x63

    /// Reads length and bytes of an input from standard input, answers a byte, and so on.
    static func run() {
        limitMemory()
        let control = picture()
        var count = 0
        while let bytes = read() {
            let boxed = bytes
            var answer = (try? LargeStack.run { WholeWay.run(boxed).rawValue }) ?? WholeWay.Outcome.refused.rawValue
            count += 1
            if count % 50 == 0, picture() != control { answer = changed }
            FileHandle.standardOutput.write(Data([answer]))
        }
    }

    /// A source that has nothing to do with the inputs.
    private static func picture() -> [UInt8]? {
        try? LargeStack.run {
            let text =
                "import SwiftUI\nVStack { Text(\"Control\").font(.title); Color.red.frame(height: 9) }.padding()\n"
            let session = try RenderSession(source: SourceText(name: "control", bytes: Array(text.utf8)))
            return try session.picture().encoded(as: .png)
        }
    }

    /// An input that asks for more ends the process, which is seen, and so is what stays from one input to the next.
    private static func limitMemory() {
        // AddressSanitizer reserves terabytes of addresses for notes of its own.
        guard dlsym(UnsafeMutableRawPointer(bitPattern: 0), "__asan_init") == nil else { return }
        var limit = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    }

    private static func read() -> [UInt8]? {
        guard let head = exactly(8) else { return nil }
        return exactly(head.reversed().reduce(0) { $0 << 8 | Int($1) })
    }

    private static func exactly(_ count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard let part = try? FileHandle.standardInput.read(upToCount: count - bytes.count), !part.isEmpty
            else { return nil }
            bytes += part
        }
        return bytes
    }
}
