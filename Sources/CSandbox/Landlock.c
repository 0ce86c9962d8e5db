#define _GNU_SOURCE
#include "CSandbox.h"

#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// As the kernel's headers declare them, which may be older than the kernel.
#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446
#define VERSION_FLAG 1
#define RULE_PATH_BENEATH 1

#define READ_FILE (1ull << 2)
#define READ_DIR (1ull << 3)
#define ALL_OF_VERSION_1 ((1ull << 13) - 1)
#define REFER (1ull << 13)
#define TRUNCATE (1ull << 14)
#define IOCTL_DEVICE (1ull << 15)
#define BIND_AND_CONNECT_TCP 3ull
#define ABSTRACT_SOCKETS_AND_SIGNALS 3ull

struct ruleset {
    uint64_t files, ports, scopes;
};

struct beneath {
    uint64_t access;
    int32_t folder;
} __attribute__((packed));

int sandbox_landlock_version(void) {
    long version = syscall(CREATE_RULESET, 0, 0, VERSION_FLAG);
    return version > 0 ? (int)version : 0;
}

int sandbox_landlock_bits(void) {
    int version = sandbox_landlock_version();
    return (version >= 1 ? SANDBOX_FILES : 0) | (version >= 4 ? SANDBOX_PORTS : 0) | (version >= 6 ? SANDBOX_SCOPES : 0);
}

int sandbox_rules(const char *const *folders, size_t count) {
    int version = sandbox_landlock_version();
    if (version < 1) return -1;
    struct ruleset ruleset = {ALL_OF_VERSION_1, 0, 0};
    if (version >= 2) ruleset.files |= REFER;
    if (version >= 3) ruleset.files |= TRUNCATE;
    if (version >= 5) ruleset.files |= IOCTL_DEVICE;
    if (version >= 4) ruleset.ports = BIND_AND_CONNECT_TCP;
    if (version >= 6) ruleset.scopes = ABSTRACT_SOCKETS_AND_SIGNALS;
    size_t size = version >= 6 ? sizeof ruleset : version >= 4 ? 16 : 8;
    int rules = (int)syscall(CREATE_RULESET, &ruleset, size, 0);
    if (rules < 0) return -1;
    for (size_t index = 0; index < count; index++) {
        int place = open(folders[index], O_PATH | O_CLOEXEC);
        if (place < 0) continue;
        struct stat status;
        int isFolder = fstat(place, &status) == 0 && S_ISDIR(status.st_mode);
        struct beneath beneath = {isFolder ? READ_FILE | READ_DIR : READ_FILE, place};
        syscall(ADD_RULE, rules, RULE_PATH_BENEATH, &beneath, 0);
        close(place);
    }
    return rules;
}

int sandbox_restrict_files(int rules) { return syscall(RESTRICT_SELF, rules, 0) == 0; }
