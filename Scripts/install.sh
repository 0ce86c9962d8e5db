#!/bin/sh
# Puts a program and what it needs where an installation has it:
#   Scripts/install.sh PROGRAM PREFIX [DESTDIR]
# bin/render, share/easel/Fonts, the man page, and completions for bash, zsh and fish. The program finds the fonts beside
# itself, so PREFIX may be moved as a whole.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
program=$1
prefix=${3:-}$2
[ -x "$program" ] || { echo "there is no program '$program': 'make release' builds it" >&2; exit 1; }

install -d "$prefix/bin" "$prefix/share/easel" "$prefix/share/man/man1" "$prefix/share/doc/easel" \
    "$prefix/share/bash-completion/completions" "$prefix/share/zsh/site-functions" "$prefix/share/fish/vendor_completions.d"
install -m 755 "$program" "$prefix/bin/render"
for folder in "$root"/Fonts/*/; do
    name=$(basename "$folder")
    install -d "$prefix/share/easel/Fonts/$name"
    install -m 644 "$folder"* "$prefix/share/easel/Fonts/$name"
done
install -m 644 "$root/Fonts/README.md" "$prefix/share/easel/Fonts"
install -m 644 "$root/LICENSE" "$root/NOTICE.md" "$prefix/share/doc/easel"

# What the argument parser knows is written down by the program itself.
"$program" --generate-completion-script bash >"$prefix/share/bash-completion/completions/render"
"$program" --generate-completion-script zsh >"$prefix/share/zsh/site-functions/_render"
"$program" --generate-completion-script fish >"$prefix/share/fish/vendor_completions.d/render.fish"
"$program" --experimental-dump-help | python3 "$root/Scripts/man.py" "$("$program" --version)" |
    gzip -9n >"$prefix/share/man/man1/render.1.gz"
chmod 644 "$prefix/share/bash-completion/completions/render" "$prefix/share/zsh/site-functions/_render" \
    "$prefix/share/fish/vendor_completions.d/render.fish" "$prefix/share/man/man1/render.1.gz"
