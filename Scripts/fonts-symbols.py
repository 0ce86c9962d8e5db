"""Writes the table of symbols: fonts-symbols.py <Phosphor charmap.json> <Sources/Typesetting/Symbols/SymbolTable.swift>."""

import json
import sys
from pathlib import Path

STYLES = ["-thin", "-light", "", "-bold", "-fill"]
HEADER = """/// SF Symbols names and the Phosphor glyphs that stand in for them, sorted by name: thin, light, regular, bold, fill.
/// Written by Scripts/fonts-symbols.py from Scripts/fonts-symbols.txt; one text, so that nothing is built at start.
enum SymbolTable {
    static let text: StaticString = \"\"\"
"""


def main(charmap, target):
    glyphs = {name: int(code, 16) for name, code in json.loads(Path(charmap).read_text()).items()}
    rows, unknown = {}, []
    for line in (Path(__file__).parent / "fonts-symbols.txt").read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        name, phosphor = line.split()[:2]
        if phosphor not in glyphs:
            unknown.append(line)
            continue
        assert name not in rows, name
        rows[name] = [glyphs.get(phosphor + style, glyphs[phosphor]) for style in STYLES]
    lines = [f"{name} {''.join(f'{code:04x}' for code in rows[name])}" for name in sorted(rows)]
    body = "".join(f"        {line}\n" for line in lines)
    Path(target).write_text(HEADER + body + "\n        \"\"\"\n}\n")
    print(len(rows), "symbols; without a glyph:", unknown)


main(*sys.argv[1:])
