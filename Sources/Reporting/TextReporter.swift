import NavigationModel

/// The compiler's format, which editors and Xcode know: `path:line:column: warning: message [rule-id]`, with related
/// locations as `note:` lines below; the most harmful findings first.
public struct TextReporter: Reporter {
  public var isColored: Bool

  /// More evidence would push the next finding out of sight; other formats list all.
  static let mostNotes = 4

  public init(isColored: Bool = false) { self.isColored = isColored }

  public func text(for report: Report) -> String {
    var out = ""
    for finding in report.mostHarmfulFirst {
      write(finding.location, Label(finding.severity), finding.message, rule: finding.rule, report, to: &out)
      // One more place takes no more room than the words that would replace it.
      let shown = finding.related.count > Self.mostNotes + 1 ? Self.mostNotes : finding.related.count
      for (place, related) in finding.related.prefix(shown).enumerated() {
        let rest =
          place == shown - 1 && shown < finding.related.count
          ? " (and \(finding.related.count - shown) more places)" : ""
        write(related.location, .note, related.message + rest, rule: nil, report, to: &out)
      }
    }
    for suppressed in report.suppressed ?? [] {
      let reason = suppressed.reason.map { "suppressed (\($0))" } ?? "suppressed without a reason"
      write(
        suppressed.finding.location, .note, "\(reason): \(suppressed.finding.message)", rule: suppressed.finding.rule,
        report, to: &out)
    }
    return out
  }

  /// The sites that `--verbose` lists, one a line: unresolved ones, suspected ones, and steps that another one stands
  /// for.
  public func gapsText(for report: Report) -> String {
    var out = ""
    for site in report.unresolved {
      let message = "the destination of this \(site.kind.rawValue) in \(site.owner) is unknown: \(site.reason)"
      write(site.location, .note, message, rule: nil, report, to: &out)
    }
    for site in report.coverage.suspected {
      write(site.location, .note, "suspected navigation in \(site.owner): \(site.reason)", rule: nil, report, to: &out)
    }
    for step in report.coverage.setAside {
      let place = step.instead.map { " (\(PlainText.path(report.path(of: $0))):\($0.line))" } ?? ""
      let message = "this \(step.kind.rawValue) in \(step.owner) is not counted as a transition: \(step.reason)\(place)"
      write(step.location, .note, message, rule: nil, report, to: &out)
    }
    return out
  }

  /// A finding that an exemption of its rule silenced.
  public struct Exempted: Hashable, Sendable {
    public var rule: String
    public var location: SourceLocation
    public var subject: String
    public var reason: String
    public init(rule: String, location: SourceLocation, subject: String, reason: String) {
      self.rule = rule
      self.location = location
      self.subject = subject
      self.reason = reason
    }
  }

  /// The exempted findings that `--verbose` lists, one a line.
  public func exemptedText(_ exempted: [Exempted], for report: Report) -> String {
    var out = ""
    for finding in exempted {
      let message = "'\(finding.subject)' is not reported: \(finding.reason)"
      write(finding.location, .note, message, rule: finding.rule, report, to: &out)
    }
    return out
  }

  /// The words that compilers use. Editors know no third level between a warning and a note.
  private enum Label: String {
    case error, warning, note

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .info: self = .note
      }
    }

    var style: Style {
      switch self {
      case .error: .red
      case .warning: .magenta
      case .note: .cyan
      }
    }
  }

  private func write(
    _ location: SourceLocation, _ label: Label, _ message: String, rule: String?, _ report: Report, to out: inout String
  ) {
    let place = "\(PlainText.path(report.path(of: location))):\(location.line):\(location.column):"
    out += styled(place, .bold) + " " + styled("\(label.rawValue):", label.style) + " "
    out += PlainText.line(message)
    if let rule { out += " " + styled("[\(PlainText.line(rule))]", .dim) }
    out += "\n"
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case magenta = "1;35"
    case cyan = "1;36"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
