"""Draws many pictures with two Dask workers, kills one half-way, and counts: nothing lost, nothing twice. Beside it,
what the same two processes draw without Dask: with it they should give at least 85 % of that, from the moment when the
cluster stands.

    python check.py --render ../../.build/release/render [--count 10000]
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent


def job(number: int) -> str:
    source = f'VStack {{ Text("Number {number}").bold(); Color.blue.frame(width: {10 + number % 90}, height: 20) }}'
    return json.dumps({"id": number, "source": source})


def alone(program: str, jobs: Path, processes: int) -> float:
    """Seconds that `render batch` takes by itself."""
    start = time.monotonic()
    with open(jobs) as file:
        subprocess.run([program, "batch", "--workers", str(processes)], stdin=file, stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - start


def dask(program: str, jobs: Path, answers: Path) -> list[str]:
    return [sys.executable, str(HERE / "render_with_dask.py"), str(jobs), str(answers), "--render", program]


def with_dask(program: str, jobs: Path, answers: Path) -> float:
    """Seconds from the start of the cluster to its end; the answers are thrown away."""
    start = time.monotonic()
    subprocess.run(dask(program, jobs, answers), check=True)
    seconds = time.monotonic() - start
    answers.unlink()
    return seconds


def kill_a_worker(scheduler: subprocess.Popen) -> None:
    """Kills the newest Dask worker below a process, hard."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            command = (entry / "cmdline").read_bytes()
        except (OSError, ValueError):
            continue
        if parent == scheduler.pid and b"spawn_main" in command:
            found.append(int(entry.name))
    if found:
        os.kill(max(found), signal.SIGKILL)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--render", required=True)
    parser.add_argument("--count", type=int, default=10_000)
    options = parser.parse_args()
    program = os.path.abspath(options.render)
    with tempfile.TemporaryDirectory() as folder:
        jobs, answers = Path(folder) / "jobs.jsonl", Path(folder) / "answers.jsonl"
        jobs.write_text("".join(job(number) + "\n" for number in range(options.count)))
        by_batch = alone(program, jobs, 2)
        first = Path(folder) / "first.jsonl"
        first.write_text(job(0) + "\n")
        to_begin = with_dask(program, first, answers)
        by_dask = with_dask(program, jobs, answers)
        command = dask(program, jobs, answers)

        running = subprocess.Popen(command)
        while running.poll() is None:
            done = answers.read_bytes().count(b"\n") if answers.exists() else 0
            if done >= options.count // 2:
                kill_a_worker(running)
                break
            time.sleep(0.02)
        status = running.wait()
        ids = [json.loads(line)["id"] for line in answers.read_text().splitlines()]
    lost, twice = options.count - len(set(ids)), len(ids) - len(set(ids))
    share = by_batch / max(by_dask - to_begin, 0.001)
    print(f"{options.count} pictures: render batch {by_batch:.1f} s, two Dask workers {by_dask:.1f} s, of which "
          f"{to_begin:.1f} s to start the cluster: {share:.0%}; "
          f"one killed half-way: {lost} lost, {twice} twice, exit {status}")
    return 0 if lost == twice == status == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
