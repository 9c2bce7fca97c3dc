/// A JSON value whose objects keep the order of their keys, so that the same value always gives the same text.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value of a key; nil for a value that is no object, or has no such key. The last of equal keys counts.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  public init(_ number: Int?) { self = number.map(JSONValue.integer) ?? .null }
  public init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }
}

extension JSONValue {
  /// The value as text that ends in a line break.
  ///
  /// - Parameter depth: containers down to this depth put each element on a line of its own; deeper ones take one line.
  ///   With 2, a list of records has one record a line, which line-based tools can compare.
  public func text(expanding depth: Int = 2) -> String {
    var out: [UInt8] = []
    write(to: &out, level: 0, expanding: depth)
    out.append(UInt8(ascii: "\n"))
    return String(decoding: out, as: UTF8.self)
  }

  private func write(to out: inout [UInt8], level: Int, expanding depth: Int) {
    switch self {
    case .null: out.append(contentsOf: "null".utf8)
    case .boolean(let value): out.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): out.append(contentsOf: String(value).utf8)
    // JSON has no infinity and no NaN.
    case .number(let value): out.append(contentsOf: (value.isFinite ? "\(value)" : "null").utf8)
    case .string(let value): Self.write(value, to: &out)
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &out, level: level, expanding: depth) { element, out in
        element.write(to: &out, level: level + 1, expanding: depth)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &out, level: level, expanding: depth) { member, out in
        Self.write(member.key, to: &out)
        out.append(contentsOf: ": ".utf8)
        member.value.write(to: &out, level: level + 1, expanding: depth)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (String, String), to out: inout [UInt8], level: Int, expanding depth: Int,
    each: (Element, inout [UInt8]) -> Void
  ) {
    let expands = level < depth && !elements.isEmpty
    out.append(contentsOf: brackets.0.utf8)
    for (index, element) in elements.enumerated() {
      if index > 0 { out.append(contentsOf: (expands ? "," : ", ").utf8) }
      if expands { newLine(indentedBy: level + 1, to: &out) }
      each(element, &out)
    }
    if expands { newLine(indentedBy: level, to: &out) }
    out.append(contentsOf: brackets.1.utf8)
  }

  private static func newLine(indentedBy level: Int, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\n"))
    out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
  }

  /// Characters that control a terminal or that hide or reorder text, and signs that open commands for CI services, are
  /// written as escapes: the value is kept, the output stays harmless.
  private static func write(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    if text.utf8.contains(UInt8(ascii: "#")) {
      var part: [UInt8] = []
      writeCharacters(of: text, to: &part)
      out.append(
        contentsOf: ServiceCommands.broken(String(decoding: part, as: UTF8.self), hash: "\\u0023", colon: nil).utf8)
    } else {
      writeCharacters(of: text, to: &out)
    }
    out.append(UInt8(ascii: "\""))
  }

  private static func writeCharacters(of text: String, to out: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out.append(contentsOf: "\\\"".utf8)
      case "\\": out.append(contentsOf: "\\\\".utf8)
      case "\n": out.append(contentsOf: "\\n".utf8)
      case "\r": out.append(contentsOf: "\\r".utf8)
      case "\t": out.append(contentsOf: "\\t".utf8)
      default:
        if PlainText.isUnsafe(scalar) {
          for unit in Unicode.UTF16.encode(scalar)! {
            let digits = String(unit, radix: 16)
            out.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
          }
        } else {
          out.append(contentsOf: Unicode.UTF8.encode(scalar)!)
        }
      }
    }
  }
}
