import Foundation

/// Room for the values of all calls that are running. Only addresses are taken at first; the memory comes page by page as
/// calls reach it. The heap would give it whole pages of 2 MB instead (`HeapMemory`), and keep them.
struct ValueStack {
    // Unsafe: `reserve` hands out no slot beyond the capacity, and every slot it hands out is initialised.
    let slots: UnsafeMutablePointer<Value>
    /// In values.
    let capacity: Int
    private let isMapped: Bool

    init(capacity: Int) {
        self.capacity = capacity
        guard capacity > 0 else {
            (slots, isMapped) = (.allocate(capacity: 0), false)
            return
        }
        let memory = mmap(
            nil, capacity * MemoryLayout<Value>.stride, PROT_READ | PROT_WRITE,
            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        if let memory, memory != MAP_FAILED {
            slots = memory.bindMemory(to: Value.self, capacity: capacity)
            isMapped = true
        } else {
            slots = .allocate(capacity: capacity)
            isMapped = false
        }
    }

    func deallocate() {
        if isMapped {
            munmap(slots, capacity * MemoryLayout<Value>.stride)
        } else {
            slots.deallocate()
        }
    }
}
