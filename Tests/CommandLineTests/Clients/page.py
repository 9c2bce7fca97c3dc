"""Looks at 'navlint serve' as a browser does, while sources are saved.

page.py NAVLINT APP    APP is a copy that may be changed; it has HomeView.swift. Prints ok.
"""

import http.client
import json
import pathlib
import subprocess
import sys
import urllib.error
import urllib.request

navlint, app = sys.argv[1], pathlib.Path(sys.argv[2])


def get(address):
    with urllib.request.urlopen(address, timeout=120) as answer:
        return answer.headers, answer.read().decode()


def status(address, **headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=60) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def news(address, version):
    while True:
        found = json.loads(get(f"{address}news?after={version}")[1])
        if found["version"] != version:
            return found


server = subprocess.Popen([navlint, "serve", "--no-cache", "."], cwd=app, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
try:
    address = server.stdout.readline().strip()
    assert address.startswith("http://127.0.0.1:"), address
    headers, page = get(address)
    assert headers["Content-Type"] == "text/html; charset=utf-8" and headers["Referrer-Policy"] == "no-referrer"
    assert "connect-src 'self'" in page and "HomeView" in page and '<script type="application/json" id="live">1</script>' in page

    # Other names, other tokens, other ways to ask.
    root = address.rsplit("/", 2)[0]
    assert status(root + "/") == 404 and status(root + "/0/") == 404 and status(address + "../") == 404
    assert status(address, Host="evil.example") == 400
    raw = http.client.HTTPConnection(root.split("//")[1], timeout=60)
    raw.request("POST", "/" + address.split("/")[3] + "/", body="x")
    assert raw.getresponse().status == 405

    # A screen more.
    home = app / "HomeView.swift"
    text = home.read_text()
    home.write_text(text.replace("DetailView()", "MoreView()") + "\nstruct MoreView: View { var body: some View { Text(\"More\") } }\n")
    found = news(address, "1.0")
    assert found["version"] == "2.0" and found["problem"] is None, found
    assert any("MoreView" in line for line in found["changes"]), found
    assert "MoreView" in get(address)[1]

    # A configuration that is broken: the page of before, and why.
    (app / ".navlint.yml").write_text("rules: [\n")
    found = news(address, "2.0")
    assert found["version"] == "2.1" and ".navlint.yml" in found["problem"], found
    assert "MoreView" in get(address)[1]
    (app / ".navlint.yml").unlink()
    assert news(address, "2.1")["version"] == "3.0"
    assert server.poll() is None
finally:
    server.kill()
print("ok")
