/// Regular expressions: characters, `.`, sets, `^`, `$`, `\b`, groups, choices and repetitions, greedy or not.
///
/// Without features that need backtracking (back references, look-around).
struct ExpressionParser {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var groupCount = 0
  private var depth = 0

  static let deepest = 50
  static let mostRepeats = 200

  init(_ text: Substring) { scalars = Array(text.unicodeScalars) }

  mutating func parse() throws(PatternError) -> PatternTree {
    let tree = try choice()
    guard place == scalars.count else { throw PatternError("a ')' has no '('") }
    return tree
  }

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  private mutating func choice() throws(PatternError) -> PatternTree {
    var choices: [PatternTree] = []
    repeat { choices.append(try sequence()) } while take("|")
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws(PatternError) -> PatternTree {
    var parts: [PatternTree] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      let isPosition = scalar == "^" || scalar == "$"
      let part = try atom()
      if isPosition, let sign = next, "*+?{".unicodeScalars.contains(sign) {
        throw PatternError("'\(scalar)' cannot be repeated")
      }
      parts.append(try repeated(part))
    }
    return .sequence(parts)
  }

  private mutating func atom() throws(PatternError) -> PatternTree {
    let scalar = scalars[place]
    place += 1
    switch scalar {
    case ".": return .scalar(.any)
    case "^": return .start
    case "$": return .end
    case "[": return .scalar(try SetParser.parse(scalars, &place))
    case "(": return try group()
    case "\\": return try escape()
    case "*", "+", "?": throw PatternError("'\(scalar)' has nothing before it to repeat")
    default: return .scalar(.one(scalar))
    }
  }

  private mutating func group() throws(PatternError) -> PatternTree {
    depth += 1
    guard depth <= Self.deepest else { throw PatternError("its groups are nested more than \(Self.deepest) deep") }
    defer { depth -= 1 }
    var number: Int?
    if take("?") {
      guard take(":") else {
        throw PatternError("'(?' is supported only as '(?:', a group that captures nothing; there is no lookaround")
      }
    } else {
      groupCount += 1
      number = groupCount
    }
    let inner = try choice()
    guard take(")") else { throw PatternError("a '(' has no ')'") }
    return number.map { .group(inner, number: $0) } ?? inner
  }

  private mutating func escape() throws(PatternError) -> PatternTree {
    guard let scalar = next else { throw PatternError("it ends in a backslash") }
    place += 1
    switch scalar {
    case "b": return .wordBoundary(isNegated: false)
    case "B": return .wordBoundary(isNegated: true)
    case "1"..."9":
      throw PatternError("'\\\(scalar)' (what a group captured) can only be used in 'to', as '$\(scalar)'")
    default: return .scalar(try SetParser.escaped(scalar))
    }
  }

  private mutating func repeated(_ part: PatternTree) throws(PatternError) -> PatternTree {
    let least: Int
    let most: Int?
    switch next {
    case "*": (least, most) = (0, nil)
    case "+": (least, most) = (1, nil)
    case "?": (least, most) = (0, 1)
    case "{":
      // A brace without numbers stands for itself.
      guard let (low, high, after) = counts() else { return part }
      place = after - 1
      (least, most) = (low, high)
      guard max(least, most ?? 0) <= Self.mostRepeats else {
        throw PatternError("'{…}' repeats more than \(Self.mostRepeats) times")
      }
      guard most.map({ $0 >= least }) ?? true else {
        throw PatternError("'{\(least),\(most ?? 0)}' has its numbers in the wrong order")
      }
    default: return part
    }
    place += 1
    let isGreedy = !take("?")
    if let sign = next, "*+?{".unicodeScalars.contains(sign) {
      throw PatternError("it repeats a repetition ('\(sign)'); use a group")
    }
    return .repetition(part, least: least, most: most, isGreedy: isGreedy)
  }

  private func counts() -> (Int, Int?, after: Int)? {
    var at = place + 1
    func number() -> Int? {
      var digits = ""
      while at < scalars.count, ("0"..."9").contains(scalars[at]), digits.count < 6 {
        digits.unicodeScalars.append(scalars[at])
        at += 1
      }
      return Int(digits)
    }
    guard let least = number() else { return nil }
    var most: Int? = least
    if at < scalars.count, scalars[at] == "," {
      at += 1
      most = number()
    }
    return at < scalars.count && scalars[at] == "}" ? (least, most, at + 1) : nil
  }
}

/// `[a-z]`, `[^…]` and the escapes that stand for sets.
enum SetParser {
  /// - Parameter place: after the `[`; moved after the `]`.
  static func parse(_ scalars: [Unicode.Scalar], _ place: inout Int) throws(PatternError) -> ScalarSet {
    var isNegated = false
    if place < scalars.count, scalars[place] == "^" || scalars[place] == "!" {
      isNegated = true
      place += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while place < scalars.count {
      var scalar = scalars[place]
      place += 1
      if scalar == "]", !isFirst { return ScalarSet(ranges: ranges, isNegated: isNegated) }
      isFirst = false
      if scalar == "\\" {
        guard place < scalars.count else { break }
        let set = try escaped(scalars[place])
        place += 1
        guard set.ranges.count == 1, !set.isNegated, let only = set.ranges[0].first, set.ranges[0].count == 1,
          let plain = Unicode.Scalar(only)
        else {
          ranges += set.members
          continue
        }
        scalar = plain
      }
      guard place + 1 < scalars.count, scalars[place] == "-", scalars[place + 1] != "]" else {
        ranges.append(scalar.value...scalar.value)
        continue
      }
      place += 1
      let last = try end(of: scalar, scalars, &place)
      ranges.append(scalar.value...last)
    }
    throw unclosed
  }

  private static let unclosed = PatternError("a '[' has no ']'")

  /// - Parameter place: after the `-`; moved after the end.
  private static func end(of first: Unicode.Scalar, _ scalars: [Unicode.Scalar], _ place: inout Int)
    throws(PatternError) -> UInt32
  {
    var last = scalars[place]
    place += 1
    if last == "\\" {
      guard place < scalars.count else { throw unclosed }
      last = scalars[place]
      place += 1
    }
    guard first.value <= last.value else { throw PatternError("'\(first)-\(last)' has its bounds in the wrong order") }
    return last.value
  }

  static func escaped(_ scalar: Unicode.Scalar) throws(PatternError) -> ScalarSet {
    switch scalar {
    case "d": return .digits
    case "D": return .digits.negated
    case "s": return .space
    case "S": return .space.negated
    case "w": return .word
    case "W": return .word.negated
    case "t": return .one("\t")
    case "n": return .one("\n")
    case "a"..."z", "A"..."Z", "0"..."9": throw PatternError("'\\\(scalar)' is not supported")
    default: return .one(scalar)
    }
  }
}
