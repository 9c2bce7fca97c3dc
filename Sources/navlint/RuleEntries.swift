import NavlintKit
import Policies
import Reporting
import Rules

extension RuleEntry {
  /// A rule as an entry of the catalogue.
  init(_ rule: any Rule) {
    let identity = rule.identity
    let examples = rule.examples
    self.init(
      id: identity.id, name: identity.name, severity: identity.defaultSeverity, summary: identity.summary,
      category: identity.category.rawValue, rationale: identity.rationale,
      exemptions: identity.exemptions, triggering: examples.triggering.map(Self.example),
      nonTriggering: examples.nonTriggering.map(Self.example),
      options: rule.optionDescriptions.map {
        .init(name: $0.name, value: $0.kind.words, defaultValue: $0.defaultValue.description, summary: $0.summary)
      },
      tags: (identity.isOptIn ? ["opt-in"] : []) + (rule is PolicyRule ? ["policy"] : []))
  }

  private static func example(_ example: RuleExample) -> Example {
    Example(
      title: example.heading, source: example.source,
      files: example.attachments.map { .init(path: $0.path, source: $0.source) })
  }
}
