import Foundation

extension Notification.Name {
    static let saved = Notification.Name("saved")
}

struct Broken: LocalizedError {
    var errorDescription: String? { "it broke" }
}

func links() {
    var parts = URLComponents()
    parts.scheme = "https"
    parts.host = "example.com"
    parts.path = "/search"
    parts.queryItems = [URLQueryItem(name: "q", value: "a b"), URLQueryItem(name: "page", value: "2")]
    print(parts.url!, parts.string!, parts.queryItems!.count, parts.query!)
    let read = URLComponents(string: "http://user@host:8080/a/b?x=1&y#end")!
    print(read.host!, read.port!, read.path, read.user!, read.fragment!, read.queryItems!.map(\.name))
    print(read.queryItems![1].value as Any, URLQueryItem(name: "a", value: nil) == URLQueryItem(name: "a", value: nil))
    var request = URLComponents(url: URL(string: "https://a.b/c")!, resolvingAgainstBaseURL: false)!
    request.port = 90
    request.fragment = "top"
    print(request.url!.absoluteString)
}

func notifications() {
    let center = NotificationCenter.default
    var heard: [String] = []
    let observer = center.addObserver(forName: .saved, object: nil, queue: nil) { note in
        heard.append(note.userInfo?["file"] as? String ?? "nothing")
    }
    center.post(name: .saved, object: nil, userInfo: ["file": "a.txt"])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: .saved, object: nil)
    center.removeObserver(observer)
    center.post(name: .saved, object: nil, userInfo: ["file": "b.txt"])
    print(heard, Notification.Name.saved.rawValue)
}

func errors() {
    let error = NSError(domain: "app", code: 7, userInfo: [NSLocalizedDescriptionKey: "no way"])
    print(error.domain, error.code, error.localizedDescription)
    do {
        throw error
    } catch let caught as NSError {
        print("caught", caught.code)
    } catch {
        print("other")
    }
    do {
        throw Broken()
    } catch {
        print(error.localizedDescription)
    }
    do {
        throw URLError(.timedOut)
    } catch let error as URLError where error.code == .timedOut {
        print("slow", error.code.rawValue, error.code == .badURL)
    } catch {
        print("other")
    }
}

func ranges() {
    let range = NSRange(location: 2, length: 3)
    print(range.location, range.length, range.upperBound, range.contains(4), range.contains(5))
    print(NSRange(location: 0, length: "héllo".utf16.count).length, NSNotFound > 1000)
    print(range == NSRange(location: 2, length: 3))
    let text = "one two three"
    print(NSRange(text.range(of: "two")!, in: text))
}

func scanning() {
    let scanner = Scanner(string: "12 apples 3.5")
    print(scanner.scanInt() as Any, scanner.scanString("apples") as Any, scanner.scanDouble() as Any, scanner.isAtEnd)
    var value: UInt64 = 0
    print(Scanner(string: "ff8000").scanHexInt64(&value), value)
    print(Scanner(string: "0x1F").scanHexInt64(&value), value)
    let words = Scanner(string: "key=value")
    print(words.scanUpToString("=") as Any, words.scanCharacter() as Any, words.isAtEnd)
}

func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-services")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("note.txt")
    print(FileManager.default.fileExists(atPath: file.path))
    try "first".write(to: file, atomically: true, encoding: .utf8)
    print(FileManager.default.fileExists(atPath: file.path), try String(contentsOf: file, encoding: .utf8))
    try JSONEncoder().encode([1, 2, 3]).write(to: file, options: [.atomic])
    print(try JSONDecoder().decode([Int].self, from: try Data(contentsOf: file)))
    let copy = folder.appendingPathComponent("copy.txt")
    try FileManager.default.copyItem(at: file, to: copy)
    print(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
    try FileManager.default.removeItem(at: file)
    do {
        print(try Data(contentsOf: file).count)
    } catch {
        print("gone")
    }
    do {
        try FileManager.default.removeItem(at: file)
    } catch {
        print("gone already")
    }
    try FileManager.default.removeItem(at: folder)
    print(FileManager.default.fileExists(atPath: copy.path))
}

final class Worker: Operation {
    var done = false
    override func main() { done = true }
}

func work() {
    let item = DispatchWorkItem { print("item") }
    item.perform()
    item.cancel()
    item.perform()
    print(item.isCancelled)
    let worker = Worker()
    worker.start()
    print(worker.done, worker.isFinished)
    let lock = NSLock()
    lock.lock()
    lock.unlock()
    print(lock.withLock { 3 }, Thread.isMainThread)
    let set = NSCountedSet(array: ["a", "b", "a"])
    print(set.count(for: "a"), set.count(for: "z"), set.count)
    let path = "/a/b/picture.png" as NSString
    print(path.lastPathComponent, path.pathExtension, path.deletingPathExtension, path.length)
}

func run() {
    links()
    notifications()
    errors()
    ranges()
    scanning()
    do { try files() } catch { print("files: \(error)") }
    work()
}
