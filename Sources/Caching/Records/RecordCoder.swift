import SourceFacts

/// A value that is written and read field by field. Its fields are listed once, for both directions.
protocol Record {
  /// A value to read into.
  static var empty: Self { get }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage)
}

/// Thrown for bytes that are not a record, and for a value that cannot be one.
struct RecordDamage: Error {}

/// Writes fields, or reads them in the same order.
/// Numbers take as many bytes as they need. A text is written once, and referred to by its number afterwards.
protocol FieldCoder {
  var isReading: Bool { get }
  /// The number of bytes left to read: no list can have more elements than that.
  var remaining: Int { get }
  mutating func code(_ number: inout UInt64) throws(RecordDamage)
  mutating func code(_ text: inout String) throws(RecordDamage)
  /// Whether a position may be in that file.
  func isKnown(file: String) -> Bool
  /// Where a position that was read is now; nil if that is unknown.
  func moved(_ place: CodeMoves.Place, in file: String) -> CodeMoves.Place?
}

extension FieldCoder {
  func moved(_ place: CodeMoves.Place, in file: String) -> CodeMoves.Place? { place }
}

extension FieldCoder {
  mutating func code(_ flag: inout Bool) throws(RecordDamage) {
    var number: UInt64 = flag ? 1 : 0
    try code(&number)
    guard number <= 1 else { throw RecordDamage() }
    flag = number == 1
  }

  /// Not negative.
  mutating func code(_ number: inout Int) throws(RecordDamage) {
    guard var word = UInt64(exactly: number) else { throw RecordDamage() }
    try code(&word)
    guard word <= UInt64(Int32.max) else { throw RecordDamage() }
    number = Int(word)
  }

  mutating func code(_ number: inout UInt32) throws(RecordDamage) {
    var word = UInt64(number)
    try code(&word)
    guard let small = UInt32(exactly: word) else { throw RecordDamage() }
    number = small
  }

  mutating func code<R: Record>(_ record: inout R) throws(RecordDamage) { try record.code(&self) }

  mutating func code<Choice: RawRepresentable>(_ choice: inout Choice) throws(RecordDamage)
  where Choice.RawValue == String {
    var text = choice.rawValue
    try code(&text)
    guard let found = Choice(rawValue: text) else { throw RecordDamage() }
    choice = found
  }

  mutating func code(_ text: inout String?) throws(RecordDamage) {
    var isThere = text != nil
    try code(&isThere)
    guard isThere else {
      text = nil
      return
    }
    var value = text ?? ""
    try code(&value)
    text = value
  }

  mutating func code(_ flag: inout Bool?) throws(RecordDamage) {
    var number: UInt64 = flag.map { $0 ? 2 : 1 } ?? 0
    try code(&number)
    guard number <= 2 else { throw RecordDamage() }
    flag = number == 0 ? nil : number == 2
  }

  mutating func code(_ number: inout Int?) throws(RecordDamage) {
    var isThere = number != nil
    try code(&isThere)
    guard isThere else {
      number = nil
      return
    }
    var value = number ?? 0
    try code(&value)
    number = value
  }

  mutating func code<R: Record>(_ record: inout R?) throws(RecordDamage) {
    var isThere = record != nil
    try code(&isThere)
    guard isThere else {
      record = nil
      return
    }
    var value = record ?? R.empty
    try value.code(&self)
    record = value
  }

  mutating func code<Choice: RawRepresentable>(_ choice: inout Choice?) throws(RecordDamage)
  where Choice.RawValue == String {
    var text = choice?.rawValue
    try code(&text)
    guard let text else {
      choice = nil
      return
    }
    guard let found = Choice(rawValue: text) else { throw RecordDamage() }
    choice = found
  }

  mutating func code<R: Record>(_ records: inout [R]) throws(RecordDamage) {
    try codeList(&records) { (coder, record) throws(RecordDamage) in
      var value = record ?? R.empty
      try value.code(&coder)
      record = value
    }
  }

  mutating func code<Choice: RawRepresentable>(_ choices: inout [Choice]) throws(RecordDamage)
  where Choice.RawValue == String {
    var texts = choices.map(\.rawValue)
    try code(&texts)
    var found: [Choice] = []
    for text in texts {
      guard let choice = Choice(rawValue: text) else { throw RecordDamage() }
      found.append(choice)
    }
    choices = found
  }

  mutating func code(_ texts: inout [String]) throws(RecordDamage) {
    try codeList(&texts) { (coder, text) throws(RecordDamage) in
      var value = text ?? ""
      try coder.code(&value)
      text = value
    }
  }

  private mutating func codeList<Element>(
    _ elements: inout [Element], _ code: (inout Self, inout Element?) throws(RecordDamage) -> Void
  ) throws(RecordDamage) {
    var count = elements.count
    try self.code(&count)
    if !isReading {
      for element in elements {
        var written: Element? = element
        try code(&self, &written)
      }
      return
    }
    // Each element takes at least one byte.
    guard count <= remaining else { throw RecordDamage() }
    elements = []
    for _ in 0..<count {
      var element: Element?
      try code(&self, &element)
      if let element { elements.append(element) }
    }
  }
}

/// Converts fields to bytes.
struct RecordWriter: FieldCoder {
  private(set) var bytes: [UInt8] = []
  private var numbers: [String: UInt64] = [:]
  private let files: Set<String>?

  /// - Parameter files: the files that positions may be in; nil for any.
  init(files: Set<String>?) { self.files = files }

  var isReading: Bool { false }
  var remaining: Int { 0 }
  func isKnown(file: String) -> Bool { files?.contains(file) ?? true }

  mutating func code(_ number: inout UInt64) throws(RecordDamage) { write(number) }

  mutating func code(_ text: inout String) throws(RecordDamage) {
    if let number = numbers[text] { return write(number) }
    // A number that no text has yet means that a new text follows.
    let number = UInt64(numbers.count)
    numbers[text] = number
    write(number)
    write(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  private mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Converts bytes to fields. Invalid bytes are refused, and never lead to reads out of bounds.
struct RecordReader: FieldCoder {
  private let bytes: [UInt8]
  private var place: Int
  private var texts: [String] = []
  private let files: Set<String>?
  private let moves: [String: CodeMoves]

  /// - Parameters:
  ///   - files: the files that positions may be in; nil for any.
  ///   - moves: files, by path, whose code has moved since the bytes were written. A position in them that is not known
  ///     there counts as damage.
  init(_ bytes: [UInt8], from place: Int = 0, files: Set<String>?, moves: [String: CodeMoves] = [:]) {
    self.bytes = bytes
    self.place = place
    self.files = files
    self.moves = moves
  }

  var isReading: Bool { true }
  var remaining: Int { bytes.count - place }
  func isKnown(file: String) -> Bool { files?.contains(file) ?? true }

  func moved(_ place: CodeMoves.Place, in file: String) -> CodeMoves.Place? {
    guard let moves = moves[file] else { return place }
    return moves[place]
  }

  mutating func code(_ number: inout UInt64) throws(RecordDamage) { number = try word() }

  mutating func code(_ text: inout String) throws(RecordDamage) {
    let number = try word()
    if number < UInt64(texts.count) {
      text = texts[Int(number)]
      return
    }
    let length = try word()
    guard number == UInt64(texts.count), length <= UInt64(remaining) else { throw RecordDamage() }
    // Not repaired: navlint never writes a text that is not UTF-8.
    guard let found = String(validating: bytes[place..<(place + Int(length))], as: UTF8.self) else {
      throw RecordDamage()
    }
    place += Int(length)
    texts.append(found)
    text = found
  }

  private mutating func word() throws(RecordDamage) -> UInt64 {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      guard shift < 63 || byte <= 1 else { throw RecordDamage() }
      word |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return word }
      shift += 7
      guard shift <= 63 else { throw RecordDamage() }
    }
    throw RecordDamage()
  }
}

extension Record {
  /// nil for a value that cannot be written.
  func recorded(files: Set<String>? = nil) -> [UInt8]? {
    var writer = RecordWriter(files: files)
    var copy = self
    do { try copy.code(&writer) } catch { return nil }
    return writer.bytes
  }

  /// nil unless the bytes are exactly one record.
  init?(recorded bytes: [UInt8], from place: Int = 0, files: Set<String>? = nil, moves: [String: CodeMoves] = [:]) {
    var reader = RecordReader(bytes, from: place, files: files, moves: moves)
    var value = Self.empty
    do { try value.code(&reader) } catch { return nil }
    guard reader.remaining == 0 else { return nil }
    self = value
  }
}
