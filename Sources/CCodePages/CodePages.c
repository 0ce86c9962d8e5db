#define _GNU_SOURCE
#include "CCodePages.h"

#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct {
    uintptr_t start, end;
} Range;

/// The program itself is the first object that is named; what holds its code, the segment that can be executed.
static int find_code(struct dl_phdr_info *object, size_t size, void *result) {
    (void)size;
    Range *range = result;
    for (int number = 0; number < object->dlpi_phnum; number++) {
        const ElfW(Phdr) *segment = &object->dlpi_phdr[number];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        range->start = object->dlpi_addr + segment->p_vaddr;
        range->end = range->start + segment->p_filesz;
        break;
    }
    return 1;
}

int code_pages_copy(size_t limit) {
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), large = 2 << 20;
    Range code = {0, 0};
    dl_iterate_phdr(find_code, &code);
    // Whole pages that hold nothing but code.
    uintptr_t start = (code.start + page - 1) & -page;
    uintptr_t end = code.end & -page;
    if (end > start + limit) end = (start + limit) & -large;
    if (code.start == 0 || end <= start) return 0;
    size_t length = end - start;

    // As far from a large page's beginning as the code is: then whole large pages move at once.
    unsigned char *reserved = mmap(0, length + large, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (reserved == MAP_FAILED) return 0;
    size_t before = (start - (uintptr_t)reserved) & (large - 1), after = large - before;
    unsigned char *copy = reserved + before;
    madvise(copy, length, MADV_HUGEPAGE);
    memcpy(copy, (const void *)start, length);
    int isMoved = mprotect(copy, length, PROT_READ | PROT_EXEC) == 0
        // This function may itself be what is replaced, by the same bytes and in one step.
        && mremap(copy, length, length, MREMAP_MAYMOVE | MREMAP_FIXED, (void *)start) != MAP_FAILED;
    if (!isMoved) munmap(copy, length);
    if (before) munmap(reserved, before);
    if (after) munmap(copy + length, after);
    return isMoved;
}
