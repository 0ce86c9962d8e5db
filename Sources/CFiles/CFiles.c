#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_openat2
#define SYS_openat2 437
#endif

// As the kernel's headers declare them, which may be older than the kernel.
struct how {
    uint64_t flags, mode, resolve;
};
#define NO_MAGIC_LINKS 0x02
#define BENEATH 0x08

// Part by part, and no part a link: for kernels before 5.6, and where a sandbox doesn't know the call.
static int open_by_parts(int folder, const char *path, int flags) {
    char parts[PATH_MAX];
    if (strlen(path) >= sizeof parts) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strcpy(parts, path);
    int current = dup(folder);
    char *rest = 0;
    char *part = strtok_r(parts, "/", &rest);
    if (!part) part = ".";
    while (current >= 0) {
        char *next = strtok_r(0, "/", &rest);
        if (strcmp(part, "..") == 0) {
            close(current);
            errno = EXDEV;
            return -1;
        }
        int found = openat(current, part, (next ? O_RDONLY | O_DIRECTORY | O_CLOEXEC : flags) | O_NOFOLLOW);
        int reason = errno;
        close(current);
        errno = reason;
        if (!next) return found;
        current = found;
        part = next;
    }
    return -1;
}

int open_beneath(int folder, const char *path, int flags) {
    static atomic_int isMissing = 0;
    if (*path == '/') {
        errno = EXDEV;
        return -1;
    }
    // Nothing is read or waited for by way of a mere path, and the kernel takes no other flags with it.
    flags |= flags & O_PATH ? O_CLOEXEC : O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    if (!atomic_load(&isMissing)) {
        struct how how = {(uint64_t)flags, 0, BENEATH | NO_MAGIC_LINKS};
        for (int attempt = 0; attempt < 16; attempt++) {
            int found = (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
            if (found >= 0) return found;
            // Something was moved while the kernel looked.
            if (errno == EAGAIN || errno == EINTR) continue;
            if (errno != ENOSYS && errno != EPERM) return -1;
            break;
        }
        if (errno == ENOSYS) atomic_store(&isMissing, 1);
    }
    return open_by_parts(folder, path, flags);
}

int open_folder(const char *path) { return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC); }

int kind_beneath(int folder, const char *path) {
    int found = open_beneath(folder, path, O_PATH);
    if (found < 0) return -1;
    struct stat status;
    int isKnown = fstat(found, &status) == 0;
    close(found);
    return isKnown ? (int)(status.st_mode & S_IFMT) : -1;
}
