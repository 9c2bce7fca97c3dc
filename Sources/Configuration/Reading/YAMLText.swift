import Yams

/// A configuration file's text to values with places.
///
/// The text may come from a stranger's pull request, so everything is bounded: its size, its depth, and what it can
/// grow into. Aliases are refused, as a few lines of them stand for more values than any machine can hold.
enum YAMLText {
  static let largestFile = 256_000
  static let deepest = 32
  static let mostValues = 50_000

  /// nil for a file that holds nothing but comments.
  static func parse(_ bytes: [UInt8], file: String) throws(ConfigurationFailure) -> LocatedValue? {
    guard bytes.count <= largestFile else {
      throw ConfigurationFailure(
        file: file, "the file is larger than \(largestFile / 1000) kB. A configuration is short; is this one?")
    }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw ConfigurationFailure(file: file, "the file is not UTF-8 text.")
    }
    // An anchor and a tag stand in the same places. With tags in the place of all anchors the text has the same
    // structure, but no alias leads anywhere, so that the parser tells of it before it builds anything from it.
    if text.utf8.contains(UInt8(ascii: "&")) { _ = try node(text.replacing("&", with: "!"), file) }
    guard let root = try node(text, file) else { return nil }
    var count = 0
    return try value(root, file, depth: 0, count: &count)
  }

  private static func node(_ text: String, _ file: String) throws(ConfigurationFailure) -> Node? {
    do {
      // The encoding is named, as its default would be asked of the environment.
      return try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
    } catch let error as YamlError {
      throw failure(error, file)
    } catch {
      throw ConfigurationFailure(file: file, "the file is not YAML: \(error)")
    }
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
      throw ConfigurationFailure(file: file, place: place, "the file holds more than \(mostValues) values.")
    }
    switch node {
    case .scalar(let scalar):
      return LocatedValue(.scalar(scalar.string, isPlain: scalar.style == .plain), at: place)
    case .sequence(let sequence):
      var elements: [LocatedValue] = []
      for element in sequence { elements.append(try value(element, file, depth: depth + 1, count: &count)) }
      return LocatedValue(.list(elements), at: place)
    case .mapping(let mapping):
      var members: [LocatedValue.Member] = []
      for (key, inner) in mapping {
        guard case .scalar(let scalar) = key else {
          throw ConfigurationFailure(
            file: file, place: Self.place(key.mark), "a key has to be a text, not a list or a mapping.")
        }
        members.append(
          .init(
            key: scalar.string, keyPlace: Self.place(key.mark),
            value: try value(inner, file, depth: depth + 1, count: &count)))
      }
      return LocatedValue(.mapping(members), at: place)
    case .alias:
      throw ConfigurationFailure(file: file, place: place, noAliases)
    }
  }

  private static let noAliases =
    "aliases ('*name') are not read. Write the value out; a text that starts with '*', such as a pattern, needs quotes."

  private static func place(_ mark: Mark?) -> LocatedValue.Place {
    LocatedValue.Place(line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  private static func failure(_ error: YamlError, _ file: String) -> ConfigurationFailure {
    switch error {
    case .composer(_, let problem, let mark, _) where problem.contains("alias"):
      return ConfigurationFailure(file: file, place: place(mark), noAliases)
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      if problem.contains("another document") {
        return ConfigurationFailure(
          file: file, place: place(mark), "a second document begins here ('---'). A configuration is one document.")
      }
      let isAlias = problem.contains("alphabetic or numeric") || problem.contains("alias")
      let hint =
        if isAlias {
          " A text that starts with '*' or '&' needs quotes."
        } else if problem.contains("cannot start any token") {
          " YAML takes no tabs in front of a key, only spaces; a text that starts with '@', '`' or '%' needs quotes."
        } else {
          tooDeep(problem)
        }
      return ConfigurationFailure(file: file, place: place(mark), "this is not YAML: \(problem).\(hint)")
    case .reader(let problem, _, _, _):
      return ConfigurationFailure(file: file, "this is not YAML text: \(problem).")
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "'\($0)'" }.joined(separator: ", ")
      return ConfigurationFailure(
        file: file, place: place(context.mark), "the key \(names) stands here twice. Make one of them.")
    default:
      return ConfigurationFailure(file: file, "the file is not YAML.")
    }
  }

  private static func tooDeep(_ problem: String) -> String {
    problem.contains("indent") || problem.contains("tab") ? " Indent with spaces, the same number on each level." : ""
  }
}
