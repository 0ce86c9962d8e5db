#!/bin/sh
# Writes what in docs/ is made by the program itself: Scripts/docs.sh PATH_OF_RENDER
# `--check`: fails where docs/cli.md isn't what `--help` says.
#   Scripts/docs.sh [--check] PATH_OF_RENDER
set -eu
check=0
[ "$1" = --check ] && { check=1; shift; }
render=$(realpath "$1")
cd "$(dirname "$0")/.."

# The page is as wide on every terminal.
export COLUMNS=100

# A command's help in a block of code.
help() {
    printf '```\n'
    "$render" "$@" --help | sed 's/[[:space:]]*$//'
    printf '```\n'
}

# The names below SUBCOMMANDS in a command's help.
subcommands() {
    "$render" "$@" --help | sed -n '/^SUBCOMMANDS:/,/^$/s/^  \([a-z][a-z-]*\).*/\1/p'
}

page() {
    cat <<'PAGE'
# The command line

Written by `make docs` from `render --help`; changes here are lost. What events do is in [events.md](events.md).

| exit code | when |
|---|---|
| 0 | done |
| 1 | the source has an error, or evaluating it failed |
| 64 | wrong usage |
| 66 | an input can't be read |
| 69 | what is needed isn't to be had: a program, the address to listen at, a sandbox |
| 70 | a defect of Easel's own |
| 73 | an output can't be written |
| 75 | a limit was reached; the message names it and its option |

## render

PAGE
    help
    for command in $(subcommands); do
        printf '\n## render %s\n\n' "$command"
        help "$command"
        for inner in $(subcommands "$command"); do
            printf '\n### render %s %s\n\n' "$command" "$inner"
            help "$command" "$inner"
        done
    done
}

if [ "$check" = 1 ]; then
    page | diff -u docs/cli.md - || { echo "docs/cli.md isn't what --help says: make docs" >&2; exit 1; }
else
    page > docs/cli.md
    "$render" docs/architecture.swiftdsl -o docs/architecture.svg
fi
