"""Validates a report: validate.py SCHEMA REPORT. Ends with code 1 and the faults when it does not conform."""
import json
import subprocess
import sys

schema, report = sys.argv[1:]
if schema.endswith(".xsd"):
    sys.exit(subprocess.run(["xmllint", "--noout", "--nonet", "--schema", schema, report]).returncode)

import jsonschema

with open(schema, encoding="utf-8") as file:
    rules = json.load(file)
with open(report, encoding="utf-8") as file:
    value = json.load(file)
faults = list(jsonschema.validators.validator_for(rules)(rules).iter_errors(value))
for fault in faults[:10]:
    print(fault.json_path, fault.message)
sys.exit(1 if faults else 0)
