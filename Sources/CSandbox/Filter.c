#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#endif

#define NUMBER offsetof(struct seccomp_data, nr)
#define ARCHITECTURE offsetof(struct seccomp_data, arch)
// The lower half of an argument: all that is looked at fits in it, on machines whose lower half comes first.
#define ARGUMENT(n) (offsetof(struct seccomp_data, args) + 8 * (n))
#define REFUSED (SECCOMP_RET_ERRNO | EPERM)
#define MISSING (SECCOMP_RET_ERRNO | ENOSYS)

// The calls that drawing makes once fonts, tables and libraries are there. Those first that it makes most.
static const int allowed[] = {
    SYS_futex, SYS_munmap, SYS_madvise, SYS_brk, SYS_mremap, SYS_pread64, SYS_read,
    SYS_write, SYS_readv, SYS_writev, SYS_close, SYS_fstat, SYS_newfstatat, SYS_statx, SYS_lseek, SYS_getdents64,
    SYS_readlinkat, SYS_faccessat,
#ifdef SYS_faccessat2
    SYS_faccessat2,
#endif
#ifdef SYS_stat
    SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_getdents, SYS_dup2, SYS_poll, SYS_time, SYS_arch_prctl,
#endif
    SYS_getcwd, SYS_dup, SYS_dup3, SYS_ppoll, SYS_pipe2, SYS_eventfd2, SYS_rt_sigaction, SYS_rt_sigprocmask,
    SYS_rt_sigreturn, SYS_rt_sigtimedwait, SYS_sigaltstack, SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep,
    SYS_nanosleep, SYS_gettimeofday, SYS_getpid, SYS_getppid, SYS_gettid, SYS_getuid, SYS_geteuid, SYS_getgid,
    SYS_getegid, SYS_getresuid, SYS_getresgid, SYS_getrandom, SYS_getrusage, SYS_sysinfo, SYS_uname, SYS_getcpu,
    SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler, SYS_membarrier,
    SYS_set_robust_list, SYS_set_tid_address, SYS_restart_syscall, SYS_wait4, SYS_exit, SYS_exit_group,
#ifdef SYS_rseq
    SYS_rseq,
#endif
};

#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, action)
#define IF_EQUAL(value, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, then, otherwise)
#define IF_ANY_BIT(bits, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, then, otherwise)

struct program {
    struct sock_filter steps[256];
    unsigned short count;
};

static void add(struct program *program, struct sock_filter step) {
    if (program->count < sizeof program->steps / sizeof *program->steps) program->steps[program->count++] = step;
}

/// A call whose argument may have none of these bits.
static void allow_without(struct program *program, int call, int argument, unsigned bits) {
    add(program, (struct sock_filter)IF_EQUAL((unsigned)call, 0, 4));
    add(program, (struct sock_filter)LOAD(ARGUMENT(argument)));
    add(program, (struct sock_filter)IF_ANY_BIT(bits, 0, 1));
    add(program, (struct sock_filter)ANSWER(REFUSED));
    add(program, (struct sock_filter)ANSWER(SECCOMP_RET_ALLOW));
}

/// A call whose argument has to be one of these.
static void allow_with(struct program *program, int call, int argument, const unsigned *values, int count) {
    add(program, (struct sock_filter)IF_EQUAL((unsigned)call, 0, (unsigned char)(2 + 2 * count)));
    add(program, (struct sock_filter)LOAD(ARGUMENT(argument)));
    for (int index = 0; index < count; index++) {
        add(program, (struct sock_filter)IF_EQUAL(values[index], 0, 1));
        add(program, (struct sock_filter)ANSWER(SECCOMP_RET_ALLOW));
    }
    add(program, (struct sock_filter)ANSWER(REFUSED));
}

static void answer(struct program *program, int call, unsigned action) {
    add(program, (struct sock_filter)IF_EQUAL((unsigned)call, 0, 1));
    add(program, (struct sock_filter)ANSWER(action));
}

int sandbox_filter_calls(int has_file_rules) {
#ifdef MACHINE
    struct program program = {.count = 0};
    add(&program, (struct sock_filter)LOAD(ARCHITECTURE));
    add(&program, (struct sock_filter)IF_EQUAL(MACHINE, 1, 0));
    add(&program, (struct sock_filter)ANSWER(SECCOMP_RET_KILL_PROCESS));
    add(&program, (struct sock_filter)LOAD(NUMBER));
#ifdef __x86_64__
    // The same calls under other numbers.
    add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    add(&program, (struct sock_filter)ANSWER(SECCOMP_RET_KILL_PROCESS));
#endif
    // No memory becomes code.
    allow_without(&program, SYS_mmap, 2, PROT_EXEC);
    allow_without(&program, SYS_mprotect, 2, PROT_EXEC);
    // Files are opened for reading only.
    const unsigned writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY);
    allow_without(&program, SYS_openat, 2, writing);
#ifdef SYS_open
    allow_without(&program, SYS_open, 1, writing);
#endif
    // Threads, and processes for libraries that read damaged files; no namespaces.
    const unsigned namespaces = CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS
        | CLONE_NEWCGROUP | CLONE_PTRACE | CLONE_PARENT;
    allow_without(&program, SYS_clone, 0, namespaces);
    // Its arguments lie in memory, where a filter can't look; the C library does without it.
    answer(&program, SYS_clone3, MISSING);
#ifdef SYS_openat2
    // The same; it only opens for reading where Landlock sees to that.
    answer(&program, SYS_openat2, has_file_rules ? SECCOMP_RET_ALLOW : MISSING);
#else
    (void)has_file_rules;
#endif
    const unsigned own[] = {0};
    allow_with(&program, SYS_prlimit64, 0, own, 1);
    const unsigned settings[] = {PR_SET_PDEATHSIG, PR_SET_NAME, PR_GET_NAME, 0x53564d41 /* PR_SET_VMA */};
    allow_with(&program, SYS_prctl, 0, settings, 4);
    const unsigned flags[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL};
    allow_with(&program, SYS_fcntl, 1, flags, 5);
    for (size_t index = 0; index < sizeof allowed / sizeof *allowed; index++) {
        answer(&program, allowed[index], SECCOMP_RET_ALLOW);
    }
    add(&program, (struct sock_filter)ANSWER(REFUSED));
    if (program.count >= sizeof program.steps / sizeof *program.steps) return 0;
    struct sock_fprog code = {program.count, program.steps};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &code) == 0;
#else
    (void)has_file_rules;
    return 0;
#endif
}
