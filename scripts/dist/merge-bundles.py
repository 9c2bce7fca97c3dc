#!/usr/bin/env python3
"""Makes one artifact bundle of several, each of which holds the program for one system.

usage: merge-bundles.py TARGET.zip BUNDLE.zip…

Prints the target. The same input gives the same bytes.
"""
import json
import sys
import zipfile

target, bundles = sys.argv[1], sorted(sys.argv[2:])
INFO = "navlint.artifactbundle/info.json"
info, files = None, {}
for bundle in bundles:
    with zipfile.ZipFile(bundle) as archive:
        for item in archive.infolist():
            if item.filename != INFO:
                files[item.filename] = (item.external_attr, archive.read(item))
        part = json.loads(archive.read(INFO))
    if info is None:
        info = part
    else:
        info["artifacts"]["navlint"]["variants"] += part["artifacts"]["navlint"]["variants"]
if info is None:
    sys.exit("merge-bundles.py: no bundle is named.")
files[INFO] = (0o100644 << 16, (json.dumps(info, indent=2) + "\n").encode())
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for name in sorted(files):
        item = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
        item.compress_type, item.create_system = zipfile.ZIP_DEFLATED, 3
        item.external_attr, content = files[name]
        archive.writestr(item, content)
print(target)
