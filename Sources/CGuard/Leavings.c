#define _GNU_SOURCE
#include "CGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define ENTRIES 64
static _Atomic(char *) files[ENTRIES];
static _Atomic(char *) folders[ENTRIES];
static _Atomic int processes[ENTRIES];

static int begin(_Atomic(char *) *table, const char *path) {
    char *copy = strdup(path);
    if (!copy) return -1;
    for (int number = 0; number < ENTRIES; number++) {
        char *none = 0;
        if (atomic_compare_exchange_strong(&table[number], &none, copy)) return number;
    }
    free(copy);
    return -1;
}

static void end(_Atomic(char *) *table, int number) {
    if (number < 0 || number >= ENTRIES) return;
    free(atomic_exchange(&table[number], (char *)0));
}

int guard_begin_file(const char *path) { return begin(files, path); }
void guard_end_file(int number) { end(files, number); }

int guard_begin_folder(const char *path) { return begin(folders, path); }
void guard_end_folder(int number) { end(folders, number); }

int guard_begin_process(int process) {
    if (process <= 0) return -1;
    for (int number = 0; number < ENTRIES; number++) {
        int none = 0;
        if (atomic_compare_exchange_strong(&processes[number], &none, process)) return number;
    }
    return -1;
}

void guard_end_process(int number) {
    if (number >= 0 && number < ENTRIES) atomic_store(&processes[number], 0);
}

// MARK: Folders

// As the system writes them; `readdir` takes memory, which a handler may not.
struct entry {
    uint64_t number;
    int64_t offset;
    unsigned short length;
    unsigned char type;
    char name[];
};

// With the room of a name each, as many levels fit on the stack of a handler.
#define LEVELS 24
#define LISTING 1024

static void remove_at(int parent, const char *name, int levels) {
    // A link isn't followed.
    int folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder < 0) return;
    _Alignas(struct entry) char listing[LISTING];
    for (;;) {
        long count = syscall(SYS_getdents64, folder, listing, sizeof listing);
        if (count <= 0) break;
        for (long place = 0; place < count;) {
            struct entry *entry = (struct entry *)(listing + place);
            place += entry->length;
            if (!strcmp(entry->name, ".") || !strcmp(entry->name, "..")) continue;
            if (unlinkat(folder, entry->name, 0) == 0 || errno == ENOENT) continue;
            if (levels > 0) remove_at(folder, entry->name, levels - 1);
        }
    }
    close(folder);
    unlinkat(parent, name, AT_REMOVEDIR);
}

void guard_remove_folder(const char *path) {
    // Somebody may be writing there still: the names that are new are removed the next time.
    for (int attempt = 0; attempt < 50; attempt++) {
        remove_at(AT_FDCWD, path, LEVELS);
        struct stat status;
        if (lstat(path, &status) != 0) return;
        struct timespec pause = {0, 2000000};
        nanosleep(&pause, 0);
    }
}

void guard_remove_all(void) {
    for (int number = 0; number < ENTRIES; number++) {
        int process = atomic_exchange(&processes[number], 0);
        // Those that it started itself are in its group, where it has one of its own.
        if (process > 0 && kill(-process, SIGKILL) != 0) kill(process, SIGKILL);
    }
    // The names aren't freed: the heap may be what is broken.
    for (int number = 0; number < ENTRIES; number++) {
        char *path = atomic_exchange(&files[number], (char *)0);
        if (path) unlink(path);
    }
    for (int number = 0; number < ENTRIES; number++) {
        char *path = atomic_exchange(&folders[number], (char *)0);
        if (path) guard_remove_folder(path);
    }
}
