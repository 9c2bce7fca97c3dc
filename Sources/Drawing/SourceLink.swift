import NavigationModel

/// The URL of a source line, from the user's template.
struct SourceLink: Hashable, Sendable {
  let template: String

  /// nil if the template is not allowed in a picture: only web and editor URLs are, never script.
  init?(template: String?) {
    guard let template, let colon = template.firstIndex(of: ":") else { return nil }
    let scheme = template[..<colon].lowercased()
    let allowed = ["https", "http", "vscode", "xcode", "file", "idea", "cursor", "zed"]
    guard allowed.contains(scheme) else { return nil }
    self.template = template
  }

  func address(of location: SourceLocation) -> String {
    var result = ""
    var rest = template[...]
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if let place = ["{path}", "{file}"].first(where: { rest.hasPrefix($0) }) {
        result += Self.encoded(location.file)
        rest = rest.dropFirst(place.count)
      } else if rest.hasPrefix("{line}") {
        result += String(location.line)
        rest = rest.dropFirst("{line}".count)
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    return Self.withoutSpecials(result + rest)
  }

  /// Percent-encodes special characters in a path.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: percent(byte)
      }
    }.joined()
  }

  /// The template itself may contain anything; quotes, spaces and backslashes are not allowed in a URL.
  private static func withoutSpecials(_ address: String) -> String {
    address.utf8.map { byte in
      byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || byte == UInt8(ascii: "<")
        || byte == UInt8(ascii: ">") ? percent(byte) : String(UnicodeScalar(byte))
    }.joined()
  }

  private static func percent(_ byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF")
    return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
  }
}
