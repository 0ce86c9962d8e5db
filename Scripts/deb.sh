#!/bin/sh
# Makes a Debian package of the program, with the packages it needs as its dependencies.
#   Scripts/deb.sh PROGRAM OUT_DIR
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
out=$2
if ldd "$program" | grep -q libswiftCore; then
    echo "warning: '$program' needs Swift's own libraries, which no package has; 'make release' builds one that doesn't" >&2
fi
version=$("$program" --version)
architecture=$(dpkg --print-architecture)
# The date of what is packed, not of the machine.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree="$work/tree"
"$root/Scripts/install.sh" "$program" /usr "$tree"

strip --strip-unneeded "$tree/usr/bin/render"
# Libraries are where the system has them.
if readelf -d "$tree/usr/bin/render" | grep -q 'RUNPATH\|RPATH'; then patchelf --remove-rpath "$tree/usr/bin/render"; fi
# zsh and fish look elsewhere for what packages bring.
mkdir -p "$tree/usr/share/zsh/vendor-completions"
mv "$tree/usr/share/zsh/site-functions/_render" "$tree/usr/share/zsh/vendor-completions/_render"
rmdir "$tree/usr/share/zsh/site-functions"
documents="$tree/usr/share/doc/easel"
rm "$documents/LICENSE"
find "$tree/usr/share/easel" -name 'LICENCE*' | while read -r file; do
    # Licences are told of in one place.
    { echo; echo "Fonts/$(basename "$(dirname "$file")"):"; echo; cat "$file"; } >>"$work/licences"
    rm "$file"
done
{
    echo "Format: plain text"
    echo
    cat "$root/LICENSE" "$work/licences"
} >"$documents/copyright"
{
    echo "easel ($version) stable; urgency=medium"
    echo
    echo "  * See CHANGELOG.md of the sources."
    echo
    echo " -- Easel <easel@example.org>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n >"$documents/changelog.gz"
chmod 644 "$documents"/*

# What a release links in comes from Debian's own packages of static libraries (Scripts/link-release.sh says why).
mkdir -p "$tree/usr/share/lintian/overrides"
cat >"$tree/usr/share/lintian/overrides/easel" <<OVERRIDES
# Fontconfig is linked in, with the expat that it reads its configuration with.
easel: embedded-library expat *usr/bin/render*
OVERRIDES

mkdir -p "$work/debian" "$tree/DEBIAN"
printf 'Source: easel\n\nPackage: easel\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps --ignore-missing-info -O "$tree/usr/bin/render" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
cat >"$tree/DEBIAN/control" <<CONTROL
Package: easel
Version: $version
Architecture: $architecture
Maintainer: Easel <easel@example.org>
Section: graphics
Priority: optional
Installed-Size: $(du -sk "$tree/usr" | cut -f1)
Depends: $depends
Recommends: libturbojpeg0, librsvg2-2, libpoppler-glib8, libgif7, libwebp7
Suggests: ffmpeg
Description: draws SwiftUI views to pictures
 The command render reads views written in Swift for SwiftUI and draws them to
 PNG, SVG, PDF and films, on machines that aren't Macs: previews, screenshots
 for documentation, snapshot tests.
CONTROL
mkdir -p "$out"
find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz --build "$tree" "$out/easel_${version}_$architecture.deb" >/dev/null
echo "$out/easel_${version}_$architecture.deb"
