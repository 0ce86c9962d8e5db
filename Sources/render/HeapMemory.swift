import CHeap
import Foundation

/// How the C library's heap treats memory.
enum HeapMemory {
    /// The part of the heap that is given out in large pages, as far as it is needed at all.
    private static let largePart = 64 << 20
    private static let largePage = 2 << 20

    /// Makes memory cheap to take for the first time, and keeps what a picture no longer needs for the next one.
    ///
    /// The kernel hands out memory page by page, when each is first touched: for 4 KB a microsecond and more, for 2 MB at
    /// once no more than fifty. A business card at 2× touches 9 MB.
    static func prepare() {
        mallopt(M_TRIM_THRESHOLD, 256 << 20)
        // The most the C library takes: by default blocks as large as a picture's rows go back to the kernel at once, and
        // every page of them has to be cleared again.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        // One heap for all threads: drawing takes two, and the second one takes little.
        mallopt(M_ARENA_MAX, 1)
        takeLargePages()
    }

    private static func takeLargePages() {
        let start = Int(bitPattern: sbrk(0))
        guard start > 0, sbrk(-start & (largePage - 1)) != UnsafeMutableRawPointer(bitPattern: -1) else { return }
        let first = sbrk(0)
        // The next block makes the heap grow by this much: addresses, not memory.
        mallopt(M_TOP_PAD, Int32(largePart))
        touch_heap(1 << 20)
        mallopt(M_TOP_PAD, 1 << 20)
        let length = Int(bitPattern: sbrk(0)) - Int(bitPattern: first)
        if length > 0 { madvise(first, length, MADV_HUGEPAGE) }
    }
}
