/// A name with dots between its parts, as code writes it: `Outer.Inner`.
///
/// A raw identifier with a dot in it keeps its backticks: the text between them is one part.
public enum DottedName {
  public static func parts(of name: some StringProtocol) -> [String] {
    guard name.utf8.contains(backtick) else {
      return name.split(separator: ".").map { String($0) }
    }
    var parts: [String] = []
    var start = name.startIndex
    for dot in dots(in: name) + [name.endIndex] {
      if dot > start { parts.append(String(name[start..<dot])) }
      start = dot < name.endIndex ? name.utf8.index(after: dot) : dot
    }
    return parts
  }

  /// The last part; the whole name where it has no dots.
  public static func last(of name: String) -> String { parts(of: name).last ?? name }

  /// The text before the last dot; nil without one.
  public static func owner(of name: String) -> String? { dots(in: name).last.map { String(name[..<$0]) } }

  /// The name for people: without backticks.
  public static func spoken(_ name: String) -> String {
    name.utf8.contains(backtick) ? name.replacing("`", with: "") : name
  }

  private static func dots<Name: StringProtocol>(in name: Name) -> [Name.Index] {
    var dots: [Name.Index] = []
    var isRaw = false
    for index in name.utf8.indices {
      switch name.utf8[index] {
      case backtick: isRaw.toggle()
      case UInt8(ascii: ".") where !isRaw: dots.append(index)
      default: break
      }
    }
    return dots
  }

  private static let backtick = UInt8(ascii: "`")
}
