import NavigationModel

/// A comment that tells navlint to be silent about a place, or to speak again:
///
///     // navlint:disable:next push-loop dead-route-case - opened by the watch app
public struct Suppression: Hashable, Sendable {
  public enum Scope: Hashable, Sendable {
    /// From here to the end of the file, or to the comment that ends it.
    case onward
    /// The line of the comment.
    case this
    case next
    case previous
  }

  public var scope: Scope
  /// False for `enable`.
  public var isDisabling: Bool
  /// Ids as written; ``all`` stands for every rule.
  public var rules: [String]
  /// The text after ` - `; nil without one.
  public var reason: String?

  /// The word for every rule.
  public static let all = "all"

  /// Why a comment is no valid suppression, as a sentence.
  public struct Malformed: Error, Hashable, Sendable {
    public var message: String
  }

  /// - Parameter text: from `navlint:` to the end of the comment.
  public init(_ text: String) throws(Malformed) {
    let (command, reason) = Self.parts(text)
    var words = command.split { $0 == "," || $0.isWhitespace }.map(String.init)
    let verb = words.isEmpty ? "" : words.removeFirst()
    guard let (isDisabling, scope) = Self.verbs.first(where: { $0.word == verb }).map({ ($0.isDisabling, $0.scope) })
    else {
      let nearest = Spelling.nearest(to: verb, in: Self.verbs.map(\.word)).map { " Did you mean '\($0)'?" }
      throw Malformed(
        message:
          "navlint does not know '\(Wording.name(verb))'.\(nearest ?? " Use one of \(Self.verbs.map(\.word).joined(separator: ", ")).")"
      )
    }
    guard !words.isEmpty else {
      throw Malformed(message: "'\(verb)' names no rule. Name the rules, or 'all'.")
    }
    self.scope = scope
    self.isDisabling = isDisabling
    self.reason = reason
    rules = words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static let verbs: [(word: String, isDisabling: Bool, scope: Scope)] = [
    ("navlint:disable", true, .onward), ("navlint:disable:this", true, .this), ("navlint:disable:next", true, .next),
    ("navlint:disable:previous", true, .previous), ("navlint:enable", false, .onward),
  ]

  /// The text before and after the first ` - `.
  private static func parts(_ text: String) -> (String, reason: String?) {
    for dash in [" - ", " – ", " — "] {
      if let range = text.firstRange(of: dash) {
        let reason = text[range.upperBound...].drop { $0.isWhitespace }
        return (String(text[..<range.lowerBound]), reason.isEmpty ? nil : String(reason))
      }
    }
    return (text, nil)
  }

  func names(_ rule: String) -> Bool { rules.contains(Self.all) || rules.contains(rule) }
}
