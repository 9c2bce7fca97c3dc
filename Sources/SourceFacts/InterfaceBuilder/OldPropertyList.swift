/// A property list in NeXT's old notation: `{ CFBundleName = App; CFBundleURLTypes = ( … ); }`. The outermost braces may
/// be missing, as in a file of strings.
enum OldPropertyList {
  static func value(_ bytes: [UInt8]) throws(SourceFault) -> PropertyListValue {
    var list = Reading(bytes)
    do throws(PropertyListBuilder.Refusal) { return try list.value() } catch {
      throw SourceFault(at: list.scanner.start, in: bytes, message: error.message)
    }
  }

  private struct Reading {
    var scanner: ProjectScanner
    private var builder = PropertyListBuilder()
    /// The state of an entry in a table: nothing, a key, a key and `=`, everything but the `;`.
    private enum State { case start, key, equals, value }
    private var state = State.start
    /// Whether each open bracket is a table.
    private var areTables: [Bool] = []

    init(_ bytes: [UInt8]) { scanner = ProjectScanner(bytes) }

    mutating func value() throws(PropertyListBuilder.Refusal) -> PropertyListValue {
      var tokens: [ProjectScanner.Token] = []
      if let first = scanner.next() { tokens.append(first) }
      // A file of strings.
      let hasBraces: Bool
      switch tokens.first {
      case .openDictionary?, .openList?: hasBraces = true
      default: hasBraces = false
      }
      if !hasBraces { try take(.openDictionary) }
      while let token = tokens.popLast() ?? scanner.next() { try take(token) }
      if !hasBraces { try take(.closeDictionary) }
      guard let value = builder.value else { throw .init(message: "the property list is not closed at its end") }
      return value
    }

    private mutating func take(_ token: ProjectScanner.Token) throws(PropertyListBuilder.Refusal) {
      switch token {
      case .word(let word): try take(word: String(decoding: word, as: UTF8.self))
      case .equals: try go(from: .key, to: .equals, missing: "a key")
      case .semicolon: try go(from: .value, to: .start, missing: "a value")
      case .openDictionary: try open(isTable: true)
      case .openList: try open(isTable: false)
      case .closeDictionary: try close(isTable: true)
      case .closeList: try close(isTable: false)
      }
    }

    private var isInTable: Bool { areTables.last ?? false }

    private mutating func go(from old: State, to new: State, missing: String) throws(PropertyListBuilder.Refusal) {
      guard isInTable, state == old else { throw .init(message: "this is not a property list; \(missing) is expected") }
      state = new
    }

    private mutating func take(word: String) throws(PropertyListBuilder.Refusal) {
      if isInTable, state == .start {
        try builder.setKey(word)
        state = .key
      } else {
        try checkValue()
        try builder.add(.text(word))
        state = .value
      }
    }

    private func checkValue() throws(PropertyListBuilder.Refusal) {
      if isInTable, state != .equals {
        throw .init(message: "this is not a property list; \(state == .key ? "'='" : "';'") is expected")
      }
    }

    private mutating func open(isTable: Bool) throws(PropertyListBuilder.Refusal) {
      try checkValue()
      if isTable { try builder.openTable() } else { try builder.openList() }
      areTables.append(isTable)
      state = .start
    }

    private mutating func close(isTable: Bool) throws(PropertyListBuilder.Refusal) {
      guard areTables.popLast() == isTable, !isTable || state == .start else {
        throw .init(message: "'\(isTable ? "}" : ")")' is not expected here")
      }
      try builder.close()
      state = .value
    }
  }
}
