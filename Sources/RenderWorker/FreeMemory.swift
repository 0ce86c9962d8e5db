import CHeap
import Foundation

/// Memory that the heap has free.
enum FreeMemory {
    private static let largePage = 2 << 20
    /// The C library's notes on a block, before it.
    private static let notes = 16
    private static let ownReserve = 16 << 10

    /// Gives its pages back to the kernel, and leaves the next process, which is made from this one, nothing to take but
    /// the end of the heap, from where a large page begins: there it gets zeros, 2 MB at once where large pages were
    /// asked for. In place of that it would be given a copy of every page that it writes to.
    static func giveBack() {
        malloc_trim(mallinfo2().keepcost)
        // By default blocks as large as some of these aren't of the heap at all.
        mallopt(M_MMAP_MAX, 0)
        defer { mallopt(M_MMAP_MAX, 65_536) }
        occupyFreeBlocks()
        // What this process itself needs from now on isn't to come from the end.
        let reserve = malloc(ownReserve)
        occupyRestOfLargePage()
        giveBackEnd()
        free(reserve)
    }

    /// Where the heap's free end begins.
    private static var end: Int { Int(bitPattern: sbrk(0)) - Int(mallinfo2().keepcost) }

    /// Takes what is free between blocks, for good: every gap is on another page.
    private static func occupyFreeBlocks() {
        let end = end
        for size in gapSizes {
            while let block = malloc(size) {
                // The gaps of this size are used up.
                guard Int(bitPattern: block) < end else {
                    free(block)
                    break
                }
            }
        }
    }

    /// From large to small, as what is left of a gap is a smaller one; the last are the sizes that a block can have.
    private static let gapSizes: [Int] =
        (11...22).reversed().map { 1 << $0 } + stride(from: 1_032, through: 24, by: -16)

    /// A large page that was written to is copied in small ones, so that the notes on the heap's end are to be the last
    /// that stands on the one before.
    private static func occupyRestOfLargePage() {
        let rest = -(end + notes) & (largePage - 1)
        if rest > 2 * notes { keep_heap(rest - notes) }
    }

    private static func giveBackEnd() {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let size = Int(mallinfo2().keepcost) - 2 * page
        // The end, for a moment as one block.
        guard size > largePage, let block = malloc(size) else { return }
        // Unsafe: whole pages within the block, which nothing was written to.
        let start = (Int(bitPattern: block) + page - 1) & -page
        let end = (Int(bitPattern: block) + size) & -page
        if start < end { madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_DONTNEED) }
        free(block)
    }
}
