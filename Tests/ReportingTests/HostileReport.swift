import Foundation
import NavigationModel
import Reporting

/// A report whose every text is out to break the format.
enum HostileReport {
  static let names = [
    #"quote " and ' and `code`"#, "]]> <script>alert(1)</script> &amp; &", "::error file=x::pwned",
    "line\nbreak\r\nand\ttab", "pipe | table | cell",
    "emoji 👩‍👩‍👧 and é", "right-to-left \u{202E}gnp.exe\u{202C}", "percent %0A %25", "##vso[task.setvariable variable=x]y",
    "##teamcity[buildStop]",
    #"back\slash \u{41} [link](1)"#, "=cmd|'/C calc'!A0", "@everyone #1 <!-- -->", "\u{1B}[31mred\u{7}",
    "{{ template }} ${{ secrets.X }}", "```\nfence",
    "--flag", "comma, semicolon; colon: bracket]", "\u{FEFF}mark\u{200B}", "]]]]><![CDATA[>",
  ]

  static let line = "  let é😀 = NavigationLink(\"x\") { DetailView() }"

  /// The finding's place: the N of NavigationLink, after characters of two and four bytes.
  static let column = 1 + "  let é😀 = ".utf8.count

  static var findings: [Finding] {
    names.enumerated().map { index, name in
      let file = "Sources/Some Folder/\(index % 3 == 0 ? "Ä & b" : "x").swift"
      return Finding(
        rule: index % 2 == 0 ? "push-loop" : "dead-end-screen", severity: Severity.allCases[index % 3],
        message: "About \(name).",
        location: SourceLocation(file: file, line: 2, column: column),
        related: [
          .init(location: SourceLocation(file: "Other \"file\".swift", line: 7, column: 3), message: "see \(name)")
        ],
        witness: [.init(location: SourceLocation(file: file, line: 1), message: "starts at \(name)")], subject: name,
        fix: index % 4 == 0 ? Fix(title: "Mend \(name)", isCertain: true, edits: []) : nil)
    }.numbered()
  }

  /// Every fix puts the finding's subject before the place, and takes the rest of the name there away.
  static var changes: [FindingIdentity: [TextChange]] {
    let fixable = findings.filter { $0.fix != nil }
    return Dictionary(
      uniqueKeysWithValues: fixable.map { finding in
        let end = SourceLocation(file: finding.location.file, line: 2, column: column + "NavigationLink".utf8.count)
        return (finding.identity, [TextChange(start: finding.location, end: end, text: finding.subject)])
      })
  }

  static var report: Report {
    let rules = ["push-loop", "dead-end-screen"].map { id in
      RuleEntry(
        id: id, name: "A <name> | \"x\"", severity: .warning, summary: "Says ]]> and | and ::error.", category: "graph",
        rationale: String(repeating: "Why é. ", count: 400), triggering: [.init(title: "a", source: "let x = \"```\"")],
        nonTriggering: [])
    }
    let source = Array("import SwiftUI\r\n\(line)\r\n".utf8)
    return Report(
      graph: NavigationGraph(root: "."), findings: findings, rules: rules,
      lines: SourceLines(of: findings, changes: changes.values.flatMap { $0 }) {
        $0.hasPrefix("Sources/") ? source : nil
      }, changes: changes, currentFolder: "/home/user/App")
  }

  static func text(_ format: ReportFormat, _ report: Report = report) -> String {
    format.reporter(isColored: false).text(for: report)
  }
}
