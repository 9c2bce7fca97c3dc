import NavigationModel

/// What the catalogue shows of a rule. Reporting knows rules only by this.
public struct RuleEntry: Hashable, Sendable {
  public struct Example: Hashable, Sendable {
    public var title: String
    /// With `↓` before each place that is reported.
    public var source: String
    public init(title: String, source: String) {
      self.title = title
      self.source = source
    }
  }

  public var id: String
  public var name: String
  public var severity: Severity
  public var summary: String
  public var category: String
  /// Markdown paragraphs.
  public var rationale: String
  public var triggering: [Example]
  public var nonTriggering: [Example]

  public init(
    id: String, name: String, severity: Severity, summary: String, category: String, rationale: String,
    triggering: [Example], nonTriggering: [Example]
  ) {
    self.id = id
    self.name = name
    self.severity = severity
    self.summary = summary
    self.category = category
    self.rationale = rationale
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}

/// The texts of `navlint rules` and `navlint explain`.
public struct RuleCatalogue: Sendable {
  public enum Format: String, Sendable, CaseIterable {
    case text, json, markdown
  }

  public var rules: [RuleEntry]

  public init(rules: [RuleEntry]) { self.rules = rules }

  public func text(_ format: Format) -> String {
    switch format {
    case .text: table()
    case .json: json()
    case .markdown: markdown()
    }
  }

  private func table() -> String {
    let idWidth = rules.map(\.id.count).max() ?? 0
    let severityWidth = rules.map(\.severity.rawValue.count).max() ?? 0
    return rules.map { rule in
      "\(padded(rule.id, idWidth))  \(padded(rule.severity.rawValue, severityWidth))  \(rule.summary)\n"
    }.joined()
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func json() -> String {
    let entries = rules.map { rule -> JSONValue in
      [
        "id": .string(rule.id), "name": .string(rule.name), "severity": .string(rule.severity.rawValue),
        "category": .string(rule.category), "summary": .string(rule.summary), "rationale": .string(rule.rationale),
      ]
    }
    return JSONValue.object([.init("version", 1), .init("rules", .array(entries))]).text(expanding: 2)
  }

  private func markdown() -> String {
    "| rule | severity | what it reports |\n|---|---|---|\n"
      + rules.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary.replacing("|", with: "\\|")) |\n" }.joined()
  }

  /// One rule in full, for a terminal.
  public static func explanation(of rule: RuleEntry) -> String {
    var out = "\(rule.id): \(rule.summary)\n"
    out += "severity: \(rule.severity.rawValue), category: \(rule.category)\n"
    if !rule.rationale.isEmpty { out += "\n\(rule.rationale)\n" }
    out += examples("Reported (at ↓):", rule.triggering)
    out += examples("Not reported:", rule.nonTriggering)
    return out
  }

  private static func examples(_ heading: String, _ examples: [RuleEntry.Example]) -> String {
    if examples.isEmpty { return "" }
    return "\n\(heading)\n"
      + examples.map { example in
        let code = example.source.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        return "\n  \(example.title)\n\n\(code)\n"
      }.joined()
  }
}
