"""Writes the table of symbols: fonts-symbols.py <Phosphor charmap.json> <Sources/Typesetting/Symbols/SymbolTable.swift>."""

import json
import re
import sys
from pathlib import Path

STYLES = ["-thin", "-light", "", "-bold", "-fill"]
HEADER = """/// SF Symbols names and the Phosphor glyphs that stand in for them, sorted by name: thin, light, regular, bold, fill.
/// Written by Scripts/fonts-symbols.py from Scripts/fonts-symbols.txt; one text, so that nothing is built at start.
enum SymbolTable {
    static let text: StaticString = \"\"\"
"""


# What `SymbolRecipe` makes of a plain symbol; a line that only names the plain symbol again is left to it.
MADE = re.compile(r"^(.*?)\.(circle|square|app|rectangle|diamond|octagon|slash|badge)(\.|$)")


def is_made(name, phosphor, table):
    match = MADE.match(name)
    return bool(match) and table.get(match.group(1)) == phosphor


def main(charmap, target):
    glyphs = {name: int(code, 16) for name, code in json.loads(Path(charmap).read_text()).items()}
    source = (Path(__file__).parent / "fonts-symbols.txt").read_text().splitlines()
    pairs = [line.split() for line in source if line and not line.startswith("# ")]
    table = dict(pairs)
    assert len(table) == len(pairs), "a name stands there twice"
    rows, unknown = {}, []
    for name, phosphor in pairs:
        if is_made(name, phosphor, table):
            continue
        if phosphor.startswith("'"):
            rows[name] = [ord(phosphor[1])] * 5
            continue
        if phosphor not in glyphs:
            unknown.append(name)
            continue
        rows[name] = [glyphs.get(phosphor + style, glyphs[phosphor]) for style in STYLES]
    entries = [f"{name} {''.join(f'{code:04x}' for code in rows[name])}" for name in sorted(rows)]
    lines = [""]
    for entry in entries:
        if len(lines[-1]) + len(entry) > 110:
            lines.append("")
        lines[-1] += (";" if lines[-1] else "") + entry
    body = "".join(f"        {line}\n" for line in lines)
    Path(target).write_text(HEADER + body + "\n        \"\"\"\n}\n")
    print(len(rows), "symbols; without a glyph:", unknown)


main(*sys.argv[1:])
