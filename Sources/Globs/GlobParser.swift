/// Reads the text of a ``Glob``.
struct GlobParser {
  /// The names between `**`, in groups; no group is empty.
  private(set) var groups: [[Glob.Name]] = [[]]
  private(set) var isOpenAtStart = false
  private(set) var isOpenAtEnd = false
  private var name = Glob.Name()

  /// nil for a pattern that matches nothing.
  static func parse(_ pattern: [UInt8]) -> GlobParser? {
    var parser = GlobParser()
    return parser.read(pattern) ? parser : nil
  }

  private mutating func read(_ pattern: [UInt8]) -> Bool {
    var index = 0
    while index < pattern.count {
      switch pattern[index] {
      case UInt8(ascii: "\\"):
        guard index + 1 < pattern.count else { return false }
        add(pattern[index + 1])
        index += 2
      case UInt8(ascii: "?"):
        add(.one)
        index += 1
      case UInt8(ascii: "["):
        guard let (members, after) = Self.bracket(pattern, at: index) else { return false }
        add(.oneOf(members))
        index = after
      case UInt8(ascii: "*"): index = readStars(pattern, at: index)
      default:
        add(pattern[index])
        index += 1
      }
    }
    if !isOpenAtEnd { endName() }
    groups.removeAll(where: \.isEmpty)
    return true
  }

  /// `*`, `**/` in front of a name, `**` as the last.
  private mutating func readStars(_ pattern: [UInt8], at start: Int) -> Int {
    var end = start
    while end < pattern.count, pattern[end] == UInt8(ascii: "*") { end += 1 }
    let startsName = start == 0 || pattern[start - 1] == UInt8(ascii: "/")
    guard end - start == 2, startsName, end == pattern.count || pattern[end] == UInt8(ascii: "/") else {
      name.parts.append([])
      return end
    }
    if end == pattern.count {
      isOpenAtEnd = true
    } else if groups == [[]] {
      isOpenAtStart = true
    } else {
      groups.append([])
    }
    return min(end + 1, pattern.count)
  }

  private mutating func add(_ byte: UInt8) {
    if byte == UInt8(ascii: "/") { endName() } else { add(.byte(byte)) }
  }

  private mutating func add(_ unit: Glob.Unit) { name.parts[name.parts.count - 1].append(unit) }

  private mutating func endName() {
    if name.parts.count == 1 {
      let bytes = name.parts[0].compactMap { unit -> UInt8? in if case .byte(let byte) = unit { byte } else { nil } }
      if bytes.count == name.parts[0].count { name.literal = bytes }
    }
    groups[groups.count - 1].append(name)
    name = Glob.Name()
  }

  /// `[a-z]`, `[!a]`, `[^a]`, `[]a]`, `[[:digit:]]`; never `/`.
  private static func bracket(_ pattern: [UInt8], at start: Int) -> (ByteSet, after: Int)? {
    var index = start + 1
    var isNegated = false
    if index < pattern.count, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
      isNegated = true
      index += 1
    }
    var members = ByteSet()
    var isFirst = true
    while index < pattern.count {
      if pattern[index] == UInt8(ascii: "]"), !isFirst {
        if isNegated { members = ByteSet(UInt8.min...UInt8.max).subtracting(members) }
        members.remove(UInt8(ascii: "/"))
        return (members, index + 1)
      }
      isFirst = false
      guard let (some, after) = namedMembers(pattern, at: index) ?? range(pattern, at: index) else { return nil }
      members = members.union(some)
      index = after
    }
    return nil
  }

  /// `[:digit:]`
  private static func namedMembers(_ pattern: [UInt8], at index: Int) -> (ByteSet, after: Int)? {
    guard pattern[index] == UInt8(ascii: "["), index + 1 < pattern.count, pattern[index + 1] == UInt8(ascii: ":"),
      let end = pattern[(index + 2)...].firstIndex(of: UInt8(ascii: ":")), end + 1 < pattern.count,
      pattern[end + 1] == UInt8(ascii: "]")
    else { return nil }
    return (named(String(decoding: pattern[(index + 2)..<end], as: UTF8.self)), end + 2)
  }

  /// `a`, `a-z`; nil if the pattern ends in a backslash.
  private static func range(_ pattern: [UInt8], at index: Int) -> (ByteSet, after: Int)? {
    guard let (first, next) = plain(pattern, at: index) else { return nil }
    guard next + 1 < pattern.count, pattern[next] == UInt8(ascii: "-"), pattern[next + 1] != UInt8(ascii: "]") else {
      return (ByteSet(first...first), next)
    }
    guard let (last, after) = plain(pattern, at: next + 1) else { return nil }
    return (first <= last ? ByteSet(first...last) : ByteSet(), after)
  }

  /// A byte, or the one after a backslash.
  private static func plain(_ pattern: [UInt8], at index: Int) -> (UInt8, after: Int)? {
    guard pattern[index] == UInt8(ascii: "\\") else { return (pattern[index], index + 1) }
    return index + 1 < pattern.count ? (pattern[index + 1], index + 2) : nil
  }

  private static func named(_ name: String) -> ByteSet {
    let digits = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
    let upper = ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    let lower = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
    let printing = ByteSet(0x21...0x7E)
    let space = ByteSet(0x20...0x20)
    return switch name {
    case "digit": digits
    case "upper": upper
    case "lower": lower
    case "alpha": upper.union(lower)
    case "alnum": upper.union(lower).union(digits)
    case "space": ByteSet(0x09...0x0D).union(space)
    case "blank": ByteSet(0x09...0x09).union(space)
    case "punct": printing.subtracting(upper).subtracting(lower).subtracting(digits)
    case "graph": printing
    case "print": printing.union(space)
    case "cntrl": ByteSet(0x00...0x1F).union(ByteSet(0x7F...0x7F))
    case "xdigit":
      digits.union(ByteSet(UInt8(ascii: "a")...UInt8(ascii: "f"))).union(ByteSet(UInt8(ascii: "A")...UInt8(ascii: "F")))
    default: ByteSet()
    }
  }
}
