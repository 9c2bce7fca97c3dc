/// Keeps the parser from work that grows exponentially with nested square brackets.
///
/// At each `[` the parser tries several readings as a type before it reads an array, so that `[[[[…` costs twice as
/// much with each level. What stands deeper than a person would write is replaced by spaces before parsing; lines and
/// columns stay as they are.
struct NestingGuard {
  /// Square brackets within one another, counted anew in each pair of braces.
  static let limit = 9

  /// The source, without what is nested too deeply.
  static func guarded(_ source: [UInt8]) -> [UInt8] {
    guard mayBeDeep(source) else { return source }
    var scan = NestingGuard(source)
    return scan.run()
  }

  /// A quick look that counts brackets wherever they stand, also in strings and comments.
  private static func mayBeDeep(_ source: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer { bytes in
      var depth = 0
      for byte in bytes {
        if byte == UInt8(ascii: "[") {
          depth += 1
          if depth > limit { return true }
        } else if byte == UInt8(ascii: "]"), depth > 0 {
          depth -= 1
        }
      }
      return false
    }
  }

  private enum Bracket { case paren, square, brace, interpolation }

  private struct StringForm {
    var pounds: Int
    var isMultiline: Bool
  }

  private var bytes: [UInt8]
  private var place = 0
  /// The open brackets, each with the square depth around it.
  private var open: [(bracket: Bracket, depth: Int)] = []
  /// The strings whose interpolations are open.
  private var strings: [StringForm] = []
  private var depth = 0
  /// Where the text to remove starts, and how many brackets are open around it.
  private var cut: (start: Int, open: Int)?

  private init(_ source: [UInt8]) { bytes = source }

  private mutating func run() -> [UInt8] {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): skipStringStart()
      case UInt8(ascii: "["):
        push(.square)
        depth += 1
        place += 1
        if depth > Self.limit, cut == nil { cut = (place, open.count) }
      case UInt8(ascii: "("):
        push(.paren)
        place += 1
      case UInt8(ascii: "{"):
        push(.brace)
        depth = 0
        place += 1
      case UInt8(ascii: "]"):
        pop(.square)
        place += 1
      case UInt8(ascii: "}"):
        popBrace()
        place += 1
      case UInt8(ascii: ")"):
        let isInterpolation = open.last?.bracket == .interpolation
        pop(isInterpolation ? .interpolation : .paren)
        place += 1
        if isInterpolation, let form = strings.popLast() { skipString(form) }
      default:
        place += 1
      }
    }
    finishCut()
    return bytes
  }

  private func byte(_ ahead: Int) -> UInt8 {
    place + ahead < bytes.count ? bytes[place + ahead] : 0
  }

  // MARK: brackets

  private mutating func push(_ bracket: Bracket) { open.append((bracket, depth)) }

  /// A bracket that closes nothing is left alone.
  private mutating func pop(_ bracket: Bracket) {
    guard let last = open.last, last.bracket == bracket else { return }
    open.removeLast()
    depth = last.depth
    if let cut, open.count < cut.open { finishCut() }
  }

  /// A brace closes what was left open within it.
  private mutating func popBrace() {
    guard let index = open.lastIndex(where: { $0.bracket == .brace || $0.bracket == .interpolation }),
      open[index].bracket == .brace
    else { return }
    depth = open[index].depth
    open.removeLast(open.count - index)
    if let cut, open.count < cut.open { finishCut() }
  }

  private mutating func finishCut() {
    guard let cut else { return }
    for index in cut.start..<place where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
    self.cut = nil
  }

  // MARK: comments and strings

  private mutating func skipLineComment() {
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
  }

  private mutating func skipBlockComment() {
    var level = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        level += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        level -= 1
        place += 2
        if level == 0 { return }
      } else {
        place += 1
      }
    }
    place = bytes.count
  }

  private mutating func skipStringStart() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard byte(pounds) == UInt8(ascii: "\"") else {
      place += pounds
      return
    }
    let isMultiline = byte(pounds + 1) == UInt8(ascii: "\"") && byte(pounds + 2) == UInt8(ascii: "\"")
    place += pounds + (isMultiline ? 3 : 1)
    skipString(StringForm(pounds: pounds, isMultiline: isMultiline))
  }

  /// Moves to a string's end, or into its next interpolation.
  private mutating func skipString(_ form: StringForm) {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x0A || byte == 0x0D, !form.isMultiline { return }
      if byte == UInt8(ascii: "\\"), hasPounds(form.pounds, at: 1) {
        if self.byte(form.pounds + 1) == UInt8(ascii: "(") {
          push(.interpolation)
          strings.append(form)
          place += form.pounds + 2
          return
        }
        place += form.pounds + 2
        continue
      }
      let quotes = form.isMultiline ? 3 : 1
      if byte == UInt8(ascii: "\""), (1..<quotes).allSatisfy({ self.byte($0) == UInt8(ascii: "\"") }),
        hasPounds(form.pounds, at: quotes)
      {
        place += quotes + form.pounds
        return
      }
      place += 1
    }
    place = min(place, bytes.count)
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    (0..<count).allSatisfy { byte(start + $0) == UInt8(ascii: "#") }
  }
}
