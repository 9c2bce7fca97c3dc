import NavigationModel

/// A rule's examples: the rule reports each triggering one exactly at its marks, and the others not at all.
public struct RuleExamples: Hashable, Sendable {
  public var triggering: [RuleExample]
  public var nonTriggering: [RuleExample]

  public init(triggering: [RuleExample], nonTriggering: [RuleExample]) {
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}

/// Swift source text in which `↓` stands directly before each token that a finding points at.
///
/// A finding points at types and enum cases by their name, at the arms of a `switch` by `case` or `default`, and at
/// navigation sites by the name of the destination: a route's case (`path.append(.↓detail)`), else the callee.
public struct RuleExample: Hashable, Sendable {
  public static let mark: Character = "↓"

  /// What the example shows, as a short sentence without a full stop.
  public var title: String
  public var source: String
  /// The files beside the source: storyboards, property lists, build settings, project descriptions.
  public var attachments: [Attachment]
  /// The values that a team has set, by the options' names.
  public var options: [String: OptionValue]

  /// The file's name tells its kind.
  public struct Attachment: Hashable, Sendable {
    public var path: String
    public var source: String

    public init(_ path: String, _ source: String) {
      self.path = path
      self.source = source
    }
  }

  public init(
    _ title: String, _ source: String, with attachments: [Attachment] = [], options: [String: OptionValue] = [:]
  ) {
    self.title = title
    self.source = source
    self.attachments = attachments
    self.options = options
  }

  /// The title, with the required options.
  public var heading: String {
    options.isEmpty
      ? title
      : "\(title), with `\(options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "`, `"))`"
  }

  /// The source without marks.
  public var plainSource: String { source.filter { $0 != Self.mark } }

  /// Where the marks point in ``plainSource``, in source order.
  public func marks(file: String) -> [SourceLocation] {
    var found: [SourceLocation] = []
    var line = 1
    var column = 1
    for character in source {
      if character == Self.mark {
        found.append(SourceLocation(file: file, line: line, column: column))
      } else if character.isNewline {
        line += 1
        column = 1
      } else {
        column += character.utf8.count
      }
    }
    return found
  }
}
