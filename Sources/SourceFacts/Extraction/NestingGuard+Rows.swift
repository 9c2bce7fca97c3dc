// Rows of words.
//
// The parser reads ahead over all modifiers and attributes to see what they belong to, and does so again at each of
// them. Where a parameter, a type's name or a case is incomplete, it does so over the text in its place. So a long row
// costs quadratic time. People do not write rows of more than some ten words without a separator.
extension NestingGuard {
  /// The current row at one level of brackets.
  struct Row {
    /// Words, attributes and string literals, with their brackets, since the last separator.
    var tokens: UInt16 = 0
    /// The same since the last starting keyword, in braces that may only hold declarations. Until the next one the
    /// parser searches for a declaration, again at each token.
    var strays: UInt16 = 0
    var isOfMembers = false
    /// Keywords that require a brace, since the last brace: where it is missing, the parser searches for it.
    var heads: UInt16 = 0
    /// A type's keyword occurred: the next brace contains members.
    var headsType = false
    /// The row consists of keywords, with or without a detail in brackets, and attributes: it continues on the next
    /// line, as modifiers do.
    var isOfModifiers = true
    /// The row has a separator.
    var isParted = false
    /// The last token closed a brace.
    var followsBody = false
    /// The next word is a name, even if it is a keyword.
    var namesNext = false
  }

  /// A row that is too long, and whose end was not found yet.
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

  /// Counts a token that is no separator. The condition of an `#if` belongs to no row.
  mutating func count(from start: Int, isModifier: Bool = false) {
    guard !isInDirective else { return }
    if !isModifier { depth.row.isOfModifiers = false }
    depth.row.namesNext = false
    depth.row.followsBody = false
    Self.increase(&depth.row.tokens)
    if depth.row.tokens > Self.limits.words { cutRow(from: start, .words) }
    countStray(from: start)
  }

  /// Brackets make the search for a declaration more costly than words.
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

  /// A separator ends the row before it.
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
    // A line within brackets continues.
    if isAtStatements, !depth.row.isOfModifiers || depth.row.tokens == 0 { separate() }
  }

  /// A line of `#if` or `#endif`, after which a row continues. It is never cut itself, as it has a counterpart.
  mutating func startDirective(at start: Int) {
    isInDirective = true
    if let longRow, longRow.start < start { add(Cut(range: longRow.start..<start, reason: longRow.reason)) }
    longRow?.start = bytes.count
  }

  /// A bracket was closed. A single word in it is the detail of the preceding modifier: `private(set)`.
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

  /// The cut of a row ends with the brackets around it.
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
