#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

int sandbox_filter_calls(int has_file_rules);
int sandbox_restrict_files(int rules);
int sandbox_landlock_bits(void);

pid_t sandbox_fork(void) {
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent) _exit(127);
    }
    return child;
}

int sandbox_add_close_from(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

static void close_between(unsigned first, unsigned last) {
    if (first > last) return;
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
    if (last > 65536) last = 65536;
    for (unsigned number = first; number <= last; number++) close((int)number);
}

static void close_descriptors(int kept) {
    if (kept < 3) {
        close_between(3, ~0u);
        return;
    }
    close_between(3, (unsigned)kept - 1);
    close_between((unsigned)kept + 1, ~0u);
}

int sandbox_memory_descriptor(void) {
    char wanted[64];
    snprintf(wanted, sizeof wanted, "/proc/%d/statm", (int)getpid());
    for (int number = 3; number < 1024; number++) {
        char link[64], path[128];
        snprintf(link, sizeof link, "/proc/self/fd/%d", number);
        ssize_t length = readlink(link, path, sizeof path - 1);
        if (length <= 0) continue;
        path[length] = 0;
        if (strcmp(path, wanted) == 0) return number;
    }
    return -1;
}

void sandbox_renew_memory_descriptor(int number) {
    if (number < 0) return;
    int opened = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (opened < 0) return;
    if (opened != number) {
        dup3(opened, number, O_CLOEXEC);
        close(opened);
    }
}

static uint64_t addresses_in_use(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    if (!file) return 0;
    if (fscanf(file, "%lu", &pages) != 1) pages = 0;
    fclose(file);
    return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

static int limit_to(int resource, uint64_t value) {
    struct rlimit limit = {value, value};
    return setrlimit(resource, &limit) == 0;
}

static int become(uid_t user) {
    return setgroups(0, 0) == 0 && setresgid(user, user, user) == 0 && setresuid(user, user, user) == 0;
}

int sandbox_enter(SandboxLimits limits) {
    int taken = 0;
    pid_t parent = getppid();
    uint64_t addresses = addresses_in_use();
    int isLimited = limit_to(RLIMIT_CORE, 0) & limit_to(RLIMIT_FSIZE, 0) & limit_to(RLIMIT_NOFILE, limits.descriptors);
    if (addresses) isLimited &= limit_to(RLIMIT_AS, addresses + limits.memory);
    // A second before the end the process is told, and doesn't listen.
    struct rlimit cpu = {limits.seconds, limits.seconds + 1};
    isLimited &= setrlimit(RLIMIT_CPU, &cpu) == 0;
    if (isLimited) taken |= SANDBOX_LIMITS;

    if (geteuid() == 0 && limits.user) {
        if (!become(limits.user)) _exit(126);
        taken |= SANDBOX_USER;
        // Another user's process has to ask anew to end with its parent.
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent) _exit(127);
    }
    prctl(PR_SET_DUMPABLE, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) taken |= SANDBOX_NO_NEW_PRIVILEGES;
    if (limits.rules >= 0) {
        if (sandbox_restrict_files(limits.rules)) taken |= sandbox_landlock_bits();
        close(limits.rules);
    }
    close_descriptors(limits.kept);
    if (sandbox_filter_calls(taken & SANDBOX_FILES)) taken |= SANDBOX_CALLS;
    return taken;
}
