import NavigationModel
import SourceFacts

/// The string tables of an app, and which of them a source uses.
struct StringTables: Sendable {
  private struct Table {
    var facts: StringTableFacts
    /// The folder with the table's languages.
    var folder: String
  }

  private var tables: [String: [Table]] = [:]
  /// Faults of tables that cannot be read whole, by path.
  let faults: [(path: String, fault: SourceFault)]

  init(_ facts: [StringTableFacts]) {
    let facts = facts.sorted { $0.path < $1.path }
    faults = facts.compactMap { file in file.fault.map { (file.path, $0) } }
    var tests = TestFolders()
    for file in facts where !file.isEmpty && !tests.hold(file.path) {
      tables[String(file.name), default: []].append(Table(facts: file, folder: Self.folder(of: file.path)))
    }
  }

  var isEmpty: Bool { tables.isEmpty }

  /// A key and the name of its table.
  struct Key: Hashable {
    var table: String
    var key: String
  }

  /// All keys by their letters and digits.
  func spelledKeys() -> [String: [Key]] {
    var result: [String: [Key]] = [:]
    for name in tables.keys.sorted() {
      for entry in Set((tables[name] ?? []).flatMap { $0.facts.entries.map(\.key) }).sorted() {
        result[GeneratedName.letters(entry), default: []].append(Key(table: name, key: entry))
      }
    }
    return result
  }

  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let above = parts.last?.hasSuffix(".lproj") == true ? parts.dropLast() : parts
    return above.map { $0 + "/" }.joined()
  }

  /// The text of a key for a source: that of the nearest table with the key; nil where none has it, and where equally
  /// near ones differ.
  ///
  /// - Parameter name: the table's; nil where it is not known.
  func text(of key: String, in name: String?, for source: String) -> String? {
    let named = name.map { tables[$0] ?? [] } ?? tables.keys.sorted().flatMap { tables[$0] ?? [] }
    var found: (nearness: Nearness, texts: Set<String>)?
    for table in named {
      guard let text = table.facts[key] else { continue }
      let nearness = Nearness(of: table, to: source)
      if let best = found, nearness < best.nearness { continue }
      if found?.nearness != nearness { found = (nearness, []) }
      found?.texts.insert(text)
    }
    guard let texts = found?.texts, texts.count == 1 else { return nil }
    return texts.first
  }

  /// How many folders a table and a source share, whether the table's folder contains the source, and whether the table
  /// is for plurals, which are preferred to texts of the same key.
  private struct Nearness: Comparable {
    var shared: Int
    var isAround: Bool
    var saysPlurals: Bool

    init(of table: Table, to source: String) {
      shared = SourceLocation.sharedFolders(table.folder, source)
      isAround = source.utf8.starts(with: table.folder.utf8)
      saysPlurals = table.facts.path.hasSuffix(".stringsdict")
    }

    static func < (a: Self, b: Self) -> Bool {
      (a.shared, a.isAround ? 1 : 0, a.saysPlurals ? 1 : 0) < (b.shared, b.isAround ? 1 : 0, b.saysPlurals ? 1 : 0)
    }
  }
}
