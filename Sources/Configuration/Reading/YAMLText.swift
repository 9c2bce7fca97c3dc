import Yams

/// Converts a configuration file's text to values with positions.
/// The text may come from a stranger's pull request, so everything is bounded: its size, its depth, and the number of
/// values. Aliases are refused, because a few lines of them can stand for more values than any machine can hold.
enum YAMLText {
  static let largestFile = 256_000
  static let deepest = 32
  static let mostValues = 50_000

  /// nil for a file that contains nothing but comments.
  static func parse(_ bytes: [UInt8], file: String) throws(ConfigurationFailure) -> LocatedValue? {
    guard bytes.count <= largestFile else {
      throw ConfigurationFailure(
        file: file, place: .first,
        "the file is larger than \(largestFile / 1000) kB. A configuration is short: is this file one?")
    }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw ConfigurationFailure(
        file: file, place: YAMLPlaces.firstThatIsNoText(bytes), "this is not UTF-8 text. Save the file as UTF-8.")
    }
    if let place = YAMLPlaces.mergeConflict(text) {
      throw ConfigurationFailure(
        file: file, place: place,
        "git left a merge conflict here. Keep the lines that you want, and delete the markers.")
    }
    // An anchor and a tag may stand in the same places. If all anchors are replaced by tags, the text has the same
    // structure, but no alias has a target. So the parser reports the aliases before it builds anything from them.
    let untied = text.utf8.contains(UInt8(ascii: "&")) ? try node(text.replacing("&", with: "!"), file) : nil
    guard let root = try node(text, file) else { return nil }
    if let untied, let place = anchor(untied, root) {
      throw ConfigurationFailure(
        file: file, place: place,
        "anchors ('&name') are not supported. Delete it; a string that starts with '&' needs quotes.")
    }
    var count = 0
    return try value(root, file, depth: 0, count: &count)
  }

  private static func node(_ text: String, _ file: String) throws(ConfigurationFailure) -> Node? {
    do {
      // The encoding is passed explicitly, because the default depends on the environment.
      return try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch let error as YamlError {
      throw YAMLMistake(error, text).failure(file)
    } catch {
      throw ConfigurationFailure(file: file, place: .first, "the file is not YAML: \(error)")
    }
  }

  /// The first value that has a tag in only one of two texts, which are equal except that anchors became tags.
  private static func anchor(_ untied: Node, _ node: Node, depth: Int = 0) -> LocatedValue.Place? {
    if untied.hasLocalTag, !node.hasLocalTag { return place(untied.mark) }
    guard depth <= deepest else { return nil }
    for (a, b) in zip(untied.children, node.children) {
      if let found = anchor(a, b, depth: depth + 1) { return found }
    }
    return nil
  }

  private static func value(_ node: Node, _ file: String, depth: Int, count: inout Int) throws(ConfigurationFailure)
    -> LocatedValue
  {
    let place = place(node.mark)
    guard depth <= deepest else {
      throw ConfigurationFailure(file: file, place: place, "values are nested more than \(deepest) deep.")
    }
    count += 1
    guard count <= mostValues else {
      throw ConfigurationFailure(file: file, place: place, "the file contains more than \(mostValues) values.")
    }
    guard !node.hasOwnTag else {
      throw ConfigurationFailure(
        file: file, place: place,
        "tags ('!name') are not supported. Write the value alone; a string that starts with '!' needs quotes.")
    }
    switch node {
    case .scalar(let scalar):
      return LocatedValue(.scalar(scalar.string, isPlain: scalar.style == .plain), at: place)
    case .sequence(let sequence):
      var elements: [LocatedValue] = []
      for element in sequence { elements.append(try value(element, file, depth: depth + 1, count: &count)) }
      return LocatedValue(.list(elements), at: place)
    case .mapping(let mapping):
      return LocatedValue(.mapping(try members(mapping, file, depth: depth, count: &count)), at: place)
    case .alias:
      throw ConfigurationFailure(file: file, place: place, YAMLMistake.noAliases)
    }
  }

  private static func members(_ mapping: Node.Mapping, _ file: String, depth: Int, count: inout Int)
    throws(ConfigurationFailure) -> [LocatedValue.Member]
  {
    var members: [LocatedValue.Member] = []
    for (key, inner) in mapping {
      guard case .scalar(let scalar) = key else {
        throw ConfigurationFailure(
          file: file, place: place(key.mark), "a key must be a string, not a list or a mapping.")
      }
      members.append(
        .init(
          key: scalar.string, keyPlace: place(key.mark),
          value: try value(inner, file, depth: depth + 1, count: &count)))
    }
    return members
  }

  static func place(_ mark: Mark?) -> LocatedValue.Place {
    LocatedValue.Place(line: mark?.line ?? 1, column: mark?.column ?? 1)
  }
}

extension Node {
  private static let ofText = "tag:yaml.org,2002:str"

  /// As written in the text; empty for none.
  private var writtenTag: String {
    switch self {
    case .scalar(let scalar): scalar.tag.description
    case .sequence(let sequence): sequence.tag.description
    case .mapping(let mapping): mapping.tag.description
    case .alias: ""
    }
  }

  /// The tag is written in the text. A quoted string has the string tag by itself.
  fileprivate var hasOwnTag: Bool {
    if case .scalar(let scalar) = self, scalar.style != .plain, writtenTag == Self.ofText { return false }
    return !writtenTag.isEmpty
  }

  /// A local tag, which an anchor becomes when it is read as a tag.
  fileprivate var hasLocalTag: Bool { writtenTag.hasPrefix("!") }

  /// Of a mapping, each key and its value.
  fileprivate var children: [Node] {
    switch self {
    case .scalar, .alias: []
    case .sequence(let sequence): Array(sequence)
    case .mapping(let mapping): mapping.flatMap { [$0.key, $0.value] }
    }
  }
}
