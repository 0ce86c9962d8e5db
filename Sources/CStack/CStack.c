#define _GNU_SOURCE
#include "CStack.h"

#include <pthread.h>

StackMemory stack_of_this_thread(void) {
    StackMemory memory = {0, 0};
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return memory;
    void *start;
    size_t size;
    if (pthread_attr_getstack(&attributes, &start, &size) == 0) {
        memory.start = (size_t)start;
        memory.size = size;
    }
    pthread_attr_destroy(&attributes);
    return memory;
}
