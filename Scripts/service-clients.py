#!/usr/bin/env python3
"""Has the service used by programs that others wrote, and fails where one of them isn't served.

    Scripts/service-clients.py --render .build/debug/render [--pictures 400] [NAME …]

openapi   openapi-spec-validator reads /openapi.json; schemathesis sends what it allows and what it doesn't: no 500.
kroki     Sphinx and MkDocs draw a fence by their plug-ins for Kroki.
mcp       The protocol's own Python client calls every tool, on standard input and over HTTP.
dask      Two Dask workers, one of them killed half-way: nothing lost, nothing twice.

Run by `make service-clients` with the packages of Scripts/service-clients.txt. All traffic stays on loopback.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

PROGRAMS = Path(sys.executable).parent
HERE = Path(__file__).parent

MOVING = """struct Moving: View {
    @State private var isOn = false
    var body: some View { Button("Go") { withAnimation { isOn.toggle() } }.offset(x: isOn ? 20 : 0) }
}
"""

# A tool, its arguments, and what some content of its answer holds.
CALLS = [
    ("render", {"source": 'Text("Hello")', "marks": True}, '"Hello"'),
    ("inspect", {"source": 'Text("Hello")'}, '"frame"'),
    ("explain", {"source": 'Text("a").padding()', "of": "a"}, "So Text is"),
    ("check", {"source": 'Text("a")'}, "no mistakes"),
    ("diff", {"old": 'Text("a")', "new": 'Text("b")'}, "now says"),
    ("explore", {"source": 'Text("too long").lineLimit(1)', "widths": "30...60"}, "truncated"),
    ("figure", {"source": 'HStack { Text("a"); Text("b") }', "kind": "stack"}, "HStack"),
    ("film", {"source": MOVING, "events": [{"tap": "Go"}]}, ""),
]


def run(*command: object, folder: str | None = None) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise SystemExit(f"FAILED: {' '.join(words)}\n{done.stdout[-4000:]}")


def openapi(address: str) -> None:
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(urllib.request.urlopen(f"{address}/openapi.json").read())
        file.flush()
        run(PROGRAMS / "openapi-spec-validator", file.name)
    run(PROGRAMS / "schemathesis", "run", f"{address}/openapi.json", "--max-examples", 12, "--request-timeout", 60,
        "--phases", "examples,coverage,fuzzing", "--checks",
        "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance")


def kroki(address: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        # Both plug-ins know the types that were there when they were written; one line adds ours.
        (place / "conf.py").write_text(
            f'extensions = ["sphinxcontrib.kroki"]\nkroki_url = "{address}"\nproject = "t"\n'
            'from sphinxcontrib.kroki import kroki\nkroki.types["swiftui"] = "swiftui"\n')
        (place / "index.rst").write_text(
            'Title\n=====\n\n.. kroki::\n   :type: swiftui\n\n   Text("by Sphinx").padding()\n')
        run(PROGRAMS / "sphinx-build", "-q", "-b", "html", folder, f"{folder}/sphinx")
        drawn(place / "sphinx")
        (place / "docs").mkdir()
        (place / "docs/index.md").write_text('# Title\n\n```kroki-swiftui\nText("by MkDocs").padding()\n```\n')
        (place / "easel.py").write_text(
            'from kroki.diagram_types import KrokiDiagramTypes\n\n'
            'KrokiDiagramTypes._base_diagrams["swiftui"] = ["svg", "png", "pdf"]\n')
        for method in ("GET", "POST"):
            (place / "mkdocs.yml").write_text(
                f"site_name: t\nhooks: [easel.py]\nplugins:\n  - kroki:\n      server_url: {address}\n"
                f"      http_method: {method}\n      fence_prefix: kroki-\n")
            run(PROGRAMS / "mkdocs", "build", "-q", folder=folder)
            if method == "POST":
                drawn(place / "site")
            else:
                assert f"{address}/swiftui/svg/" in (place / "site/index.html").read_text(), "no address of a picture"


def drawn(folder: Path) -> None:
    pictures = [path for path in folder.rglob("*kroki*.svg") if "<svg" in path.read_text()]
    assert len(pictures) == 1, f"{len(pictures)} pictures in {folder.name}"


async def call_all(session: ClientSession) -> None:
    await session.initialize()
    names = {tool.name for tool in (await session.list_tools()).tools}
    assert names == {name for name, _, _ in CALLS}, names
    for name, arguments, expected in CALLS:
        answer = await session.call_tool(name, arguments)
        text = "\n".join(part.text for part in answer.content if part.type == "text")
        assert not answer.is_error and expected in text, f"{name}: {text}"
        if name in ("render", "diff", "figure", "film"):
            assert any(part.type == "image" for part in answer.content), f"{name}: no picture"
    answer = await session.call_tool("render", {"source": 'Text("a").paddin(1)'})
    assert answer.is_error and "did you mean 'padding'" in answer.content[0].text
    resources = (await session.list_resources()).resources
    assert "Text\tyes" in (await session.read_resource(resources[0].uri)).contents[0].text


async def agents(program: str, address: str) -> None:
    async with streamable_http_client(f"{address}/mcp") as streams:
        async with ClientSession(streams[0], streams[1]) as session:
            await call_all(session)
    parameters = StdioServerParameters(command=program, args=["mcp", "--workers", "1"])
    async with stdio_client(parameters) as (reader, writer), ClientSession(reader, writer) as session:
        await call_all(session)


def dask(program: str, pictures: int) -> None:
    check = HERE.parent / "Examples/Dask/check.py"
    done = subprocess.run([sys.executable, check, "--render", program, "--count", str(pictures)],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    print(done.stdout.strip())
    if done.returncode or "Program crashed" in done.stderr:
        raise SystemExit(f"FAILED: dask\n{done.stderr[-4000:]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--render", required=True)
    parser.add_argument("--pictures", type=int, default=400, help="that 'dask' draws, three times")
    parser.add_argument("names", nargs="*", default=["openapi", "kroki", "mcp", "dask"])
    options = parser.parse_args()
    program = os.path.abspath(options.render)
    with subprocess.Popen([program, "serve", "--port", "0", "--workers", "2", "--log-level", "error"],
                          stdout=subprocess.PIPE, text=True) as service:
        try:
            address = service.stdout.readline().strip()
            for name in options.names:
                if name == "openapi":
                    openapi(address)
                elif name == "kroki":
                    kroki(address)
                elif name == "mcp":
                    asyncio.run(agents(program, address))
                elif name == "dask":
                    dask(program, options.pictures)
                else:
                    parser.error(f"there is no '{name}'")
                print(f"{name}: served")
        finally:
            service.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
