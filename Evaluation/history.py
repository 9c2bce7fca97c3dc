#!/usr/bin/env python3
"""Does navlint still find the bugs of history.tsv? Runs it on the commit before each fix, and on the fix.

usage: history.py REPOSITORIES NAVLINT [N...]

REPOSITORIES: a folder with git directories OWNER+NAME/repo (whole histories). NAVLINT: the program. N: only these bugs.
A bug counts as caught when a finding of the rule in the column 'rule', in the file of 'place', is there before the fix and
gone after it. All rules are on.
"""
import csv, json, os, pathlib, subprocess, sys, tempfile

KINDS = (".swift", ".storyboard", ".xib", ".plist", ".entitlements", ".m", ".h", ".mm", ".pbxproj", "project.yml",
         "apple-app-site-association")
repositories, navlint, only = pathlib.Path(sys.argv[1]), os.path.abspath(sys.argv[2]), set(sys.argv[3:])
table = pathlib.Path(__file__).with_name("history.tsv")


def lay_out(git, commit, folder):
    listed = subprocess.run(["git", f"--git-dir={git}", "ls-tree", "-r", "-z", "--name-only", commit],
                            capture_output=True, check=True).stdout.split(b"\0")
    names = [n for n in listed if n.decode("utf-8", "replace").endswith(KINDS)
             and b"Pods/" not in n and b"Carthage/" not in n]
    tree = os.path.join(folder, "tree")
    os.mkdir(tree)
    subprocess.run(["git", f"--git-dir={git}", f"--work-tree={tree}", "checkout", commit, "--pathspec-from-file=-",
                    "--pathspec-file-nul"], input=b"\0".join(names), capture_output=True, check=True,
                   env=dict(os.environ, GIT_INDEX_FILE=os.path.join(folder, ".index")))
    return tree


def findings(tree):
    run = subprocess.run([navlint, "check", "--no-cache", "--no-config", "--all-rules", "--format", "json", "."],
                         cwd=tree, capture_output=True, text=True)
    if run.returncode > 1:
        sys.exit(f"history.py: navlint failed in {tree}: {run.stderr.strip()}")
    return {(f["rule"], f.get("subject")): f for f in json.loads(run.stdout)["findings"]}


caught = wanted = 0
with open(table, newline="") as rows:
    for row in csv.DictReader(rows, delimiter="\t"):
        if only and row["n"] not in only or not row["rule"]:
            continue
        git = next((d / "repo" for d in sorted(repositories.iterdir()) if row["app"].lower() in d.name.lower()), None)
        if git is None:
            print(f"{row['n']:>3} {row['app']}: not there")
            continue
        with tempfile.TemporaryDirectory() as a, tempfile.TemporaryDirectory() as b:
            before, after = findings(lay_out(git, row["parent"], a)), findings(lay_out(git, row["fix"], b))
        place = row["place"].rsplit(":", 1)[0]
        gone = [f for key, f in before.items() if key not in after and f["rule"] == row["rule"] and f["file"] == place]
        wanted, caught = wanted + 1, caught + bool(gone)
        print(f"{row['n']:>3} {row['app']} {'caught' if gone else 'missed'} {row['rule']}", flush=True)
print(f"{caught} of {wanted}")
