/// The condition of an `#if`, as far as it speaks of platforms.
struct PlatformText {
  /// Whether the branch may be compiled for a platform, by its name in `os(…)`.
  static func mayHold(_ condition: String, on platform: String) -> Bool {
    var reader = PlatformText(words: words(of: condition), platform: platform)
    return reader.disjunction(depth: 0) != false
  }

  private let words: [String]
  private let platform: String
  private var next = 0
  /// More parentheses inside one another than anybody writes: what they hold is not known.
  private static let depthLimit = 32

  private init(words: [String], platform: String) {
    self.words = words
    self.platform = platform
  }

  /// Names, and the signs `!`, `(`, `)`, `&`, `|`.
  private static func words(of text: String) -> [String] {
    var result: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { result.append(word) }
      word = ""
      // `&&` and `||` count once.
      let sign = String(character)
      if "!()&|".contains(character), !("&|".contains(character) && result.last == sign) { result.append(sign) }
    }
    return word.isEmpty ? result : result + [word]
  }

  private mutating func takes(_ word: String) -> Bool {
    guard next < words.count, words[next] == word else { return false }
    next += 1
    return true
  }

  private mutating func disjunction(depth: Int) -> Bool? {
    var value = conjunction(depth: depth)
    while takes("|") {
      let other = conjunction(depth: depth)
      value = value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private mutating func conjunction(depth: Int) -> Bool? {
    var value = factor(depth: depth)
    while takes("&") {
      let other = factor(depth: depth)
      value = value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private mutating func factor(depth: Int) -> Bool? {
    guard depth < Self.depthLimit, next < words.count else {
      next = words.count
      return nil
    }
    if takes("!") { return factor(depth: depth + 1).map { !$0 } }
    if takes("(") {
      let value = disjunction(depth: depth + 1)
      return takes(")") ? value : nil
    }
    let name = words[next]
    next += 1
    guard takes("(") else { return nil }
    let argument = next < words.count ? words[next] : ""
    while next < words.count, !takes(")") { next += 1 }
    return name == "os" ? argument == platform : nil
  }
}
