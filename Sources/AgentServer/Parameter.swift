import NavigationModel

/// A parameter of a tool: described by the schema, and checked accordingly.
public struct Parameter: Sendable {
  public enum Kind: Sendable {
    case text
    case texts
    case flag
    case count(ClosedRange<Int>)
    case choice([String])
  }

  var name: String
  var kind: Kind
  var summary: String
  var isRequired = false

  var schema: JSONValue {
    let summary = JSONValue.Member("description", .string(summary))
    switch kind {
    case .text: return .object([.init("type", "string"), .init("maxLength", .integer(Arguments.longestText)), summary])
    case .texts:
      return .object([
        .init("type", "array"), .init("items", ["type": "string"]),
        .init("maxItems", .integer(Arguments.mostTexts)), summary,
      ])
    case .flag: return .object([.init("type", "boolean"), summary])
    case .count(let range):
      return .object([
        .init("type", "integer"), .init("minimum", .integer(range.lowerBound)),
        .init("maximum", .integer(range.upperBound)), summary,
      ])
    case .choice(let words):
      return .object([.init("type", "string"), .init("enum", JSONValue(words)), summary])
    }
  }
}

extension [Parameter] {
  /// The JSON schema of an object with these parameters.
  var schema: JSONValue {
    .object([
      .init("type", "object"), .init("properties", .object(map { .init($0.name, $0.schema) })),
      .init("required", JSONValue(filter(\.isRequired).map(\.name))), .init("additionalProperties", false),
    ])
  }
}

/// The arguments of a tool, checked against its parameters.
public struct Arguments: Sendable {
  static let longestText = 500
  static let mostTexts = 200

  private var values: [String: JSONValue] = [:]

  init(_ given: JSONValue?, for parameters: [Parameter]) throws(ToolFailure) {
    switch given {
    case nil, .null?: break
    case .object(let members)?:
      for member in members where member.value != .null {
        guard let parameter = parameters.first(where: { $0.name == member.key }) else {
          throw ToolFailure(Self.unknown(member.key, parameters))
        }
        values[member.key] = try Self.checked(member.value, parameter)
      }
    case .some: throw ToolFailure("the arguments must be an object.")
    }
    if let missing = parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
      throw ToolFailure("\"\(missing.name)\" is missing: \(missing.summary)")
    }
  }

  private static func unknown(_ key: String, _ parameters: [Parameter]) -> String {
    let names = parameters.map(\.name)
    let nearest = Spelling.nearest(to: key, in: names).map { " Did you mean \"\($0)\"?" } ?? ""
    let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return "there is no argument \(Quoted.text(key)).\(nearest) The arguments are: \(known)."
  }

  private static func checked(_ value: JSONValue, _ parameter: Parameter) throws(ToolFailure) -> JSONValue {
    switch (parameter.kind, value) {
    case (.text, .string(let text)) where isShort(text): return value
    case (.texts, .array(let texts)) where texts.count <= mostTexts && texts.allSatisfy(isShort): return value
    case (.flag, .boolean): return value
    case (.count(let range), .integer(let number)) where range.contains(number): return value
    case (.choice(let words), .string(let word)) where words.contains(word): return value
    default: throw ToolFailure("\"\(parameter.name)\" must be \(expected(parameter.kind)).")
    }
  }

  private static func isShort(_ text: String) -> Bool { !text.isEmpty && text.utf8.count <= longestText }
  private static func isShort(_ value: JSONValue) -> Bool {
    if case .string(let text) = value { isShort(text) } else { false }
  }

  private static func expected(_ kind: Parameter.Kind) -> String {
    switch kind {
    case .text: "a string of at most \(longestText) bytes"
    case .texts: "a list of at most \(mostTexts) strings"
    case .flag: "true or false"
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    }
  }

  func text(_ name: String) -> String? {
    if case .string(let text)? = values[name] { text } else { nil }
  }

  func texts(_ name: String) -> [String] {
    guard case .array(let values)? = values[name] else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  func flag(_ name: String) -> Bool? {
    if case .boolean(let flag)? = values[name] { flag } else { nil }
  }

  func count(_ name: String) -> Int? {
    if case .integer(let number)? = values[name] { number } else { nil }
  }
}
