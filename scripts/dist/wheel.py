#!/usr/bin/env python3
"""Packs a laid out navlint as a Python wheel: `pip install` puts the program on the PATH; no Python runs when it does.

usage: wheel.py STAGE VERSION PLATFORM FOLDER

STAGE is what stage.sh laid out, PLATFORM a wheel's platform tag (manylinux_2_36_x86_64). Prints the wheel's name.
The same input gives the same bytes. Format: https://packaging.python.org/en/latest/specifications/binary-distribution-format/
"""
import base64
import hashlib
import pathlib
import sys
import zipfile

stage, version, platform, folder = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])
tag = f"py3-none-{platform}"
info = f"navlint-{version}.dist-info"
data = f"navlint-{version}.data"
top = pathlib.Path(__file__).resolve().parents[2]

files: list[tuple[str, bytes, int]] = []
for path in sorted(p for p in stage.rglob("*") if p.is_file()):
    place = path.relative_to(stage).as_posix()
    # The program goes where programs of the environment lie; the rest beside it, as the program expects it.
    name = f"{data}/scripts/navlint" if place == "bin/navlint" else f"{data}/data/{place}"
    files.append((name, path.read_bytes(), 0o755 if place == "bin/navlint" else 0o644))

metadata = f"""Metadata-Version: 2.1
Name: navlint
Version: {version}
Summary: Navigation graph analyzer and linter for Swift apps
License: MIT
Requires-Python: >=3.8
Description-Content-Type: text/markdown

{(top / "README.md").read_text(encoding="utf-8")}"""
wheel = f"Wheel-Version: 1.0\nGenerator: navlint\nRoot-Is-Purelib: false\nTag: {tag}\n"
files += [(f"{info}/METADATA", metadata.encode(), 0o644), (f"{info}/WHEEL", wheel.encode(), 0o644)]


def digest(content: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


record = "".join(f"{name},{digest(content)},{len(content)}\n" for name, content, _ in files) + f"{info}/RECORD,,\n"
files.append((f"{info}/RECORD", record.encode(), 0o644))

target = folder / f"navlint-{version}-{tag}.whl"
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for name, content, mode in files:
        item = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
        item.compress_type = zipfile.ZIP_DEFLATED
        item.external_attr = (0o100000 | mode) << 16
        item.create_system = 3
        archive.writestr(item, content)
print(target)
