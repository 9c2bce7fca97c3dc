/// Text from sources, made safe for a terminal, a log or a line-based file.
public enum PlainText {
  /// The text on one line, without characters that control a terminal or a CI service, that reorder text, or that are
  /// invisible.
  ///
  /// Line breaks and tabs become one space. Other control characters, bidirectional marks and every character that
  /// Unicode allows to be invisible become their code (`\u{202E}`), and so does a sign of each command for a CI service
  /// (``ServiceCommands``). Joiners within an emoji stay, and so do combining marks.
  public static func line(_ text: some StringProtocol) -> String { safe(String(text)) }

  /// Several lines, each safe as by ``line(_:)``. Tabs stay, and so do line breaks of both kinds.
  public static func block(_ text: String) -> String {
    let isPlainBlock = text.utf8.allSatisfy { isPlain($0) || $0 == 0x0A || $0 == 0x09 } && !ServiceCommands.areIn(text)
    if isPlainBlock { return text }
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { bytes -> String in
      let isEndedByReturn = bytes.last == 0x0D
      let line = isEndedByReturn ? bytes.dropLast() : bytes
      let cells = line.split(separator: 0x09, omittingEmptySubsequences: false).map { safe(String(Substring($0))) }
      return cells.joined(separator: "\t") + (isEndedByReturn ? "\r" : "")
    }
    return lines.joined(separator: "\n")
  }

  /// The path of a file, safe as by ``line(_:)``. A name that would start a command gets the current folder in front
  /// (`./::name`), so that it still names the file.
  public static func path(_ path: String) -> String {
    let isCommand = path.contains("::") && ServiceCommands.areIn(path) && !path.hasPrefix("/")
    return line(isCommand ? "./" + path : path)
  }

  /// A scalar that must not reach a terminal or a line-based file unchanged: it is a control, it reorders text, or it
  /// is invisible.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: true  // line separators, interlinear marks
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func safe(_ text: String) -> String {
    var text = text
    if text.withUTF8({ isPlain($0) }) { return text }
    var out = String.UnicodeScalarView()
    var emoji = EmojiRun()
    var previous: Unicode.Scalar?
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let following = next < scalars.endIndex ? scalars[next] : nil
      if isBreak(scalar) {
        // A run of breaks, as in "\r\n  ", is one space.
        if previous.map({ !isBreak($0) }) ?? true { out.append(" ") }
      } else if isUnsafe(scalar), !emoji.holds(scalar, before: following) {
        out.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        out.append(scalar)
      }
      emoji.take(scalar)
      previous = scalar
    }
    return ServiceCommands.broken(String(out))
  }

  /// The text on one line, with `…` in the middle of one that is longer than the limit: its end stays, as the end of a
  /// path names the file.
  public static func shortened(_ text: some StringProtocol, to limit: Int) -> String {
    // Counting all characters of a very long text is avoided.
    guard text.index(text.startIndex, offsetBy: limit + 1, limitedBy: text.endIndex) != nil else { return line(text) }
    return line(text.prefix(limit / 2) + "…" + text.suffix(limit - limit / 2 - 1))
  }

  /// Only visible ASCII and spaces, without a sign that may open a command.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var previous: UInt8 = 0x20
    for byte in bytes {
      guard isPlain(byte), byte != previous || byte != 0x23 && byte != 0x3A else { return false }
      previous = byte
    }
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

/// Tracks whether the last scalars are an emoji, which joiners and presentation selectors may follow.
private struct EmojiRun {
  private var isOpen = false
  /// A presentation selector came last.
  private var isSelected = false

  /// Whether an invisible scalar is part of an emoji here. ASCII characters that can become emojis do not count: two
  /// names of digits must not differ invisibly.
  func holds(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0xFE0E, 0xFE0F: isOpen
    case 0x200D: (isOpen || isSelected) && next.map(Self.isEmoji) ?? false
    default: false
    }
  }

  mutating func take(_ scalar: Unicode.Scalar) {
    let isSelector = (0xFE0E...0xFE0F).contains(scalar.value)
    // A joiner may follow a selector (❤️‍🔥), but never a second selector the first.
    isSelected = isSelector && isOpen
    isOpen = Self.isEmoji(scalar)
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.value > 0x7F && scalar.properties.isEmoji }
}
