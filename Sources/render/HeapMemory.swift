import CHeap

/// How the C library's heap treats memory that a picture no longer needs.
enum HeapMemory {
    /// Keeps it for the next picture. By default blocks as large as a picture's rows go back to the kernel at once, and
    /// every page of them has to be cleared again: a third of the time of a warm render.
    static func keepFreedMemory() {
        mallopt(M_TRIM_THRESHOLD, 256 << 20)
        // The most the C library takes.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
    }
}
