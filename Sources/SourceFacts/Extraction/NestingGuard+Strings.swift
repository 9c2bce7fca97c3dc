// Comments and strings, in which brackets mean nothing.
extension NestingGuard {
  // MARK: doubt

  var isDoubtful: Bool { place < doubtful }

  /// A slash may begin a regular expression, and a backtick a name, in which quotes and comments have no meaning:
  /// `/"/`, `` `a"` ``. Only the parser knows. So the rest of the line is treated as code, even if it is a string or a
  /// comment: counting a bracket too many does no harm.
  mutating func doubt() {
    if !isDoubtful {
      var end = place
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      doubtful = end
    }
    place += 1
  }

  /// An uncertain token that continues after the line makes the rest of the file uncertain.
  private mutating func doubtAll() { doubtful = bytes.count }

  mutating func slash() {
    switch byte(1) {
    case UInt8(ascii: "/") where !isDoubtful: skipLineComment()
    case UInt8(ascii: "*") where !isDoubtful: skipBlockComment()
    case UInt8(ascii: "*"):
      if !restOfLine(holds: "*/") { doubtAll() }
      place += 2
    default:
      if !isOfComment { separate() }
      doubt()
    }
  }

  /// A `*` or `/` that may begin or end a comment.
  var isOfComment: Bool {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    guard bytes[place] == slash || bytes[place] == star else { return false }
    let other = bytes[place] == slash ? star : slash
    return place > 0 && bytes[place - 1] == other || byte(1) == other
  }

  /// `#/…/#` goes on over lines.
  mutating func poundedSlash() {
    if !restOfLine(holds: "/#") { doubtAll() }
    doubt()
  }

  mutating func quote() {
    guard isDoubtful else { return skipStringStart() }
    if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") { doubtAll() }
    place += 1
  }

  mutating func endInterpolation(in form: StringForm) {
    guard isDoubtful else { return skipString(form) }
    if form.isMultiline { doubtAll() }
  }

  /// Searches each line at most once: the result holds until its place is passed.
  private mutating func restOfLine(holds mark: StaticString) -> Bool {
    if doubtful == bytes.count { return true }
    let first = mark.utf8Start[0]
    if let known = marks[first], known >= place + 2 { return true }
    var index = place + 2
    while index + 1 < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == first, bytes[index + 1] == mark.utf8Start[1] {
        marks[first] = index
        return true
      }
      index += 1
    }
    return false
  }

  // MARK: strings and comments

  mutating func skipLineComment() {
    while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
  }

  mutating func skipBlockComment() {
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

  mutating func skipStringStart() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    let isMultiline = byte(pounds + 1) == UInt8(ascii: "\"") && byte(pounds + 2) == UInt8(ascii: "\"")
    place += pounds + (isMultiline ? 3 : 1)
    skipString(StringForm(pounds: UInt8(min(pounds, Self.limits.runs)), isMultiline: isMultiline))
  }

  /// Moves to a string's end, or into its next interpolation.
  mutating func skipString(_ form: StringForm) {
    let pounds = Int(form.pounds)
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x0A || byte == 0x0D, !form.isMultiline { return }
      if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
        if self.byte(pounds + 1) == UInt8(ascii: "(") {
          place += pounds + 1
          strings.append(form)
          push(.interpolation)
          return
        }
        place += pounds + 2
        continue
      }
      let quotes = form.isMultiline ? 3 : 1
      if byte == UInt8(ascii: "\""), (1..<quotes).allSatisfy({ self.byte($0) == UInt8(ascii: "\"") }),
        hasPounds(pounds, at: quotes)
      {
        place += quotes + pounds
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
