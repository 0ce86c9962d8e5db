#!/bin/sh
# Installs the Debian/Ubuntu packages Easel needs that this machine doesn't have yet; says nothing if it has them all.
# `setup.sh test` also installs the renderers that the tests compare SVG and PDF with, `setup.sh release` the tracer by
# which the optimised program is linked, `setup.sh floor` what the programs of Benchmarks/Floor are made of,
# `setup.sh service` what the service is measured by.
set -eu

packages="pkg-config libcairo2-dev libfreetype-dev libfontconfig1-dev libharfbuzz-dev libfribidi-dev
libunibreak-dev libhyphen-dev libspng-dev libdeflate-dev libturbojpeg0 librsvg2-2 libpoppler-glib8 libgif7 libwebp7
libcmark-gfm-dev libcmark-gfm-extensions-dev"
if [ "${1:-}" = test ]; then packages="$packages librsvg2-bin poppler-utils ffmpeg pandoc mkdocs nginx-light
    python3-junitparser python3-xmlschema ninja-build"; fi
if [ "${1:-}" = service ]; then packages="$packages wrk prometheus nginx-light python3-venv"; fi
if [ "${1:-}" = release ]; then packages="$packages valgrind binutils patchelf dpkg-dev"; fi
if [ "${1:-}" = floor ]; then packages="$packages gcc libpango1.0-dev libpng-dev fonts-dejavu-core"; fi
# Ubuntu has no such packages; the tests that need them are skipped there.
if [ "${1:-}" = test ] && grep -q "^ID=debian" /etc/os-release; then packages="$packages chromium chromium-driver firefox-esr curl"; fi

missing=""
for package in $packages; do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [ "$status" = "install ok installed" ] || missing="$missing $package"
done

if [ -n "$missing" ]; then
    echo "Installing:$missing"
    as_root=""
    if [ "$(id -u)" -ne 0 ]; then as_root="sudo"; fi
    $as_root apt-get update -qq
    # Without a terminal, and without questions.
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi

if ! command -v swift >/dev/null 2>&1; then
    echo "Swift 6.2 or later is needed: https://www.swift.org/install/linux/" >&2
    exit 1
fi
