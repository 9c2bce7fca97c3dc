import SourceFacts

extension TestRun {
  // MARK: queries

  /// `app.buttons`, `cell.firstMatch`, `button.exists`
  mutating func element(_ element: TestElement, member name: String) -> TestValue {
    if words.presences.contains(name) { return .presence(element) }
    if words.steps.contains(name) { return .element(element) }
    if words.settings.contains(name) { return .unknown }
    var element = element
    element.parts.append(TestElement.Part(kind: name))
    return .element(element)
  }

  /// `app.buttons["Pay"]`
  mutating func element(at place: Code, _ scope: TestScope) -> TestValue {
    guard let base = code.child(place, .base) else { return .unknown }
    let found = value(base, scope)
    let given = arguments(of: place, scope).first?.value ?? .unknown
    switch found {
    case .app: return .element(named(TestElement(), given))
    case .element(let element): return .element(named(element, given))
    case .foreign: return .foreign
    default: return .unknown
    }
  }

  private func named(_ element: TestElement, _ given: TestValue) -> TestElement {
    guard case .text(let text) = given else { return adding(ElementName(text: Self.hole), to: element) }
    return adding(ElementName(text: text), to: element)
  }

  private func adding(_ name: ElementName, to element: TestElement) -> TestElement {
    var element = element
    if element.parts.isEmpty || element.parts[element.parts.count - 1].name != nil { element.parts.append(.init()) }
    element.parts[element.parts.count - 1].name = name
    return element
  }

  // MARK: methods

  mutating func application(_ name: String, _ given: [Argument], at place: Code) -> TestValue {
    if words.launches.contains(name) {
      act(.launch(isPrepared: isPrepared), at: place)
      return .unknown
    }
    if words.opens.contains(name) {
      if case .url(let text)? = given.first?.value { act(.open(text), at: place) } else { act(.open(nil), at: place) }
      return .unknown
    }
    return element(TestElement(), method: name, given, at: place)
  }

  mutating func element(_ element: TestElement, method name: String, _ given: [Argument], at place: Code) -> TestValue {
    if words.taps.contains(name) {
      act(isBack(element) ? .back : .tap(element), at: place)
      return .unknown
    }
    if words.presences.contains(name) { return .presence(element) }
    if words.gestures.contains(name) {
      // The element that is typed into exists.
      if element.name != nil { act(.see(element), at: place) }
      return .unknown
    }
    if words.steps.contains(name) { return .element(narrowed(element, given)) }
    if let run = given.first(where: { if case .closure = $0.value { true } else { false } }) {
      return unknownCall(name, [run])
    }
    return .unknown
  }

  /// `matching(identifier: "row")`, `matching(predicate)`, `element(boundBy: 0)`
  private func narrowed(_ element: TestElement, _ given: [Argument]) -> TestElement {
    var element = element
    for argument in given {
      switch argument.value {
      case .text(let text) where words.identifierLabels.contains(argument.label) || argument.label.isEmpty:
        element = adding(ElementName(text: text, isIdentifier: true), to: element)
      case .predicate(let name): element = adding(name, to: element)
      case .unknown where words.identifierLabels.contains(argument.label):
        element = adding(ElementName(text: Self.hole), to: element)
      default: break
      }
    }
    if let last = given.last, last.label == "boundBy", !element.parts.isEmpty {
      element.parts[element.parts.count - 1].number = number(last.place) ?? 0
    }
    return element
  }

  private func number(_ argument: Code) -> Int? {
    code.child(argument, .value).flatMap { code.kind($0) == .number ? Int(code.name($0)) : nil }
  }

  /// The first button of the bar, without a name.
  private func isBack(_ element: TestElement) -> Bool {
    guard let last = element.parts.last, last.name == nil, last.kind == "buttons", (last.number ?? 0) == 0 else {
      return false
    }
    return element.parts.dropLast().contains { $0.kind == words.titleBar }
  }

  // MARK: predicates

  /// `NSPredicate(format: "label BEGINSWITH %@", title)`: predicates that compare one text.
  func predicate(_ given: [Argument]) -> TestValue {
    guard let first = given.first, case .text(let format) = first.value else { return .unknown }
    let parts = format.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count == 3, let match = Self.comparison(parts[1]) else { return .unknown }
    var text = parts[2]
    if text == "%@" {
      guard given.count > 1, case .text(let known) = given[1].value else { return .unknown }
      text = known
    } else {
      let quotes: Set<Character> = ["'", "\""]
      guard let quote = text.first, quotes.contains(quote), text.last == quote, text.count > 1,
        !text.dropFirst().dropLast().contains(quote)
      else { return .unknown }
      text = String(text.dropFirst().dropLast())
    }
    let isIdentifier = parts[0] == "identifier"
    guard isIdentifier || ["label", "title", "value"].contains(parts[0]) else { return .unknown }
    return .predicate(
      ElementName(text: text, match: match, isIdentifier: isIdentifier, ignoresCase: parts[1].contains("[")))
  }

  private static func comparison(_ word: String) -> ElementName.Match? {
    switch word.prefix(while: { $0 != "[" }).uppercased() {
    case "=", "==": .equals
    case "BEGINSWITH": .prefix
    case "ENDSWITH": .suffix
    case "CONTAINS": .contains
    default: nil
    }
  }
}
