import Files
import Foundation
import Testing

/// A folder of assets beside files that nobody may read:
///
///     place/secret.txt
///     place/assets/inside.txt, folder/deep.txt, pipe, and links
@Suite final class FolderFilesTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID())")
    private let files: FolderFiles

    init() throws {
        let assets = place.appendingPathComponent("assets")
        try FileManager.default.createDirectory(
            at: assets.appendingPathComponent("folder"), withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: place.appendingPathComponent("secret.txt"))
        try Data("inside".utf8).write(to: assets.appendingPathComponent("inside.txt"))
        try Data("deep".utf8).write(to: assets.appendingPathComponent("folder/deep.txt"))
        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(
                atPath: assets.appendingPathComponent(name).path, withDestinationPath: target)
        }
        try link("out.txt", to: "../secret.txt")
        try link("absolute.txt", to: place.appendingPathComponent("secret.txt").path)
        try link("above", to: "..")
        try link("process", to: "/proc/self/root")
        try link("round", to: "round")
        mkfifo(assets.appendingPathComponent("pipe").path, 0o600)
        files = FolderFiles(assets.path)
    }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func text(_ name: String, limit: Int = 1_000) throws(FolderFiles.Failure) -> String {
        String(decoding: try files.read(name, limit: limit), as: UTF8.self)
    }

    @Test func whatLiesBelowIsRead() throws {
        #expect(try text("inside.txt") == "inside")
        #expect(try text("./folder/deep.txt") == "deep")
    }

    @Test(arguments: [
        "../secret.txt", "folder/../../secret.txt", "out.txt", "absolute.txt", "above/secret.txt", "process/etc/passwd",
        "round", "nowhere.txt", "", "/etc/passwd", "inside.txt\0.png", "folder/\0",
    ])
    func whatLeadsElsewhereAndWhatIsNotThereAreAnsweredAlike(_ name: String) {
        #expect(throws: FolderFiles.Failure.missing) { try self.text(name) }
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["pipe", "folder", "."])
    func onlyFilesAreReadAndNothingIsWaitedFor(_ name: String) {
        #expect(throws: FolderFiles.Failure.notAFile) { try self.text(name) }
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "../secret.txt", "out.txt", "above/secret.txt", "nowhere.txt", "inside.txt\0", "pipe", "folder",
            "empty.txt",
        ])
    func onlyFilesBelowAreMapped(_ name: String) throws {
        try Data().write(to: place.appendingPathComponent("assets/empty.txt"))
        #expect(files.map(name) == nil)
    }

    @Test func whatIsMappedStaysThoughItsNameLeadsElsewhere() throws {
        let mapped = try #require(files.map("inside.txt"))
        let path = place.appendingPathComponent("assets/inside.txt")
        try FileManager.default.removeItem(at: path)
        try FileManager.default.createSymbolicLink(
            at: path, withDestinationURL: place.appendingPathComponent("secret.txt"))
        #expect(
            String(decoding: UnsafeRawBufferPointer(start: mapped.start, count: mapped.count), as: UTF8.self)
                == "inside")
        #expect(files.map("inside.txt") == nil)
    }

    @Test(.timeLimit(.minutes(1))) func aPathThatIsNoFileIsNotMapped() {
        for name in ["assets/pipe", "assets", "nowhere"] {
            #expect(MappedFile(path: place.appendingPathComponent(name).path) == nil)
        }
        #expect(MappedFile(path: "/dev/zero") == nil)
        #expect(MappedFile(path: place.appendingPathComponent("secret.txt").path)?.count == 6)
    }

    @Test func aFileLargerThanTheLimitIsRefused() throws {
        #expect(throws: FolderFiles.Failure.tooLarge) { try self.text("inside.txt", limit: 5) }
        #expect(try text("inside.txt", limit: 6) == "inside")
    }

    @Test func aFileThatSaysItIsEmptyIsReadNoFurtherThanTheLimit() {
        let kernel = FolderFiles("/proc/self")
        #expect(throws: FolderFiles.Failure.tooLarge) { try kernel.read("maps", limit: 10) }
    }

    @Test func namesAreSortedAndThoseOfFoldersElsewhereAreNone() {
        #expect(files.names(in: "folder") == ["deep.txt"])
        #expect(files.names(in: "").contains("inside.txt"))
        #expect(files.names(in: "above").isEmpty)
        #expect(files.names(in: "..").isEmpty)
    }

    @Test func kindsAreThoseOfTheTargets() {
        #expect(files.kind(of: "inside.txt") == .file)
        #expect(files.kind(of: "folder") == .folder)
        #expect(files.kind(of: "pipe") == .other)
        #expect(files.kind(of: "out.txt") == nil)
    }

    @Test func pathsThatNameTheFolderAreTakenFromIt() {
        #expect(files.relativePath(of: "a/b.png") == "a/b.png")
        #expect(files.relativePath(of: "/App.app/a.png") == "a.png")
        #expect(files.relativePath(of: files.path + "/folder/deep.txt") == "folder/deep.txt")
        #expect(files.relativePath(of: "/etc/passwd") == nil)
        #expect(files.relativePath(of: files.path + "s/other") == nil)
    }
}
