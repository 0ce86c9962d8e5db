#ifndef CSTACK_H
#define CSTACK_H

#include <stddef.h>

/// The memory of a stack, from its lowest address.
typedef struct {
    size_t start;
    size_t size;
} StackMemory;

/// The stack of the thread that calls; of size 0 where the system doesn't say.
StackMemory stack_of_this_thread(void);

#endif
