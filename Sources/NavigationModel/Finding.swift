/// One reported problem.
public struct Finding: Hashable, Sendable {
  public struct Related: Hashable, Sendable {
    public var location: SourceLocation
    public var message: String
    public init(location: SourceLocation, message: String) {
      self.location = location
      self.message = message
    }
  }

  /// The rule's id, kebab-case.
  public var rule: String
  public var severity: Severity
  /// The effect on the user of the app and what to change, in one or two sentences.
  public var message: String
  public var location: SourceLocation
  /// Evidence, nearest first.
  public var related: [Related]
  /// The way of a user to the place, from an entry on, one step an element; empty where none is known.
  public var witness: [Related]
  /// The screen, route or flow that the finding is about; with the rule it identifies the finding over runs.
  public var subject: String
  /// The number among findings with this rule and subject, from 1 on, as `numbered()` assigns it.
  public var occurrence = 1
  public var confidence: Confidence
  /// How to repair it, where that can be expressed in code.
  public var fix: Fix?

  public init(
    rule: String, severity: Severity, message: String, location: SourceLocation, related: [Related] = [],
    witness: [Related] = [], subject: String,
    confidence: Confidence = .exact, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.related = related
    self.witness = witness
    self.subject = subject
    self.confidence = confidence
    self.fix = fix
  }
}

public enum Severity: String, Codable, Sendable, Comparable, CaseIterable {
  case info, warning, error

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

extension Finding {
  /// A total order of everything that a person sees, so that equal input gives equal bytes.
  public static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.location != b.location { return a.location < b.location }
    if a.rule != b.rule { return a.rule < b.rule }
    if a.subject != b.subject { return a.subject < b.subject }
    return a.message < b.message
  }
}
