import NavlintKit
import Policies
import Reporting
import Rules

extension RuleEntry {
  /// A rule as the catalogue shows it.
  init(_ rule: any Rule) {
    let identity = rule.identity
    let examples = rule.examples
    self.init(
      id: identity.id, name: identity.name, severity: identity.defaultSeverity, summary: identity.summary,
      category: identity.category.rawValue, rationale: identity.rationale,
      triggering: examples.triggering.map { .init(title: $0.heading, source: $0.source) },
      nonTriggering: examples.nonTriggering.map { .init(title: $0.heading, source: $0.source) },
      options: rule.optionDescriptions.map {
        .init(name: $0.name, value: $0.kind.words, defaultValue: $0.defaultValue.description, summary: $0.summary)
      },
      tags: (identity.isOptIn ? ["opt-in"] : []) + (rule is PolicyRule ? ["policy"] : []))
  }
}
