#!/usr/bin/env python3
"""Checks the configuration's JSON schema with a validator that is not navlint's: the schema itself, every example of the
manual, and some mistakes. Needs the packages jsonschema and PyYAML; says so and passes where they are missing."""

import json
import pathlib
import re
import sys

try:
    import jsonschema
    import yaml
except ImportError as error:
    print(f"skipped: {error.name} is not installed")
    sys.exit(0)

docs = pathlib.Path(__file__).resolve().parent.parent / "docs"
schema = json.loads((docs / "schema" / "navlint.schema.json").read_text())
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
failures = 0

examples = [
    (name, text)
    for name in ("configuration.md", "policies.md")
    for text in re.findall(r"```yaml\n(.*?)```", (docs / name).read_text(), re.DOTALL)
]
for name, text in examples:
    for error in validator.iter_errors(yaml.safe_load(text)):
        failures += 1
        print(f"{name}: {error.message}\n{text}")

mistakes = [
    {"rulez": {}},
    {"fail_level": "hot"},
    {"included": {"a": "b"}},
    {"rules": {"push-loop": {"no-such-option": 1}}},
    {"policies": [{"name": "x"}]},
    {"policies": [{"max_depth": 1}]},
    {"policies": [{"name": "X Y", "max_depth": 1}]},
    {"policies": [{"name": "x", "max_depth": 1, "can_be_left": "cover"}]},
    {"policies": [{"name": "x", "forbidden": {"form": "A"}}]},
]
for mistake in mistakes:
    if validator.is_valid(mistake):
        failures += 1
        print(f"not found: {mistake}")

print(f"{len(examples)} examples and {len(mistakes)} mistakes, {failures} failures")
sys.exit(1 if failures else 0)
