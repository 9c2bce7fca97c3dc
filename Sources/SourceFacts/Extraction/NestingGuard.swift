/// Protects the parser from work that grows quadratically or exponentially with the depth of the source.
///
/// Where a bracket may begin a type, the parser tries several readings, so that the cost of `[[[[…` or `@a(@a(…`
/// doubles with each level. At a `<`, a `{` after `if` and an `#if` it reads ahead over everything that follows. Each
/// level of string interpolation copies those around it. Parts deeper than a person would write are replaced by spaces
/// before parsing; lines and columns stay the same.
struct NestingGuard {
  /// The limits on open constructs within one another.
  struct Limits {
    /// Brackets of all kinds, including interpolations.
    var brackets = 128
    /// Braces that one line opens and does not close. Those that end with their line cost less.
    var bracesInLine = 16
    /// Counted from zero in each pair of braces, as are attributes and angles.
    var squares = 9
    /// Brackets directly after an attribute: `@a(@b(`.
    var attributes = 4
    /// `<` that no `>` and no end of an expression closed.
    var angles = 32
    var conditionals = 32
    /// `####`, `????`, `!!!!`, `\\\\`, in a row.
    var runs = 64
    /// Words, attributes and string literals without a separator between them.
    var words = 64
    /// Keywords that require a brace, without any.
    var heads = 64
    /// Words in a type's braces since the last one that starts a declaration.
    var strays = 512
  }

  static let limits = Limits()

  /// The input for the parser.
  struct Guarded {
    /// Without parts that are nested too deeply.
    var source: [UInt8]
    /// The first such place.
    var cut: SourceCut?
    /// Parts that can be parsed separately, in order: together the whole source. A tree takes a hundred times the
    /// memory of its text.
    var parts: [Range<Int>]
  }

  static func guarded(_ source: [UInt8], partSize: Int = partSize) -> Guarded {
    let (cuts, parts) = source.withUnsafeBufferPointer { bytes in
      var scan = NestingGuard(bytes, partSize: partSize)
      scan.run()
      return (scan.cuts, scan.parts)
    }
    guard let first = cuts.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      return Guarded(source: source, cut: nil, parts: parts)
    }
    var result = source
    for cut in cuts {
      for index in cut.range where result[index] != 0x0A && result[index] != 0x0D { result[index] = 0x20 }
      // A token that ends every read-ahead: otherwise the parser would read all the spaces again and again.
      let start = cut.range.prefix(3)
      if cut.reason != .runs, cut.reason != .conditionals, start.count == 3, start.allSatisfy({ result[$0] == 0x20 }) {
        result.replaceSubrange(start, with: "nil".utf8)
      }
    }
    return Guarded(
      source: result, cut: SourceCut(at: first.range.lowerBound, in: source, reason: first.reason), parts: parts)
  }

  struct Cut {
    var range: Range<Int>
    var reason: SourceCut.Reason
  }

  enum Bracket { case paren, square, brace, interpolation, angle, attribute }

  /// The depth of a place, in what counts from zero in each pair of braces.
  struct Depth {
    var squares: UInt16 = 0
    var attributes: UInt16 = 0
    var angles: UInt16 = 0
    var row = Row()
  }

  /// How a string begins and ends.
  struct StringForm {
    var pounds: UInt8
    var isMultiline: Bool
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let roles = KeywordRoles.shared
  private let meanings = Self.meanings
  var place = 0
  /// The strings whose interpolations are open.
  var strings: [StringForm] = []
  /// The open brackets, each with the depth around it. Only as many are kept as are needed to find the end of a cut.
  private var open: [(bracket: Bracket, depth: Depth)] = []
  var depth = Depth()
  /// The row that is being cut.
  var longRow: LongRow?
  /// The open braces of the current line.
  private var bracesInLine = 0
  /// In the line of an `#if`.
  var isInDirective = false
  private var conditionals = 0
  private var cuts: [Cut] = []
  private let wantedPartSize: Int
  private var partStart = 0
  private var parts: [Range<Int>] = []
  private var current: Opening?
  /// Up to this place, text that may begin a string or comment is treated as code; see ``doubt()``.
  var doubtful = 0
  /// The last ends of comments and patterns that were found, by their first byte.
  var marks: [UInt8: Int] = [:]

  /// The part to remove, whose end was not found yet.
  private struct Opening {
    var start: Int
    /// The number of open brackets at its start; it ends when there are fewer. None for a conditional, which ends at
    /// its `#endif`.
    var open: Int?
    var reason: SourceCut.Reason
    /// The open constructs at its start. The parser does not see those within it.
    var conditionals: Int
    var brackets: [(bracket: Bracket, depth: Depth)] = []
    var strings: [StringForm] = []
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, partSize: Int) {
    self.bytes = bytes
    wantedPartSize = partSize
  }

  private mutating func run() {
    while place < bytes.count {
      let byte = bytes[place]
      switch meanings[Int(byte)] {
      case .none: place += 1
      case .word: word()
      case .separator:
        if !isOfComment { separate() }
        place += 1
      case .special: special(byte)
      }
    }
    finishCut()
    finishRow()
    parts.append(partStart..<bytes.count)
  }

  private mutating func special(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "`"):
      count(from: place)
      doubt()
    case UInt8(ascii: "\""):
      dropAngles()
      count(from: place)
      quote()
    case 0x0A, 0x0D: newLine()
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "\\"): place += run(of: byte)
    case UInt8(ascii: "["):
      push(.square)
      Self.increase(&depth.squares)
      cutIfTooDeep(depth.squares > Self.limits.squares, .squareBrackets)
    case UInt8(ascii: "("): push(.paren)
    case UInt8(ascii: "<"): openAngle()
    case UInt8(ascii: "@"): attribute()
    case UInt8(ascii: "{"): openBrace()
    case UInt8(ascii: "]"): pop(.square)
    case UInt8(ascii: "}"): popBrace()
    case UInt8(ascii: ")"): closeParen()
    case UInt8(ascii: ">"):
      // Not the end of an arrow.
      if place == 0 || bytes[place - 1] != UInt8(ascii: "-") { closeAngle() }
      place += 1
    default: sign(byte)
    }
  }

  private mutating func openBrace() {
    // No list of types contains a brace: the `<` before it is a comparison.
    dropAngles()
    let isOfMembers = depth.row.headsType
    openBody()
    push(.brace)
    depth = Depth()
    depth.row.isOfMembers = isOfMembers
    bracesInLine += 1
    cutIfTooDeep(bracesInLine > Self.limits.bracesInLine, .bracesInLine)
  }

  /// An operator or a semicolon, which ends a list of types.
  private mutating func sign(_ byte: UInt8) {
    let isEnd = byte != UInt8(ascii: "&") && byte != UInt8(ascii: "|") || self.byte(1) == byte
    if isEnd { dropAngles() }
    if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ";") { depth.row.headsType = false }
    // `some A & some B` is one type.
    if isEnd || byte == UInt8(ascii: "|") { separate() }
    place += 1
  }

  private enum Meaning { case none, word, separator, special }

  /// The action of the scan for each byte.
  private static let meanings: [Meaning] = (0..<256).map { value in
    let byte = UInt8(value)
    if KeywordRoles.shared.isOfWord[value] { return .word }
    // Signs that end a row, but not a list of types.
    if ",.:+-*%^~".utf8.contains(byte) { return .separator }
    return "\n\r/`\"#?![](){}<>@;=&|\\".utf8.contains(byte) ? .special : .none
  }

  func byte(_ ahead: Int) -> UInt8 {
    place + ahead < bytes.count ? bytes[place + ahead] : 0
  }

  // MARK: brackets

  /// How many brackets are open.
  var level: Int { open.count }
  var isCutting: Bool { current != nil }
  var isAtStatements: Bool {
    guard let bracket = open.last(where: { $0.bracket != .angle })?.bracket else { return true }
    return bracket == .brace
  }

  mutating func add(_ cut: Cut) { cuts.append(cut) }

  mutating func push(_ bracket: Bracket) {
    countGroup(bracket)
    open.append((bracket, depth))
    depth.row = Row()
    place += 1
    cutIfTooDeep(open.count > Self.limits.brackets, .brackets)
  }

  private mutating func cutIfTooDeep(_ isTooDeep: Bool, _ reason: SourceCut.Reason) {
    if isTooDeep, current == nil {
      current = Opening(start: place, open: open.count, reason: reason, conditionals: conditionals)
    }
  }

  /// A bracket that closes nothing is ignored.
  private mutating func pop(_ bracket: Bracket) {
    dropAngles()
    if let last = open.last, last.bracket == bracket {
      removeOpen(from: open.count - 1)
      depth.row.isOfModifiers = false
    }
    place += 1
  }

  private mutating func closeParen() {
    dropAngles()
    let bracket = open.last?.bracket
    if bracket == .paren || bracket == .attribute || bracket == .interpolation {
      let inner = depth.row
      removeOpen(from: open.count - 1)
      closeGroup(inner, ofAttribute: bracket == .attribute)
    }
    place += 1
    if bracket == .interpolation, let form = strings.popLast() { endInterpolation(in: form) }
  }

  /// A brace closes the brackets left open within it.
  private mutating func popBrace() {
    if let index = open.lastIndex(where: { $0.bracket == .brace || $0.bracket == .interpolation }),
      open[index].bracket == .brace
    {
      removeOpen(from: index)
      closeBody()
      bracesInLine = max(0, bracesInLine - 1)
    }
    place += 1
  }

  private mutating func removeOpen(from index: Int) {
    depth = open[index].depth
    open.removeLast(open.count - index)
    endClosedRow()
    if let current, let limit = current.open, open.count < limit {
      conditionals = current.conditionals
      finishCut()
    }
  }

  private mutating func finishCut() {
    if let current, current.start < place { cuts.append(Cut(range: current.start..<place, reason: current.reason)) }
    current = nil
  }

  // MARK: angles and attributes

  private mutating func openAngle() {
    // Operators: `<=`, `<<`, `<-`.
    if byte(1) == UInt8(ascii: "=") || byte(1) == UInt8(ascii: "<") || byte(1) == UInt8(ascii: "-") {
      dropAngles()
      separate()
      place += 2
      return
    }
    push(.angle)
    Self.increase(&depth.angles)
    cutIfTooDeep(depth.angles > Self.limits.angles, .angles)
  }

  private mutating func closeAngle() {
    if open.last?.bracket == .angle { removeOpen(from: open.count - 1) }
  }

  private mutating func dropAngles() {
    guard open.last?.bracket == .angle else { return }
    let index = open.lastIndex { $0.bracket != .angle }.map { $0 + 1 } ?? 0
    removeOpen(from: index)
  }

  static func increase(_ depth: inout UInt16) {
    if depth < .max { depth += 1 }
  }

  /// The minimal length of a part.
  static let partSize = 1_000_000

  /// A part ends after a top-level closing brace, where the next line starts a declaration: no statement continues over
  /// such a place.
  private mutating func endPart() {
    guard place - partStart >= wantedPartSize, open.isEmpty, depth.row.followsBody, conditionals == 0, current == nil,
      longRow == nil, !isDoubtful, startsDeclaration(at: place)
    else { return }
    parts.append(partStart..<place)
    partStart = place
  }

  private func startsDeclaration(at start: Int) -> Bool {
    var next = start
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    var end = next
    while end < bytes.count, roles.isOfWord[Int(bytes[end])] { end += 1 }
    return next < bytes.count
      && (bytes[next] == UInt8(ascii: "@")
        || roles.role(of: UnsafeBufferPointer(rebasing: bytes[next..<end])).contains(.declaration))
  }

  /// A list of types does not continue with a statement on the next line.
  private mutating func newLine() {
    endPart()
    if open.last?.bracket == .angle, startsStatement(at: place + 1) { dropAngles() }
    separateLine()
    bracesInLine = 0
    place += 1
  }

  private func startsStatement(at start: Int) -> Bool {
    var next = start
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    return Self.statements.contains { isWord($0, ahead: next - place) }
  }

  private static let statements: [StaticString] = [
    "case", "default", "return", "let", "var", "func", "if", "guard", "for", "while", "switch", "init", "static",
    "class", "struct", "enum", "extension",
  ]

  /// An attribute's name, and the bracket directly after it.
  private mutating func attribute() {
    let start = place
    place += 1
    while Self.isName(byte(0)) { place += 1 }
    count(from: start, isModifier: true)
    switch byte(0) {
    case UInt8(ascii: "("): push(.attribute)
    case UInt8(ascii: "<"): push(.angle)
    default: return
    }
    Self.increase(&depth.attributes)
    cutIfTooDeep(depth.attributes > Self.limits.attributes, .attributes)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  // MARK: pounds and conditionals

  private mutating func pound() {
    let pounds = run(of: UInt8(ascii: "#"))
    // The pounds of a run that was cut belong to no string.
    if pounds <= Self.limits.runs, byte(pounds) == UInt8(ascii: "\""), !isDoubtful { return skipStringStart() }
    place += pounds
    if byte(0) == UInt8(ascii: "/") { return poundedSlash() }
    guard pounds == 1 else { return }
    if isWord("if") || isWord("elseif") || isWord("else") || isWord("endif") { startDirective(at: place - 1) }
    if isWord("if") { openConditional() } else if isWord("endif"), conditionals > 0 { closeConditional() }
  }

  private mutating func openConditional() {
    conditionals += 1
    guard conditionals > Self.limits.conditionals, current == nil else { return }
    current = Opening(
      start: place - 1, open: nil, reason: .conditionals, conditionals: conditionals, brackets: open, strings: strings)
  }

  private mutating func closeConditional() {
    if let current, current.open == nil, current.conditionals == conditionals {
      (open, strings) = (current.brackets, current.strings)
      // Includes the directive that ends it.
      place += 5
      finishCut()
    }
    conditionals -= 1
  }

  private func isWord(_ word: StaticString, ahead: Int = 0) -> Bool {
    for index in 0..<word.utf8CodeUnitCount where byte(ahead + index) != word.utf8Start[index] { return false }
    return !Self.isName(byte(ahead + word.utf8CodeUnitCount))
  }

  /// The number of repetitions of a byte here. A run that is too long is cut.
  private mutating func run(of byte: UInt8) -> Int {
    var count = 1
    while self.byte(count) == byte { count += 1 }
    if count > Self.limits.runs, current == nil { cuts.append(Cut(range: place + 1..<place + count, reason: .runs)) }
    return count
  }
}
