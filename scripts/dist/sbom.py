#!/usr/bin/env python3
"""Writes what a package holds as a software bill of materials, in SPDX 2.3.

usage: sbom.py VERSION LIBRARIES < `swift package show-dependencies --format json`

LIBRARIES is the list that stage.sh wrote (share/doc/navlint/libraries.txt): package, version, source package; "-" for none.
Format: https://spdx.github.io/spdx-spec/v2.3/
"""
import hashlib
import json
import pathlib
import re
import sys

version, libraries = sys.argv[1], sys.argv[2]
top = pathlib.Path(__file__).resolve().parents[2]
address = (top / "scripts/repository.txt").read_text(encoding="utf-8").strip()


def swift_packages(node: dict, found: dict) -> dict:
    for child in node.get("dependencies", []):
        found[child["identity"]] = (child["version"], child["url"])
        swift_packages(child, found)
    return found


def package(name: str, number: str, location: str, purl: str) -> dict:
    return {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name),
        "name": name,
        "versionInfo": number,
        "downloadLocation": location,
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION",
        "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}],
    }


parts = []
for name, (number, url) in sorted(swift_packages(json.load(sys.stdin), {}).items()):
    place = re.sub(r"^https://|\.git$", "", url)
    parts.append(package(name, number, "git+" + url, f"pkg:swift/{place}@{number}"))
if libraries != "-":
    for line in pathlib.Path(libraries).read_text(encoding="utf-8").splitlines():
        name, number, source = line.split()
        parts.append(package(name, number, "NOASSERTION", f"pkg:deb/debian/{source}@{number}"))

own = package("navlint", version, f"https://github.com/{address}", f"pkg:github/{address}@{version}")
own |= {"SPDXID": "SPDXRef-navlint", "licenseConcluded": "MIT", "licenseDeclared": "MIT"}
content = hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
document = {
    "spdxVersion": "SPDX-2.3",
    "dataLicense": "CC0-1.0",
    "SPDXID": "SPDXRef-DOCUMENT",
    "name": f"navlint-{version}",
    "documentNamespace": f"https://github.com/{address}/sbom/{version}/{content}",
    # A date would give other bytes for the same content; the release says when it was made.
    "creationInfo": {"created": "1970-01-01T00:00:00Z", "creators": ["Tool: navlint-dist"]},
    "packages": [own, *parts],
    "relationships": [
        {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-navlint"}
    ]
    + [
        {"spdxElementId": "SPDXRef-navlint", "relationshipType": "CONTAINS", "relatedSpdxElement": part["SPDXID"]}
        for part in parts
    ],
}
json.dump(document, sys.stdout, indent=2, sort_keys=True)
print()
