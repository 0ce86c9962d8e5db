#!/bin/sh
# Compiles the interpreter's test programs with swiftc and keeps what they print beside them (NAME.txt), for the
# interpreter to be compared with. Without arguments: those that changed since. `--check`: compares instead of writing.
#   Scripts/programs.sh [--check] [FILE...]
cd "$(dirname "$0")/.." || exit 1
check=0
[ "$1" = --check ] && { check=1; shift; }
programs=Tests/SwiftInterpreterTests/Programs
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One program: PROGRAM CHECK WORK
cat > "$work/one.sh" <<'ONE'
program=$1 check=$2
expected=${program%.swift}.txt
[ "$check" = 0 ] && [ "$3" = changed ] && [ "$expected" -nt "$program" ] && exit 0
place=$4/$(echo "$program" | tr / _)
mkdir -p "$place"
call='run()'
grep -q 'func run() async' "$program" && call='await run()'
{ cat "$program"; echo "$call"; } > "$place/main.swift"
if ! swiftc -Onone -module-name main -swift-version 5 -enable-bare-slash-regex "$place/main.swift" -o "$place/program" -lm 2> "$place/errors"; then
    echo "$program doesn't compile:"; grep error: "$place/errors" | head -5; exit 1
fi
SWIFT_DETERMINISTIC_HASHING=1 TZ=UTC LANG=en_US.UTF-8 timeout 20 "$place/program" > "$place/output" 2> /dev/null ||
    { echo "$program doesn't end well"; exit 1; }
if [ "$check" = 1 ]; then
    cmp -s "$place/output" "$expected" || { echo "$program prints something else"; exit 1; }
else
    cp "$place/output" "$expected"
fi
ONE

which=all
if [ $# -gt 0 ]; then list=$(printf '%s\n' "$@"); else list=$(find $programs -name '*.swift' | sort); which=changed; fi
echo "$list" | xargs -P "$(nproc)" -I{} sh "$work/one.sh" {} $check $which "$work"
