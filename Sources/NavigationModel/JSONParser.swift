/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-8 bytes.
  public var column: Int
  public var message: String

  public var description: String { "line \(line), column \(column): \(message)" }
}

extension JSONValue {
  /// Reads one JSON value. Nesting deeper than 200 is rejected: no input may exhaust the stack.
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var position = 0
  static let deepest = 200

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    let result = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw failure("there is text after the end of the value") }
    return result
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func failure(_ message: String) -> JSONSyntaxError {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONSyntaxError(line: line, column: before.count - start + 1, message: message)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    guard depth < Self.deepest else { throw failure("values are nested too deeply") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"): return try number()
    case nil: throw failure("the text ends where a value should be")
    default: throw failure("a value was expected here")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("a value was expected here") }
    position += word.utf8.count
    return value
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("a key in quotes was expected here") }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure("':' was expected after the key") }
      members.append(.init(key, try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure("',' or '}' was expected here") }
    }
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw failure("',' or ']' was expected here") }
    }
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    while let byte = next, (byte >= 0x30 && byte <= 0x39) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      position = start
      throw failure("this is not a number")
    }
    return .number(value)
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    var units: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        units.append(contentsOf: try escape())
      case 0..<0x20: throw failure("this string contains a control character; write it as an escape sequence")
      default:
        units.append(byte)
        position += 1
      }
    }
    throw failure("a string is not closed")
  }

  private mutating func escape() throws(JSONSyntaxError) -> [UInt8] {
    guard let byte = next else { throw failure("a string is not closed") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return Array(String(Character(try escapedScalar())).utf8)
    default:
      position -= 1
      throw failure("no such escape")
    }
  }

  /// A lone surrogate becomes the replacement character, as Swift strings cannot contain one.
  private mutating func escapedScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try fourDigits()
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let mark = position
    if take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try fourDigits()
      if (0xDC00..<0xE000).contains(second) {
        return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
      }
    }
    position = mark
    return "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONSyntaxError) -> UInt32 {
    var result: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw failure("four hexadecimal digits were expected here")
      }
      result = result * 16 + UInt32(digit)
      position += 1
    }
    return result
  }
}
