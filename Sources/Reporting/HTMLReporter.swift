import NavigationModel

/// One self-contained page: no script, no font, no external picture.
public struct HTMLReporter: Reporter {
  public init() {}

  public func text(for report: Report) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>navlint</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
    article { border-inline-start: .3rem solid; margin: 1rem 0; padding: .2rem 0 .2rem 1rem; }
    .error { border-color: #c62828; } .warning { border-color: #b26a00; } .info { border-color: #1565c0; }
    p { margin: .2rem 0; } ul { margin: .2rem 0; } code { overflow-wrap: anywhere; } pre { overflow-x: auto; }
    </style>
    </head>
    <body>
    <h1>navlint</h1>
    <p>\(Self.escaped(SummaryLine.check(report)))</p>
    \(report.mostHarmfulFirst.map { article($0, report) }.joined())</body>
    </html>

    """
  }

  private func article(_ finding: Finding, _ report: Report) -> String {
    var out = "<article class=\"\(finding.severity.rawValue)\">\n"
    out +=
      "<p><strong>\(finding.severity.rawValue)</strong> <code>\(Self.escaped(finding.rule))</code> at "
      + "\(place(finding.location, report))</p>\n"
    out += "<p>\(Self.escaped(finding.message))</p>\n"
    if let line = report.lines.text(at: finding.location) { out += "<pre><code>\(Self.escaped(line))</code></pre>\n" }
    if !finding.related.isEmpty {
      out +=
        "<ul>\n"
        + finding.related.map { "<li>\(place($0.location, report)): \(Self.escaped($0.message))</li>\n" }.joined()
        + "</ul>\n"
    }
    return out + "</article>\n"
  }

  private func place(_ location: SourceLocation, _ report: Report) -> String {
    "<code>\(Self.escaped("\(report.relativePath(of: location)):\(location.line):\(location.column)"))</code>"
  }

  static func escaped(_ text: String) -> String { MarkupText.escaped(PlainText.line(text)) }
}
