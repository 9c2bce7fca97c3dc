/// Globs: `*`, `**`, `?`, `[a-z]`, `{a,b}`; a backslash escapes the next character.
struct GlobParser {
  private let scalars: [Unicode.Scalar]
  private let subject: NamePattern.Subject
  private var place = 0
  private var groupCount = 0

  init(_ text: String, _ subject: NamePattern.Subject) {
    var text = text[...]
    // A folder may be written with a slash at the end.
    if subject == .path, text.count > 1, text.hasSuffix("/") { text = text.dropLast() }
    scalars = Array(text.unicodeScalars)
    self.subject = subject
  }

  mutating func parse() throws(PatternError) -> PatternTree {
    var parts = try sequence(inBraces: false)
    if subject == .path {
      // Everything in a matching folder matches.
      let below = PatternTree.sequence([
        .scalar(.one("/")), .repetition(.scalar(.any), least: 0, most: nil, isGreedy: true),
      ])
      parts.append(.repetition(below, least: 0, most: 1, isGreedy: true))
    }
    return .sequence(parts)
  }

  private mutating func sequence(inBraces: Bool) throws(PatternError) -> [PatternTree] {
    var parts: [PatternTree] = []
    while place < scalars.count {
      let scalar = scalars[place]
      if inBraces, scalar == "," || scalar == "}" { break }
      place += 1
      switch scalar {
      case "\\":
        guard place < scalars.count else { throw PatternError("it ends in a backslash") }
        parts.append(.scalar(.one(scalars[place])))
        place += 1
      case "*": parts.append(stars())
      case "?": parts.append(.scalar(subject == .path ? .withinFolder : .any))
      case "[": parts.append(.scalar(try SetParser.parse(scalars, &place)))
      case "{":
        guard !inBraces else { throw PatternError("nested braces are not supported") }
        parts.append(try braces())
      default: parts.append(.scalar(.one(scalar)))
      }
    }
    return parts
  }

  private mutating func stars() -> PatternTree {
    var count = 1
    while place < scalars.count, scalars[place] == "*" {
      place += 1
      count += 1
    }
    groupCount += 1
    let number = groupCount
    let isWide = subject == .name || count > 1
    let run = PatternTree.repetition(.scalar(isWide ? .any : .withinFolder), least: 0, most: nil, isGreedy: true)
    let startsFolder = place == count || scalars[place - count - 1] == "/"
    // `**/` also matches no folder at all.
    if subject == .path, count > 1, startsFolder, place < scalars.count, scalars[place] == "/" {
      place += 1
      return .repetition(
        .sequence([.group(run, number: number), .scalar(.one("/"))]), least: 0, most: 1, isGreedy: true)
    }
    return .group(run, number: number)
  }

  private mutating func braces() throws(PatternError) -> PatternTree {
    groupCount += 1
    let number = groupCount
    var choices: [PatternTree] = []
    while true {
      choices.append(.sequence(try sequence(inBraces: true)))
      guard place < scalars.count else { throw PatternError("a '{' has no '}'") }
      place += 1
      if scalars[place - 1] == "}" { return .group(.choice(choices), number: number) }
    }
  }
}
