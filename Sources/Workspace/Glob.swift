/// A pattern of git's ignore files, matched against a path.
///
/// Matching takes time proportional to pattern × path, whatever the pattern: all ways through it are followed at
/// once, none is retried.
struct Glob: Hashable, Sendable {
  private enum Token: Hashable, Sendable {
    case byte(UInt8)
    /// `?`: any byte but `/`.
    case one
    /// `[…]`
    case oneOf(Set<UInt8>)
    /// `*`: any run without `/`.
    case run
    /// `**/`: any number of whole folders. Followed by `insideFolders`.
    case folders
    case insideFolders
    /// `/**` at the end: everything below.
    case rest
  }

  private var tokens: [Token] = []
  /// The pattern has no wildcard.
  private var literal: [UInt8]?
  /// The pattern is `*` and a literal end.
  private var ending: [UInt8]?

  /// - Parameter pattern: without a leading or trailing `/`. nil for a pattern that matches nothing (`[` without end,
  ///   `\` at the end).
  init?(_ pattern: [UInt8]) {
    var index = 0
    while index < pattern.count {
      let byte = pattern[index]
      switch byte {
      case UInt8(ascii: "\\"):
        guard index + 1 < pattern.count else { return nil }
        tokens.append(.byte(pattern[index + 1]))
        index += 2
      case UInt8(ascii: "?"):
        tokens.append(.one)
        index += 1
      case UInt8(ascii: "["):
        guard let (members, after) = Self.bracket(pattern, at: index) else { return nil }
        tokens.append(.oneOf(members))
        index = after
      case UInt8(ascii: "*"):
        var end = index
        while end < pattern.count, pattern[end] == UInt8(ascii: "*") { end += 1 }
        let startsPart = index == 0 || pattern[index - 1] == UInt8(ascii: "/")
        if end - index == 2, startsPart, end < pattern.count, pattern[end] == UInt8(ascii: "/") {
          tokens += [.folders, .insideFolders]
          index = end + 1
        } else if end - index == 2, startsPart, end == pattern.count {
          tokens.append(.rest)
          index = end
        } else {
          tokens.append(.run)
          index = end
        }
      default:
        tokens.append(.byte(byte))
        index += 1
      }
    }
    literal = Self.bytes(tokens[...])
    if tokens.first == .run { ending = Self.bytes(tokens.dropFirst()) }
  }

  private static func bytes(_ tokens: ArraySlice<Token>) -> [UInt8]? {
    var result: [UInt8] = []
    for token in tokens {
      guard case .byte(let byte) = token else { return nil }
      result.append(byte)
    }
    return result
  }

  func matches(_ path: ArraySlice<UInt8>) -> Bool {
    if let literal { return path.elementsEqual(literal) }
    if let ending {
      return path.count >= ending.count && path.suffix(ending.count).elementsEqual(ending)
        && !path.dropLast(ending.count).contains(UInt8(ascii: "/"))
    }
    // Two buffers take turns, as this runs for every file and rule.
    var states = Array(repeating: false, count: tokens.count + 1)
    var next = states
    enter(0, &states)
    for byte in path {
      var isAlive = false
      for state in tokens.indices where states[state] {
        states[state] = false
        isAlive = true
        switch tokens[state] {
        case .byte(let wanted): if byte == wanted { enter(state + 1, &next) }
        case .one: if byte != UInt8(ascii: "/") { enter(state + 1, &next) }
        case .oneOf(let members): if members.contains(byte) { enter(state + 1, &next) }
        case .run: if byte != UInt8(ascii: "/") { enter(state, &next) }
        case .folders: if byte != UInt8(ascii: "/") { next[state + 1] = true }
        case .insideFolders:
          if byte == UInt8(ascii: "/") { enter(state - 1, &next) } else { next[state] = true }
        case .rest:
          next[state] = true
          next[state + 1] = true
        }
      }
      guard isAlive else { return false }
      // The end is reached only by the last byte.
      states[tokens.count] = false
      swap(&states, &next)
    }
    return states[tokens.count]
  }

  /// Enters a state, and those reachable from it without a byte.
  private func enter(_ start: Int, _ states: inout [Bool]) {
    var state = start
    while !states[state] {
      states[state] = true
      guard state < tokens.count else { return }
      switch tokens[state] {
      case .run: state += 1
      case .folders: state += 2
      default: return
      }
    }
  }

  /// `[a-z]`, `[!a]`, `[^a]`, `[]a]`, `[[:digit:]]`; never `/`.
  private static func bracket(_ pattern: [UInt8], at start: Int) -> (Set<UInt8>, after: Int)? {
    var index = start + 1
    var isNegated = false
    if index < pattern.count, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
      isNegated = true
      index += 1
    }
    var members: Set<UInt8> = []
    var isFirst = true
    while index < pattern.count {
      var byte = pattern[index]
      if byte == UInt8(ascii: "]"), !isFirst {
        if isNegated { members = Set(UInt8.min...UInt8.max).subtracting(members) }
        members.remove(UInt8(ascii: "/"))
        return (members, index + 1)
      }
      isFirst = false
      if byte == UInt8(ascii: "["), index + 1 < pattern.count, pattern[index + 1] == UInt8(ascii: ":"),
        let end = pattern[(index + 2)...].firstIndex(of: UInt8(ascii: ":")), end + 1 < pattern.count,
        pattern[end + 1] == UInt8(ascii: "]")
      {
        members.formUnion(named(String(decoding: pattern[(index + 2)..<end], as: UTF8.self)))
        index = end + 2
        continue
      }
      if byte == UInt8(ascii: "\\") {
        guard index + 1 < pattern.count else { return nil }
        index += 1
        byte = pattern[index]
      }
      if index + 2 < pattern.count, pattern[index + 1] == UInt8(ascii: "-"), pattern[index + 2] != UInt8(ascii: "]") {
        var last = pattern[index + 2]
        index += 3
        if last == UInt8(ascii: "\\") {
          guard index < pattern.count else { return nil }
          last = pattern[index]
          index += 1
        }
        if byte <= last { members.formUnion(byte...last) }
      } else {
        members.insert(byte)
        index += 1
      }
    }
    return nil
  }

  private static func named(_ name: String) -> Set<UInt8> {
    let digits = Set(UInt8(ascii: "0")...UInt8(ascii: "9"))
    let upper = Set(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    let lower = Set(UInt8(ascii: "a")...UInt8(ascii: "z"))
    let printing = Set<UInt8>(0x21...0x7E)
    return switch name {
    case "digit": digits
    case "upper": upper
    case "lower": lower
    case "alpha": upper.union(lower)
    case "alnum": upper.union(lower).union(digits)
    case "space": Set(0x09...0x0D).union([0x20])
    case "blank": [0x09, 0x20]
    case "punct": printing.subtracting(upper).subtracting(lower).subtracting(digits)
    case "graph": printing
    case "print": printing.union([0x20])
    case "cntrl": Set(0x00...0x1F).union([0x7F])
    case "xdigit": digits.union(UInt8(ascii: "a")...UInt8(ascii: "f")).union(UInt8(ascii: "A")...UInt8(ascii: "F"))
    default: []
    }
  }
}
