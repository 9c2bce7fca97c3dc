/// The content of one table of localised strings in the app's development language.
public struct StringTableFacts: Hashable, Sendable {
  public var path: String
  /// In the order of their keys, each key once.
  public private(set) var entries: [Entry]
  /// Why the file cannot be read completely; nil for a sound file.
  public var fault: SourceFault?

  public struct Entry: Hashable, Sendable {
    public var key: String
    /// Long ones are cut.
    public var text: String

    public init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  /// - Parameter entries: in any order; the last entry with a key counts.
  public init(path: String, entries: [Entry] = [], fault: SourceFault? = nil) {
    self.path = path
    self.fault = fault
    let sorted = entries.enumerated().sorted { a, b in
      a.element.key == b.element.key ? a.offset < b.offset : a.element.key < b.element.key
    }.map(\.element)
    self.entries = sorted.indices.filter { $0 + 1 == sorted.count || sorted[$0 + 1].key != sorted[$0].key }.map {
      sorted[$0]
    }
  }

  /// The facts of a file that could not be read at all.
  public init(unread path: String, _ fault: SourceFault) { self.init(path: path, fault: fault) }

  /// Whether the file says nothing.
  public var isEmpty: Bool { entries.isEmpty }

  /// The table's name in code: the file's without its extension.
  public var name: Substring {
    let file = path[(path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex)...]
    return file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? file
  }

  /// The text of a key; nil where the table does not have it.
  public subscript(key: String) -> String? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].key == key ? entries[low].text : nil
  }
}
