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
// Processes of which nobody knows yet whether they run.
static _Atomic int starting;

// Set by the thread that removes everything, which ends the program afterwards. Until it has, no other thread begins
// anything that would stay behind, nor takes its ended processes for a failure that it could report.
static _Atomic int isEnding;
static _Thread_local int endsProgram;

void guard_wait_for_end(void) {
    if (endsProgram) return;
    while (atomic_load(&isEnding)) {
        struct timespec pause = {1, 0};
        nanosleep(&pause, 0);
    }
}

static int begin(_Atomic(char *) *table, const char *path) {
    guard_wait_for_end();
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
    guard_wait_for_end();
    if (number < 0 || number >= ENTRIES) return;
    free(atomic_exchange(&table[number], (char *)0));
}

int guard_begin_file(const char *path) { return begin(files, path); }
void guard_end_file(int number) { end(files, number); }

int guard_begin_folder(const char *path) { return begin(folders, path); }
void guard_end_folder(int number) { end(folders, number); }

void guard_start_process(void) {
    guard_wait_for_end();
    atomic_fetch_add(&starting, 1);
}

int guard_begin_process(int process) {
    int taken = -1;
    for (int number = 0; process > 0 && taken < 0 && number < ENTRIES; number++) {
        int none = 0;
        if (atomic_compare_exchange_strong(&processes[number], &none, process)) taken = number;
    }
    atomic_fetch_sub(&starting, 1);
    return taken;
}

void guard_end_process(int number) {
    guard_wait_for_end();
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
    endsProgram = 1;
    atomic_store(&isEnding, 1);
    struct timespec pause = {0, 2000000};
    for (int attempt = 0; atomic_load(&starting) > 0 && attempt < 250; attempt++) nanosleep(&pause, 0);
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
