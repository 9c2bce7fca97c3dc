import NavigationModel

/// A value of a configuration file with its position.
public struct LocatedValue: Hashable, Sendable {
  public indirect enum Content: Hashable, Sendable {
    /// - Parameter isPlain: without quotes, so that `12`, `true` and `~` are not strings.
    case scalar(String, isPlain: Bool)
    case list([LocatedValue])
    /// In the file's order, each key once.
    case mapping([Member])
  }

  public struct Member: Hashable, Sendable {
    public var key: String
    public var keyPlace: Place
    public var value: LocatedValue
  }

  /// Both count from 1; columns count characters.
  public struct Place: Hashable, Sendable, Comparable {
    public var line: Int
    public var column: Int
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
    public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
    /// The beginning of a file.
    public static let first = Self(line: 1, column: 1)
  }

  public var content: Content
  public var place: Place

  public init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }

  public subscript(key: String) -> LocatedValue? {
    guard case .mapping(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Nothing was written.
  public var isNull: Bool {
    if case .scalar(let text, true) = content { ["", "~", "null", "Null", "NULL"].contains(text) } else { false }
  }

  public var text: String? {
    if case .scalar(let text, _) = content, !isNull { text } else { nil }
  }

  public var integer: Int? {
    if case .scalar(let text, true) = content { Int(text) } else { nil }
  }

  public var boolean: Bool? {
    guard case .scalar(let text, true) = content else { return nil }
    return switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The value without positions.
  public var json: JSONValue {
    switch content {
    case .list(let elements): .array(elements.map(\.json))
    case .mapping(let members): .object(members.map { .init($0.key, $0.value.json) })
    case .scalar(let text, let isPlain):
      if isNull {
        .null
      } else if let integer {
        .integer(integer)
      } else if isPlain, text == "true" || text == "false" {
        .boolean(text == "true")
      } else if isPlain, let number = Double(text), number.isFinite,
        text.first.map({ $0.isNumber || $0 == "-" }) == true
      {
        .number(number)
      } else {
        .string(text)
      }
    }
  }

  /// The position of a value within this one. Keys and indices lead to it, as in `["0", "operations", "2"]`. If a step
  /// leads nowhere, the nearest known position.
  public func place(of steps: [String]) -> Place {
    var value = self
    for step in steps {
      switch value.content {
      case .mapping(let members):
        guard let member = members.first(where: { $0.key == step }) else { return value.place }
        value = member.value
      case .list(let elements):
        guard let index = Int(step), elements.indices.contains(index) else { return value.place }
        value = elements[index]
      case .scalar: return value.place
      }
    }
    return value.place
  }
}
