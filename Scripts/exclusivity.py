#!/usr/bin/env python3
"""Compares what the interpreter and the Swift compiler say of overlapping accesses, on generated functions.

    Scripts/exclusivity.py OUT [PROGRAMS] [SEED]     42 programs of 12 functions each unless told otherwise

For each function: the errors with their places and notes, then, where neither refuses it, what it prints or that it ends
in simultaneous accesses. OUT/report.txt tells of the functions that differ. Needs `fuzz` and `interpret` as debug builds.
"""
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, '.build/debug')
FUNCTION = re.compile(r'^func run(\d*)\(\)')
MESSAGE = re.compile(r'^[^ ]*:(\d+):(\d+): (error|note): (.*)$')


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True, timeout=300)


def functions(text):
    """Line numbers of each function: {index: range}."""
    found, lines = {}, text.split('\n')
    for number, line in enumerate(lines, 1):
        match = FUNCTION.match(line)
        if match:
            end = number + lines[number - 1:].index('}')
            found[int(match[1] or 0)] = range(number, end + 1)
    return found


def verdicts(output, parts):
    """Errors of each function, each with its note: {index: {(line, column, message, note)}}."""
    result = {index: set() for index in parts}
    lines = [match for match in map(MESSAGE.match, output.split('\n')) if match]
    for position, match in enumerate(lines):
        if match[3] != 'error':
            continue
        following = lines[position + 1] if position + 1 < len(lines) else None
        note = following[1] + ':' + following[2] if following and following[3] == 'note' else ''
        message = match[4].replace(' [#ExclusivityViolation]', '')
        for index, part in parts.items():
            if int(match[1]) in part:
                result[index].add((int(match[1]), int(match[2]), message, note))
    return result


def overlaps(errors):
    return {error for error in errors if error[2].startswith('overlapping accesses')}


def without(text, parts, refused):
    lines = text.split('\n')
    for index in refused:
        for number in parts[index]:
            lines[number - 1] = ''
    return '\n'.join(lines)


def ending(result, trap):
    if trap in result.stdout + result.stderr:
        return 'simultaneous accesses'
    if result.returncode or 'Fatal error' in result.stdout or ' error: ' in result.stdout:
        return 'another failure'
    return result.stdout


def main():
    out = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 42
    seed = sys.argv[3] if len(sys.argv) > 3 else '1'
    os.makedirs(out, exist_ok=True)
    report = open(os.path.join(out, 'report.txt'), 'w')
    tally = dict(functions=0, same=0, refused=0, places=0, run=0, trapped=0, alike=0)
    for number in range(count):
        text = run(os.path.join(BUILD, 'fuzz'), '--kinds', 'exclusivity', '--seed', seed, '--show', str(number)).stdout
        parts = functions(text)
        path = os.path.join(out, 'program.swift')
        open(path, 'w').write(text)
        ours = verdicts(run(os.path.join(BUILD, 'interpret'), path).stdout, parts)
        theirs = verdicts(
            run('swiftc', '-swift-version', '5', '-diagnostic-style=llvm', '-emit-sil', '-o', os.devnull, path).stderr,
            parts)
        lines = text.split('\n')
        for index, part in parts.items():
            tally['functions'] += 1
            mine, other = overlaps(ours[index]), overlaps(theirs[index])
            tally['refused'] += bool(other)
            tally['places'] += mine == other
            tally['same'] += bool(mine) == bool(other)
            for error in sorted(mine - other):
                report.write(f'{number} interpreter only: {error}\n    {lines[error[0] - 1].strip()}\n')
            for error in sorted(other - mine):
                report.write(f'{number} compiler only: {error}\n    {lines[error[0] - 1].strip()}\n')
        clean = [index for index in parts if not ours[index] and not theirs[index]]
        rest = without(text, parts, [index for index in parts if index not in clean])
        cases = ''.join(f'case "{index}": run{index or ""}()\n' for index in clean)
        main_path = os.path.join(out, 'main.swift')
        open(main_path, 'w').write(rest + f'\nswitch CommandLine.arguments[1] {{\n{cases}default: break }}\n')
        program = os.path.join(out, 'program')
        built = run('swiftc', '-swift-version', '5', '-Onone', '-suppress-warnings', '-o', program, main_path)
        if built.returncode:
            report.write(f'{number} not built: {built.stderr[:400]}\n')
            continue
        for index in clean:
            single = without(text, parts, [other for other in parts if other != index])
            if index:
                single += '\nfunc run() { run%d() }\n' % index
            open(path, 'w').write(single)
            mine = ending(run(os.path.join(BUILD, 'interpret'), path), 'Simultaneous accesses to')
            other = ending(run(program, str(index)), 'Simultaneous accesses to')
            tally['run'] += 1
            tally['trapped'] += other == 'simultaneous accesses'
            tally['alike'] += mine == other
            if mine != other:
                body = '\n'.join(lines[n - 1] for n in parts[index])
                report.write(f'{number} run{index}: interpreter {mine!r}, compiled {other!r}\n{body}\n')
        report.flush()
    print('{functions} functions, {refused} refused by the compiler: the same verdict on {same}, at the same places with '
          'the same notes on {places}; {run} run, {trapped} end in simultaneous accesses: {alike} alike'.format(**tally))


main()
