import Foundation

/// A folder of generated files, which holds nothing else.
struct Output {
    let folder: String
    var files: [String: String] = [:]

    /// The names of those that aren't there as they should be, or shouldn't be there.
    func differences() -> [String] {
        let existing = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        let needless = existing.subtracting(files.keys).filter { $0.hasSuffix(".swift") }
        let changed = files.filter { (try? String(contentsOfFile: folder + "/" + $0.key, encoding: .utf8)) != $0.value }
        return (needless + changed.map(\.key)).sorted(by: utf8)
    }

    /// Writes what differs and removes what is no longer generated, so that a build compiles no more than it has to.
    func write(_ differences: [String]) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in differences {
            let path = folder + "/" + name
            if let text = files[name] {
                try text.write(toFile: path, atomically: true, encoding: .utf8)
            } else {
                try FileManager.default.removeItem(atPath: path)
            }
        }
    }
}
