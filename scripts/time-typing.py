#!/usr/bin/env python3
"""Measures `navlint lsp` while somebody types: from a changed character to the diagnostics that follow from it, and memory before and after.

typing.py NAVLINT APP [EDITS]    opens a middling file of the app, changes a line again and again (100 times), prints milliseconds and megabytes

Each change makes and unmakes a finding, so that each is answered by diagnostics. Asks for nothing but what an editor would.
"""

import json
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import time

navlint, app = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
edits = int(sys.argv[3]) if len(sys.argv) > 3 else 100


class Server:
    def __init__(self):
        self.process = subprocess.Popen([navlint, "lsp", "--no-cache"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def receive(self):
        size = 0
        while line := self.process.stdout.readline().strip():
            size = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(size))

    def diagnostics(self, uri):
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == uri:
                return message["params"]["diagnostics"]

    def memory(self):
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0
        return int(status.split("VmRSS:")[1].split()[0]) // 1024


def views(path):
    return "struct " in (text := path.read_text(errors="ignore")) and ": View" in text


files = sorted(path for path in app.rglob("*.swift") if views(path))
file = files[len(files) // 2]
text = file.read_text()
lost = "\nstruct NavlintLostView: View { var body: some View { NavigationStack { Text(\"\") } } }\n"

patience = 600


def give_up(*_):
    sys.exit(f"{file.relative_to(app)} gave no diagnostics in {patience} s: an added view that nothing shows must be a finding there. Try another app.")


signal.signal(signal.SIGALRM, give_up)
signal.alarm(patience)
start = time.perf_counter()
server = Server()
server.send(id=1, method="initialize", params={"capabilities": {}, "workspaceFolders": [{"uri": app.as_uri(), "name": "app"}]})
server.receive()
server.send(method="initialized", params={})
document = {"uri": file.as_uri(), "languageId": "swift", "version": 0, "text": text + lost}
server.send(method="textDocument/didOpen", params={"textDocument": document})
server.diagnostics(file.as_uri())
first = time.perf_counter() - start
signal.alarm(0)

times, memory = [], []
for edit in range(edits):
    changed = text + (lost if edit % 2 else "") + f"// {edit}\n"
    begun = time.perf_counter()
    server.send(
        method="textDocument/didChange",
        params={"textDocument": {"uri": file.as_uri(), "version": edit + 1}, "contentChanges": [{"text": changed}]},
    )
    server.diagnostics(file.as_uri())
    times.append((time.perf_counter() - begun) * 1000)
    memory.append(server.memory())
server.send(id=2, method="shutdown")
server.send(method="exit")
server.process.wait()

early = max(memory[: max(1, edits // 10)])
print(f"{file.relative_to(app)}, {len(list(app.rglob('*.swift')))} files")
print(f"first diagnostics {first * 1000:.0f} ms; after a change {statistics.median(times):.0f} ms (longest {max(times):.0f} ms)")
print(f"memory {early} MB, at the end {memory[-1]} MB: {memory[-1] / max(1, early):.2f} times")
