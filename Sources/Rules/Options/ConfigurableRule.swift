/// A rule that a team can tune. Its options are stored properties, whose values in a fresh rule are the defaults:
///
///     struct DeepFlowRule: GraphRule, ConfigurableRule {
///       var limit = 7
///       static let options: [RuleOption<Self>] = [
///         .init("limit", \.limit, in: 1...100, "The most moves that a screen may be away from an entry.")
///       ]
///     }
public protocol ConfigurableRule: Rule {
  static var options: [RuleOption<Self>] { get }
}

/// A setting of a rule.
public struct RuleOption<Owner: Sendable>: Sendable {
  /// In snake case, as configurations write it.
  public let name: String
  /// One line: the effect of the value.
  public let summary: String
  public let kind: OptionKind
  /// The names among which the texts of a list must occur.
  public let subject: OptionSubject
  private let get: @Sendable (Owner) -> OptionValue
  private let set: @Sendable (inout Owner, OptionValue) -> Void

  public init(_ name: String, _ path: WritableKeyPath<Owner, Bool> & Sendable, _ summary: String) {
    self.init(
      name: name, summary: summary, kind: .boolean, get: { .boolean($0[keyPath: path]) },
      set: { owner, value in if case .boolean(let value) = value { owner[keyPath: path] = value } })
  }

  public init(
    _ name: String, _ path: WritableKeyPath<Owner, Int> & Sendable, in range: ClosedRange<Int>, _ summary: String
  ) {
    self.init(
      name: name, summary: summary, kind: .integer(range), get: { .integer($0[keyPath: path]) },
      set: { owner, value in
        if case .integer(let value) = value, range.contains(value) { owner[keyPath: path] = value }
      })
  }

  public init(_ name: String, _ path: WritableKeyPath<Owner, String> & Sendable, _ summary: String) {
    self.init(
      name: name, summary: summary, kind: .text, get: { .text($0[keyPath: path]) },
      set: { owner, value in if case .text(let value) = value { owner[keyPath: path] = value } })
  }

  public init(
    _ name: String, _ path: WritableKeyPath<Owner, [String]> & Sendable, of subject: OptionSubject = .anything,
    _ summary: String
  ) {
    self.init(
      name: name, summary: summary, kind: .texts, subject: subject, get: { .texts($0[keyPath: path]) },
      set: { owner, value in if case .texts(let value) = value { owner[keyPath: path] = value } })
  }

  public init<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: WritableKeyPath<Owner, Choice> & Sendable, _ summary: String
  ) {
    self.init(
      name: name, summary: summary, kind: .choice(Choice.allCases.map(\.rawValue)),
      get: { .text($0[keyPath: path].rawValue) },
      set: { owner, value in
        if case .text(let value) = value, let choice = Choice(rawValue: value) { owner[keyPath: path] = choice }
      })
  }

  private init(
    name: String, summary: String, kind: OptionKind, subject: OptionSubject = .anything,
    get: @escaping @Sendable (Owner) -> OptionValue,
    set: @escaping @Sendable (inout Owner, OptionValue) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.subject = subject
    self.get = get
    self.set = set
  }

  func value(in owner: Owner) -> OptionValue { get(owner) }

  /// A value of another kind or out of range leaves the owner unchanged: the code that reads values from people checks
  /// them first.
  func assign(_ value: OptionValue, to owner: inout Owner) { set(&owner, value) }
}

/// The kind of an option's values.
public enum OptionKind: Hashable, Sendable {
  case boolean
  case integer(ClosedRange<Int>)
  case text
  case choice([String])
  case texts
}

/// The value of an option.
public enum OptionValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case text(String)
  case texts([String])
}

/// The description of an option for people.
public struct OptionDescription: Hashable, Sendable {
  public var name: String
  public var kind: OptionKind
  public var defaultValue: OptionValue
  public var summary: String
  public var subject: OptionSubject

  public init(
    name: String, kind: OptionKind, defaultValue: OptionValue, summary: String, subject: OptionSubject = .anything
  ) {
    self.subject = subject
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

extension Rule {
  /// The rule's options, in the rule's own order; the defaults are the values of this rule.
  public var optionDescriptions: [OptionDescription] { (self as? any ConfigurableRule)?.descriptions ?? [] }

  /// The rule with some options set; unknown names are ignored.
  public func configured(_ values: [String: OptionValue]) -> any Rule {
    values.isEmpty ? self : (self as? any ConfigurableRule)?.setting(values) ?? self
  }
}

extension ConfigurableRule {
  fileprivate var descriptions: [OptionDescription] {
    Self.options.map {
      OptionDescription(
        name: $0.name, kind: $0.kind, defaultValue: $0.value(in: self), summary: $0.summary, subject: $0.subject)
    }
  }

  fileprivate func setting(_ values: [String: OptionValue]) -> any Rule {
    var rule = self
    for option in Self.options {
      if let value = values[option.name] { option.assign(value, to: &rule) }
    }
    return rule
  }
}
