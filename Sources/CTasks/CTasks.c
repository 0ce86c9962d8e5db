#include "CTasks.h"
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

// The runtime offers these hooks for who brings an executor along; they are set once and pass everything on that
// comes from a thread without a sink.

#define SWIFTCALL __attribute__((swiftcall))

typedef struct { void *identity; uintptr_t implementation; } Executor;

extern SWIFTCALL void swift_job_run(void *job, Executor executor);
extern SWIFTCALL Executor swift_task_getMainExecutor(void);

typedef SWIFTCALL void (*EnqueueGlobal)(void *job);
typedef SWIFTCALL void (*EnqueueWithDelay)(unsigned long long delay, void *job);
typedef SWIFTCALL void (*EnqueueWithDeadline)(
    long long seconds, long long nanoseconds, long long toleranceSeconds, long long toleranceNanoseconds, int clock,
    void *job);
typedef SWIFTCALL void (*EnqueueMain)(void *job);

extern SWIFTCALL void (*swift_task_enqueueGlobal_hook)(void *job, EnqueueGlobal original);
extern SWIFTCALL void (*swift_task_enqueueGlobalWithDelay_hook)(
    unsigned long long delay, void *job, EnqueueWithDelay original);
extern SWIFTCALL void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long seconds, long long nanoseconds, long long toleranceSeconds, long long toleranceNanoseconds, int clock,
    void *job, EnqueueWithDeadline original);
extern SWIFTCALL void (*swift_task_enqueueMainExecutor_hook)(void *job, EnqueueMain original);

extern SWIFTCALL void swift_task_enqueueMainExecutor(void *job);

typedef SWIFTCALL Executor (*GetMain)(void);
typedef SWIFTCALL bool (*IsMain)(Executor executor);

extern SWIFTCALL Executor (*swift_task_getMainExecutor_hook)(GetMain original);
extern SWIFTCALL bool (*swift_task_isMainExecutor_hook)(Executor executor, IsMain original);

static _Thread_local const TaskSink *current = 0;

// What threads with a sink have for the main actor's executor: the runtime hands tasks that begin on the main actor to
// its own executor without asking the hook for it.
static Executor mainExecutor = {0, 0};

static SWIFTCALL void enqueueGlobal(void *job, EnqueueGlobal original) {
    if (current) current->enqueue(current->context, job, 0);
    else original(job);
}

static SWIFTCALL void enqueueWithDelay(unsigned long long delay, void *job, EnqueueWithDelay original) {
    if (current) current->enqueue(current->context, job, delay);
    else original(delay, job);
}

static SWIFTCALL void enqueueWithDeadline(
    long long seconds, long long nanoseconds, long long toleranceSeconds, long long toleranceNanoseconds, int clock,
    void *job, EnqueueWithDeadline original) {
    if (!current) {
        original(seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job);
        return;
    }
    // 1 is the clock that goes on while the machine sleeps, 2 the one that doesn't.
    struct timespec now;
    clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
    long long delay = (seconds - now.tv_sec) * 1000000000LL + nanoseconds - now.tv_nsec;
    // The deadline was worked out a moment ago, from a wish in whole milliseconds.
    long long milliseconds = delay <= 0 ? 0 : (delay + 999999) / 1000000;
    current->enqueue(current->context, job, (unsigned long long)milliseconds * 1000000ULL);
}

static SWIFTCALL void enqueueMain(void *job, EnqueueMain original) {
    if (current) current->enqueue(current->context, job, 0);
    else original(job);
}

static SWIFTCALL Executor getMain(GetMain original) {
    return current && mainExecutor.identity ? mainExecutor : original();
}

static SWIFTCALL bool isMain(Executor executor, IsMain original) {
    return executor.identity == mainExecutor.identity ? executor.identity != 0 : original(executor);
}

void task_main_executor_set(void *identity, uintptr_t implementation) {
    mainExecutor = (Executor){identity, implementation};
}

void task_main_enqueue(void *job) {
    if (current) current->enqueue(current->context, job, 0);
    else swift_task_enqueueMainExecutor(job);
}

static void installHooks(void) {
    swift_task_getMainExecutor_hook = getMain;
    swift_task_isMainExecutor_hook = isMain;
    swift_task_enqueueGlobal_hook = enqueueGlobal;
    swift_task_enqueueGlobalWithDelay_hook = enqueueWithDelay;
    swift_task_enqueueGlobalWithDeadline_hook = enqueueWithDeadline;
    swift_task_enqueueMainExecutor_hook = enqueueMain;
}

static pthread_once_t installed = PTHREAD_ONCE_INIT;

const TaskSink *task_sink_set(const TaskSink *sink) {
    if (sink) pthread_once(&installed, installHooks);
    const TaskSink *before = current;
    current = sink;
    return before;
}

void task_job_run(void *job) {
    // Whatever it asks for: then code of the main actor and code of none follow each other here without a change of
    // executor, for which the runtime would go to the process's main thread.
    swift_job_run(job, swift_task_getMainExecutor());
}
