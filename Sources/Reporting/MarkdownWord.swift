/// One word of a text in Markdown, without spaces.
struct MarkdownWord {
  private let scalars: [Unicode.Scalar]
  private let isFirst: Bool

  /// - Parameter isFirst: the word starts the text, and may start a line.
  init(_ word: Substring, isFirst: Bool) {
    scalars = Array(word.unicodeScalars)
    self.isFirst = isFirst
  }

  /// Neither Markdown nor a service that shows it reads the word as anything but text, whatever is around it.
  var isInert: Bool {
    scalars.allSatisfy(Self.isHarmless) && !startsAsMark && !startsList && !holdsAddress && !holdsColonInside
      && !holdsReference && !holdsHash
  }

  /// Letters and digits of all scripts, signs beyond ASCII, and the punctuation of plain sentences.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", ",", ";", ":", "'", "\"", "?", "(", ")", "/", "-": true
    default: scalar.value > 0x7F
    }
  }

  /// A list's mark, a rule below a heading, or a command of GitLab's (`/close`).
  private var startsAsMark: Bool { scalars.first.map { "-/:".unicodeScalars.contains($0) } ?? false }

  /// `1.` and `1)`
  private var startsList: Bool {
    guard isFirst, let last = scalars.last, last == "." || last == ")" else { return false }
    return scalars.dropLast().allSatisfy(Self.isDigit)
  }

  /// `www.` becomes a link without a scheme.
  private var holdsAddress: Bool {
    String(String.UnicodeScalarView(scalars)).lowercased().contains("www.")
  }

  /// `https://…`, `mailto:…`, `:smile:`. At the end of a word a colon only ends a phrase.
  private var holdsColonInside: Bool { scalars.dropLast().contains(":") }

  /// `GH-12`, `SHOP-7`: what trackers link.
  private var holdsReference: Bool {
    zip(scalars, scalars.dropFirst()).contains { $0 == "-" && Self.isDigit($1) }
  }

  /// Seven or more hexadecimal digits between two marks may be a commit.
  private var holdsHash: Bool {
    scalars.split { !$0.properties.isAlphabetic && !Self.isDigit($0) }
      .contains { $0.count >= 7 && $0.allSatisfy { $0.value < 0x80 && $0.properties.isHexDigit } }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
