#!/usr/bin/env python3
"""Fails where unsafe code says no reason.

A line that uses memory or concurrency past what the compiler checks needs a comment `// Unsafe: …` or `// Unchecked: …`
that says why it holds: in one of the four lines above it, in the file's first twelve lines for all of the file, or
above one that stands at most twelve lines before it.

  Scripts/unsafe.py [FILE...]     without files: all of Sources but what is generated and the tools
"""
import re
import subprocess
import sys

TOOLS = (
    "Sources/SwiftInterpreter/Generated",
    "Sources/SwiftUIBridge/Generated",
    "Sources/fuzz",
    "Sources/generate-bridge",
    "Sources/interpret",
)
UNSAFE = re.compile(
    r"Unsafe(Mutable|Raw|Buffer|Pointer)|Unmanaged[<.]|withUnsafe|unowned\(unsafe\)|nonisolated\(unsafe\)"
    r"|@unchecked|unsafeBitCast|unsafeDowncast|unsafeUninitializedCapacity|assumingMemoryBound|@_silgen_name"
)
REASON = re.compile(r"//.*\b[Uu]n(safe|checked)[:,(]")
FILE_REASON = re.compile(r"^// Un(safe|checked)[:,]")


def unjustified(lines):
    """The numbers of the lines without a reason."""
    if any(FILE_REASON.match(line) for line in lines[:12]):
        return []
    found, last = [], -100
    for number, line in enumerate(lines):
        if line.lstrip().startswith("//") or not UNSAFE.search(line):
            continue
        near = lines[max(0, number - 4) : number + 1]
        if number - last >= 12 and not any(REASON.search(other) for other in near):
            found.append(number + 1)
        last = number
    return found


def main(files):
    if not files:
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard", "Sources/*.swift"], capture_output=True, text=True, check=True
        )
        files = [file for file in listed.stdout.split() if not file.startswith(TOOLS)]
    count = 0
    for file in files:
        try:
            with open(file, encoding="utf-8") as opened:
                lines = opened.read().split("\n")
        except FileNotFoundError:
            continue
        for number in unjustified(lines):
            print(f"{file}:{number}: error: say why this holds in a line '// Unsafe: …' or '// Unchecked: …' above it")
            print(lines[number - 1])
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
