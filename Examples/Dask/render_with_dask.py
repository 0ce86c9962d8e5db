"""Draws a list of jobs on the workers of a Dask cluster.

    python render_with_dask.py jobs.jsonl answers.jsonl [--scheduler tcp://host:8786]

Each Dask worker keeps one `render batch` open, so that fonts and tables are loaded once a worker, not once a job. A job
is a line that `render batch` reads; its answer is the line that this writes. Jobs go to workers in chunks. A chunk whose
worker is lost is done by another one; since a chunk's answers come back together, none is lost and none comes twice.
Run again, it does only what `answers.jsonl` has no answer to.
"""

import argparse
import json
import os
import subprocess
import sys
import threading

from distributed import Client, LocalCluster, WorkerPlugin, as_completed, get_worker


class RenderBatch(WorkerPlugin):
    """One `render batch` a Dask worker, for as long as the worker lives."""

    name = "render-batch"

    def __init__(self, program: str, processes: int) -> None:
        self.program = program
        self.processes = processes

    def setup(self, worker) -> None:
        self.turns = threading.Lock()
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.program, "batch", "--workers", str(self.processes)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        # Whose answers are read: those of the chunk before, until this is set.
        self.last = threading.Event()
        self.last.set()
        self.writer = None

    def teardown(self, worker) -> None:
        self.process.stdin.close()
        self.process.wait(timeout=10)

    def answers(self, jobs: list[bytes]) -> list[bytes]:
        """The answers to jobs, in their order. A second thread may give its jobs while the first one's are drawn, so that
        the program has work while answers travel."""
        with self.turns:
            if self.process.poll() is not None:
                self.start()
            process, before = self.process, self.last
            mine = self.last = threading.Event()
            # Written by a thread of its own: the program reads no further than it has room for answers.
            writer = threading.Thread(target=self.write, args=(process, jobs, self.writer))
            self.writer = writer
            writer.start()
        before.wait()
        try:
            answers = [process.stdout.readline() for _ in jobs]
            writer.join()
            if not all(answer.endswith(b"\n") for answer in answers):
                process.kill()
                process.wait()
                raise RuntimeError("render batch ended; Dask does the chunk again")
        finally:
            mine.set()
        return answers

    @staticmethod
    def write(process: subprocess.Popen, jobs: list[bytes], before: threading.Thread) -> None:
        if before is not None:
            before.join()
        try:
            process.stdin.write(b"".join(job + b"\n" for job in jobs))
            process.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass


def draw(jobs: list[bytes]) -> list[bytes]:
    return get_worker().plugins[RenderBatch.name].answers(jobs)


def remaining(jobs_path: str, answers_path: str) -> list[bytes]:
    """The jobs without an answer. Jobs are known by their `id`, which each of them needs."""
    known = set()
    if os.path.exists(answers_path):
        with open(answers_path, "rb+") as file:
            whole = 0
            for line in file:
                if line.endswith(b"\n"):
                    known.add(json.dumps(json.loads(line)["id"]))
                    whole += len(line)
            # Half a line is left by a run that was killed.
            file.truncate(whole)
    with open(jobs_path, "rb") as file:
        lines = [line.strip() for line in file if line.strip()]
    return [line for line in lines if json.dumps(json.loads(line)["id"]) not in known]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("jobs")
    parser.add_argument("answers")
    parser.add_argument("--scheduler", help="of a cluster that is there; without it one is started on this machine")
    parser.add_argument("--workers", type=int, default=2, help="of the cluster on this machine")
    parser.add_argument("--processes", type=int, default=1, help="that draw, in each worker")
    parser.add_argument("--chunk", type=int, default=100, help="jobs that go to a worker at a time")
    parser.add_argument("--render", default=os.environ.get("EASEL_RENDER", "render"), help="the program")
    options = parser.parse_args()

    jobs = remaining(options.jobs, options.answers)
    chunks = [jobs[place:place + options.chunk] for place in range(0, len(jobs), options.chunk)]
    if options.scheduler:
        client = Client(options.scheduler)
    else:
        client = Client(LocalCluster(
            n_workers=options.workers, threads_per_worker=2, host="127.0.0.1", dashboard_address=None))
    failures = 0
    with client, open(options.answers, "ab") as output:
        client.register_plugin(RenderBatch(os.path.abspath(options.render), options.processes))
        # No more chunks are under way than keep every worker busy: their answers would wait in memory.
        waiting = iter(chunks)
        under_way = as_completed()
        for _ in range(3 * max(1, len(client.scheduler_info()["workers"]))):
            add(client, under_way, waiting)
        for future in under_way:
            for answer in future.result():
                failures += json.loads(answer)["status"] != "done"
                output.write(answer)
            output.flush()
            add(client, under_way, waiting)
        if not options.scheduler:
            client.cluster.close()
    print(f"{len(jobs)} jobs, {failures} failed", file=sys.stderr)
    return 1 if failures else 0


def add(client: Client, under_way, waiting) -> None:
    chunk = next(waiting, None)
    if chunk is not None:
        under_way.add(client.submit(draw, chunk, pure=False, retries=3))


if __name__ == "__main__":
    sys.exit(main())
