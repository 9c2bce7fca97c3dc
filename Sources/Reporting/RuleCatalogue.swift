import NavigationModel

/// A rule as the catalogue shows it. Reporting knows rules only by this.
public struct RuleEntry: Hashable, Sendable {
  public struct Example: Hashable, Sendable {
    public var title: String
    /// With `↓` before each reported place.
    public var source: String
    /// The files beside the source: storyboards, property lists, projects.
    public var files: [File]

    public struct File: Hashable, Sendable {
      public var path: String
      public var source: String
      public init(path: String, source: String) {
        self.path = path
        self.source = source
      }
    }

    public init(title: String, source: String, files: [File] = []) {
      self.title = title
      self.source = source
      self.files = files
    }
  }

  /// A setting of a rule.
  public struct Option: Hashable, Sendable {
    public var name: String
    /// The allowed values, in words.
    public var value: String
    /// As in a configuration.
    public var defaultValue: String
    public var summary: String
    public init(name: String, value: String, defaultValue: String, summary: String) {
      self.name = name
      self.value = value
      self.defaultValue = defaultValue
      self.summary = summary
    }
  }

  public var id: String
  public var name: String
  public var severity: Severity
  public var summary: String
  public var category: String
  /// Markdown paragraphs.
  public var rationale: String
  /// Cases in which the rule reports nothing; a line of Markdown each.
  public var exemptions: [String]
  public var triggering: [Example]
  public var nonTriggering: [Example]
  public var options: [Option]
  /// `opt-in`, `policy`, and other properties of the rule.
  public var tags: [String]

  /// The words by which a list can be filtered: the tags and the category.
  public var labels: [String] { tags + [category] }

  public init(
    id: String, name: String, severity: Severity, summary: String, category: String, rationale: String,
    exemptions: [String] = [], triggering: [Example], nonTriggering: [Example], options: [Option] = [],
    tags: [String] = []
  ) {
    self.id = id
    self.name = name
    self.severity = severity
    self.summary = summary
    self.category = category
    self.rationale = rationale
    self.exemptions = exemptions
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.options = options
    self.tags = tags
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
      "\(padded(PlainText.line(rule.id), idWidth))  \(padded(rule.severity.rawValue, severityWidth))  \(PlainText.line(rule.summary))"
        + (rule.tags.isEmpty ? "" : " (\(rule.tags.joined(separator: ", ")))") + "\n"
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
        "exemptions": JSONValue(rule.exemptions), "tags": JSONValue(rule.tags),
        "options": .array(
          rule.options.map { option in
            [
              "name": .string(option.name), "value": .string(option.value), "default": .string(option.defaultValue),
              "summary": .string(option.summary),
            ]
          }),
      ]
    }
    return JSONValue.object([.init("version", 1), .init("rules", .array(entries))]).text(expanding: 2)
  }

  private func markdown() -> String {
    "| rule | severity | what it reports |\n|---|---|---|\n"
      + rules.map {
        "| \(MarkdownText.code($0.id)) | \($0.severity.rawValue) | "
          + "\(Self.cell($0))\($0.tags.isEmpty ? "" : " (\($0.tags.joined(separator: ", ")))") |\n"
      }.joined()
  }

  /// A rule's summary is navlint's own Markdown. A policy's is text from the configuration.
  private static func cell(_ rule: RuleEntry) -> String {
    if rule.tags.contains("policy") { return MarkdownText.plain(rule.summary) }
    return PlainText.line(rule.summary).replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing(
      "<", with: "&lt;")
  }
}
