#!/bin/sh
# Draws every fixture anew into Fixtures/Expected: Scripts/fixtures.sh PATH_OF_RENDER
set -eu
cd "$(dirname "$0")/.."
render=$1
mkdir -p Fixtures/Expected
for fixture in Fixtures/*.swiftdsl; do
    name=$(basename "$fixture" .swiftdsl)
    case $name in *Mac) platform=macos ;; *) platform=ios ;; esac
    "$render" "$fixture" -o "Fixtures/Expected/$name.png" --scale 1 --platform $platform
    "$render" inspect "$fixture" --scale 1 --platform $platform > "Fixtures/Expected/$name.layout.json"
done
for scenario in Fixtures/Pitfalls/*.scenario; do
    "$render" "${scenario%.scenario}.swiftdsl" --scenario "$scenario" -o Fixtures/Pitfalls/Expected
done
