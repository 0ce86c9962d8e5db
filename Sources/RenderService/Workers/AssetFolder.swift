import Files
import Foundation
import WorkerProtocol

/// The folder that one worker reads assets from. It is empty between requests.
struct AssetFolder: Sendable {
    let path: String

    enum Failure: Error { case badName(String), unwritable }

    /// A folder that only its owner lists: others would have to guess its name.
    static func makeRoot() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        chmod(folder.path, 0o711)
        return folder
    }

    init(in root: String) throws {
        path = root + "/" + UUID().uuidString
        guard mkdir(path, 0o755) == 0 else { throw Failure.unwritable }
        // Whatever the service's own mask is.
        chmod(path, 0o755)
    }

    /// Puts files there while `body` runs; answers with the folder they are in, which is empty where there are none.
    func with<Result>(_ files: [WorkerFile], _ body: (String) throws -> Result) throws -> Result {
        guard !files.isEmpty else { return try body("") }
        let folder = path + "/" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        guard mkdir(folder, 0o755) == 0 else { throw Failure.unwritable }
        chmod(folder, 0o755)
        for file in files {
            let name = try Self.checked(file.name)
            let url = URL(fileURLWithPath: folder + "/" + name)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o755])
                try Data(file.bytes).write(to: url, options: .withoutOverwriting)
                chmod(url.path, 0o644)
            } catch {
                throw Failure.unwritable
            }
        }
        return try body(folder)
    }

    /// A path that stays in its folder.
    static func checked(_ name: String) throws(Failure) -> String {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { part in
            !part.isEmpty && part != "." && part != ".." && part.utf8.count <= 120
                && !part.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" }
        }
        guard isPlain, parts.count <= 12 else { throw .badName(name) }
        return name
    }
}
