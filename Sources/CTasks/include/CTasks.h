#ifndef CTASKS_H
#define CTASKS_H

#include <stdint.h>

/// Who takes the jobs of Swift tasks that are enqueued on this thread, in place of the runtime's own queues.
typedef struct {
    void *context;
    /// A job that is to run once `delay` nanoseconds have passed.
    void (*enqueue)(void *context, void *job, unsigned long long delay);
} TaskSink;

/// Has the jobs enqueued on this thread go to `sink` until it is set to something else; null: to the runtime.
/// The answer is the sink before. The sink must stay alive meanwhile.
const TaskSink *task_sink_set(const TaskSink *sink);

/// Runs a job that a sink was given, on this thread, up to where it suspends.
void task_job_run(void *job);


/// Gives threads with a sink an executor of the program's for the main actor: the two words of an
/// `UnownedSerialExecutor`. To be called before the first sink is set.
void task_main_executor_set(void *identity, uintptr_t implementation);

/// Hands on a job for the main actor: to the thread's sink, else to the runtime's own executor.
void task_main_enqueue(void *job);
#endif
