import Foundation
import Testing

/// A short form of `make service-load`.
struct LoadTests {
    @Test(
        "killed workers, hostile sources, clients that hang up and too many of them cost nothing but their own requests",
        .enabled(if: access("/usr/bin/python3", X_OK) == 0))
    func badDay() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [
            sources.appendingPathComponent("Scripts/service-load.py").path, "--render",
            ServiceProgram.folder.appendingPathComponent("render").path, "--seconds", "6", "chaos", "overload",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
