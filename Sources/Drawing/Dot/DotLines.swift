/// DOT statements, one per line, indented.
struct DotLines {
  enum Attribute {
    /// A value that is already escaped, in quotes.
    case text(String, String)
    /// An HTML-like label.
    case html(String, String)

    var key: String {
      switch self {
      case .text(let key, _), .html(let key, _): key
      }
    }

    var written: String {
      switch self {
      case .text(let key, let value): "\(key)=\"\(value)\""
      case .html(let key, let value): "\(key)=<\(value)>"
      }
    }
  }

  private(set) var text = ""
  private var depth = 0

  mutating func open(_ line: String) {
    add(line)
    depth += 1
  }

  mutating func close(_ line: String) {
    depth -= 1
    add(line)
  }

  mutating func statement(_ subject: String, _ attributes: [Attribute]) {
    add("\(subject) [\(attributes.map(\.written).joined(separator: " "))];")
  }

  mutating func add(_ line: String) { text += String(repeating: "  ", count: depth) + line + "\n" }

  /// Node names come from `NodeNames` and contain neither quotes nor backslashes.
  static func quoted(_ name: String) -> String { "\"\(name)\"" }

  /// Later values replace earlier ones of the same key.
  static func lastWins(_ attributes: [Attribute]) -> [Attribute] {
    var result: [Attribute] = []
    for attribute in attributes {
      if let at = result.firstIndex(where: { $0.key == attribute.key }) {
        result[at] = attribute
      } else {
        result.append(attribute)
      }
    }
    return result
  }
}
