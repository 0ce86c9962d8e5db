#!/usr/bin/env python3
"""Measures how much of the SwiftUI code that people publish can be drawn.

    Scripts/corpus.py RENDER OUT FOLDER...

Each FOLDER is a checked-out repository, drawn as a whole: 'render FOLDER --all'. The pictures go to OUT, what was reported
to OUT/<name>.log. OUT/report.txt has a line a repository (files with previews that are drawn, of those that have any;
a repository without any is left out), and which errors and warnings stand in how many of them: those of the first kind
decide what isn't drawn.
"""
import collections
import os
import re
import subprocess
import sys

MESSAGE = re.compile(r"^\S.*?:\d+:\d+: (error|warning|note): (.*)$", re.M)
FAILED = re.compile(r"error: the previews of (\d+) of (\d+) files couldn't be drawn")
OPTIONS = ["--size", "393x852", "--scale", "1", "--max-time", "60", "--max-memory", "4000", "--max-steps", "1000000000"]


def draw(render, out, folder):
    """Files whose previews were drawn, files with previews, what was reported."""
    name = os.path.basename(folder.rstrip("/"))
    target = os.path.join(out, name)
    try:
        result = subprocess.run(
            [render, folder, "--all", "-o", target, *OPTIONS], capture_output=True, text=True, errors="replace",
            timeout=1800)
        status, text = result.returncode, result.stdout + result.stderr
    except subprocess.TimeoutExpired:
        status, text = 124, "error: takes more than half an hour\n"
    open(target + ".log", "w").write(text)
    failed = FAILED.search(text)
    if failed:
        return int(failed[2]) - int(failed[1]), int(failed[2]), text
    drawn = sum(1 for entry in os.scandir(target) if entry.is_dir()) if status == 0 and os.path.isdir(target) else 0
    return drawn, drawn, text


def main(render, out, folders):
    os.makedirs(out, exist_ok=True)
    rows, places = [], collections.Counter()
    for folder in folders:
        drawn, count, text = draw(render, out, folder)
        if count:
            rows.append((os.path.basename(folder.rstrip("/")), drawn, count))
        for kind, message in set(MESSAGE.findall(text)):
            places[(kind, re.sub(r"/\S*/", "", message))] += 1
    total = (sum(row[1] for row in rows), sum(row[2] for row in rows))
    with open(f"{out}/report.txt", "w") as report:
        for name, drawn, count in rows:
            print(f"{drawn:4} of {count:4}  {name}", file=report)
        print(f"{total[0]:4} of {total[1]:4}  ({100 * total[0] / max(total[1], 1):.0f} %)", file=report)
        for (kind, message), number in sorted(places.items(), key=lambda item: (item[0][0], -item[1])):
            print(number, kind + ":", message, file=report)
    print(open(f"{out}/report.txt").read().split(")\n")[0] + ")")


if len(sys.argv) < 4:
    sys.exit(__doc__)
main(sys.argv[1], sys.argv[2], sys.argv[3:])
