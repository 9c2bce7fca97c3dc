/// Reads tables of localised strings: `.strings` as text or as a property list, `.stringsdict`, and catalogs
/// (`.xcstrings`).
public struct StringTableReader: Sendable {
  /// Larger files are no table that people translate.
  static let sizeLimit = 32 << 20
  /// Texts are shown on one short line; longer ones are cut.
  static let textLimit = 512

  public init() {}

  /// The facts of one file; nil when it has none. For a table that cannot be read whole, the entries before the fault,
  /// and the reason.
  public func facts(path: String, source: [UInt8]) -> StringTableFacts? {
    guard source.count <= Self.sizeLimit else {
      return StringTableFacts(
        unread: path, SourceFault(message: "larger than \(Self.sizeLimit >> 20) MB, so it is not a string table"))
    }
    let text = TextEncoding.inUTF8(source)
    let settled = MergeConflicts.settled(text)
    let conflict = settled == text ? nil : MergeConflicts.fault(text, settled: settled)
    let (entries, fault) = Self.entries(settled, isCatalog: path.hasSuffix(".xcstrings"))
    let facts = StringTableFacts(path: path, entries: entries, fault: conflict ?? fault)
    return facts.isEmpty && facts.fault == nil ? nil : facts
  }

  private static func entries(_ source: [UInt8], isCatalog: Bool) -> ([StringTableFacts.Entry], SourceFault?) {
    if isCatalog {
      var catalog = StringCatalog(source)
      let fault = catalog.read()
      return (catalog.entries, fault)
    }
    if source.starts(with: "bplist".utf8)
      || source.first(where: { $0 > UInt8(ascii: " ") && $0 < 0x80 }) == UInt8(ascii: "<")
    {
      return entries(ofPropertyList: source)
    }
    var strings = StringsFile(source)
    let fault = strings.read()
    return (strings.entries, fault)
  }

  private static func entries(ofPropertyList source: [UInt8]) -> ([StringTableFacts.Entry], SourceFault?) {
    do throws(SourceFault) {
      guard case .table(let table) = try PropertyListValue(parsing: source) else {
        return ([], SourceFault(message: "this is not a string table"))
      }
      let entries = table.compactMap { key, value in
        (value.text ?? plural(value)).map { StringTableFacts.Entry(key: key, text: cut($0)) }
      }
      return (entries, nil)
    } catch {
      return ([], error)
    }
  }

  /// The text of a `.stringsdict` for most numbers: its format with the variables' words for `other`.
  private static func plural(_ value: PropertyListValue) -> String? {
    guard let format = value["NSStringLocalizedFormatKey"]?.text else { return nil }
    var parts = format.split(separator: "%#@", omittingEmptySubsequences: false)
    for place in parts.indices.dropFirst() {
      guard let end = parts[place].firstIndex(of: "@") else { continue }
      let words = value[String(parts[place][..<end])]?["other"]?.text ?? "%d"
      parts[place] = words + parts[place][parts[place].index(after: end)...]
    }
    return parts.joined()
  }

  static func cut(_ text: String) -> String {
    guard text.utf8.count > textLimit else { return text }
    return String(text.prefix(textLimit / 4))
  }
}
