#pragma once
#include <malloc.h>
#include <stdlib.h>

// Takes a block for good. A compiler may leave out a call of `malloc` of whose result nothing is done.
static inline void keep_heap(size_t size) {
    void *volatile block = malloc(size);
    (void)block;
}
