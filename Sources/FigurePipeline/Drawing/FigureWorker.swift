import Foundation
import Rendering

/// The other side of `WorkerProcess`: a process that draws one figure after another.
public enum FigureWorker {
    /// Draws what comes on standard input until that ends.
    ///
    /// - Parameter around: is called with each figure's work, to count it.
    public static func run(around: (() -> Void) -> Void) {
        while let request = Frame.read(STDIN_FILENO) {
            var answer: [UInt8] = []
            around {
                do {
                    let job = try JSONDecoder().decode(FigureJob.self, from: Data(request))
                    answer = [0] + (try FigureArtist.draw(job, countsItself: false)).encoded()
                } catch let failure as RenderFailure {
                    answer = WorkerFailure.encoded(failure)
                } catch {
                    answer = WorkerFailure.encoded(RenderFailure(.defect, text: "error: \(error)\n"))
                }
            }
            guard Frame.write(answer, STDOUT_FILENO) else { return }
        }
    }
}

/// A failure on its way from one process to another.
enum WorkerFailure {
    static func encoded(_ failure: RenderFailure) -> [UInt8] {
        let cause: String
        switch failure.cause {
        case .source: cause = "source"
        case .limit(let name): cause = "limit \(name)"
        case .unreadable: cause = "unreadable"
        case .defect: cause = "defect"
        case .request: cause = "request"
        }
        return [1] + Array("\(cause)\n\(failure.text)".utf8)
    }

    static func decoded(_ bytes: ArraySlice<UInt8>) -> RenderFailure {
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let rest = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "source": return RenderFailure(.source, text: rest)
        case "unreadable": return RenderFailure(.unreadable, text: rest)
        case "request": return RenderFailure(.request, text: rest)
        case let cause where cause.hasPrefix("limit "):
            return RenderFailure(.limit(String(cause.dropFirst(6))), text: rest)
        default: return RenderFailure(.defect, text: rest)
        }
    }
}

/// Bytes with their count before them, over a pipe.
enum Frame {
    static func read(_ descriptor: Int32) -> [UInt8]? {
        guard let head = read(descriptor, count: 8) else { return nil }
        let count = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        guard count <= UInt64(SmallFile.limit) else { return nil }
        return read(descriptor, count: Int(count))
    }

    private static func read(_ descriptor: Int32, count: Int) -> [UInt8]? {
        var isWhole = true
        // Unsafe: no more is read than the buffer has room for, and `filled` is what was.
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = Foundation.read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else {
                    isWhole = false
                    return
                }
                filled += got
            }
        }
        return isWhole ? bytes : nil
    }

    static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
        let head = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(bytes.count) >> (8 * $0)) }
        var rest = (head + bytes)[...]
        while !rest.isEmpty {
            // Unsafe: the bytes are only read, during the call.
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
