#!/usr/bin/env python3
"""Loads the service as bad days do, and fails where it gives way.

    Scripts/service-load.py --render .build/debug/render [--seconds 300] [chaos] [overload] [hostile]

chaos     Workers are killed at random, every tenth source is hostile, clients hang up: no wrong picture, and afterwards
          no process, descriptor or file more than before.
overload  Four times what it can draw: pictures for some, 429 with Retry-After for the rest, nothing else.
hostile   Every source of a folder (--hostile): none reaches the canaries, and the service draws on.
"""

import argparse
import asyncio
import hashlib
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

BAD = [
    'func f() -> Int { var n = 0; while n >= 0 { n += 1 }; return n }\nText("\\(f())")',
    'func f(_ n: Int) -> Int { f(n + 1) + 1 }\nText("\\(f(0))")',
    'let a = (0..<40).reduce("x") { s, _ in s + s }\nText(a)',
    'Color.red.frame(width: 1e8, height: 1e8)',
    'Text("a").paddin(',
    'struct A: View { var body: some View { A() } }\nA()',
]


def good(number: int) -> str:
    return f"""struct Row: View {{
    let number: Int
    var body: some View {{
        HStack {{ Text("Row \\(number)").bold(); Spacer(); Image(systemName: "star.fill").foregroundStyle(.yellow) }}
            .padding(8).background(Color.gray.opacity(0.2))
    }}
}}
VStack {{ ForEach(0..<8) {{ Row(number: $0 + {number}) }} }}.frame(width: 240).padding()
"""


class Service:
    """The real program, started for the test."""

    def __init__(self, render: str, *arguments: str):
        self.folder = tempfile.mkdtemp(prefix="service-load-")
        environment = dict(os.environ, TMPDIR=self.folder)
        started = time.monotonic()
        self.process = subprocess.Popen(
            [render, "serve", "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env=environment, text=True)
        line = self.process.stdout.readline().strip()
        if not line.startswith("http://"):
            raise SystemExit("the service doesn't start")
        self.port = int(line.rsplit(":", 1)[1])
        # How long a worker takes to become warm, as far as a start shows it.
        self.warm_up = time.monotonic() - started

    def below(self, process: int) -> list[int]:
        try:
            threads = os.listdir(f"/proc/{process}/task")
        except OSError:
            return []
        found = []
        for thread in threads:
            try:
                text = Path(f"/proc/{process}/task/{thread}/children").read_text()
            except OSError:
                continue
            found += [int(each) for each in text.split()]
        return found

    @property
    def workers(self) -> list[int]:
        return self.below(self.process.pid)

    @property
    def processes(self) -> list[int]:
        workers = self.workers
        return workers + [each for worker in workers for each in self.below(worker)]

    @property
    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    @property
    def megabytes(self) -> float:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6

    @property
    def files(self) -> list[str]:
        return [name for _, _, names in os.walk(self.folder) for name in names]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=60)
        left = os.listdir(self.folder)
        subprocess.run(["rm", "-rf", self.folder], check=False)
        if left:
            raise SystemExit(f"the service leaves files: {left}")
        return status


async def ask(port: int, body: str, path: str = "/render", hangs_up: float | None = None, client: str = "") -> tuple[int, dict, bytes]:
    """One request over one connection. Status 0 is a connection that ended without an answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        data = body.encode()
        forwarded = f"X-Forwarded-For: {client}\r\n" if client else ""
        head = (f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/x-swift\r\nConnection: close\r\n"
                f"{forwarded}Content-Length: {len(data)}\r\n\r\n")
        writer.write(head.encode() + data)
        await writer.drain()
        if hangs_up is not None:
            await asyncio.sleep(hangs_up)
            return -1, {}, b""
        answer = await reader.read()
        if not answer:
            return 0, {}, b""
        head, _, content = answer.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
        return int(lines[0].split()[1]), fields, content
    except OSError:
        return 0, {}, b""
    finally:
        writer.close()
        try:
            await writer.wait_closed()
        except OSError:
            pass


def fail(reasons: list[str], condition: bool, reason: str) -> None:
    if not condition:
        reasons.append(reason)


async def chaos(render: str, seconds: float) -> list[str]:
    service = Service(render, "--workers", "2", "--max-time", "2", "--max-memory", "256", "--cache", "0", "--behind-proxy")
    reasons: list[str] = []
    known: dict[int, str] = {}
    for number in range(20):
        status, _, content = await ask(service.port, good(number))
        fail(reasons, status == 200, f"{status} before anything went wrong")
        known[number] = hashlib.sha256(content).hexdigest()
    before = (service.descriptors, service.megabytes)
    statuses: Counter = Counter()
    end = time.monotonic() + seconds
    dice = random.Random(1)

    async def good_until_drawn(name: int, own: random.Random) -> None:
        """As a client that is told to come again later does."""
        number = own.randrange(20)
        for _ in range(30):
            status, fields, content = await ask(service.port, good(number), client=f"10.0.0.{name}")
            statuses["good", status] += 1
            if status == 200:
                return fail(reasons, hashlib.sha256(content).hexdigest() == known[number], "a wrong picture")
            fail(reasons, status in (429, 500, 503, 504), f"a good source was answered {status}: {content[:200]}")
            if status == 429:
                fail(reasons, "retry-after" in fields, "429 without Retry-After")
            await asyncio.sleep(own.random() * float(fields.get("retry-after", "1")))
        fail(reasons, False, "a good source was refused thirty times")

    async def client(name: int) -> None:
        own = random.Random(name)
        while time.monotonic() < end:
            kind = own.random()
            if kind < 0.1:
                status, _, _ = await ask(service.port, own.choice(BAD), client=f"10.0.0.{name}")
                statuses["hostile", status] += 1
                fail(reasons, status in (422, 429, 500, 503, 504), f"a hostile source was answered {status}")
            elif kind < 0.15:
                await ask(service.port, good(own.randrange(20)), hangs_up=own.random() * 0.02, client=f"10.0.0.{name}")
                statuses["hung up", -1] += 1
            else:
                await good_until_drawn(name, own)

    async def killer() -> None:
        while time.monotonic() < end:
            # A worker gets to draw between two kills, also in a debug build.
            await asyncio.sleep(dice.random() * max(1.0, 4 * service.warm_up))
            processes = service.processes
            if processes:
                try:
                    os.kill(dice.choice(processes), signal.SIGKILL)
                    statuses["killed", 0] += 1
                except ProcessLookupError:
                    pass

    await asyncio.gather(*(client(number) for number in range(6)), killer())
    for _ in range(100):
        await asyncio.sleep(0.1)
        ready = len(service.workers) == 2
        status, _, content = await ask(service.port, good(3))
        if ready and status == 200 and service.descriptors <= before[0] + 2:
            break
    fail(reasons, status == 200 and hashlib.sha256(content).hexdigest() == known[3], "afterwards it doesn't draw")
    fail(reasons, len(service.workers) == 2, f"{len(service.workers)} workers in place of 2")
    fail(reasons, service.descriptors <= before[0] + 2, f"{service.descriptors} descriptors, before {before[0]}")
    fail(reasons, service.files == [], f"files are left: {service.files}")
    fail(reasons, service.megabytes < before[1] + 64, f"{service.megabytes:.0f} MB, before {before[1]:.0f}")
    good_count = statuses["good", 200]
    # Of those that were taken on a kill may cost the one that is being drawn, and the machine's other work its time.
    lost = sum(count for (kind, status), count in statuses.items() if kind == "good" and status not in (200, 429))
    killed = statuses["killed", 0]
    fail(reasons, good_count > 0, "no good source was drawn")
    fail(reasons, lost <= 2 * killed + 0.1 * good_count, f"{lost} good sources were lost beside {good_count}, at {killed} kills")
    print(f"chaos, {seconds:.0f} s: " + ", ".join(f"{kind} {status}: {count}" for (kind, status), count in sorted(statuses.items()))
          + f"; {before[1]:.0f} → {service.megabytes:.0f} MB, {before[0]} → {service.descriptors} descriptors")
    fail(reasons, service.stop() == 0, "it doesn't end with 0")
    return reasons


async def overload(render: str, seconds: float) -> list[str]:
    service = Service(render, "--workers", "2", "--cache", "0", "--behind-proxy", "--log-level", "error")
    reasons: list[str] = []
    number = 0

    async def one(latencies: list[float], statuses: Counter, client: str) -> None:
        nonlocal number
        number += 1
        start = time.monotonic()
        status, fields, _ = await ask(service.port, good(number), client=client)
        statuses[status] += 1
        if status == 200:
            latencies.append(time.monotonic() - start)
        elif status == 429:
            fail(reasons, "retry-after" in fields, "429 without Retry-After")
        else:
            fail(reasons, False, f"{status} under load")

    # What it can carry: always as many requests as there are workers.
    calm: list[float] = []
    calm_statuses: Counter = Counter()
    measured = max(2.0, seconds / 10)
    end = time.monotonic() + measured

    async def steady(name: int) -> None:
        while time.monotonic() < end:
            await one(calm, calm_statuses, f"10.0.1.{name}")

    await asyncio.gather(steady(1), steady(2))
    rate = len(calm) / measured
    before = service.megabytes
    latencies: list[float] = []
    statuses: Counter = Counter()
    tasks = set()
    end = time.monotonic() + seconds
    start = time.monotonic()
    count = 0
    while time.monotonic() < end:
        while count < (time.monotonic() - start) * 4 * rate:
            task = asyncio.create_task(one(latencies, statuses, f"10.0.0.{count % 50}"))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            count += 1
        await asyncio.sleep(0.002)
    await asyncio.gather(*tasks)
    fail(reasons, set(statuses) <= {200, 429}, f"other answers than 200 and 429: {dict(statuses)}")
    fail(reasons, statuses[200] > 0.5 * rate * seconds, f"only {statuses[200]} pictures in {seconds} s at {rate:.0f} a second")
    fail(reasons, statuses[429] > 0, "nothing was refused")
    # Of what is served once the first burst is over, each waits for about as many drawings as there are workers.
    late = latencies[len(latencies) // 2:]
    if seconds >= 20:
        fail(reasons, statistics.median(late) < 4 * statistics.median(calm),
             f"{1e3 * statistics.median(late):.0f} ms under load, {1e3 * statistics.median(calm):.0f} ms alone")
    fail(reasons, service.megabytes < before + 64, f"{service.megabytes:.0f} MB, before {before:.0f}")
    print(f"overload, {seconds:.0f} s: alone {rate:.0f} pictures a second at {1e3 * statistics.median(calm):.0f} ms; "
          f"four times that: {statuses[200] / seconds:.0f} a second at {1e3 * statistics.median(latencies):.0f} ms, "
          f"{statuses[429]} × 429, {before:.0f} → {service.megabytes:.0f} MB")
    fail(reasons, service.stop() == 0, "it doesn't end with 0")
    return reasons


async def hostile(render: str, folder: str) -> list[str]:
    reasons: list[str] = []
    with tempfile.TemporaryDirectory(prefix="canary-") as place:
        canary = Path(place) / "canary"
        canary.write_text("untouched")
        canary.chmod(0o666)
        touched = []

        async def visited(_, writer) -> None:
            touched.append("a connection")
            writer.close()

        server = await asyncio.start_server(visited, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        service = Service(render, "--workers", "2", "--max-time", "3", "--max-memory", "256")
        statuses: Counter = Counter()
        sources = [path for path in sorted(Path(folder).rglob("*")) if path.suffix in (".swift", ".swiftdsl") and path.stat().st_size < 8 << 20]
        for path in sources:
            text = path.read_bytes().decode("utf-8", "replace")
            text = text.replace("/etc/passwd", str(canary)).replace("http://example.com", f"http://127.0.0.1:{port}")
            status, _, content = await ask(service.port, text)
            statuses[status] += 1
            fail(reasons, status in (200, 400, 422, 500, 504), f"{path.name}: {status}")
            fail(reasons, b"untouched" not in content, f"{path.name} has read the canary")
            if status == 500:
                print(f"  {path.name}: {json.loads(content)['error']['message']}")
        status, _, _ = await ask(service.port, 'Text("still here")')
        fail(reasons, status == 200, "afterwards it doesn't draw")
        fail(reasons, not touched and canary.read_text() == "untouched", f"a canary was touched: {touched}")
        fail(reasons, service.stop() == 0, "it doesn't end with 0")
        server.close()
        print(f"hostile: {len(sources)} sources, {dict(sorted(statuses.items()))}, canaries untouched")
    return reasons


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--render", required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--hostile", help="a folder of sources for 'hostile'")
    parser.add_argument("kinds", nargs="*", default=["chaos", "overload"])
    options = parser.parse_args()
    reasons: list[str] = []
    render = os.path.abspath(options.render)
    for kind in options.kinds:
        if kind == "chaos":
            reasons += asyncio.run(chaos(render, options.seconds))
        elif kind == "overload":
            reasons += asyncio.run(overload(render, options.seconds))
        elif kind == "hostile" and options.hostile:
            reasons += asyncio.run(hostile(render, options.hostile))
        else:
            parser.error(f"there is no '{kind}'")
    for reason, count in Counter(reasons).items():
        print(f"FAILED: {reason} ({count} ×)")
    return 1 if reasons else 0


if __name__ == "__main__":
    sys.exit(main())
