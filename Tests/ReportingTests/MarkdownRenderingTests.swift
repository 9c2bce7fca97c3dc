import Comparing
import Foundation
import NavigationModel
import Reporting
import Testing

/// Text from sources in Markdown, as GitHub's own renderer shows it.
@Suite(.enabled(if: MarkdownRenderer.isThere, "needs cmark-gfm")) struct MarkdownRenderingTests {
  /// What each of these must not become is in its name.
  private static let texts = [
    "https://evil.example/link", "http://evil.example", "HTTPS://evil.example", "www.evil.example", "WWW.evil.example",
    "ftp://evil.example", "mailto:me@evil.example", "xmpp:me@evil.example", "me@evil.example", "(https://evil.example)",
    "<https://evil.example>", "[link](https://evil.example)", "[link][1]", "![image](x.png)", "@mention", "x@mention",
    "@org/team", "#12", "(#12)", "org/repo#12", "GH-12", "gh-12", "SHOP-7", "!12", "~label", "%12", "$12", "&12", "^12",
    "0123456789abcdef0123456789abcdef01234567", "abc1234", "a@0123456", ":smile:", "a:smile:b", "[^1]", "[^1]: note",
    "$x+y$", "$`x`$", "<b>bold</b>", "<script>x</script>", "<!-- -->", "&amp;", "&#64;mention", "**bold**", "_em_",
    "~~gone~~", "`code`", "``", "`", "a`b``c", "a|b", "a\\|b", "a\\\\|b", "|", "\\|", "\\", "- item", "* item",
    "+ item", "1. item", "1) item", "# heading", "> quote", "---", "===", "```fence", "    block", "[ ] task", "/close",
    "line\nbreak", "tail\\", " padded ", "", "a  b", "https:\u{200B}//evil.example", "＠mention", "a.b", "x:",
  ]

  private func expectText(_ html: String, _ what: String) {
    let prose = html.replacing(/<pre[^>]*>(?s:.*?)<\/pre>/, with: "<x>").replacing(
      /<code>(?s:.*?)<\/code>/, with: "<x>")
    let tags = Set(prose.matches(of: /<\/?([a-zA-Z]+[0-9]?)/).map { String($0.1) })
    let allowed: Set = [
      "table", "thead", "tbody", "tr", "th", "td", "h1", "h3", "p", "br", "details", "summary", "x",
    ]
    #expect(tags.subtracting(allowed) == [], "\(what): \(prose)")
    let text = prose.replacing(/<!-- navlint diff -->/, with: "").replacing(/<[^>]*>/, with: " ")
    let references: [Regex<AnyRegexOutput>] = [
      Regex(/(?:https?|ftp):/.ignoresCase()), Regex(/www\./.ignoresCase()), Regex(/@\w/), Regex(/#\d/),
      Regex(/\b[A-Za-z]+-\d/), Regex(/\b[0-9a-f]{7,40}\b/), Regex(/:\w+:/), Regex(/\$/), Regex(/[!~%^]\w/), Regex(/\[/),
      Regex(/<!--/),
    ]
    for reference in references {
      if let match = text.firstMatch(of: reference) { Issue.record("\(what) holds \(match.0) in \(text)") }
    }
  }

  @Test(arguments: texts) func aSentenceStaysText(_ text: String) throws {
    for sentence in [text, "About \(text).", "\(text) is not \(text)", "'\(text)', \(text)"] {
      expectText(try MarkdownRenderer.html(MarkdownText.plain(sentence)), sentence)
      let html = try MarkdownRenderer.html("| a | b |\n|---|---|\n| \(MarkdownText.plain(sentence)) | end |\n")
      expectText(html, sentence)
      #expect(html.contains("<td>end</td>") && html.matches(of: /<td>/).count == 2, "\(html)")
    }
  }

  @Test(arguments: texts) func codeStaysCode(_ text: String) throws {
    let html = try MarkdownRenderer.html("| a | b |\n|---|---|\n| \(MarkdownText.code(text)) | end |\n")
    expectText(html, text)
    #expect(html.contains("<td>end</td>") && html.matches(of: /<code>/).count == 1, "\(html)")
  }

  @Test func plainWordsStayAsTheyAre() {
    for text in [
      "Nothing in the app shows CartView.", "42 of 431 (12 more): 'x', \"y\"?", "Feedback view", "Ünïcode 🎉",
    ] {
      #expect(MarkdownText.plain(text) == text)
    }
    #expect(MarkdownText.plain("Uses @Published twice") == "Uses `@Published` twice")
    #expect(MarkdownText.plain("a [b] #1 c") == "a `[b] #1` c")
  }

  @Test func reportsHoldNothingButText() throws {
    let findings = Self.texts.map { text in
      Finding(
        rule: "push-loop", severity: .warning, message: "About \(text).",
        location: SourceLocation(file: "Sources/\(text).swift", line: 1),
        related: [.init(location: SourceLocation(file: text, line: 2), message: "see \(text)")], subject: text)
    }
    func screen(_ id: String) -> Screen {
      Screen(id: id, name: id, kind: .view, location: SourceLocation(file: id, line: 1))
    }
    let before = NavigationGraph(screens: [screen("Home")])
    let after = NavigationGraph(
      screens: [screen("Home")] + Self.texts.map(screen),
      routes: Self.texts.map {
        Route(id: $0, type: $0, case: $0, location: SourceLocation(file: $0, line: 1), destinations: [$0], isUsed: true)
      },
      transitions: Self.texts.map {
        Transition(
          id: $0, from: ["Home"], owner: $0, to: $0, kind: .push, route: $0, location: SourceLocation(file: $0, line: 1)
        )
      },
      unresolved: Self.texts.map {
        UnresolvedSite(owner: $0, kind: .push, location: SourceLocation(file: $0, line: 1), reason: "About \($0).")
      })
    for start in stride(from: 0, to: findings.count, by: 20) {
      let some = Array(findings[start..<min(findings.count, start + 20)])
      let check = Report(graph: after, findings: some)
      expectText(try MarkdownRenderer.html(ReportFormat.markdown.reporter(isColored: false).text(for: check)), "check")
      for (one, other) in [(before, after), (after, before)] {
        let comparison = Comparison(before: .init(one, []), after: .init(other, some))
        let diff = DiffReport(comparison: comparison, beforeName: "a", afterName: "b")
        expectText(try MarkdownRenderer.html(DiffMarkdownReporter().text(for: diff)), "diff")
      }
    }
  }

  /// The renderer itself finds what must not be there.
  @Test func aLinkIsFound() throws {
    #expect(try MarkdownRenderer.html("see https://example.org and www.example.org").matches(of: /<a\s/).count == 2)
  }
}

enum MarkdownRenderer {
  /// Where validators are required (CI), its absence is a failure, not a skipped test.
  static let isThere: Bool =
    ProcessInfo.processInfo.environment["NAVLINT_VALIDATORS"] == "required" || (try? html("x")) == "<p>x</p>\n"

  static func html(_ markdown: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-\(UUID().uuidString).md")
    try Data(markdown.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let extensions = ["table", "autolink", "strikethrough", "tasklist", "footnotes"].flatMap { ["-e", $0] }
    process.arguments = ["cmark-gfm", "--unsafe"] + extensions + [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
