#!/bin/sh
# Links the optimised program anew, from what `swift build -c release` has compiled, so that it starts quickly and stays
# small in memory:
#
#   - no symbol is exported: the Swift driver exports all 56,000, which the loader and the runtime's start-up walk through
#   - Cairo, Pixman, Fontconfig and the C++ library come from their archives where the system has them: Cairo's shared
#     library alone loads ten more for X11
#   - the functions that drawing a picture runs lie side by side, as `valgrind --tool=callgrind` names them: the kernel
#     maps files 64 KB at a time, and scattered functions bring in the whole program
#   - so do the variables that it reads and writes, as `valgrind --tool=lackey` tells: each page of them is two to three
#     microseconds of the start
#
# Measured on W1 (Benchmarks/Workloads): 36 → 21 million instructions, 48 → 24 MB.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
products=$(cd "$root/.build/release" && pwd -P)
work="$products/link"
libraries="$work/libraries"
rm -rf "$libraries"
mkdir -p "$libraries"

# Archives are found before shared libraries of the same name because their folder is searched first.
needed=""
for name in cairo pixman-1 fontconfig expat uuid deflate hyphen stdc++; do
    archive=$(cc -print-file-name="lib$name.a")
    [ -f "$archive" ] || continue
    ln -sf "$archive" "$libraries/lib$name.a"
    case $name in
    # What the archives need themselves.
    cairo) needed="$needed -lpng16 -lz" ;;
    pixman-1 | expat | uuid) needed="$needed -l$name" ;;
    esac
done
echo "{ local: *; };" >"$work/exports.map"

# The compiler's smallest functions (13,000 of 260 KB) stand in sections of their own but have no name by which they
# could be moved: they get one. Too small to be traced, they follow what is.
rm -rf "$work/objects"
mkdir -p "$work/objects"
: >"$work/objects.list"
: >"$work/unnamed"
number=0
tr -d "'\"" <"$products/render.product/Objects.LinkFileList" | while read -r object; do
    number=$((number + 1))
    readelf -SW "$object" |
        sed -n "s/^ *\[ *[0-9]*\] \(\.text\.\.L[^ ]*\) *PROGBITS.*/--add-symbol\nunnamed$number\1=\1:0,function,local/p" \
            >"$work/symbols"
    if [ -s "$work/symbols" ]; then
        objcopy "@$work/symbols" "$object" "$work/objects/$number.o"
        object="$work/objects/$number.o"
        sed -n "s/^\(unnamed.*\)=.*/\1/p" "$work/symbols" >>"$work/unnamed"
    fi
    echo "$object" >>"$work/objects.list"
done

# link OUTPUT FLAG…
link() {
    output=$1
    shift
    # shellcheck disable=SC2086
    swiftc -use-ld=lld -static-stdlib -emit-executable -module-name render -o "$output" -L "$libraries" \
        "@$work/objects.list" \
        -lcairo -lfontconfig -lfreetype -lharfbuzz -lharfbuzz-subset -lfribidi -lspng -ldeflate -lhyphen -lunibreak \
        $needed \
        -Xlinker --defsym -Xlinker main=render_main -Xlinker "${ADDRESS:--no-pie}" -Xlinker --gc-sections -Xlinker --icf=safe \
        -Xlinker --build-id -Xlinker --as-needed -Xlinker "--version-script=$work/exports.map" "$@"
}

if command -v valgrind >/dev/null 2>&1; then
    link "$work/render" -Xlinker --strip-debug -Xlinker "-Map=$work/map"
    : >"$work/order"
    # The last is a frame of a film.
    for workload in W1 W2 W3 "W7 --size 400x300 --tap 200,150 --at 0.3"; do
        name=${workload%% *}
        # shellcheck disable=SC2046
        valgrind -q --tool=callgrind --demangle=no --callgrind-out-file="$work/$name.trace" \
            "$work/render" "$root/Benchmarks/Workloads/$name.swiftdsl" -o "$work/$name.png" --scale 1 --max-time 600 \
            $(echo "$workload" | sed "s/^$name//")
        sed -n "s/^c*fn=([0-9]*) \(.*\)/\1/p" "$work/$name.trace" | sed "s/'[0-9]*\$//" >>"$work/order"
    done
    # An object whose functions have no sections of their own can only move as a whole: a large one would keep the
    # functions on both sides of it apart.
    awk '/:\(/ { whole = /:\(\.text\)$/ && (length($3) > 4 || length($3) == 4 && $3 >= "4000"); next } whole { print $5 }' \
        "$work/map" >"$work/fixed"
    awk 'FNR == NR { fixed[$0]; next } !($0 in fixed) && !seen[$0]++' "$work/fixed" "$work/order" >"$work/order.unique"
    cat "$work/unnamed" >>"$work/order.unique"
    # Variables move with all of their file. Where each file's begin, with a name that nothing else has, between the
    # addresses that are touched; large ones stay where they are.
    rm -f "$work/accesses"
    mkfifo "$work/accesses"
    awk '/^ [LSM]/ { a = substr($2, 1, index($2, ",") - 1); if (length(a) == 8 && !seen[a]++) print a, 2 }' \
        "$work/accesses" >"$work/touched" &
    valgrind -q --tool=lackey --trace-mem=yes --log-file="$work/accesses" \
        "$work/render" "$root/Benchmarks/Workloads/W1.swiftdsl" -o "$work/W1.png" --scale 1 --max-time 600
    wait $!
    rm "$work/accesses"
    awk 'FNR == NR { if (!/:\(/) count[$5]++; next }
        /:\(/ {
            address = substr("00000000" $1, length($1) + 1)
            print address, 0, "-"
            open = /:\(\.(bss|data)/ && (length($3) < 4 || length($3) == 4 && $3 < "2000")
            next
        }
        open && count[$5] == 1 { print address, 1, $5; open = 0 }' "$work/map" "$work/map" |
        sort - "$work/touched" |
        awk '$2 < 2 { name = $3; next } name != "-" && !seen[name]++ { print name }' >>"$work/order.unique"
    rm "$work/map" "$work/touched"
    link "$products/render" -Xlinker --strip-all \
        -Xlinker "--symbol-ordering-file=$work/order.unique" -Xlinker --no-warn-symbol-ordering
else
    echo "valgrind is missing: the program's functions stay in the compiler's order" >&2
    link "$products/render" -Xlinker --strip-all
fi
rm -rf "$work/objects"
