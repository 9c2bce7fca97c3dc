/// A property list in Apple's binary form: objects, a table of their offsets, and a trailer with the widths of the
/// numbers.
///
/// Objects refer to one another by number, so a few bytes can describe a cycle or, doubling at each step, more values
/// than there is memory. Depth is limited, and all output is charged to one budget.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  /// The remaining output: a value costs one, a string its length.
  private var budget = Self.mostOut
  static let mostOut = 1 << 20

  private static let damaged = SourceFault(message: "the binary property list is damaged")
  private static let tooLarge = SourceFault(
    message: "the binary property list contains the same values too often; it is not read")
  private static let tooDeep = SourceFault(
    message: "values are nested more than \(PropertyListValue.depthLimit) deep; the list is not read")

  static func value(_ bytes: [UInt8]) throws(SourceFault) -> PropertyListValue {
    var list: BinaryPropertyList
    let top: Int
    (list, top) = try open(bytes)
    return try list.value(of: top, depth: 0)
  }

  private static let headerSize = 8
  private static let trailerSize = 32

  private static func open(_ bytes: [UInt8]) throws(SourceFault) -> (BinaryPropertyList, top: Int) {
    guard bytes.count > headerSize + trailerSize, bytes[6] == UInt8(ascii: "0") else { throw damaged }
    let trailer = bytes.count - trailerSize
    let list = BinaryPropertyList(
      bytes: bytes, offsetSize: Int(bytes[trailer + 6]), referenceSize: Int(bytes[trailer + 7]),
      count: number(bytes[(trailer + 8)..<(trailer + 16)]) ?? 0,
      table: number(bytes[(trailer + 24)..<(trailer + 32)]) ?? 0)
    guard (1...8).contains(list.offsetSize), (1...8).contains(list.referenceSize), list.count > 0,
      list.table >= headerSize, list.table <= trailer, list.count <= (trailer - list.table) / list.offsetSize,
      let top = number(bytes[(trailer + 16)..<(trailer + 24)]), top < list.count
    else { throw damaged }
    return (list, top)
  }

  private init(bytes: [UInt8], offsetSize: Int, referenceSize: Int, count: Int, table: Int) {
    self.bytes = bytes
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    self.count = count
    self.table = table
  }

  /// nil for a number larger than any file.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var result = 0
    for byte in bytes {
      guard result <= Int(Int32.max) else { return nil }
      result = result << 8 | Int(byte)
    }
    return result
  }

  private mutating func value(of object: Int, depth: Int) throws(SourceFault) -> PropertyListValue {
    guard depth < PropertyListValue.depthLimit else { throw Self.tooDeep }
    try spend(1)
    let start = try offset(of: object)
    let (kind, detail) = (bytes[start] >> 4, bytes[start] & 0xF)
    switch kind {
    case 0x0: return detail == 8 || detail == 9 ? .flag(detail == 9) : .other
    case 0x5, 0x6: return .text(try text(at: start, isWide: kind == 0x6))
    case 0xA:
      let (count, place) = try length(at: start)
      var list: [PropertyListValue] = []
      for item in try references(at: place, count) { list.append(try value(of: item, depth: depth + 1)) }
      return .list(list)
    case 0xD: return .table(try entries(at: start, depth: depth))
    // Numbers, dates, data, and kinds that no Info.plist has: sets, object ids.
    default: return .other
    }
  }

  private mutating func spend(_ cost: Int) throws(SourceFault) {
    guard cost <= budget else { throw Self.tooLarge }
    budget -= cost
  }

  /// The offset of an object, before the table.
  private func offset(of object: Int) throws(SourceFault) -> Int {
    let place = table + object * offsetSize
    guard object < count, let offset = Self.number(bytes[place..<(place + offsetSize)]),
      (Self.headerSize..<table).contains(offset)
    else { throw Self.damaged }
    return offset
  }

  /// The number of an object's parts, and their offset: from the low half of its first byte, or a number behind it.
  private func length(at start: Int) throws(SourceFault) -> (Int, place: Int) {
    let short = Int(bytes[start] & 0xF)
    guard short == 0xF else { return (short, start + 1) }
    guard start + 1 < table, bytes[start + 1] >> 4 == 0x1, bytes[start + 1] & 0xF <= 3 else { throw Self.damaged }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    guard start + 2 + size <= table, let count = Self.number(bytes[(start + 2)..<(start + 2 + size)]) else {
      throw Self.damaged
    }
    return (count, start + 2 + size)
  }

  private mutating func text(at start: Int, isWide: Bool) throws(SourceFault) -> String {
    let (count, place) = try length(at: start)
    let width = isWide ? 2 : 1
    guard place <= table, count <= (table - place) / width else { throw Self.damaged }
    try spend(count * width)
    let bytes = bytes[place..<(place + count * width)]
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func references(at place: Int, _ count: Int) throws(SourceFault) -> [Int] {
    guard place <= table, count <= (table - place) / referenceSize else { throw Self.damaged }
    try spend(count)
    var objects: [Int] = []
    for index in 0..<count {
      let start = place + index * referenceSize
      guard let object = Self.number(bytes[start..<(start + referenceSize)]) else { throw Self.damaged }
      objects.append(object)
    }
    return objects
  }

  private mutating func entries(at start: Int, depth: Int) throws(SourceFault) -> [String: PropertyListValue] {
    let (count, place) = try length(at: start)
    let keys = try references(at: place, count)
    let values = try references(at: place + count * referenceSize, count)
    var entries: [String: PropertyListValue] = [:]
    for (key, item) in zip(keys, values) {
      let found = try value(of: item, depth: depth + 1)
      // A key that is no string is none that navlint reads.
      if case .text(let name) = try value(of: key, depth: depth + 1) { entries[name] = found }
    }
    return entries
  }
}
