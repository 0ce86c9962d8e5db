import Foundation
import Testing

@testable import ViewGraph

struct LargeThreadTests {
    @Test("the stack of a thread that nobody waits for goes when the thread ends")
    func stacksGo() throws {
        let before = try addresses()
        for _ in 0..<20 {
            let done = DispatchSemaphore(value: 0)
            #expect(LargeThread.start { done.signal() })
            done.wait()
        }
        // A thread has some way to go after its work; the C library keeps a stack or two for the next one.
        let limit = before + (8 << 30)
        for _ in 0..<200 where try addresses() > limit { usleep(10_000) }
        #expect(try addresses() <= limit)
    }

    @Test("one that is waited for has done its work")
    func isWaitedFor() {
        var number = 0
        #expect(LargeThread.run { number = 1 })
        #expect(number == 1)
    }

    /// Bytes of this process's addresses.
    private func addresses() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").first
        return try #require(pages.flatMap { Int($0) }) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
