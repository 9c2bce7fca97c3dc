import NavigationModel

/// One mapping of a dialect's description while it is read: it records which keys were asked for, so that all others
/// can be reported as mistakes.
final class DialectFields {
  final class Problems { var list: [DialectFailure.Problem] = [] }

  private let members: [JSONValue.Member]
  private let steps: [String]
  private let problems: Problems
  private var asked: [String] = []

  init?(_ value: JSONValue, steps: [String], problems: Problems) {
    guard case .object(let members) = value else {
      problems.list.append(.init(steps: steps, message: "a mapping is expected here, not \(Self.words(value))."))
      return nil
    }
    self.members = members
    self.steps = steps
    self.problems = problems
  }

  private func add(_ message: String, at further: [String] = []) {
    problems.list.append(.init(steps: steps + further, message: message))
  }

  /// The value of a key; nil if there is none.
  private func value(_ key: String) -> JSONValue? {
    asked.append(key)
    guard let found = members.last(where: { $0.key == key })?.value, found != .null else { return nil }
    return found
  }

  /// Reports the keys that nobody asked for.
  func finish() {
    for member in members where !asked.contains(member.key) {
      let hint =
        Spelling.nearest(to: member.key, in: asked).map { "did you mean '\($0)'?" }
        ?? "known here: \(asked.joined(separator: ", "))."
      add("there is no such key; \(hint)", at: [member.key])
    }
  }

  // MARK: texts

  func text(_ key: String, required: Bool = false, default usual: String = "") -> String {
    guard let found = value(key) else {
      if required { add("the key '\(key)' is missing.") }
      return usual
    }
    guard case .string(let text) = found else {
      add("a string is expected here, not \(Self.words(found)).", at: [key])
      return usual
    }
    if required, text.isEmpty { add("the string must not be empty.", at: [key]) }
    return text
  }

  func optionalText(_ key: String) -> String? {
    let text = text(key)
    return text.isEmpty ? nil : text
  }

  /// A list of texts, or one text.
  func texts(_ key: String, required: Bool = false, default usual: [String] = []) -> [String] {
    guard let found = value(key) else {
      if required { add("the key '\(key)' is missing.") }
      return usual
    }
    switch found {
    case .string(let text): return [text]
    case .array(let elements):
      return elements.enumerated().compactMap { place, element in
        if case .string(let text) = element { return text }
        add("a string is expected here, not \(Self.words(element)).", at: [key, String(place)])
        return nil
      }
    default:
      add("a list of strings is expected here, not \(Self.words(found)).", at: [key])
      return usual
    }
  }

  /// Labels of arguments; `_` is written for an argument without one.
  func label(_ key: String, required: Bool = false, default usual: String = "") -> String {
    Self.label(text(key, required: required, default: usual))
  }
  func labels(_ key: String, required: Bool = false, default usual: [String] = []) -> [String] {
    texts(key, required: required, default: usual).map(Self.label)
  }
  private static func label(_ text: String) -> String { text == "_" ? "" : text }

  // MARK: other scalars

  func boolean(_ key: String) -> Bool {
    guard let found = value(key) else { return false }
    if case .boolean(let flag) = found { return flag }
    add("true or false is expected here, not \(Self.words(found)).", at: [key])
    return false
  }

  func integer(_ key: String) -> Int {
    guard let found = value(key) else { return 0 }
    if case .integer(let number) = found, 0...100 ~= number { return number }
    add("a whole number from 0 to 100 is expected here, not \(Self.words(found)).", at: [key])
    return 0
  }

  /// One of an enum's values; a missing key without a default value is a mistake.
  func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, default usual: Choice?) -> Choice
  where Choice.RawValue == String {
    let fallback = usual ?? Choice.allCases.first!
    guard let found = value(key) else {
      if usual == nil { add("the key '\(key)' is missing; it is one of \(Self.names(of: Choice.self)).") }
      return fallback
    }
    return choice(found, at: [key]) ?? fallback
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(_ value: JSONValue, at further: [String]) -> Choice?
  where Choice.RawValue == String {
    guard case .string(let text) = value else {
      add("one of \(Self.names(of: Choice.self)) is expected here, not \(Self.words(value)).", at: further)
      return nil
    }
    if let choice = Choice(rawValue: text) { return choice }
    let hint =
      Spelling.nearest(to: text, in: Choice.allCases.map(\.rawValue)).map { "did you mean '\($0)'?" }
      ?? "it is one of \(Self.names(of: Choice.self))."
    add("'\(text)' is not known here; \(hint)", at: further)
    return nil
  }

  private static func names<Choice: RawRepresentable & CaseIterable>(of: Choice.Type) -> String
  where Choice.RawValue == String {
    Choice.allCases.map(\.rawValue).joined(separator: ", ")
  }

  // MARK: mappings and lists

  func record<Record>(_ key: String, _ read: (DialectFields) -> Record) -> Record? {
    guard let found = value(key) else { return nil }
    return record(found, [key], read)
  }

  private func record<Record>(_ value: JSONValue, _ further: [String], _ read: (DialectFields) -> Record) -> Record? {
    guard let fields = DialectFields(value, steps: steps + further, problems: problems) else { return nil }
    let result = read(fields)
    fields.finish()
    return result
  }

  func records<Record>(_ key: String, _ read: (DialectFields) -> Record) -> [Record] {
    guard let found = value(key) else { return [] }
    guard case .array(let elements) = found else {
      add("a list of mappings is expected here, not \(Self.words(found)).", at: [key])
      return []
    }
    return elements.enumerated().compactMap { place, element in record(element, [key, String(place)], read) }
  }

  private func entries(_ key: String) -> [JSONValue.Member] {
    guard let found = value(key) else { return [] }
    guard case .object(let members) = found else {
      add("a mapping is expected here, not \(Self.words(found)).", at: [key])
      return []
    }
    return members
  }

  /// Names with a text each.
  func table(_ key: String) -> [String: String] {
    var result: [String: String] = [:]
    for member in entries(key) {
      switch member.value {
      case .string(let text): result[member.key] = text
      case .null: result[member.key] = ""
      default: add("a string is expected here, not \(Self.words(member.value)).", at: [key, member.key])
      }
    }
    return result
  }

  /// Names with a label each.
  func labelTable(_ key: String) -> [String: String] { table(key).mapValues(Self.label) }

  /// Names with one of an enum's values each.
  func choiceTable<Choice: RawRepresentable & CaseIterable>(_ key: String) -> [String: Choice]
  where Choice.RawValue == String {
    var result: [String: Choice] = [:]
    for member in entries(key) {
      if let c: Choice = choice(member.value, at: [key, member.key]) { result[member.key] = c }
    }
    return result
  }

  private static func words(_ value: JSONValue) -> String {
    switch value {
    case .null: "nothing"
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .string(let text): "'\(text)'"
    case .array: "a list"
    case .object: "a mapping"
    }
  }
}
