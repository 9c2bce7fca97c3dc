import Yams

/// A mistake that the parser found, as a message for a person.
struct YAMLMistake {
  private let error: YamlError
  private let text: String

  static let noAliases =
    "aliases ('*name') are not supported. Write the value out; a string that starts with '*', such as a pattern, needs quotes."

  init(_ error: YamlError, _ text: String) {
    self.error = error
    self.text = text
  }

  func failure(_ file: String) -> ConfigurationFailure {
    switch error {
    case .composer(_, let problem, let mark, _) where problem.contains("alias"):
      return ConfigurationFailure(file: file, place: YAMLText.place(mark), Self.noAliases)
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let mend = Self.mends.first { problem.contains($0.part) }?.mend ?? Self.otherMend
      return ConfigurationFailure(
        file: file, place: YAMLText.place(mark), mend.isWhole ? mend.text : "this is not YAML: \(problem). \(mend.text)"
      )
    case .reader:
      return ConfigurationFailure(
        file: file, place: YAMLPlaces.firstControlCharacter(text) ?? .first,
        "this is a control character. Delete it; in double quotes it can be written as '\\x01'.")
    case .duplicatedKeysInMapping(let keys, let context):
      return repeated(keys, YAMLText.place(context.mark), file)
    default:
      return ConfigurationFailure(file: file, place: .first, "the file is not YAML. Write lines such as 'key: value'.")
    }
  }

  /// - Parameter first: the position where the first of the keys occurs first.
  private func repeated(_ keys: [String], _ first: LocatedValue.Place, _ file: String) -> ConfigurationFailure {
    let key = keys.first ?? ""
    return ConfigurationFailure(
      file: file, place: YAMLPlaces.repeated(key, after: first, in: text) ?? first,
      "the key '\(ValueReader.shown(key))' is already in line \(first.line). Merge the two.")
  }

  private struct Mend {
    var text: String
    /// The advice also says what is wrong, so that the parser's message is not needed.
    var isWhole = false
  }

  private static let otherMend = Mend(text: "Write lines such as 'key: value', and indent with spaces.")

  /// The advice for a problem, by words of the parser's message.
  private static let mends: [(part: String, mend: Mend)] = [
    (
      "another document",
      Mend(text: "a second document begins here ('---'). A configuration is one document.", isWhole: true)
    ),
    (
      "expected <document start>",
      Mend(text: "the document has ended before this line. Delete the '...' above, or this line.", isWhole: true)
    ),
    ("alphabetic or numeric", Mend(text: "A string that starts with '*' or '&' needs quotes.")),
    ("alias", Mend(text: "A string that starts with '*' or '&' needs quotes.")),
    (
      "cannot start any token",
      Mend(
        text:
          "YAML allows no tabs before a key, only spaces; a string that starts with '@', '`' or '%' needs quotes.")
    ),
    (
      "mapping values",
      Mend(text: "A string that contains ': ' needs quotes; each key needs a line of its own with its ':'.")
    ),
    ("find expected ':'", Mend(text: "A line is 'key: value': write the ':' after the key.")),
    ("expected ',' or ']'", Mend(text: "Write a ',' between the elements and a ']' at the end of the list.")),
    ("expected ',' or '}'", Mend(text: "Write a ',' between the keys and a '}' at the end of the mapping.")),
    ("expected node content", Mend(text: "Write a value here, or delete the ',' or the bracket before it.")),
    ("tab character", Mend(text: "Indent with spaces, not with tabs.")),
    ("expected key", Mend(text: "Indent with spaces, keys of one level by the same number.")),
    ("expected '-'", Mend(text: "Indent with spaces, each '-' of one list by the same number.")),
    ("end of stream", Mend(text: "A quote is not closed: write it at the end of the string, too.")),
    ("escape", Mend(text: "In double quotes '\\' begins an escape sequence; write the string in single quotes.")),
    ("YAML document", Mend(text: "Delete the line '%YAML'.")),
    ("directive", Mend(text: "A string that starts with '%' needs quotes.")),
    ("tag", Mend(text: "A string that starts with '!' needs quotes.")),
  ]
}
