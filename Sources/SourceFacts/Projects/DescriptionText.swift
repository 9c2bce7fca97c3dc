import Yams

/// The text of a project's description (`project.yml`) as YAML values, with anchors and aliases followed on demand.
///
/// A few lines of aliases can stand for more values than fit in memory, and the library expands them as it composes the
/// text. So it gets a text in which an anchor is a tag, and an alias a plain string.
struct DescriptionText {
  typealias Value = Yams.Node

  let root: Value
  /// The value at each anchor.
  private var anchors: [String: Value] = [:]

  /// Longer descriptions are generated.
  static let sizeLimit = 256_000
  /// An alias may lead to an alias, a merged mapping to a merged mapping. People nest two.
  private static let aliasLimit = 4
  /// `<<: [*base, *more]`
  private static let mergeLimit = 4

  /// nil for a text that is no YAML, or longer than ``sizeLimit``.
  init?(_ source: [UInt8]) {
    guard source.count <= Self.sizeLimit, let text = Self.untied(source),
      // The encoding is explicit, as the default would depend on the environment.
      let root = try? Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    else { return nil }
    self.root = root
    collectAnchors(in: root)
  }

  /// A member of a mapping: its own, else a merged one (`<<: *base`).
  func member(_ key: String, of value: Value) -> Value? { member(key, of: value, steps: 0) }

  /// The keys of a mapping with their values.
  func members(of value: Value) -> [(key: String, value: Value)] {
    followed(value)?.mapping?.compactMap { pair in pair.key.scalar.map { ($0.string, pair.value) } } ?? []
  }

  /// The elements of a list; empty for other values.
  func elements(of value: Value) -> [Value] { followed(value)?.sequence.map(Array.init) ?? [] }

  /// nil for lists and mappings.
  func text(of value: Value) -> String? { followed(value)?.scalar?.string }

  /// A single text, or the texts of a list.
  func texts(of value: Value) -> [String] {
    text(of: value).map { $0.isEmpty ? [] : [$0] } ?? elements(of: value).compactMap { text(of: $0) }
  }

  private func member(_ key: String, of value: Value, steps: Int) -> Value? {
    guard steps < Self.aliasLimit, let mapping = followed(value)?.mapping else { return nil }
    if let own = mapping.first(where: { $0.key.scalar?.string == key }) { return followed(own.value) }
    guard let merged = mapping.first(where: { $0.key.scalar?.string == "<<" })?.value else { return nil }
    let sources = followed(merged)?.sequence.map { Array($0.prefix(Self.mergeLimit)) } ?? [merged]
    return sources.lazy.compactMap { member(key, of: $0, steps: steps + 1) }.first
  }

  /// The value of an alias; nil where there is none.
  private func followed(_ value: Value) -> Value? {
    var value = value
    for _ in 0..<Self.aliasLimit {
      guard let text = value.scalar?.string, text.first == Self.alias else { return value }
      guard let next = anchors[String(text.dropFirst())] else { return nil }
      value = next
    }
    return nil
  }

  private mutating func collectAnchors(in value: Value) {
    if let anchor = Self.anchor(of: value) { anchors[anchor] = value }
    for element in value.sequence.map(Array.init) ?? [] { collectAnchors(in: element) }
    for (_, member) in value.mapping.map(Array.init) ?? [] { collectAnchors(in: member) }
  }

  private static func anchor(of value: Value) -> String? {
    let tag = value.tag.description
    return tag.first == "!" ? String(tag.dropFirst()) : nil
  }

  /// Replaces the star of an alias. No description contains it: it belongs to no script.
  private static let alias: Character = "\u{E000}"

  /// The text with `!name` for `&name`, and with ``alias`` for the star of `*name`, where a value can begin. For an
  /// alias that is missed here, the library finds no anchor, and rejects the text.
  private static func untied(_ source: [UInt8]) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var before = UInt8(ascii: "\n")
    for (place, byte) in source.enumerated() {
      let startsName = startsValue(after: before) && place + 1 < source.count && isOfName(source[place + 1])
      switch byte {
      case UInt8(ascii: "&") where startsName: result.append(UInt8(ascii: "!"))
      case UInt8(ascii: "*") where startsName: result += alias.utf8
      default: result.append(byte)
      }
      before = byte
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func startsValue(after byte: UInt8) -> Bool { " \t\r\n[{,:-?".utf8.contains(byte) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
