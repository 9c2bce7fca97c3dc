import Foundation
import NavigationModel
import Reporting
import Testing

@Suite struct JSONReporterTests {
  @Test func writesFindingsAsJSON() throws {
    let related = Finding.Related(location: SourceLocation(file: "B.swift", line: 1), message: "here")
    let graph = NavigationGraph(
      root: "S", unresolved: [UnresolvedSite(owner: "A", kind: .sheet, location: TextReporterTests.here, reason: "why")]
    )
    let report = Report(graph: graph, findings: [TextReporterTests.finding(.warning, "a \"b\"\n", related: [related])])
    let text = ReportFormat.json.reporter(isColored: true).text(for: report)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect((object["summary"] as? [String: Int])?["warning"] == 1)
    #expect((object["summary"] as? [String: Int])?["sites"] == 1)
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["message"] as? String == "a \"b\"\n")
    #expect(finding["file"] as? String == "Home.swift")
    #expect(finding["line"] as? Int == 4)
    #expect(finding["severity"] as? String == "warning")
    #expect((finding["related"] as? [[String: Any]])?.first?["file"] as? String == "B.swift")
    #expect((object["unresolved"] as? [[String: Any]])?.first?["kind"] as? String == "sheet")
  }
}

@Suite struct RuleCatalogueTests {
  let catalogue = RuleCatalogue(rules: [
    RuleEntry(
      id: "push-loop", name: "Push loop", severity: .warning, summary: "A | B.", category: "graph",
      rationale: "Because.",
      triggering: [.init(title: "Endless", source: "struct A {\n\n  ↓push(A())\n}")], nonTriggering: []),
    RuleEntry(
      id: "x", name: "X", severity: .info, summary: "C.", category: "graph", rationale: "", triggering: [],
      nonTriggering: []),
  ])

  @Test func listsRules() throws {
    #expect(catalogue.text(.text) == "push-loop  warning  A | B.\nx          info     C.\n")
    #expect(catalogue.text(.markdown).hasSuffix("| `push-loop` | warning | A \\| B. |\n| `x` | info | C. |\n"))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(catalogue.text(.json).utf8)) as? [String: Any])
    #expect((json["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["push-loop", "x"])
  }

  @Test func explainsARule() {
    #expect(
      RuleCatalogue.explanation(of: catalogue.rules[0]) == """
        push-loop: A | B.
        severity: warning, category: graph

        Because.

        Reported (at ↓): Endless

            struct A {

              ↓push(A())
            }

        """)
  }

  @Test func tellsWhatARuleLeavesAlone() throws {
    let entry = RuleEntry(
      id: "r", name: "R", severity: .info, summary: "S.", category: "graph",
      rationale: String(repeating: "word ", count: 30) + "end.",
      exemptions: ["Screens for others, " + String(repeating: "and more ", count: 12)],
      triggering: [.init(title: "T", source: "a", files: [.init(path: "Info.plist", source: "<plist/>")])],
      nonTriggering: [])
    let short = RuleCatalogue.explanation(of: entry)
    #expect(short.contains("\nLeft alone:\n  - Screens for others, and more"))
    #expect(short.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(short.contains("with Info.plist (shown by --long)") && !short.contains("<plist/>"))
    let long = RuleCatalogue.explanation(of: entry, .long)
    #expect(long.contains("    <plist/>\n") && long.contains("// navlint:disable:next r - why"))
    let text = RuleCatalogue(rules: [entry]).text(.json)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((json["rules"] as? [[String: Any]])?.first?["exemptions"] as? [String] == entry.exemptions)
  }
}
