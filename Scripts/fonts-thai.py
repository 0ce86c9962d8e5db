"""Writes the words that Thai is broken by: fonts-thai.py <words_th.txt> <Fonts/ThaiWords/words.txt>.

A letter is a byte, U+0E01 "!" and so on, so that words can be looked up in the file as it is: sorted, a line each. Words
of more than ten letters are left out: they are put together from others, and lines break between those.
"""

import sys
from pathlib import Path

words = set()
for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
    word = line.strip()
    if 2 <= len(word) <= 10 and all("\u0e01" <= letter <= "\u0e4e" and letter != "\u0e3f" for letter in word):
        words.add(bytes(ord(letter) - 0x0E00 + 0x20 for letter in word))
Path(sys.argv[2]).write_bytes(b"".join(word + b"\n" for word in sorted(words)))
print(len(words), "words")
