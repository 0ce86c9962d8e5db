#define _GNU_SOURCE
#include "CGuard.h"

#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// MARK: The budget

static _Thread_local void *budget = 0;

void *guard_budget(void) { return budget; }
void guard_set_budget(void *value) { budget = value; }

int guard_flush(void) { return fflush(0) != 0 || ferror(stdout); }

// MARK: Crashes

static int isInstalled = 0;
static int depthStatus, defectStatus;
static const char *depthText, *defectText;

// Where the thread's own stack ends, below which lie its guard pages.
static _Thread_local uintptr_t stackLow = 0;
static _Thread_local void *handlerStack = 0;
#define HANDLER_STACK (64 << 10)

static void crashed(int number, siginfo_t *info, void *context) {
    (void)context;
    uintptr_t address = (uintptr_t)info->si_addr;
    // A frame may be larger than the guard pages, and begin below them.
    int isStack = (number == SIGSEGV || number == SIGBUS) && stackLow && address < stackLow + (16 << 10)
        && address >= stackLow - (1 << 20);
    guard_remove_all();
    const char *text = isStack ? depthText : defectText;
    ssize_t written = text ? write(STDERR_FILENO, text, strlen(text)) : 0;
    (void)written;
    _exit(isStack ? depthStatus : defectStatus);
}

void guard_install(int depth_status, const char *depth_text, int defect_status, const char *defect_text) {
    depthStatus = depth_status;
    depthText = strdup(depth_text);
    defectStatus = defect_status;
    defectText = strdup(defect_text);
    isInstalled = 1;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = crashed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
    sigemptyset(&action.sa_mask);
    const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) sigaction(signals[index], &action, 0);
}

void guard_thread(void) {
    if (!isInstalled || handlerStack) return;
    void *memory = mmap(0, HANDLER_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = memory;
    stack.ss_size = HANDLER_STACK;
    if (sigaltstack(&stack, 0) != 0) {
        munmap(memory, HANDLER_STACK);
        return;
    }
    handlerStack = memory;
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
    void *start;
    size_t size;
    if (pthread_attr_getstack(&attributes, &start, &size) == 0) stackLow = (uintptr_t)start;
    pthread_attr_destroy(&attributes);
}

void guard_thread_ends(void) {
    if (!handlerStack) return;
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_flags = SS_DISABLE;
    sigaltstack(&stack, 0);
    munmap(handlerStack, HANDLER_STACK);
    handlerStack = 0;
    stackLow = 0;
}
