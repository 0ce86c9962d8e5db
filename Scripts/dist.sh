#!/bin/sh
# Makes an archive of the program with every library it needs beside it, but for the C library's own: it runs on any
# system with as new a C library, wherever it is unpacked.
#   Scripts/dist.sh PROGRAM OUT.tar.gz
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
program=$1
archive=$2
command -v patchelf >/dev/null 2>&1 || { echo "patchelf is missing: apt-get install patchelf" >&2; exit 1; }

name=$(basename "$archive" .tar.gz)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree="$work/$name"
"$root/Scripts/install.sh" "$program" "" "$tree"
libraries="$tree/lib/easel"
install -d "$libraries"

# What the program is linked with, and what it opens when it first meets such a file.
opened="libgif.so.7 libwebp.so.7 libturbojpeg.so.0 librsvg-2.so.2 libpoppler-glib.so.8"
needed=$(
    {
        ldd "$program"
        for library in $opened; do
            path=$(ldconfig -p | sed -n "s/^\s*$library .*x86-64.* => //p;s/^\s*$library (libc6,AArch64).* => //p" | head -1)
            [ -n "$path" ] || { echo "the archive is without $library, which isn't installed" >&2; continue; }
            echo "$library => $path (0)"
            ldd "$path"
        done
    } | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p' | sort -u
)
for library in $needed; do
    case $(basename "$library") in
    # These belong together with the kernel's side of the machine.
    libc.so.* | libm.so.* | libdl.so.* | librt.so.* | libpthread.so.* | ld-linux* | libresolv.so.* | libnss_*) continue ;;
    esac
    install -m 644 "$library" "$libraries"
    # shellcheck disable=SC2016
    patchelf --set-rpath '$ORIGIN' "$libraries/$(basename "$library")"
done
# shellcheck disable=SC2016
patchelf --set-rpath '$ORIGIN/../lib/easel' "$tree/bin/render"
mkdir -p "$(dirname "$archive")"
# No name, time or order of the machine that makes it.
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -C "$work" -cf - "$name" | gzip -9n >"$archive.part"
mv "$archive.part" "$archive"
