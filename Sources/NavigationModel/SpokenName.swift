/// The name of a type as people would say it: `AccountDetailsViewController` is "Account details".
public enum SpokenName {
  /// Last words of a type's name that only describe its role in the code.
  private static let roles: Set<String> = [
    "view", "views", "controller", "screen", "vc", "hosting", "container", "coordinator", "page", "scene", "flow",
    "tab",
    "tabs", "representable", "wrapper", "host",
  ]

  public static func of(_ type: String) -> String {
    var parts = DottedName.parts(of: type).map(DottedName.spoken)
    // `Cart.View` is the cart: the last part only says what the type is.
    while parts.count > 1, let last = parts.last, withoutRoles(words(of: last)).isEmpty { parts.removeLast() }
    guard let last = parts.last else { return type }
    let all = words(of: last)
    var own = withoutRoles(all)
    if own.isEmpty { own = all }
    // The last part of `StatusEditor.MainView` tells little.
    if own.count < 2, parts.count > 1 { own = withoutRoles(words(of: parts[parts.count - 2])) + own }
    return own.isEmpty ? type : sentence(own)
  }

  /// A class of a system's framework: `SFSafariViewController` is "Safari".
  public static func ofSystem(_ type: String) -> String {
    let all = words(of: DottedName.last(of: type))
    guard let first = all.first, first.count <= 3, isAcronym(first), all.count > 1 else { return of(type) }
    let own = withoutRoles(Array(all.dropFirst()))
    return sentence(own.isEmpty ? Array(all.dropFirst()) : own)
  }

  /// A name in the code as lower-case words, for what has no words of its own: `square.and.pencil` and
  /// `squareAndPencil` are "square and pencil". Signs and words in capitals stay.
  public static func inWords(_ name: String) -> String {
    let all = words(of: name)
    return all.isEmpty ? name : all.map { isAcronym($0) ? $0 : $0.lowercased() }.joined(separator: " ")
  }

  private static func withoutRoles(_ words: [String]) -> [String] {
    var words = words
    while let last = words.last, roles.contains(last.lowercased()) { words.removeLast() }
    return words
  }

  /// The first word capitalised, the others as in a sentence; words in capitals stay.
  private static func sentence(_ words: [String]) -> String {
    words.enumerated().map { at, word in
      if isAcronym(word) { return word }
      return at == 0 ? word.prefix(1).uppercased() + word.dropFirst() : word.lowercased()
    }.joined(separator: " ")
  }

  private static func isAcronym(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber } && word.contains { $0.isUppercase }
  }

  /// Splits a name where a lower-case letter meets a capital, where a run of capitals ends, and at signs.
  static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    for (at, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = at + 1 < letters.count ? letters[at + 1] : nil
      if let last = word.last, startsWord(letter, after: last, before: next) {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func startsWord(_ letter: Character, after last: Character, before next: Character?) -> Bool {
    if letter.isNumber != last.isNumber { return letter.isNumber ? last.isLowercase : letter.isUppercase }
    guard letter.isUppercase else { return false }
    return !last.isUppercase || next.map(\.isLowercase) ?? false
  }
}

extension Screen {
  /// The name of the screen for a person who does not know the code: its title, else its type's name in words.
  public var spokenTitle: String {
    if let title, Self.isReadable(title) { return title.replacing("\\()", with: "…") }
    switch kind {
    case .alert, .dialog: return kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    case .external: return "Outside the app"
    case .inline:
      let owner = id.split(separator: ":").dropFirst().first.map(String.init) ?? ""
      return owner.isEmpty ? "A view" : "A view in \(SpokenName.of(owner))"
    case .system: return SpokenName.ofSystem(name)
    case .view, .viewController, .coordinator, .unknown: return SpokenName.of(name)
    }
  }

  /// Neither the key of a translation (`settings.about.title`) nor text that is only known at run time.
  public static func isReadable(_ title: String) -> Bool {
    let rest = title.replacing("\\()", with: "")
    guard rest.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
    let isOneWord = !rest.contains { $0.isWhitespace }
    let isKey =
      isOneWord && rest.allSatisfy { $0.isASCII } && rest.dropFirst().dropLast().contains { $0 == "." || $0 == "_" }
    return !isKey
  }
}
