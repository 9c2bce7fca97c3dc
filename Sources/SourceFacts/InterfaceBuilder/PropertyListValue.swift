/// A value in a property list, as far as an Info.plist can need it.
///
/// Foundation's reader is not used: a forged binary list can crash it. This one checks every offset and length, and
/// bounds depth and output, even for values that are referred to repeatedly.
enum PropertyListValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case list([PropertyListValue])
  case table([String: PropertyListValue])
  /// A number, a date, data, or a kind that no Info.plist has.
  case other

  /// Deeper lists are refused.
  static let depthLimit = 64

  init(parsing bytes: [UInt8]) throws(SourceFault) {
    let text = bytes.drop { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }
    if bytes.starts(with: "bplist".utf8) {
      self = try BinaryPropertyList.value(bytes)
    } else if text.first == UInt8(ascii: "<") {
      self = try XMLPropertyList.value(bytes)
    } else {
      self = try OldPropertyList.value(bytes)
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var list: [PropertyListValue]? { if case .list(let list) = self { list } else { nil } }
  var table: [String: PropertyListValue]? { if case .table(let table) = self { table } else { nil } }

  subscript(key: String) -> PropertyListValue? { table?[key] }
}

/// Builds a property list from its marks and words, without recursion.
struct PropertyListBuilder {
  /// An open table or list. Both are changed in place: copies would take quadratic time.
  private struct Container {
    var isTable: Bool
    var key: String?
    var table: [String: PropertyListValue] = [:]
    var list: [PropertyListValue] = []
  }

  private var open: [Container] = []
  private(set) var value: PropertyListValue?

  var depth: Int { open.count }

  /// Why a value is not allowed at its place.
  struct Refusal: Error { var message: String }

  mutating func openTable() throws(Refusal) { try open(isTable: true) }
  mutating func openList() throws(Refusal) { try open(isTable: false) }

  private mutating func open(isTable: Bool) throws(Refusal) {
    try checkValue()
    guard open.count < PropertyListValue.depthLimit else {
      throw Refusal(
        message: "values are nested more than \(PropertyListValue.depthLimit) deep; the list is not read")
    }
    open.append(Container(isTable: isTable))
  }

  /// Whether a value may stand here.
  private func checkValue() throws(Refusal) {
    guard let last = open.last else {
      if value != nil { throw Refusal(message: "the list has ended before this") }
      return
    }
    if last.isTable, last.key == nil { throw Refusal(message: "a key is expected before this value") }
  }

  mutating func close() throws(Refusal) {
    guard let last = open.popLast() else { throw Refusal(message: "nothing is open that could end here") }
    if let key = last.key { throw Refusal(message: "the key '\(key)' has no value") }
    try add(last.isTable ? .table(last.table) : .list(last.list))
  }

  mutating func setKey(_ key: String) throws(Refusal) {
    guard let last = open.last, last.isTable, last.key == nil else {
      throw Refusal(message: "a key is not expected here")
    }
    open[open.count - 1].key = key
  }

  mutating func add(_ new: PropertyListValue) throws(Refusal) {
    try checkValue()
    let top = open.count - 1
    if top < 0 {
      value = new
    } else if let key = open[top].key {
      open[top].table[key] = new
      open[top].key = nil
    } else {
      open[top].list.append(new)
    }
  }
}
