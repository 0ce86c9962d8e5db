#!/usr/bin/env python3
"""Measures how much of the SwiftUI code that people publish can be drawn.

    Scripts/corpus.py RENDER OUT FOLDER...

Each FOLDER is a checked-out repository. Every app in it (a folder with an '@main' type, with what lies below) becomes one
source in OUT/sources, every other file one of its own; files that import other frameworks are left out. Each source is
checked, those without errors are drawn at a phone's size, and OUT/report.txt tells how many are right and which messages
stand in how many sources. What is left out of a project may be why a name isn't found: the report lists those last.
"""
import collections
import concurrent.futures
import hashlib
import os
import re
import subprocess
import sys

OWN_MODULES = {
    "SwiftUI", "Foundation", "Combine", "UIKit", "AppKit", "Observation", "CoreGraphics", "os", "OSLog", "Swift",
    "PlaygroundSupport", "SwiftData",
}
MESSAGE = re.compile(r"^\S.*?:(\d+):\d+: (error|warning): (.*)$", re.M)
IMPORT = re.compile(r"^\s*(?:@\w+\s+)?import\s+(?:class |struct |enum )?(\w+).*$", re.M)
UNKNOWN = re.compile(r"cannot find (?:type )?'(\w+)' in scope|has no member '(\w+)'")


def swift_files(folder):
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            if name.endswith(".swift") and name != "Package.swift" and "Tests" not in path:
                try:
                    yield path, open(path, encoding="utf8").read()
                except (OSError, UnicodeDecodeError):
                    pass


def app_of(path, apps, folder):
    """The folder of the app that a file belongs to, else the file itself."""
    place = os.path.dirname(path)
    while place and place != folder:
        if place in apps:
            return place
        place = os.path.dirname(place)
    return folder if folder in apps else path


def sources(folder):
    """Name, text, and the names that the repository declares elsewhere."""
    files = list(swift_files(folder))
    apps = {os.path.dirname(path) for path, text in files if re.search(r"^\s*@main\b", text, re.M)}
    groups = collections.defaultdict(list)
    for path, text in files:
        groups[app_of(path, apps, folder)].append((path, text))
    declared = {
        name for _, text in files
        for name in re.findall(r"\b(?:struct|class|enum|protocol|actor|func|var|let|case|typealias) (\w+)", text)
    }
    for group, members in sorted(groups.items()):
        kept = [(p, t) for p, t in members if set(IMPORT.findall(t)) <= OWN_MODULES and "Representable" not in t]
        if len(kept) > 150 or not any("SwiftUI" in text for _, text in kept):
            continue
        text = "import SwiftUI\nimport Combine\n"
        text += "".join(f"// {path}\n{IMPORT.sub('', text)}\n" for path, text in sorted(kept))
        yield group, text, declared


def run(command):
    try:
        result = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120)
        return result.returncode, result.stderr + result.stdout
    except subprocess.TimeoutExpired:
        return 124, "error: takes more than two minutes\n"


def main(render, out, folders):
    os.makedirs(f"{out}/sources", exist_ok=True)
    os.makedirs(f"{out}/pictures", exist_ok=True)
    jobs, seen = [], set()
    for folder in folders:
        for group, text, declared in sources(folder.rstrip("/")):
            digest = hashlib.sha256(re.sub(r"//.*", "", text).encode()).hexdigest()
            if digest in seen:
                continue
            seen.add(digest)
            path = f"{out}/sources/{len(jobs):05}.swift"
            open(path, "w").write(text)
            jobs.append((path, group, declared))

    def work(job):
        path, _, declared = job
        status, text = run([render, "check", path])
        if status == 0:
            picture = f"{out}/pictures/{os.path.basename(path)[:-6]}.png"
            status, text = run([render, path, "-o", picture, "--size", "393x852", "--scale", "1"])
            return "drawn" if status == 0 else "not drawn", status, text
        unknown = [a or b for a, b in UNKNOWN.findall(text)]
        own = open(path).read()
        # Every error is about something that another file of the repository declares.
        errors = [kind for _, kind, _ in MESSAGE.findall(text) if kind == "error"]
        isPart = len(unknown) == len(errors) and all(
            name in declared and not re.search(rf"\b(?:struct|class|enum|func|var|let) {name}\b", own) for name in unknown)
        return "incomplete" if isPart else "refused", status, text

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(work, jobs))
    counts = collections.Counter(kind for kind, _, _ in results)
    places = collections.defaultdict(list)
    for (path, _, _), (kind, status, text) in zip(jobs, results):
        if status not in (0, 1):
            places[(0, f"exit status {status}")].append(os.path.basename(path))
        for line, severity, message in set(MESSAGE.findall(text)):
            rank = 2 if kind == "incomplete" else 1
            places[(rank, f"{severity}: {message}")].append(f"{os.path.basename(path)}:{line}")
    with open(f"{out}/report.txt", "w") as report:
        print(f"{len(jobs)} sources: {dict(counts)}", file=report)
        for (_, message), found in sorted(places.items(), key=lambda item: (item[0][0], -len(item[1]))):
            print(len(found), message, " ", *found[:3], file=report)
    print(open(f"{out}/report.txt").readline(), end="")


if len(sys.argv) < 4:
    sys.exit(__doc__)
main(sys.argv[1], sys.argv[2], sys.argv[3:])
