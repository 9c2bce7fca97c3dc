import NavigationModel

/// Turns values into what they should be, and remembers what they are not.
struct ValueReader {
  let file: String
  private(set) var problems: [ConfigurationProblem] = []

  init(file: String) { self.file = file }

  mutating func add(_ message: String, at place: LocatedValue.Place) {
    problems.append(ConfigurationProblem(file: file, place: place, message: message))
  }

  // MARK: Keys

  /// The members of a mapping whose keys are all known, in the file's order. Members without a value are left out.
  mutating func members<Key: RawRepresentable<String> & CaseIterable>(
    _ value: LocatedValue, _ what: String, keys: Key.Type, hint: (String) -> String? = { _ in nil }
  ) -> [(key: Key, member: LocatedValue.Member)] {
    guard case .mapping(let members) = value.content else {
      if !value.isNull {
        add(
          "\(what) takes \(Self.listed(Key.allCases.map(\.rawValue))), not \(Self.description(of: value)).",
          at: value.place)
      }
      return []
    }
    return members.compactMap { member in
      guard let key = Key(rawValue: member.key) else {
        let mend = hint(member.key) ?? Self.mend(member.key, Key.allCases.map(\.rawValue), "Known here")
        add("\(what) has no key '\(Self.shown(member.key))'. \(mend)", at: member.keyPlace)
        return nil
      }
      return member.value.isNull ? nil : (key, member)
    }
  }

  /// `Did you mean 'rules'?`, or all there is.
  static func mend(_ word: String, _ candidates: [String], _ lead: String) -> String {
    if let nearest = Spelling.nearest(to: word, in: candidates) { return "Did you mean '\(nearest)'?" }
    return "\(lead): \(candidates.joined(separator: ", "))."
  }

  // MARK: Values

  mutating func text(_ value: LocatedValue, _ what: String) -> String? {
    guard let text = value.text, !text.isEmpty else {
      add("\(what) takes a text, not \(Self.description(of: value)).", at: value.place)
      return nil
    }
    return text
  }

  mutating func boolean(_ value: LocatedValue, _ what: String) -> Bool? {
    guard let boolean = value.boolean else {
      add("\(what) takes true or false, not \(Self.description(of: value)).", at: value.place)
      return nil
    }
    return boolean
  }

  mutating func integer(_ value: LocatedValue, _ what: String, in range: ClosedRange<Int>) -> Int? {
    guard let integer = value.integer, range.contains(integer) else {
      add(
        "\(what) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \(Self.description(of: value)).",
        at: value.place)
      return nil
    }
    return integer
  }

  /// One of some words.
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
  mutating func elements(_ value: LocatedValue, _ what: String) -> [LocatedValue] {
    switch value.content {
    case .list(let elements): return elements
    case .scalar: return [value]
    case .mapping:
      add("\(what) takes a list, not a mapping.", at: value.place)
      return []
    }
  }

  mutating func texts(_ value: LocatedValue, _ what: String) -> [(text: String, place: LocatedValue.Place)] {
    elements(value, what).compactMap { element in
      guard let text = element.text, !text.isEmpty else {
        add("\(what) takes texts, not \(Self.description(of: element)).", at: element.place)
        return nil
      }
      return (text, element.place)
    }
  }

  mutating func words<Word: RawRepresentable<String> & CaseIterable & Hashable>(
    _ value: LocatedValue, _ what: String, of: Word.Type = Word.self
  ) -> Set<Word> {
    Set(elements(value, what).compactMap { word($0, what, of: Word.self) })
  }

  // MARK: Words

  static func description(of value: LocatedValue) -> String {
    switch value.content {
    case .list: "a list"
    case .mapping: "a mapping"
    case .scalar(let text, let isPlain):
      value.isNull
        ? "nothing"
        : isPlain && value.integer != nil ? "the number \(text)" : text.isEmpty ? "an empty text" : "'\(shown(text))'"
    }
  }

  /// `a, b or c`
  static func listed(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }

  /// A word of the file in a message: on one line, and not endless.
  static func shown(_ text: String) -> String {
    let line = PlainText.line(text.prefix(80))
    return text.count > 80 ? line + "…" : line
  }
}
