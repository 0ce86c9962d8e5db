#ifndef CGUARD_H
#define CGUARD_H

#include <stddef.h>

/// What the run that this thread works for is counted in; null where nothing is counted.
void *guard_budget(void);
void guard_set_budget(void *budget);

/// How crashes end from here on: on a stack without room with `depth_status` and its text, else with `defect_status`
/// and its own. Outputs that were begun are removed first. Threads that are to be covered call `guard_thread`.
void guard_install(int depth_status, const char *depth_text, int defect_status, const char *defect_text);

/// Gives the thread a stack for handling its crashes, where handlers are installed at all. Cost: 1 µs.
void guard_thread(void);
/// Gives it back, at the thread's end.
void guard_thread_ends(void);

/// Runs `work` in a process of its own, which has what this one has, and waits for it. The process may take `memory`
/// bytes of addresses in all and `seconds`; nothing it does to its memory is seen here but in memory that is shared.
///
/// Answers what `work` does, 0…127; -1 where there is no such process, -2 where the time was up, -3 where it crashed.
int guard_isolated(int (*work)(void *), void *context, double seconds, size_t memory);

/// Memory that is seen from such processes and from this one; null where there is none. Zero at first.
void *guard_shared(size_t size);
void guard_unshare(void *memory, size_t size);

/// Notes a file that was begun and isn't complete; -1 where there is no room to note it.
int guard_begin_file(const char *path);
/// The file is complete, or gone.
void guard_end_file(int number);
/// Notes a folder that is to be gone at the end, whatever is in it then; -1 where there is no room to note it.
int guard_begin_folder(const char *path);
/// The folder is gone.
void guard_end_folder(int number);
/// Removes a folder with what is in it; links in it aren't followed.
void guard_remove_folder(const char *path);
/// A process of ours that writes to such files or folders is about to be started: `guard_begin_process` follows.
void guard_start_process(void);
/// Notes the process; -1 where it wasn't started (0) or there is no room to note it.
int guard_begin_process(int process);
/// The process has ended.
void guard_end_process(int number);
/// Doesn't return where another thread is in `guard_remove_all`, and ends the program.
void guard_wait_for_end(void);
/// Ends the processes and removes the files and folders that are noted, before the calling thread ends the program;
/// other threads are held where they note something. May be called from a signal's handler.
void guard_remove_all(void);

/// Writes out what the C library holds back of standard output; not 0 where that, or writing before it, failed.
int guard_flush(void);

#endif
