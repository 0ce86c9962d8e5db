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

    /// A block that is taken for good.
    private static let firstBlock = 1 << 20

    private static func takeLargePages() {
        // A large page is one only where nothing has been written to it before it is asked for: the C library's notes
        // on its first block and on the rest of the heap are to stand just before it. A block has 16 bytes of notes.
        // Before the very first block of all stand more.
        keep_heap(1)
        let taken = firstBlock + 32
        let start = Int(bitPattern: sbrk(0))
        // Unsafe: addresses are the heap's own, which it has just been made to take; nothing is read or written
        // there.
        guard start > 0, sbrk(-(start + taken) & (largePage - 1)) != UnsafeMutableRawPointer(bitPattern: -1) else {
            return
        }
        let first = Int(bitPattern: sbrk(0)) + taken
        // The next block makes the heap grow by this much: addresses, not memory.
        mallopt(M_TOP_PAD, Int32(largePart))
        keep_heap(firstBlock)
        mallopt(M_TOP_PAD, 1 << 20)
        let length = Int(bitPattern: sbrk(0)) - first
        if length > 0 { madvise(UnsafeMutableRawPointer(bitPattern: first), length, MADV_HUGEPAGE) }
    }
}
