/// `$1`, `$2` … in a pattern's text: references to groups captured by another pattern.
enum PatternTemplate {
  enum Piece: Hashable {
    case text(String)
    case reference(Int)
  }

  /// `$1` to `$9`. A backslash escapes the next character, as in patterns themselves.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var current = ""
    var scalars = text.unicodeScalars.makeIterator()
    var pending = scalars.next()
    while let scalar = pending {
      pending = scalars.next()
      if scalar == "\\", let escaped = pending {
        current.unicodeScalars.append(contentsOf: [scalar, escaped])
        pending = scalars.next()
      } else if scalar == "$", let digit = pending, ("1"..."9").contains(digit) {
        if !current.isEmpty { pieces.append(.text(current)) }
        current = ""
        pieces.append(.reference(Int(digit.value - 48)))
        pending = scalars.next()
      } else {
        current.unicodeScalars.append(scalar)
      }
    }
    if !current.isEmpty { pieces.append(.text(current)) }
    return pieces
  }

  static func highestReference(in pieces: [Piece]) -> Int {
    pieces.map { if case .reference(let number) = $0 { number } else { 0 } }.max() ?? 0
  }

  static func filled(_ pieces: [Piece], with groups: [String], isExpression: Bool) -> String {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .reference(let number) where number <= groups.count:
        result += escaped(groups[number - 1], isExpression: isExpression)
      case .reference: break
      }
    }
    return result
  }

  private static func escaped(_ text: String, isExpression: Bool) -> String {
    let special: Set<Unicode.Scalar> =
      isExpression ? Set("\\.^$|?*+()[]{}/".unicodeScalars) : Set("\\*?[]{},".unicodeScalars)
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
