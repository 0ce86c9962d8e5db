#define _GNU_SOURCE
#include "CGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

void *guard_shared(size_t size) {
    void *memory = mmap(0, size ? size : 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? 0 : memory;
}

void guard_unshare(void *memory, size_t size) {
    if (memory) munmap(memory, size ? size : 1);
}

#if defined(__has_feature)
#define HAS_ADDRESS_SANITIZER __has_feature(address_sanitizer)
#else
#define HAS_ADDRESS_SANITIZER 0
#endif

static void restrict_process(double seconds, size_t memory, pid_t parent) {
    // It ends with the one that waits for it.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGTERM, SIGINT, SIGHUP, SIGPIPE};
    sigset_t all;
    sigemptyset(&all);
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
        signal(signals[index], SIG_DFL);
        sigaddset(&all, signals[index]);
    }
    pthread_sigmask(SIG_UNBLOCK, &all, 0);
    struct rlimit limit = {memory, memory};
    // AddressSanitizer has reserved terabytes of addresses by now.
    if (!HAS_ADDRESS_SANITIZER) setrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = limit.rlim_max = (rlim_t)seconds + 2;
    setrlimit(RLIMIT_CPU, &limit);
    limit.rlim_cur = limit.rlim_max = 0;
    setrlimit(RLIMIT_CORE, &limit);
    setrlimit(RLIMIT_FSIZE, &limit);
    // What the libraries say of a damaged file isn't for the user, and no output is theirs.
    int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere >= 0) {
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
    }
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int guard_isolated(int (*work)(void *), void *context, double seconds, size_t memory) {
    if (seconds <= 0) return -2;
    pid_t parent = getpid();
    double end = now() + seconds;
    pid_t child = fork();
    if (child < 0) return -1;
    if (child == 0) {
        restrict_process(seconds, memory, parent);
        _exit(work(context) & 127);
    }
    long pause = 50000;
    for (;;) {
        int status;
        pid_t ended = waitpid(child, &status, WNOHANG);
        if (ended == child) return WIFEXITED(status) ? WEXITSTATUS(status) : -3;
        if (ended < 0 && errno != EINTR) return -3;
        if (now() > end) {
            kill(child, SIGKILL);
            while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
            return -2;
        }
        struct timespec time = {0, pause};
        nanosleep(&time, 0);
        if (pause < 2000000) pause += pause / 2;
    }
}
