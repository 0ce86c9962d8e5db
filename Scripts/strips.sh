#!/bin/sh
# Draws the animations of Fixtures/Animations as strips, a row of moments each: Scripts/strips.sh PATH_OF_RENDER [NAME…]
# The first line of a fixture names the moments and the events: "// strip: 0 0.1 0.2 | --size 100x80 --tap Go".
set -eu
cd "$(dirname "$0")/.."
render=$1
shift
[ $# -gt 0 ] || set -- $(ls Fixtures/Animations | sed -n 's/\.swiftdsl$//p')
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p Fixtures/Animations/Expected
for name in "$@"; do
    fixture=Fixtures/Animations/$name.swiftdsl
    line=$(sed -n '1s,^// strip: ,,p' "$fixture")
    times=${line%%|*}
    rm -f "$folder"/*
    {
        echo 'struct Strip: View { var body: some View { HStack(alignment: .top, spacing: 8) {'
        count=0
        for time in $times; do
            count=$((count + 1))
            # The options are written as in a shell, with quotes where a label has blanks.
            eval "\"$render\" \"$fixture\" -q --max-time 120 -o \"$folder/f$count.png\" --scale 1 --at $time ${line#*|}" >&2
            echo "VStack(spacing: 2) { Image(\"f$count\").border(.gray.opacity(0.3)); Text(\"$time s\").font(.caption2).foregroundStyle(.gray) }"
        done
        echo '}.padding(8) } }'
    } > "$folder/Strip.swiftdsl"
    "$render" "$folder/Strip.swiftdsl" -q --max-time 120 -o "Fixtures/Animations/Expected/$name.png" --scale 1 --assets "$folder"
done
