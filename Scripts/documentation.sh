#!/usr/bin/env bash
# Makes the documentation of the public libraries from their doc comments, as an archive for a browser, and fails where
# DocC has something to say of them. The modules have to be built.
# Usage: documentation.sh <folder of the build's products> <archive>
set -euo pipefail
cd "$(dirname "$0")/.."
products=$1 archive=$2
modules=(Drawing ViewGraph SwiftUI Combine Rendering Snapshots)
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT

clang=()
for map in "$products"/*.build/module.modulemap Sources/C*/module.modulemap \
    .build/checkouts/*/Sources/*/include/module.modulemap; do
    clang+=(-Xcc "-fmodule-map-file=$map")
done
for flag in $(pkg-config --cflags cairo freetype2 harfbuzz fontconfig fribidi); do clang+=(-Xcc "$flag"); done
for module in "${modules[@]}"; do
    swift-symbolgraph-extract -output-dir "$graphs" -module-name "$module" -I "$products/Modules" \
        -target "$(uname -m)-unknown-linux-gnu" -minimum-access-level public -skip-synthesized-members "${clang[@]}"
done
mkdir -p "$(dirname "$archive")"
rm -rf "$archive"
docc convert --additional-symbol-graph-dir "$graphs" --output-path "$archive" --warnings-as-errors \
    --fallback-display-name Easel --fallback-bundle-identifier easel
