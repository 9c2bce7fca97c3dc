import NavigationModel

/// The pages of `docs/rules/`, generated from the rules.
public enum RuleDocumentation {
  /// The file name of the table of all rules.
  public static let indexName = "README.md"

  public static func pageName(for rule: any Rule) -> String { rule.identity.id + ".md" }

  /// All files of the folder by name.
  ///
  /// - Parameters:
  ///   - rules: the rules to describe, a page each.
  ///   - measured: the measured findings in real apps by rule, as the cells `findings` and `right` of a table.
  public static func pages(for rules: [any Rule], measured: [String: (findings: String, right: String)]) -> [String:
    String]
  {
    var pages = [indexName: index(of: rules, measured: measured)]
    for rule in rules { pages[pageName(for: rule)] = page(for: rule, measured: measured[rule.identity.id]) }
    return pages
  }

  /// The page of a rule: summary, rationale, one example each way, options, exemptions, and measured precision.
  public static func page(for rule: any Rule, measured: (findings: String, right: String)? = nil) -> String {
    let identity = rule.identity
    let examples = rule.examples
    var text = "# \(identity.name) (`\(identity.id)`)\n\n"
    text += "\(identity.summary)\n\n"
    text +=
      "| severity | category | runs |\n|---|---|---|\n| \(identity.defaultSeverity.rawValue) | \(identity.category.rawValue) "
    text += "| \(identity.isOptIn ? "only if it is switched on" : "always") |\n\n"
    text += "## Why it matters\n\n\(identity.rationale)\n\n"
    text += options(of: rule)
    text += "## Reported\n\n`\(RuleExample.mark)` marks the place of the finding.\n\n"
    text += examples.triggering.map(section).joined(separator: "\n")
    text += "\n## Not reported\n\n"
    text += identity.exemptions.map { "- \($0)\n" }.joined() + (identity.exemptions.isEmpty ? "" : "\n")
    text += examples.nonTriggering.map(section).joined(separator: "\n")
    text += precision(measured)
    text += """

      ## Silence it

      In the source, for one place: `// navlint:disable:next \(identity.id)`.

      <!-- Generated from the rule. Do not edit: change the rule and run `NAVLINT_UPDATE=1 swift test --filter \
      RuleDocumentation`. -->

      """
    return text
  }

  private static func precision(_ measured: (findings: String, right: String)?) -> String {
    guard let measured, !measured.findings.isEmpty else { return "" }
    let right = measured.right.isEmpty ? "none was read" : measured.right
    return """

      ## How right it is

      | findings in measured apps | right, of those that were read |
      |---|---|
      | \(measured.findings) | \(right) |

      Apps that were new to the rules are counted separately. [Accuracy](../accuracy.md) says how this was measured.

      """
  }

  /// The table of all rules.
  public static func index(of rules: [any Rule], measured: [String: (findings: String, right: String)]) -> String {
    var text =
      "# Rules\n\nThe last two columns say what the rule found in real apps, and how many of the findings that were "
      + "read are right, separately for apps that were new to the rules: "
    text +=
      "[accuracy](../accuracy.md).\n\n| rule | severity | category | reports | findings | right |\n|---|---|---|---|---|---|\n"
    for rule in rules.sorted(by: { $0.identity.id < $1.identity.id }) {
      let identity = rule.identity
      text +=
        "| [`\(identity.id)`](\(pageName(for: rule))) | "
        + "\(identity.defaultSeverity.rawValue)\(identity.isOptIn ? ", opt-in" : "") | \(identity.category.rawValue) "
      let figures = measured[identity.id]
      text += "| \(identity.summary) | \(figures?.findings ?? "") | \(figures?.right ?? "") |\n"
    }
    text += """

      <!-- Generated from the rules. Do not edit: change a rule and run `NAVLINT_UPDATE=1 swift test --filter \
      RuleDocumentation`. -->

      """
    return text
  }

  private static func options(of rule: any Rule) -> String {
    let options = rule.optionDescriptions
    if options.isEmpty { return "" }
    var text = "## Options\n\n| option | value | default | decides |\n|---|---|---|---|\n"
    for option in options {
      text += "| `\(option.name)` | \(option.kind.words) | `\(option.defaultValue)` | \(option.summary) |\n"
    }
    let example = options.map { "    \($0.name): \($0.defaultValue)\n" }.joined()
    return text + "\n```yaml\nrules:\n  \(rule.identity.id):\n\(example)```\n\n"
  }

  private static func section(_ example: RuleExample) -> String {
    "\(example.heading):\n\n```swift\n\(example.source)\n```\n"
      + example.attachments.map { "\nwith `\($0.path)`:\n\n```\n\($0.source)\n```\n" }.joined()
  }
}
