import NavigationModel

/// Converts values to the expected types, and collects a mistake for each value that does not fit.
struct ValueReader {
  let file: String
  private(set) var problems: [ConfigurationProblem] = []

  init(file: String) { self.file = file }

  mutating func add(_ message: String, at place: LocatedValue.Place) {
    problems.append(ConfigurationProblem(file: file, place: place, message: message))
  }

  // MARK: Keys

  /// The members of a mapping whose keys are all known, in the file's order. A key without a value is a mistake: it has
  /// no effect, and whoever wrote it expects one.
  mutating func members<Key: RawRepresentable<String> & CaseIterable>(
    _ value: LocatedValue, _ what: String, keys: Key.Type, hint: (String) -> String? = { _ in nil }
  ) -> [(key: Key, member: LocatedValue.Member)] {
    guard case .mapping(let members) = value.content else {
      add(
        "\(what) takes \(Self.listed(Key.allCases.map(\.rawValue))), not \(Self.description(of: value)).",
        at: value.place)
      return []
    }
    guard !members.isEmpty else {
      add(
        "\(what) is an empty mapping and has no effect. Write \(Self.listed(Key.allCases.map(\.rawValue))), or delete it.",
        at: value.place)
      return []
    }
    return members.compactMap { member in
      guard let key = Key(rawValue: member.key) else {
        let mend = hint(member.key) ?? Self.mend(member.key, Key.allCases.map(\.rawValue), "Known here")
        add("\(what) has no key '\(Self.shown(member.key))'. \(mend)", at: member.keyPlace)
        return nil
      }
      guard !member.value.isNull else {
        add(
          "'\(member.key)' has no value and no effect. Write a value after the ':', or delete it.",
          at: member.keyPlace)
        return nil
      }
      return (key, member)
    }
  }

  /// `Did you mean 'rules'?`, or the list of all words.
  static func mend(_ word: String, _ candidates: [String], _ lead: String) -> String {
    if let nearest = Spelling.nearest(to: word, in: candidates) { return "Did you mean '\(nearest)'?" }
    return "\(lead): \(candidates.joined(separator: ", "))."
  }

  // MARK: Values

  mutating func text(_ value: LocatedValue, _ what: String) -> String? {
    guard let text = value.text, !text.isEmpty else {
      add("\(what) takes a string, not \(Self.description(of: value)).", at: value.place)
      return nil
    }
    return isNoBoolean(value, what) ? text : nil
  }

  /// In YAML, `true` without quotes is not a string.
  private mutating func isNoBoolean(_ value: LocatedValue, _ what: String) -> Bool {
    guard value.boolean != nil, let text = value.text else { return true }
    add("\(what) takes a string, not \(text). Write \"\(text)\" in quotes if you mean the string.", at: value.place)
    return false
  }

  /// The advice for a number, `true` or `false` in quotes.
  private static func unquoted(_ value: LocatedValue, _ isMeant: (LocatedValue) -> Bool) -> String {
    guard case .scalar(let text, false) = value.content,
      isMeant(LocatedValue(.scalar(text, isPlain: true), at: value.place))
    else { return "" }
    return " Omit the quotes."
  }

  mutating func boolean(_ value: LocatedValue, _ what: String) -> Bool? {
    guard let boolean = value.boolean else {
      add(
        "\(what) takes true or false, not \(Self.description(of: value)).\(Self.unquoted(value) { $0.boolean != nil })",
        at: value.place)
      return nil
    }
    return boolean
  }

  mutating func integer(_ value: LocatedValue, _ what: String, in range: ClosedRange<Int>) -> Int? {
    guard let integer = value.integer, range.contains(integer) else {
      add(
        "\(what) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \(Self.description(of: value))."
          + Self.unquoted(value) { $0.integer.map(range.contains) ?? false },
        at: value.place)
      return nil
    }
    return integer
  }

  /// One of several words.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ value: LocatedValue, _ what: String, of: Word.Type = Word.self
  ) -> Word? {
    let words = Word.allCases.map(\.rawValue)
    guard let text = value.text else {
      add("\(what) takes \(Self.listed(words)), not \(Self.description(of: value)).", at: value.place)
      return nil
    }
    guard let word = Word(rawValue: text) else {
      let nearest = Spelling.nearest(to: text, in: words).map { " Did you mean '\($0)'?" } ?? ""
      add("\(what) takes \(Self.listed(words)), not '\(Self.shown(text))'.\(nearest)", at: value.place)
      return nil
    }
    return word
  }

  /// A list, or one element without the list around it.
  /// - Parameter emptiness: what an empty list would mean, as the end of a sentence; nil if the list may be empty.
  mutating func elements(_ value: LocatedValue, _ what: String, emptiness: String? = " and has no effect")
    -> [LocatedValue]
  {
    switch value.content {
    case .list(let elements):
      if elements.isEmpty, let emptiness {
        add("\(what) is an empty list\(emptiness). Write what it lists, or delete it.", at: value.place)
      }
      return elements
    case .scalar: return [value]
    case .mapping:
      add("\(what) takes a list, not a mapping.", at: value.place)
      return []
    }
  }

  mutating func texts(_ value: LocatedValue, _ what: String, emptiness: String? = " and has no effect") -> [(
    text: String, place: LocatedValue.Place
  )] {
    let elements = elements(value, what, emptiness: emptiness)
    checkRepetition(elements, what)
    return elements.compactMap { element in
      guard let text = element.text, !text.isEmpty else {
        add("\(what) takes strings, not \(Self.description(of: element)).", at: element.place)
        return nil
      }
      return isNoBoolean(element, what) ? (text, element.place) : nil
    }
  }

  mutating func words<Word: RawRepresentable<String> & CaseIterable & Hashable>(
    _ value: LocatedValue, _ what: String, of: Word.Type = Word.self
  ) -> Set<Word> {
    let elements = elements(value, what)
    checkRepetition(elements, what)
    return Set(elements.compactMap { word($0, what, of: Word.self) })
  }

  /// The first element that occurs twice in the list.
  private mutating func checkRepetition(_ elements: [LocatedValue], _ what: String) {
    var lines: [String: Int] = [:]
    for element in elements {
      guard let text = element.text else { continue }
      if let line = lines.updateValue(element.place.line, forKey: text) {
        add(
          "'\(Self.shown(text))' is already in \(what), in line \(line). Delete one of the two.", at: element.place)
        return
      }
    }
  }

  // MARK: Words

  static func description(of value: LocatedValue) -> String {
    switch value.content {
    case .list: "a list"
    case .mapping: "a mapping"
    case .scalar(let text, let isPlain):
      value.isNull
        ? "nothing"
        : isPlain && value.integer != nil ? "the number \(text)" : text.isEmpty ? "an empty string" : "'\(shown(text))'"
    }
  }

  /// `a, b or c`
  static func listed(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }

  /// A word of the file in a message: on one line, and shortened. The end of a long one is kept, as it is the end of a
  /// path that names the file.
  static func shown(_ text: String) -> String { PlainText.shortened(text, to: 80) }
}
