#define _GNU_SOURCE
#include "CSandbox.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

// Each tries to get out in one way, as code that took over the process would. 0: it was kept in.

static int can_open(const char *path, int flags) {
    int file = open(path, flags, 0600);
    if (file < 0) return 0;
    close(file);
    return 1;
}

static int read_target(SandboxTarget target) { return can_open(target.target, O_RDONLY); }
static int write_target(SandboxTarget target) { return can_open(target.target, O_WRONLY); }
static int remove_target(SandboxTarget target) { return unlink(target.target) == 0; }
static int rename_target(SandboxTarget target) { return rename(target.target, "/tmp/renamed-by-a-worker") == 0; }
static int change_mode(SandboxTarget target) { return chmod(target.target, 0777) == 0; }

static int create_file(SandboxTarget target) {
    (void)target;
    const char *path = "/tmp/left-by-a-worker";
    int file = open(path, O_WRONLY | O_CREAT, 0600);
    if (file < 0) return 0;
    close(file);
    unlink(path);
    return 1;
}

static int read_passwords(SandboxTarget target) { (void)target; return can_open("/etc/passwd", O_RDONLY); }

static int read_of_parent(SandboxTarget target, const char *name) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)target.parent, name);
    return can_open(path, O_RDONLY);
}
static int read_environment(SandboxTarget target) { return read_of_parent(target, "environ"); }
static int read_command_line(SandboxTarget target) { return read_of_parent(target, "cmdline"); }
static int open_memory(SandboxTarget target) { return read_of_parent(target, "mem"); }

static int list_processes(SandboxTarget target) {
    (void)target;
    DIR *folder = opendir("/proc");
    if (!folder) return 0;
    closedir(folder);
    return 1;
}

static int read_memory(SandboxTarget target) {
    char byte;
    struct iovec here = {&byte, 1}, there = {(void *)(uintptr_t)target.address, 1};
    return process_vm_readv(target.parent, &here, 1, &there, 1, 0) > 0;
}

static int write_memory(SandboxTarget target) {
    char byte = 0;
    struct iovec here = {&byte, 1}, there = {(void *)(uintptr_t)target.address, 1};
    return process_vm_writev(target.parent, &here, 1, &there, 1, 0) > 0;
}

static int trace_parent(SandboxTarget target) { return ptrace(PTRACE_SEIZE, target.parent, 0, 0) == 0; }
static int signal_parent(SandboxTarget target) { return kill(target.parent, 0) == 0; }
static int signal_thread(SandboxTarget target) {
    return syscall(SYS_tgkill, target.parent, target.parent, 0) == 0;
}
static int signal_init(SandboxTarget target) { (void)target; return kill(1, 0) == 0; }

static int signal_by_descriptor(SandboxTarget target) {
    int process = (int)syscall(434 /* pidfd_open */, target.parent, 0);
    if (process < 0) return 0;
    close(process);
    return 1;
}

static int connect_abstract(SandboxTarget target) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    size_t length = strlen(target.target);
    if (length > sizeof address.sun_path - 2) return 0;
    memcpy(address.sun_path + 1, target.target, length);
    int file = socket(AF_UNIX, SOCK_STREAM, 0);
    if (file < 0) return 0;
    int isReached = connect(file, (struct sockaddr *)&address, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + length)) == 0;
    close(file);
    return isReached ? 2 : 1;
}

static int connect_port(SandboxTarget target) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(target.target))};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int file = socket(AF_INET, SOCK_STREAM, 0);
    if (file < 0) return 0;
    int isReached = connect(file, (struct sockaddr *)&address, sizeof address) == 0;
    close(file);
    return isReached ? 2 : 1;
}

static int send_datagram(SandboxTarget target) {
    (void)target;
    int file = socket(AF_INET, SOCK_DGRAM, 0);
    if (file < 0) return 0;
    close(file);
    return 1;
}

static int start_program(SandboxTarget target) {
    (void)target;
    char *arguments[] = {"true", 0};
    execv("/bin/true", arguments);
    return errno == EPERM || errno == EACCES ? 0 : 1;
}

static int make_code(SandboxTarget target) {
    (void)target;
    void *memory = mmap(0, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED) return 1;
    memory = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return 0;
    return mprotect(memory, 4096, PROT_READ | PROT_EXEC) == 0;
}

static int use_descriptors(SandboxTarget target) {
    (void)target;
    int count = 0;
    // Standard ones, and the process's own count of its memory.
    for (int number = 3; number < 1024; number++) count += fcntl(number, F_GETFD) >= 0;
    return count > 1 ? count : 0;
}

static int make_namespace(SandboxTarget target) { (void)target; return unshare(CLONE_NEWUSER) == 0; }
static int mount_something(SandboxTarget target) {
    (void)target;
    return syscall(SYS_mount, "none", "/tmp", "tmpfs", 0, 0) == 0;
}
static int become_root(SandboxTarget target) { (void)target; return setuid(0) == 0 && geteuid() == 0 && kill(1, 0) == 0; }
static int change_limits(SandboxTarget target) { (void)target; return syscall(SYS_prlimit64, target.parent, 0, 0, 0) == 0; }
static int use_ring(SandboxTarget target) { (void)target; char room[256] = {0}; return syscall(425, 1, room) >= 0; }
static int load_keys(SandboxTarget target) { (void)target; return syscall(SYS_add_key, "user", "easel", "1", 1, -2) >= 0; }
static int inspect_kernel(SandboxTarget target) { (void)target; return syscall(SYS_bpf, 0, 0, 0) >= 0 || errno != EPERM; }

static const struct {
    const char *name;
    int (*run)(SandboxTarget);
} attempts[] = {
    {"read a file: path", read_target}, {"write a file: path", write_target}, {"remove a file: path", remove_target},
    {"rename a file: path", rename_target}, {"change a file's mode: path", change_mode}, {"create a file", create_file},
    {"read /etc/passwd", read_passwords}, {"list /proc", list_processes},
    {"read the parent's environment", read_environment}, {"read the parent's command line", read_command_line},
    {"open the parent's memory", open_memory}, {"read the parent's memory", read_memory},
    {"write the parent's memory", write_memory}, {"trace the parent", trace_parent},
    {"signal the parent", signal_parent}, {"signal a thread of the parent", signal_thread},
    {"signal the first process", signal_init}, {"signal by descriptor", signal_by_descriptor},
    {"connect to an abstract socket: socket", connect_abstract}, {"connect to a port: port", connect_port},
    {"open a datagram socket", send_datagram}, {"start a program", start_program}, {"make memory code", make_code},
    {"use inherited descriptors", use_descriptors}, {"make a namespace", make_namespace},
    {"mount", mount_something}, {"become root", become_root}, {"change the parent's limits", change_limits},
    {"use io_uring", use_ring}, {"add a key", load_keys}, {"load a BPF program", inspect_kernel},
};

int sandbox_attempt_count(void) { return (int)(sizeof attempts / sizeof *attempts); }

const char *sandbox_attempt_name(int number) {
    return number >= 0 && number < sandbox_attempt_count() ? attempts[number].name : 0;
}

int sandbox_attempt(int number, SandboxTarget target) {
    if (number < 0 || number >= sandbox_attempt_count()) return 0;
    if (!target.target) target.target = "";
    // The parent is what this process is a copy of: it has the table at the same place.
    if (!target.address) target.address = (uint64_t)(uintptr_t)&attempts;
    return attempts[number].run(target);
}
