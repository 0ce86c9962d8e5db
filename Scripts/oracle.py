#!/usr/bin/env python3
"""Asks the Swift compiler whether the interpreter is right. Needs a debug build (`make example`, then `swift build
--build-tests` for the macros).

    Scripts/oracle.py draw OUT FILE...       apps ('@main') drawn compiled and interpreted: OUT/report.txt tells whose
                                             pictures differ, by a byte
    Scripts/oracle.py errors OUT COUNT SEED  our programs and fixtures, each with one slip put in: OUT/report.txt compares
                                             the first error of swiftc with that of `render check`
"""
import collections
import glob
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, '.build/debug')
RENDER = os.path.join(BUILD, 'render')
SIZE = ['--size', '393x852', '--scale', '1']
LIBRARIES = 'cairo freetype2 harfbuzz harfbuzz-subset fribidi fontconfig'

DRIVER = '''
import Foundation
import Rendering
import SwiftUI
@main @MainActor struct OracleDriver_ {
    static func main() throws {
        var options = RenderOptions()
        options.setSize(width: 393, height: 852)
        options.scale = 1
        let picture = try RenderSession(view: APP().firstWindow!, options: options).picture()
        try Data(picture.encoded(as: .png)).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
    }
}
'''


def run(arguments, seconds=180):
    try:
        return subprocess.run(arguments, capture_output=True, text=True, errors='replace', timeout=seconds)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(arguments, 124, '', 'it took too long')


def compiler_flags():
    maps = glob.glob(f'{ROOT}/Sources/C*/module.modulemap')
    maps += glob.glob(f'{BUILD}/C*.build/module.modulemap')
    maps += glob.glob(f'{ROOT}/.build/checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include/module.modulemap')
    includes = run(['pkg-config', '--cflags', *LIBRARIES.split()]).stdout.split()
    return [
        '-swift-version', '5', '-enable-bare-slash-regex', '-parse-as-library', '-I', f'{BUILD}/Modules',
        *(word for flag in includes for word in ('-Xcc', flag)),
        *(word for path in maps for word in ('-Xcc', '-fmodule-map-file=' + path)),
        '-load-plugin-executable', f'{BUILD}/EaselMacros-tool#EaselMacros',
    ]


def link_library(folder):
    """All of our modules as one library, so that a program links in a moment."""
    objects = [line for line in open(f'{BUILD}/render.product/Objects.LinkFileList') if '/render.build/' not in line]
    with open(f'{folder}/objects.txt', 'w') as file:
        file.writelines(objects)
    linked = run([
        'swiftc', '-use-ld=lld', '-emit-library', '-o', f'{folder}/libEasel.so', f'@{folder}/objects.txt',
        *run(['pkg-config', '--libs', *LIBRARIES.split()]).stdout.split(),
        '-lspng', '-ldeflate', '-lhyphen', '-lunibreak', '-lstdc++'])
    if linked.returncode:
        sys.exit(linked.stderr)


def draw_both(path, folder, flags):
    name = os.path.splitext(os.path.basename(path))[0]
    text = open(path).read()
    app = re.search(r'@main\s+(?:@\w+\s+)*(?:\w+\s+)*?(?:struct|class)\s+(\w+)', text)
    if not app:
        return name, 'no app', ''
    place = f'{folder}/{name}'
    os.makedirs(place, exist_ok=True)
    with open(f'{place}/app.swift', 'w') as file:
        file.write(text.replace('@main', '', 1))
    with open(f'{place}/driver.swift', 'w') as file:
        file.write(DRIVER.replace('APP', app[1]))
    compiled = run([
        'swiftc', '-Onone', '-use-ld=lld', '-package-name', 'main', '-module-name', 'Program', *flags,
        f'{place}/app.swift', f'{place}/driver.swift', '-o', f'{place}/program', '-L', folder, '-lEasel',
        '-Xlinker', '-rpath', '-Xlinker', folder, '-Xlinker', '--allow-shlib-undefined'])
    if compiled.returncode:
        errors = re.findall(r'error: (.*)', compiled.stderr)
        return name, "doesn't compile", (errors or [compiled.stderr[-200:]])[0]
    # Views are made on the main thread here, whose stack is as large as the shell says.
    first = run(['sh', '-c', f'ulimit -s 4000000; exec "{place}/program" "{place}/compiled.png"'])
    second = run([RENDER, path, '--view', app[1], '-o', f'{place}/interpreted.png', *SIZE])
    os.remove(f'{place}/program')
    pictures = [f'{place}/compiled.png', f'{place}/interpreted.png']
    for picture, result in zip(pictures, (first, second)):
        if not os.path.exists(picture):
            return name, 'no picture ' + os.path.basename(picture), result.stderr.strip()[:200].replace('\n', ' ')
    one, other = (open(picture, 'rb').read() for picture in pictures)
    return name, 'same' if one == other else 'DIFFERENT', ''


def draw(folder, paths):
    link_library(folder)
    flags = compiler_flags()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: draw_both(path, folder, flags), paths))
    lines = [str(dict(collections.Counter(kind for _, kind, _ in results)))]
    lines += [' | '.join(result) for result in sorted(results, key=lambda r: r[1]) if result[1] != 'same']
    report(folder, lines)


TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|[A-Za-z_]\w*|\d[\d_.]*|[-+*/<>=!&|?]+|.', re.S)
TYPES = ['Int', 'String', 'Double', 'Bool', '[Int]', 'String?']
KEYWORDS = set('import func var let struct class enum if else for in return switch case default guard while protocol '
               'extension init true false nil self where some any static private'.split())


def slip(text, chance):
    """The source with one thing wrong, most likely."""
    tokens = TOKEN.findall(text)
    names = [i for i, token in enumerate(tokens) if re.fullmatch(r'[A-Za-z_]\w*', token) and token not in KEYWORDS]
    kinds = {
        'misspelt': lambda t: names, 'swapped': lambda t: names, 'forced': lambda t: names,
        'literal': lambda t: [i for i, x in enumerate(t) if x[0].isdigit() or x[0] == '"'],
        'mark': lambda t: [i for i, x in enumerate(t) if x in ('return', 'try', 'await', 'mutating')],
        'constant': lambda t: [i for i, x in enumerate(t) if x in ('var', 'let')],
        'type': lambda t: [i for i, x in enumerate(t) if x in TYPES],
        'punctuation': lambda t: [i for i, x in enumerate(t) if x in tuple('(){}[],:=.?!')],
        'member': lambda t: [i for i in names if i and t[i - 1] == '.'],
        'label': lambda t: [i for i in names if i + 1 < len(t) and t[i + 1] == ':' and t[i - 1] in ('(', ' ')],
    }
    while True:
        kind = chance.choice(sorted(kinds))
        places = kinds[kind](tokens)
        if not places:
            continue
        changed, i = list(tokens), chance.choice(places)
        if kind == 'misspelt': changed[i] += 'x'
        elif kind == 'swapped': changed[i] = tokens[chance.choice(names)]
        elif kind == 'forced': changed[i] += '!'
        elif kind == 'literal': changed[i] = '"text"' if tokens[i][0].isdigit() else '7'
        elif kind == 'constant': changed[i] = 'let' if tokens[i] == 'var' else 'var'
        elif kind == 'type': changed[i] = chance.choice(TYPES)
        elif kind == 'member': changed[i] = 'missingMember'
        elif kind == 'label': changed[i:i + 2] = ['']
        else: changed[i] = ''
        if changed != tokens:
            return kind, ''.join(changed)


def errors_of(text):
    return [(int(line), int(column), message)
            for line, column, message in re.findall(r'^\S*?:(\d+):(\d+): error: (.*)$', text, re.M)]


def compare_errors(job, folder, flags):
    number, seed, kind, text = job
    path = f'{folder}/{number}.swift'
    with open(path, 'w') as file:
        file.write(text)
    theirs = errors_of(run(['swiftc', '-typecheck', *flags, path]).stderr)
    checked = run([RENDER, 'check', path])
    ours = errors_of(checked.stderr + checked.stdout)
    # `-typecheck` doesn't see what the compiler's later steps refuse.
    ours_alone = [e for e in ours if not re.match(r"missing return|'guard' body must not", e[2])]
    if not theirs: verdict = 'REFUSED BY US ALONE' if ours_alone else 'both accept'
    elif not ours: verdict = 'ACCEPTED BY US ALONE'
    elif ours[0] == theirs[0]: verdict = 'same'
    elif any(e[0] == theirs[0][0] and e[2] == theirs[0][2] for e in ours): verdict = 'same words, other place'
    elif ours[0][0] == theirs[0][0]: verdict = 'same line, other words'
    else: verdict = 'other line'
    return verdict, f'{number} {kind} {os.path.basename(seed)}', theirs[:2], ours[:2]


def errors(folder, count, seed):
    chance = random.Random(seed)
    seeds = sorted(glob.glob(f'{ROOT}/Tests/SwiftInterpreterTests/Programs/**/*.swift', recursive=True)
                   + glob.glob(f'{ROOT}/Fixtures/*.swiftdsl'))
    seeds = [path for path in seeds if os.path.getsize(path) < 9000]
    jobs = []
    for number in range(count):
        path = chance.choice(seeds)
        jobs.append((number, path, *slip(open(path).read(), chance)))
    flags = compiler_flags()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda job: compare_errors(job, folder, flags), jobs))
    lines = [str(dict(collections.Counter(result[0] for result in results)))]
    for verdict, title, theirs, ours in sorted(results):
        if verdict in ('same', 'both accept'):
            continue
        lines.append(f'## {verdict}: {title}')
        lines += [f'   swiftc {line}:{column} {message}' for line, column, message in theirs]
        lines += [f'   ours   {line}:{column} {message}' for line, column, message in ours]
    report(folder, lines)


def report(folder, lines):
    with open(f'{folder}/report.txt', 'w') as file:
        file.write('\n'.join(lines) + '\n')
    print(lines[0])


if len(sys.argv) < 4 or sys.argv[1] not in ('draw', 'errors'):
    sys.exit(__doc__)
os.environ.setdefault('EASEL_FONTS', f'{ROOT}/Fonts')
out = os.path.abspath(sys.argv[2])
os.makedirs(out, exist_ok=True)
if sys.argv[1] == 'draw':
    draw(out, sys.argv[3:])
else:
    errors(out, int(sys.argv[3]), int(sys.argv[4]) if len(sys.argv) > 4 else 1)
