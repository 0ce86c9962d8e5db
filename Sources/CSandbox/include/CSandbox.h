#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What a process that is shut in can no longer do; each bit is set where the kernel really took it.
enum {
    /// No program it could start gives it more rights.
    SANDBOX_NO_NEW_PRIVILEGES = 1,
    /// Only the system calls that drawing needs.
    SANDBOX_CALLS = 2,
    /// No file but those below the folders that were named, and these for reading only (Landlock).
    SANDBOX_FILES = 4,
    /// No TCP port, by Landlock too; without it the filter of calls alone refuses sockets.
    SANDBOX_PORTS = 8,
    /// No signal and no abstract socket beyond its own domain, by Landlock too.
    SANDBOX_SCOPES = 16,
    /// A user of its own, where it was started as root.
    SANDBOX_USER = 32,
    /// RLIMIT_AS, CPU, NOFILE, FSIZE and CORE.
    SANDBOX_LIMITS = 64,
};

/// What is to be shut in, and how tightly.
typedef struct {
    /// From `sandbox_rules`; -1 without Landlock.
    int rules;
    /// Bytes of addresses beyond those in use.
    uint64_t memory;
    /// Seconds of the processor.
    uint64_t seconds;
    uint64_t descriptors;
    /// The user and group it becomes where it is root; 0 leaves it what it is.
    uid_t user;
    /// All descriptors are closed but standard ones and this.
    int kept;
} SandboxLimits;

/// The version of Landlock that the kernel has; 0 for none.
int sandbox_landlock_version(void);

/// Rules by which files below these folders may be read, and nothing else; -1 without Landlock.
int sandbox_rules(const char *const *folders, size_t count);

/// Shuts the calling process in for good; answers the bits above. What isn't available is left out.
int sandbox_enter(SandboxLimits limits);

/// `fork`, which Swift hides. The child ends when the thread that made it does.
pid_t sandbox_fork(void);

/// Lets a program start without the descriptors from this number on, which the C library hides.
int sandbox_add_close_from(posix_spawn_file_actions_t *actions, int first);

/// The number of the descriptor by which this process has `/proc/self/statm` open; -1 for none.
int sandbox_memory_descriptor(void);
/// A forked process has its parent's still: this makes it its own, under the same number.
void sandbox_renew_memory_descriptor(int number);

/// What a process can still reach; see `sandbox_attempt`.
typedef struct {
    /// The process that made it, the one to be spared.
    pid_t parent;
    /// A path, a socket's name or a port, as the attempt needs it.
    const char *target;
    /// An address in `parent`'s memory.
    uint64_t address;
} SandboxTarget;

/// How many attempts there are.
int sandbox_attempt_count(void);
/// What is attempted, in a few words; null beyond the last.
const char *sandbox_attempt_name(int number);
/// Tries to get out in one way: 0 where it was kept in, else what it got.
int sandbox_attempt(int number, SandboxTarget target);

#endif
