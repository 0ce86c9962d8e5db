import Files
import Foundation

/// Prints the page of a whole book by Chromium, where that is installed.
struct BookPrinter {
    /// The output folder, with the page and its pictures.
    let folder: String

    static let name = "book.pdf"
    /// What the PDF was printed from, in its last line, which readers of PDF pass over.
    private static let mark = "%Easel book "
    private static let patience: TimeInterval = 300

    private static let programs = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

    /// - Parameters:
    ///   - pictures: the hashes of all pictures.
    ///   - write: is given the bytes and the path from the output folder.
    func print(pictures: [String], write: ([UInt8], String) -> Void) throws(Problem) {
        let page = "\(folder)/\(SiteWriter.bookPageName)"
        guard let html = SmallFile.read(page) else { return }
        var hasher = ContentHasher()
        hasher.add(ContentHash.of(html))
        hasher.add(SiteStyle.css)
        for hash in pictures { hasher.add(hash) }
        let line = "\(Self.mark)\(hasher.finish())\n"
        if let known = SmallFile.read("\(folder)/\(Self.name)"), known.suffix(line.utf8.count).elementsEqual(line.utf8)
        {
            return
        }
        guard let program = Self.program else {
            throw Problem(
                .error, .unavailable,
                text: "error: Chromium isn't installed, which prints the book (--format pdf)\n"
                    + "note: Debian has it as 'chromium'; '--format html' needs nothing\n")
        }
        var bytes = try printed(page, by: program)
        Self.removeDates(&bytes)
        write(bytes + Array(line.utf8), Self.name)
    }

    private static var program: String? {
        let folders = (getenv("PATH").map { String(cString: $0) } ?? "").split(separator: ":")
        return programs.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.first { access($0, X_OK) == 0 }
    }

    private func printed(_ page: String, by program: String) throws(Problem) -> [UInt8] {
        guard let temporary = try? TemporaryFolder() else {
            throw .cantWrite("error: the folder for temporary files can't be written (--format pdf)\n")
        }
        defer { temporary.remove() }
        let scratch = temporary.path
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--disable-background-networking", "--disable-breakpad",
            "--user-data-dir=\(scratch)/profile", "--no-pdf-header-footer",
            "--print-to-pdf-no-header", "--print-to-pdf=\(scratch)/\(Self.name)",
            URL(fileURLWithPath: page).absoluteString,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // What it writes besides, it puts there too.
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch]) { $1 }
        let noted: NotedProcess
        do {
            noted = try NotedProcess {
                try process.run()
                return process.processIdentifier
            }
        } catch {
            throw Problem(.error, .unavailable, text: "error: '\(program)' can't be started (--format pdf)\n")
        }
        defer { noted.ended() }
        let end = Date(timeIntervalSinceNow: Self.patience)
        while process.isRunning, Date() < end { usleep(20_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        guard let bytes = SmallFile.read("\(scratch)/\(Self.name)"), bytes.starts(with: "%PDF".utf8) else {
            throw Problem(
                .error, .unavailable, text: "error: '\(program)' hasn't printed '\(page)' (--format pdf)\n")
        }
        return bytes
    }

    /// The same book is the same file on every day: `D:20260102030405+00'00'` is the first second of 2000.
    static func removeDates(_ bytes: inout [UInt8]) {
        for name in ["/CreationDate (D:", "/ModDate (D:"] {
            let start = Array(name.utf8)
            var place = 0
            while place + start.count + 14 <= bytes.count {
                guard bytes[place] == start[0], bytes[place..<place + start.count].elementsEqual(start) else {
                    place += 1
                    continue
                }
                place += start.count
                for (offset, digit) in "20000101000000".utf8.enumerated()
                where (0x30...0x39).contains(bytes[place + offset]) { bytes[place + offset] = digit }
            }
        }
    }
}
