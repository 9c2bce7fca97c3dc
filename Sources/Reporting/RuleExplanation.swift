import NavigationModel

extension RuleCatalogue {
  /// How much of a rule is shown.
  public enum Extent: Sendable {
    /// About two screens of text.
    case short
    /// The same, with the files beside the examples and how to suppress the rule.
    case long
  }

  /// One rule, for a terminal.
  public static func explanation(of rule: RuleEntry, _ extent: Extent = .short) -> String {
    var out = lines("\(rule.id): \(PlainText.line(rule.summary))", hanging: 2)
    out += "severity: \(rule.severity.rawValue), category: \(rule.category)"
    out += rule.tags.isEmpty ? "\n" : ", \(rule.tags.joined(separator: ", "))\n"
    if !rule.rationale.isEmpty {
      let paragraphs = rule.rationale.split(separator: "\n", omittingEmptySubsequences: false)
      out += "\n" + paragraphs.map { lines(PlainText.line($0)) }.joined()
    }
    out += options(rule)
    out += examples("Reported (at ↓)", rule.triggering, extent)
    if !rule.exemptions.isEmpty {
      out += "\nLeft alone:\n"
      out += rule.exemptions.map { lines("  - " + PlainText.line($0), hanging: 4) }.joined()
    }
    out += examples("Not reported", rule.nonTriggering, extent)
    return out + (extent == .long ? silence(rule) : "")
  }

  private static func silence(_ rule: RuleEntry) -> String {
    """

    To silence it for one place, write above that line:

        // navlint:disable:next \(rule.id) - why

    To silence it everywhere, write in .navlint.yml:

        rules:
          \(rule.id): off

    """
  }

  private static func options(_ rule: RuleEntry) -> String {
    if rule.options.isEmpty { return "" }
    return "\nOptions, under 'rules: \(rule.id):' in .navlint.yml:\n"
      + rule.options.map { option in
        lines("  \(option.name): \(option.defaultValue)", hanging: 6)
          + lines("      \(option.summary) Takes \(option.value).", hanging: 6)
      }.joined()
  }

  private static func examples(_ heading: String, _ examples: [RuleEntry.Example], _ extent: Extent) -> String {
    examples.map { example in
      var text = "\n" + lines("\(heading): \(example.title)", hanging: 2) + "\n\(indented(example.source))\n"
      if extent == .long {
        text += example.files.map { "\n  with \($0.path):\n\n\(indented($0.source))\n" }.joined()
      } else if !example.files.isEmpty {
        text += "\n  with \(example.files.map(\.path).joined(separator: ", ")) (shown by --long)\n"
      }
      return text
    }.joined()
  }

  private static func indented(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }

  /// A text in lines of at most 100 columns, unless a word is longer. Later lines begin with spaces.
  private static func lines(_ text: String, hanging: Int = 0) -> String {
    let width = 100
    var out = ""
    var line = String(text.prefix { $0 == " " })
    var isEmpty = true
    for word in text.dropFirst(line.count).split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        out += line + "\n"
        line = String(repeating: " ", count: hanging) + word
      } else {
        line += (isEmpty ? "" : " ") + word
      }
      isEmpty = false
    }
    return out + line + "\n"
  }
}
