#!/bin/sh
# Tries an archive of `make dist` in fresh systems that have nothing but their minimal packages; needs root and
# debootstrap.
#   Scripts/try-dist.sh ARCHIVE [bookworm trixie …]
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
archive=$1
shift
name=$(basename "$archive" .tar.gz)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for release in "${@:-bookworm trixie}"; do
    for suite in $release; do
        system="$work/$suite"
        debootstrap --variant=minbase "$suite" "$system" "${MIRROR:-http://deb.debian.org/debian}" >"$work/log" 2>&1 ||
            { tail -3 "$work/log" >&2; exit 1; }
        tar -C "$system/opt" -xzf "$archive"
        cp "$root/Fixtures/ProfileCard.swiftdsl" "$system/tmp/card.swiftdsl"
        for format in png svg pdf; do
            unshare -m sh -c "mount -t proc proc '$system/proc' && chroot '$system' '/opt/$name/bin/render' \
                /tmp/card.swiftdsl -q --size 320x_ -o /tmp/card.$format"
            cp "$system/tmp/card.$format" "$work/$suite.$format"
        done
        echo "$suite: $(cd "$work" && cksum "$suite.png" | cut -d' ' -f1)"
        rm -rf "$system"
    done
done
