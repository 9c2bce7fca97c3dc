#!/usr/bin/env python3
"""Checks each JSON output against its schema in docs/schema, with a validator that is not navlint's.

output-schemas.py NAVLINT APP…    every output of every app; a key that the schema does not know is a mistake, too

Needs the package jsonschema; says so and passes where it is missing.
"""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    print("skipped: jsonschema is not installed")
    sys.exit(0)

navlint, apps = sys.argv[1], sys.argv[2:]
folder = pathlib.Path(__file__).resolve().parent.parent / "docs" / "schema"


def strict(schema):
    """The same, but with no keys beside those that it names: readers pass over unknown keys, and a test must not."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: strict(value) for key, value in copy.copy(schema).items()}
    if "properties" in result and isinstance(result.get("type"), str):
        result.setdefault("additionalProperties", False)
    return result


def output(*arguments):
    run = subprocess.run([navlint, *arguments], capture_output=True, text=True)
    if run.returncode == 2:
        sys.exit(f"navlint {' '.join(arguments)} failed: {run.stderr}")
    return json.loads(run.stdout)


def outputs(app):
    common = ["--no-cache", "--quiet", "--format", "json"]
    graph = output("graph", app, *common)
    yield "graph", graph
    yield "graph", output("graph", app, "--cards", "wireframes", *common)
    yield "check", output("check", app, "--all-rules", "--pedantic", "--report-suppressed", *common)
    yield "stats", output("stats", app, *common)
    yield "ways", output("ways", app, *common)
    yield "journeys", output("journeys", app, *common)
    yield "idioms", output("idioms", app, *common)
    covered = output("coverage", app, *common)
    yield "coverage", covered
    with tempfile.NamedTemporaryFile("w", suffix=".json") as base:
        json.dump(covered, base)
        base.flush()
        yield "coverage", output("coverage", app, "--base", base.name, *common)
    yield "links", output("links", app, *common)
    yield "prune", output("prune", app, *common)
    names = [screen["id"] for screen in graph["screens"]]
    for name in names:
        yield "why", output("why", name, app, *common)
    file = next(screen["file"] for screen in graph["screens"] if screen["file"])
    yield "impact", output("impact", str(pathlib.Path(app) / file), "--in", app, *common)
    if graph["entries"]:
        for name in names[:5]:
            yield "path", output("path", graph["entries"][0]["screen"], name, app, *common)


failures = 0
validators = {}
for file in sorted(folder.glob("*.schema.json")):
    schema = json.loads(file.read_text())
    if "navlint" in file.name.split(".")[0]:
        continue  # of the configuration: scripts/schema.py
    jsonschema.Draft202012Validator.check_schema(schema)
    validators[file.name.split(".")[0]] = jsonschema.Draft202012Validator(strict(schema))

seen = {"rules": [("", output("rules", "--format", "json"))]}
for app in apps:
    for name, value in outputs(app):
        seen.setdefault(name, []).append((app, value))
# Two apps as the two sides of a difference: everything is added or removed.
if len(apps) > 1:
    import tempfile

    with tempfile.TemporaryDirectory() as place:
        files = []
        for number, app in enumerate(apps[:2]):
            files.append(str(pathlib.Path(place) / f"{number}.json"))
            subprocess.run([navlint, "graph", app, "--no-cache", "--quiet", "-o", files[-1]], check=True)
        seen["diff"] = [("", output("diff", *files, "--format", "json"))]
for name, values in seen.items():
    for app, value in values:
        for error in list(validators[name].iter_errors(value))[:3]:
            failures += 1
            print(f"{name} of {app}: {error.json_path}: {error.message[:300]}")
unused = sorted(set(validators) - set(seen))
if unused:
    print(f"not checked: {', '.join(unused)}")
print(f"{sum(map(len, seen.values()))} outputs, {failures} mistakes")
sys.exit(1 if failures else 0)
