import NavlintKit
import Reporting
import Rules

extension RuleSelection {
  /// The rules as the catalogue shows them.
  var entries: [RuleEntry] {
    rules.map { rule in
      let examples = rule.examples
      return RuleEntry(
        id: rule.identity.id, name: rule.identity.name, severity: rule.identity.defaultSeverity,
        summary: rule.identity.summary, category: rule.identity.category.rawValue, rationale: rule.identity.rationale,
        triggering: examples.triggering.map { .init(title: $0.title, source: $0.source) },
        nonTriggering: examples.nonTriggering.map { .init(title: $0.title, source: $0.source) })
    }
  }
}
