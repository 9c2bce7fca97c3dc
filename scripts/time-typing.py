#!/usr/bin/env python3
"""Measures `navlint lsp` while somebody types: from a changed character to the answer that follows from it, and memory before and after.

time-typing.py NAVLINT APP [EDITS]           opens a middling file of the app, changes it again and again (100 times), prints milliseconds and megabytes
time-typing.py NAVLINT APP EDITS --rows      prints a row for each kind of edit for scripts/bench.sh: name, seconds, seconds of CPU, KB

Three kinds of edits: code that makes and unmakes a finding, a comment, and a function that is typed character by character. After each edit
the fixes of the file are asked for, because the server answers that from the current text only. Asks for nothing but what an editor would.
"""

import json
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import time

arguments = [argument for argument in sys.argv[1:] if argument != "--rows"]
navlint, app = arguments[0], pathlib.Path(arguments[1]).resolve()
edits = int(arguments[2]) if len(arguments) > 2 else 100
rows = "--rows" in sys.argv


class Server:
    def __init__(self):
        self.process = subprocess.Popen([navlint, "lsp", "--no-cache"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def receive(self):
        size = 0
        while line := self.process.stdout.readline().strip():
            size = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(size))

    def ask(self, method, **params):
        """The result; and the last diagnostics of each file that came before it."""
        self.number += 1
        self.send(id=self.number, method=method, params=params)
        while (message := self.receive()).get("id") != self.number or "method" in message:
            pass
        return message.get("result")

    def status(self, key):
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0
        return int(status.split(f"{key}:")[1].split()[0])

    def cpu(self):
        """Seconds of all threads so far."""
        try:
            fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            return 0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def views(path):
    return "struct " in (text := path.read_text(errors="ignore")) and ": View" in text


files = sorted(path for path in app.rglob("*.swift") if views(path))
if not files:
    sys.exit(f"{app} has no file with a view of SwiftUI: nothing to type in.")
file = files[len(files) // 2]
text = file.read_text()
lost = "\nstruct NavlintLostView: View { var body: some View { NavigationStack { Text(\"\") } } }\n"
typed = "\nfunc navlintTyped(_ count: Int) -> Int {\n  // As many again.\n  let twice = count * 2\n  return twice\n}\n"

patience = 600


def give_up(*_):
    sys.exit(f"{app} got no answer in {patience} s.")


signal.signal(signal.SIGALRM, give_up)
signal.alarm(patience)
start = time.perf_counter()
server = Server()
server.ask("initialize", capabilities={}, workspaceFolders=[{"uri": app.as_uri(), "name": "app"}])
server.send(method="initialized", params={})
document = {"uri": file.as_uri(), "languageId": "swift", "version": 0, "text": text + lost}
server.send(method="textDocument/didOpen", params={"textDocument": document})
version = 0


def settle():
    everything = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
    server.ask("textDocument/codeAction", textDocument={"uri": file.as_uri()}, range=everything, context={"diagnostics": []})


def change(changed):
    """Seconds until the current text is answered for."""
    global version
    version += 1
    begun = time.perf_counter()
    document = {"uri": file.as_uri(), "version": version}
    server.send(method="textDocument/didChange", params={"textDocument": document, "contentChanges": [{"text": changed}]})
    settle()
    return time.perf_counter() - begun


settle()
first = time.perf_counter() - start
signal.alarm(0)

kinds = {
    "typed-code": lambda edit: text + (lost if edit % 2 else ""),
    "typed-comment": lambda edit: f"// {edit}\n" + text,
    "typed-letters": lambda edit: text + typed[: 1 + edit % len(typed)],
}
memory, results = [], []
for name, edited in kinds.items():
    # What is different from the other kind is linked once, and not measured.
    change(edited(0))
    before, times = server.cpu(), []
    for edit in range(1, edits + 1):
        times.append(change(edited(edit)))
        memory.append(server.status("VmRSS"))
    results.append((name, times, (server.cpu() - before) / edits))
peak = server.status("VmHWM")
server.send(id=-1, method="shutdown")
server.send(method="exit")
server.process.wait()

if rows:
    for name, times, cpu in results:
        print(f"{name} {statistics.median(times):.4f} {cpu:.4f} {peak}")
    sys.exit()
early = max(memory[: max(1, edits // 10)])
print(f"{file.relative_to(app)}, {len(list(app.rglob('*.swift')))} files")
print(f"first answer {first * 1000:.0f} ms")
for name, times, cpu in results:
    print(f"{name}: {statistics.median(times) * 1000:.0f} ms (longest {max(times) * 1000:.0f} ms), CPU {cpu * 1000:.0f} ms")
print(f"memory {early // 1024} MB, at the end {memory[-1] // 1024} MB: {memory[-1] / max(1, early):.2f} times")
