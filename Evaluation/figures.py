#!/usr/bin/env python3
"""Sums up the data of this folder as the tables of docs/accuracy.md.

usage: figures.py           prints the tables
       figures.py --write   writes them into docs/accuracy.md, between the lines that mark them
       figures.py --check   ends with 1 where the page says something else, or a file here does not fit its form
"""
import csv
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE.parent / "docs/accuracy.md"
RULES = HERE.parent / "docs/rules/README.md"
PAIR = re.compile(r"(\d\.\d+) / (\d\.\d+)$")


def read(name):
    with open(HERE / name, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    for number, row in enumerate(rows, 2):
        if None in row or None in row.values():
            sys.exit(f"figures.py: {name}:{number}: this line has more or fewer cells than the first one.")
    return rows


def share(part, whole):
    return f"{part} of {whole} ({100 * part / whole:.0f} %)"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows])


def pooled(rows):
    """Precision and recall of several apps together, from each app's own and its number of labelled transitions."""
    apps = labelled = found = said = 0
    for row in rows:
        pair = PAIR.match(row["blind_first"])
        if not (pair and row["transitions"].isdigit()):
            continue
        precision, recall, count = float(pair[1]), float(pair[2]), int(row["transitions"])
        if precision == 0:
            continue
        apps, labelled, found = apps + 1, labelled + count, found + recall * count
        said += recall * count / precision
    return apps, labelled, found / labelled, found / said


def mean_f1(rows):
    """F1 of several apps together, each counted by its number of labelled transitions."""
    weights = [(int(row["transitions"].split()[0]), float(row["blind_first"])) for row in rows]
    total = sum(count for count, _ in weights)
    return len(weights), total, sum(count * figure for count, figure in weights) / total


def rounds():
    rows = read("blind-labels.tsv")
    number = lambda row: int(row["round"].split()[1])
    pairs = [row for row in rows if row["measure"] == "P / R"]
    f1 = [row for row in rows if row["measure"] == "F1" and row["round"].startswith("uikit")]
    last = lambda rows, count: [r for r in rows if number(r) > max(map(number, rows)) - count]
    body = []
    for name, some in (("SwiftUI, all rounds", pairs), ("SwiftUI, the last five rounds", last(pairs, 5))):
        apps, labelled, recall, precision = pooled(some)
        body.append([name, apps, labelled, f"{100 * recall:.0f}", f"{100 * precision:.0f}", ""])
    for name, some in (("UIKit, all rounds", f1), ("UIKit, the last five rounds", last(f1, 5))):
        apps, labelled, figure = mean_f1(some)
        body.append([name, apps, labelled, "", "", f"{figure:.2f}"])
    return table(["apps", "number", "labelled transitions", "found of 100", "right of 100", "F1"], body)


def rule_sets():
    sets = read("rule-sets.tsv")
    count = lambda some, key: sum(int(row[key]) for row in some)
    lines = []
    for first in range(0, len(sets), 13):
        some = sets[first : first + 13]
        name = f'{some[0]["set"]} to {some[-1]["set"]}'
        findings = count(some, "findings")
        low = min(some, key=lambda row: int(row["right"]) / int(row["findings"]))
        lines.append([name, count(some, "apps"), findings, share(count(some, "right"), findings),
                      f'{100 * int(low["right"]) / int(low["findings"]):.0f} % (set {low["set"]})'])
    findings = count(sets, "findings")
    lines.append(["all", count(sets, "apps"), findings, share(count(sets, "right"), findings), ""])
    return table(["sets", "apps", "findings", "right", "worst set"], lines)


def unseen_findings():
    rows = read("findings-unseen.tsv")
    lines = []
    for number in sorted({row["set"] for row in rows}):
        some = [row for row in rows if row["set"] == number]
        verdicts = [row["verdict"] for row in some if row["verdict"] != "-"]
        lines.append([number, len({row["app"] for row in some}), len(verdicts)]
                     + [verdicts.count(one) for one in ("right", "debatable", "wrong")])
    return table(["set", "apps", "findings", "right", "debatable", "wrong"], lines)


def by_rule():
    optional = set(re.findall(r"^\| \[`([a-z-]+)`\]\([^)]*\) \| \w+, opt-in", RULES.read_text(encoding="utf-8"), re.M))
    lines = []
    for row in sorted(read("rules.tsv"), key=lambda row: (-int(row["new_read"] or 0), row["rule"])):
        if int(row["new_read"] or 0) >= 5:
            state = "on request" if row["rule"] in optional else "on"
            lines.append([f'`{row["rule"]}`', state, share(int(row["new_right"]), int(row["new_read"]))])
    return table(["rule", "runs", "right at first reading"], lines)


def readings():
    questions = {"trigger": "the triggers of a transition that has some: all of them",
                 "trigger-first": "the same: the first of them",
                 "origin": "the origins, exactly",
                 "way": "the shortest way from launch, step by step",
                 "no-trigger": "no user action, where none is listed"}
    rows = read("readings.tsv")
    lines = []
    for question, words in questions.items():
        for draw in sorted({row["draw"] for row in rows}):
            verdicts = [row["verdict"] for row in rows if (row["question"], row["draw"]) == (question, draw)]
            if verdicts:
                lines.append([words, draw, len(verdicts)] + [verdicts.count(one) for one in ("right", "debatable", "wrong")])
    return table(["question", "draw", "read", "right", "debatable", "wrong"], lines)


def fixed_bugs():
    known, unseen = read("history.tsv"), read("history-unseen.tsv")
    reported = lambda rows, key: sum(row[key] not in ("", "-") for row in rows)
    apps = lambda rows: len({row["app"] for row in rows})
    return table(["bugs", "apps", "number", "reported at first", "reported now"], [
        ["those that rules were fixed with", apps(known), len(known), "", reported(known, "rule")],
        ["others, run when nobody had looked at them", apps(unseen), len(unseen),
         reported(unseen, "first"), reported(unseen, "after")]])


PARTS = {"rounds": rounds, "readings": readings, "rule-sets": rule_sets, "unseen-findings": unseen_findings,
         "by-rule": by_rule, "fixed-bugs": fixed_bugs}


def main():
    if sys.argv[1:] not in ([], ["--write"], ["--check"]):
        sys.exit(__doc__.strip())
    for name in ("samples.tsv", "rule-draw.tsv"):
        read(name)
    if not sys.argv[1:]:
        print("\n\n".join(part() for part in PARTS.values()))
        return
    page = PAGE.read_text(encoding="utf-8")
    new = page
    for name, part in PARTS.items():
        mark = re.compile(rf"(<!-- figures: {name} -->\n).*?(<!-- end -->)", re.S)
        if not mark.search(new):
            sys.exit(f"figures.py: docs/accuracy.md has no place for '{name}': a line '<!-- figures: {name} -->' "
                     "and after it a line '<!-- end -->'.")
        new = mark.sub(lambda place: place[1] + part() + "\n" + place[2], new)
    if sys.argv[1] == "--write":
        PAGE.write_text(new, encoding="utf-8")
    elif new != page:
        sys.exit("figures.py: docs/accuracy.md is stale: run `python3 Evaluation/figures.py --write`.")


main()
