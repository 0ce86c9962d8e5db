#!/usr/bin/env python3
"""Fails where a target imports a module that Package.swift doesn't give it.

It compiles all the same, as long as the module happens to be built by then. But where that module changes, SwiftPM
doesn't compile the importing target again: what is linked then believes in two layouts of one type.

  Scripts/imports.py
"""
import json
import pathlib
import re
import subprocess
import sys

IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))? )*(?:(?:public|package|internal) )?import (?:(?:struct|class|enum|func|protocol) )?(\w+)",
    re.MULTILINE,
)


def package():
    text = subprocess.run(["swift", "package", "dump-package"], capture_output=True, text=True, check=True).stdout
    return json.loads(text)


def given(target):
    """The names of the targets and products that a target may import."""
    return {value[0] for dependency in target["dependencies"] for value in dependency.values() if value}


def sources(target):
    folder = pathlib.Path(target.get("path") or ("Tests" if target["type"] == "test" else "Sources")) / (
        "" if target.get("path") else target["name"]
    )
    excluded = [folder / name for name in target.get("exclude", [])]
    for path in sorted(folder.rglob("*.swift")):
        if not any(path == other or other in path.parents for other in excluded):
            yield path


def main():
    targets = package()["targets"]
    known = {target["name"] for target in targets}
    # Modules of other packages have the names of their products.
    known.update(name for target in targets for name in given(target))
    mistakes = 0
    for target in targets:
        allowed = given(target) | {target["name"]}
        missing = {}
        for path in sources(target):
            for name in IMPORT.findall(path.read_text(encoding="utf-8")):
                if name in known and name not in allowed:
                    missing.setdefault(name, path)
        for name, path in sorted(missing.items()):
            print(f"{path}: imports {name}, which isn't among the dependencies of {target['name']} in Package.swift")
            mistakes += 1
    sys.exit(1 if mistakes else 0)


if __name__ == "__main__":
    main()
