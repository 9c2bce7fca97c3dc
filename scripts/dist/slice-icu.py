#!/usr/bin/env python3
"""Takes out of a program what it never reads of ICU's data, which Swift's Foundation brings along: a third of the program.

usage: slice-icu.py PROGRAM

navlint speaks English. Resource bundles of locales other than the root and English go, as ICU's own data filters do it, and so
do tables for what navlint never does: dictionaries of word breaks, sorting by language, transliteration, converters of old
encodings, names of characters, currencies, countries and units. A locale that is not there falls back to the root. The program keeps its length: what is gone is filled with
zeros, which every package compresses to nothing. A program without such data stays as it is. Prints both sizes.

The data is a package of the format "CmnD", version 1 (ICU's ucmndata.h): a header, a table of names and offsets, the items.
"""
import re
import struct
import sys

path = sys.argv[1]
program = bytearray(open(path, "rb").read())

# The format stands 12 bytes into the header, behind its size, the magic number and the properties of the machine.
start, header_size = -1, 0
for found in re.finditer(rb"CmnD\x01", program):
    start = found.start() - 12
    header_size, magic = struct.unpack_from("<HH", program, start)
    if magic == 0x27DA and program[start + 8] == 0:
        break
    start = -1
if start < 0:
    print("ICU data: none")
    sys.exit(0)

table = start + header_size
count = struct.unpack_from("<I", program, table)[0]
entries = [struct.unpack_from("<II", program, table + 4 + 8 * i) for i in range(count)]


def name(offset: int) -> bytes:
    return bytes(program[table + offset : program.index(0, table + offset)])


# A file of a locale: `icudt76l/region/pt_BR.res`. What is no locale's has a name of its own: `timezoneTypes.res`.
LOCALE = re.compile(rb"^[^/]+/(?:[a-z]+/)?([a-z]{2,3}(?:_[A-Za-z0-9_]+)?)\.res$")
KEPT = {b"en", b"en_US", b"en_US_POSIX", b"en_001"}
UNUSED = re.compile(rb"/(translit|coll|curr|lang|region|unit|zone|rbnf)/|\.(dict|cnv)$|/unames\.icu$")

# The last item's length is not said; it is kept.
ends = [offset for _, offset in entries[1:]]
kept, size = [], 0
for (label, begin), end in zip(entries, ends):
    locale = LOCALE.match(name(label))
    if (locale is None or locale[1] in KEPT) and not UNUSED.search(name(label)):
        kept.append((label, begin))
        size += end - begin
    else:
        program[table + begin : table + end] = bytes(end - begin)
kept.append(entries[-1])

# Names and items stay where they are; the table loses the entries of what is gone.
toc = struct.pack("<I", len(kept)) + b"".join(struct.pack("<II", *entry) for entry in kept)
program[table : table + 4 + 8 * count] = toc + bytes(8 * (count - len(kept)))
with open(path, "r+b") as file:
    file.write(program)
print(f"ICU data: {len(kept)} of {count} items, {size // 1000} of {entries[-1][1] // 1000} kB")
