#!/bin/sh
# Rebuilds Fonts/ from Debian packages and PyPI only. Needs apt-get, dpkg-deb, python3 with fonttools, skia-pathops and
# shapely, and about 600 MB of /tmp.
#   Scripts/fonts.sh [work folder]
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=${1:-/tmp/easel-fonts}
out="$root/Fonts"
mkdir -p "$work/deb" "$work/x" "$out"
cd "$work/deb"

fetch() { # package
    [ -d "$work/x/$1" ] && return
    apt-get download "$1" >/dev/null
    mkdir -p "$work/x/$1"
    dpkg-deb -x "$1"_*.deb "$work/x/$1"
}
take() { # package, folder in Fonts, files…
    package=$1; folder=$2; shift 2
    mkdir -p "$out/$folder"
    for file in "$@"; do
        find "$work/x/$package" -type f -name "$file" -exec cp {} "$out/$folder/" \;
    done
    licence "$package" "$folder"
}
licence() { # package, folder
    cp "$work/x/$1/usr/share/doc/$1/copyright" "$out/$2/LICENCE"
}

for package in fonts-inter-variable fonts-jetbrains-mono fonts-noto-core fonts-noto-extra \
    fonts-noto-cjk fonts-noto-color-emoji hyphen-en-us hyphen-de hyphen-fr hyphen-es hyphen-it hyphen-nl \
    hyphen-pl hyphen-pt-br hyphen-ru hyphen-sv; do
    fetch "$package"
done
[ -d "$work/x/phosphor" ] || {
    pip download --quiet --no-deps py-phosphor-icons==0.1.1
    python3 -m zipfile -e py_phosphor_icons-0.1.1-*.whl "$work/x/phosphor"
}

take fonts-inter-variable Inter Inter-roman.var.ttf Inter-italic.var.ttf InterDisplay-roman.var.ttf \
    InterDisplay-italic.var.ttf
take fonts-jetbrains-mono JetBrainsMono JetBrainsMono-Thin.ttf JetBrainsMono-Light.ttf JetBrainsMono-Regular.ttf \
    JetBrainsMono-Italic.ttf JetBrainsMono-Medium.ttf JetBrainsMono-MediumItalic.ttf JetBrainsMono-SemiBold.ttf \
    JetBrainsMono-SemiBoldItalic.ttf JetBrainsMono-Bold.ttf JetBrainsMono-BoldItalic.ttf JetBrainsMono-ExtraBold.ttf
mkdir -p "$out/EaselSans" "$out/EaselRounded"
licence fonts-inter-variable EaselSans
licence fonts-inter-variable EaselRounded
python3 "$root/Scripts/fonts-sans.py" "$out/Inter" "$out/EaselSans"
python3 "$root/Scripts/fonts-rounded.py" "$out/EaselSans/EaselSans-roman.ttf" "$out/EaselRounded"
take fonts-noto-color-emoji NotoEmoji NotoColorEmoji.ttf
for script in Arabic Hebrew Devanagari Thai; do
    take fonts-noto-core NotoScripts "NotoSans$script-Regular.ttf" "NotoSans$script-Bold.ttf"
done

mkdir -p "$out/NotoSerif" "$out/NotoSansCJK" "$out/NotoSymbols" "$out/Phosphor" "$out/Hyphenation"
licence fonts-noto-core NotoSerif
licence fonts-noto-cjk NotoSansCJK
licence fonts-noto-core NotoSymbols
python3 "$root/Scripts/fonts-subset.py" "$work/x" "$out"

cp "$root/Scripts/fonts-phosphor-licence.txt" "$out/Phosphor/LICENCE"
python3 "$root/Scripts/fonts-symbols.py" "$work/x/phosphor/py_phosphor_icons/svgs" "$out/Phosphor/Phosphor.ttf" \
    "$root/Sources/Typesetting/Symbols/SymbolTable.swift"

[ -d "$work/x/thai" ] || {
    pip download --quiet --no-deps pythainlp==5.4.0
    python3 -m zipfile -e pythainlp-5.4.0-*.whl "$work/x/thai"
}
mkdir -p "$out/ThaiWords"
python3 "$root/Scripts/fonts-thai.py" "$work/x/thai/pythainlp/corpus/words_th.txt" "$out/ThaiWords/words.txt"

hyphenation() { # package, dictionary, language, licence
    found=$(find "$work/x/$1" -type f -name "$2" | head -1)
    # All dictionaries in one encoding, which their first line names.
    { echo UTF-8; tail -n +2 "$found" | iconv -f "$(head -1 "$found" | tr -d '\r')" -t UTF-8; } > "$out/Hyphenation/$3.dic"
    cp "$work/x/$1/usr/share/doc/$1/copyright" "$out/Hyphenation/LICENCE-$4"
}
hyphenation hyphen-en-us hyph_en_US.dic en hyphen
hyphenation hyphen-de hyph_de_DE.dic de libreoffice
hyphenation hyphen-fr hyph_fr.dic fr libreoffice
hyphenation hyphen-es hyph_es_ES.dic es libreoffice
hyphenation hyphen-it hyph_it_IT.dic it libreoffice
hyphenation hyphen-nl hyph_nl_NL.dic nl libreoffice
hyphenation hyphen-pl hyph_pl_PL.dic pl pl
hyphenation hyphen-pt-br hyph_pt_BR.dic pt libreoffice
hyphenation hyphen-ru hyph_ru_RU.dic ru ru
hyphenation hyphen-sv hyph_sv_SE.dic sv libreoffice
find "$out" -type f -exec chmod 644 {} +
du -sh "$out"
