import Linking
import NavigationModel
import SourceFacts
import Testing

@testable import Rules

/// Each example from its source text to findings: reported exactly at its marks.
@Suite("Rule examples")
struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: any Rule
    let example: RuleExample
    var testDescription: String { "\(rule.identity.id): \(example.title)" }
  }

  /// Those on the rules' pages, and those of `Examples/`.
  static let cases =
    (RuleRegistry.all + RuleRegistry.sources).flatMap { rule in
      (rule.examples.triggering + rule.examples.nonTriggering).map { Case(rule: rule, example: $0) }
    } + ExampleFolder.shared.entries.map { Case(rule: $0.rule, example: $0.example) }

  private static let file = "Example.swift"

  /// An example, linked with what stands beside it.
  static func judged<Answer: Sendable>(_ example: RuleExample, _ ask: @escaping @Sendable (LinkedProgram) -> Answer)
    -> Answer
  {
    let beside = example.attachments.map { (path: $0.path, source: Array($0.source.utf8)) }
    return Linker().program(
      facts: [FactExtractor().facts(path: Self.file, source: Array(example.plainSource.utf8))]
        + beside.filter { $0.path.hasSuffix(".swift") }.map { FactExtractor().facts(path: $0.path, source: $0.source) },
      interfaces: beside.filter { $0.path.hasSuffix(".storyboard") }.compactMap {
        InterfaceBuilderReader().facts(path: $0.path, source: $0.source)
      },
      propertyLists: beside.filter { $0.path.hasSuffix(".plist") }.compactMap {
        PropertyListReader().facts(path: $0.path, source: $0.source)
      },
      projects: beside.filter { file in [".pbxproj", ".m", ".yml", ".xcconfig"].contains { file.path.hasSuffix($0) } }
        .compactMap { ProjectReader().facts(path: $0.path, source: $0.source) },
      root: "", body: ask)
  }

  @Test(arguments: cases) func isReportedExactlyAtItsMarks(_ test: Case) {
    let findings = Self.judged(test.example) {
      RuleRunner(rules: [test.rule.configured(test.example.options)]).findings(in: $0)
    }
    let reported = findings.map { "\($0.location.file):\($0.location.line):\($0.location.column)" }
    let marked = test.example.marks(file: Self.file).map { "\($0.file):\($0.line):\($0.column)" }
    #expect(reported == marked, "\(findings.map(\.message))")
  }
}
