// Words that stand in a row.
//
// The parser reads ahead over all modifiers and attributes to see what they belong to, at each of them again; where a
// parameter, a type's name or a case is missing something, over all that stands there instead. So a long row costs the
// square of its length. Nobody writes rows of more than some ten words without a sign between them.
extension NestingGuard {
  /// What stands in a row at one level of brackets.
  struct Row {
    /// Words, attributes and texts, with the brackets at them, since the last separator.
    var tokens: UInt16 = 0
    /// The same since the last keyword that starts something, in braces in which only declarations may stand. Until the
    /// next one the parser looks for a declaration, at each token again.
    var strays: UInt16 = 0
    var isOfMembers = false
    /// Keywords that a brace must follow, since the last brace: where it is missing, the parser looks for it.
    var heads: UInt16 = 0
    /// A type's keyword was met: the next brace holds members.
    var headsType = false
    /// The row holds nothing but keywords, with a detail in brackets or without, and attributes: it goes on in the next
    /// line, as modifiers do.
    var isOfModifiers = true
    /// Something in it is parted from something else.
    var isParted = false
    /// The last token closed a brace.
    var followsBody = false
    /// The next word is a name, whatever it reads.
    var namesNext = false
  }

  /// A row that is too long, whose end is not found yet.
  struct LongRow {
    var start: Int
    var level: Int
    var reason: SourceCut.Reason
  }

  mutating func word() {
    let start = place
    while place < bytes.count, roles.isOfWord[Int(bytes[place])] { place += 1 }
    // `.init`, `#if`
    let before = start > 0 ? bytes[start - 1] : 0
    let isName = before == UInt8(ascii: ".") || before == UInt8(ascii: "#")
    let role = isName ? [] : roles.role(of: UnsafeBufferPointer(rebasing: bytes[start..<place]))
    if depth.row.followsBody, role.contains(.branch) { separate() }
    if !role.isEmpty { note(role, at: start) }
    // `case final`: a keyword that is a name.
    let isNamed = depth.row.namesNext
    let isModifier =
      depth.row.isOfModifiers && !isNamed && !isName && !role.contains(.expression) && isKeyword(start..<place)
    count(from: start, isModifier: isModifier)
    depth.row.namesNext = !isNamed && role.contains(.naming)
  }

  /// A token that is no separator. What a condition of the build is about belongs to no row.
  mutating func count(from start: Int, isModifier: Bool = false) {
    guard !isInDirective else { return }
    if !isModifier { depth.row.isOfModifiers = false }
    depth.row.namesNext = false
    depth.row.followsBody = false
    Self.increase(&depth.row.tokens)
    if depth.row.tokens > Self.limits.words { cutRow(from: start, .words) }
    countStray(from: start)
  }

  /// Brackets cost the search for a declaration more than words.
  mutating func countGroup(_ bracket: Bracket) {
    guard bracket != .brace, bracket != .interpolation else { return }
    countStray(from: place)
    if bracket == .angle { countStray(from: place) }
  }

  private mutating func countStray(from start: Int) {
    guard depth.row.isOfMembers else { return }
    Self.increase(&depth.row.strays)
    if depth.row.strays > Self.limits.strays { cutRow(from: start, .strays) }
  }

  /// A sign that parts what stands before it from what stands behind.
  mutating func separate() {
    guard !isInDirective else { return }
    endRow(.words)
    depth.row.tokens = 0
    depth.row.isOfModifiers = true
    depth.row.isParted = true
  }

  mutating func separateLine() {
    guard !isInDirective else {
      isInDirective = false
      longRow?.start = place
      return
    }
    depth.row.followsBody = false
    // A line within brackets goes on by itself.
    if isAtStatements, !depth.row.isOfModifiers || depth.row.tokens == 0 { separate() }
  }

  /// A line of `#if` or `#endif`, which a row goes on after. It is never cut itself, as it has a counterpart.
  mutating func startDirective(at start: Int) {
    isInDirective = true
    if let longRow, longRow.start < start { add(Cut(range: longRow.start..<start, reason: longRow.reason)) }
    longRow?.start = bytes.count
  }

  /// A bracket was closed. One word in it is the detail of the modifier before it: `private(set)`.
  mutating func closeGroup(_ inner: Row, ofAttribute: Bool) {
    if !ofAttribute, inner.tokens != 1 || inner.isParted { depth.row.isOfModifiers = false }
  }

  /// A brace is opened.
  mutating func openBody() {
    endRow(.heads)
    depth.row.heads = 0
  }

  /// A brace was closed.
  mutating func closeBody() {
    depth.row.headsType = false
    depth.row.followsBody = true
    depth.row.isOfModifiers = false
  }

  private mutating func cutRow(from start: Int, _ reason: SourceCut.Reason) {
    if longRow == nil, !isCutting { longRow = LongRow(start: start, level: level, reason: reason) }
  }

  /// The cut of a row ends where the row does.
  private mutating func endRow(_ reason: SourceCut.Reason) {
    if let longRow, level == longRow.level, reason == longRow.reason { finishRow() }
  }

  /// The cut of a row ends with the brackets that it stands in.
  mutating func endClosedRow() {
    if let longRow, level < longRow.level { finishRow() }
  }

  mutating func finishRow() {
    guard let longRow else { return }
    self.longRow = nil
    if longRow.start < place { add(Cut(range: longRow.start..<place, reason: longRow.reason)) }
  }

  // MARK: keywords

  private mutating func note(_ role: KeywordRoles.Role, at start: Int) {
    if role.contains(.type) {
      depth.row.headsType = true
    } else if role.contains(.body) {
      depth.row.headsType = false
    }
    if role.contains(.head) {
      Self.increase(&depth.row.heads)
      if depth.row.heads > Self.limits.heads { cutRow(from: start, .heads) }
    }
    guard depth.row.isOfMembers, role.contains(.start) else { return }
    let end = place
    place = start
    endRow(.strays)
    place = end
    depth.row.strays = 0
  }

  private func isKeyword(_ word: Range<Int>) -> Bool {
    KeywordRoles.keyword(UnsafeBufferPointer(rebasing: bytes[word])) != nil
  }
}
