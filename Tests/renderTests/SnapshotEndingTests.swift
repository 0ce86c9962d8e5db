import Foundation
import Testing

/// `render snapshot` where it is ended half-way.
struct SnapshotEndingTests: SnapshotFolders {
    @Test(arguments: [SIGTERM, SIGKILL], [0.1, 0.4]) func aRunThatIsEndedLeavesNoHalfFile(
        _ number: Int32, _ seconds: Double
    ) throws {
        var sources: [String: String] = [:]
        for number in 0..<8 {
            sources["S/V\(number).swift"] = "#Preview(\"P\") { Text(\"\(number)\").frame(width: 90, height: 90) }\n"
        }
        let scratch = try folder(sources)
        try interrupt(["snapshot", "record", "S"], after: seconds, by: number, in: scratch)
        for file in files(scratch) where file.hasSuffix(".png") {
            let bytes = try scratch.data(file)
            #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.suffix(8).starts(with: Array("IEND".utf8)))
        }
        if number == SIGTERM { #expect(!files(scratch).contains { $0.hasSuffix(".part") }) }
        #expect(try run(["record", "S"], in: scratch).status == 0)
        #expect(try run(["verify", "S"], in: scratch).text.hasPrefix("8 snapshots, 8 passed"))
        // The same for accepting: it is completed by the next one.
        for index in 0..<8 {
            try replace("\"\(index)\"", "\"\(index)!\"", in: "S/V\(index).swift", of: scratch)
        }
        #expect(try run(["verify", "S"], in: scratch).status == 1)
        try interrupt(["snapshot", "accept"], after: seconds / 20, by: number, in: scratch)
        if FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent("snapshot-report").path) {
            #expect(try run(["accept"], in: scratch).status == 0)
        }
        #expect(try run(["verify", "S"], in: scratch).status == 0)
    }

    private func interrupt(_ arguments: [String], after seconds: Double, by number: Int32, in scratch: Scratch) throws {
        let process = Process()
        process.executableURL = Program.url
        process.arguments = arguments
        process.currentDirectoryURL = scratch.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32(seconds * 1_000_000))
        kill(process.processIdentifier, number)
        process.waitUntilExit()
    }
}
