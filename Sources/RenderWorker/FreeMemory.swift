import CHeap
import Foundation

/// Memory that the heap has free.
enum FreeMemory {
    /// Gives its pages back to the kernel, and keeps its addresses: a process that is made from this one gets pages of
    /// zeros when it takes the memory, large ones where they were asked for, in place of copies of what nobody needs.
    static func giveBack() {
        let top = mallinfo2().keepcost
        // What is free between blocks; and of the end of the heap nothing, which would forget that its pages are large.
        malloc_trim(top)
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        guard top > 4 * page else { return }
        // The end of the heap, for a moment as one block. By default one that large isn't of the heap at all.
        mallopt(M_MMAP_MAX, 0)
        defer { mallopt(M_MMAP_MAX, 65_536) }
        let size = top - 2 * page
        guard let block = malloc(size) else { return }
        // Unsafe: whole pages within the block, which nothing was written to.
        let start = (Int(bitPattern: block) + page - 1) & -page
        let end = (Int(bitPattern: block) + size) & -page
        if start < end { madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_DONTNEED) }
        free(block)
    }
}
