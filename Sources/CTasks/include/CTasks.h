#ifndef CTASKS_H
#define CTASKS_H

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

#endif
