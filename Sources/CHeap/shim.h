#pragma once
#include <malloc.h>
#include <stdlib.h>

// Takes a block and gives it back. A compiler may leave out `free(malloc(size))`.
static inline void touch_heap(size_t size) {
    void *volatile block = malloc(size);
    free(block);
}
