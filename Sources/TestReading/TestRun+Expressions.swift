import SourceFacts

extension TestRun {
  mutating func value(_ place: Code, _ scope: TestScope) -> TestValue {
    guard goesOn() else { return .unknown }
    return deeper { $0.evaluate(place, scope) } ?? .unknown
  }

  private mutating func evaluate(_ place: Code, _ scope: TestScope) -> TestValue {
    switch code.kind(place) {
    case .name: return named(place, scope)
    case .member: return member(place, scope)
    case .call: return call(place, scope)
    case .subscript: return element(at: place, scope)
    case .string: return text(place, scope)
    case .boolean: return .truth(code.name(place) == "true")
    case .closure: return .closure(place, scope)
    case .array: return .list(code.children(place, .elements).map { value($0, scope) })
    case .specialize: return code.child(place, .base).map { value($0, scope) } ?? .unknown
    case .cast: return code.child(place, .operand).map { value($0, scope) } ?? .unknown
    default: return combined(place, scope)
    }
  }

  private mutating func combined(_ place: Code, _ scope: TestScope) -> TestValue {
    switch code.kind(place) {
    case .binary: return binary(place, scope)
    case .unary: return negated(place, scope)
    case .ternary: return chosen(place, scope)
    case .tuple: return arguments(of: place, scope).first?.value ?? .unknown
    case .ifElse, .switch: return run([place][...], scope).value
    case .assign:
      _ = run([place][...], scope)
      return .unknown
    default: return .unknown
    }
  }

  private mutating func negated(_ place: Code, _ scope: TestScope) -> TestValue {
    let operand = code.child(place, .operand).map { value($0, scope) } ?? .unknown
    guard case .truth(let truth) = operand, code.name(place) == "!" else { return .unknown }
    return .truth(!truth)
  }

  private mutating func chosen(_ place: Code, _ scope: TestScope) -> TestValue {
    let holds = code.child(place, .condition).map { value($0, scope) } ?? .unknown
    guard case .truth(let truth) = holds else { return .unknown }
    return code.child(place, truth ? .then : .otherwise).map { value($0, scope) } ?? .unknown
  }

  private mutating func binary(_ place: Code, _ scope: TestScope) -> TestValue {
    let left = code.child(place, .left).map { value($0, scope) } ?? .unknown
    let right = code.child(place, .right).map { value($0, scope) } ?? .unknown
    switch (code.name(place), left, right) {
    case ("+", .text(let a), .text(let b)): return .text(a + b)
    case ("??", _, _): return left.isKnown ? left : right
    case ("&&", .truth(true), _): return right
    case ("&&", .truth(false), _), ("&&", _, .truth(false)): return .truth(false)
    case ("||", .truth(false), _): return right
    case ("||", .truth(true), _), ("||", _, .truth(true)): return .truth(true)
    default: return .unknown
    }
  }

  /// A literal; interpolated values are inserted if they are known.
  private mutating func text(_ place: Code, _ scope: TestScope) -> TestValue {
    let written = code.name(place)
    let parts = code.children(place, .elements)
    guard !parts.isEmpty else { return .text(Self.unescaped(written)) }
    var pieces = written.components(around: Self.hole)
    var result = pieces.isEmpty ? "" : Self.unescaped(pieces.removeFirst())
    for (part, piece) in zip(parts, pieces) {
      if case .text(let known) = value(part, scope) { result += known } else { result += Self.hole }
      result += Self.unescaped(piece)
    }
    return .text(result)
  }

  static let hole = "\\()"

  /// Those of Swift's escape sequences that occur in such texts.
  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return text.replacing("\\\"", with: "\"").replacing("\\'", with: "'").replacing("\\n", with: "\n")
      .replacing("\\t", with: "\t")
  }

  // MARK: names

  private mutating func named(_ place: Code, _ scope: TestScope) -> TestValue {
    let name = code.name(place)
    if name == "self" { return scope.object.map { .object($0) } ?? scope.value("self") ?? .unknown }
    if name == "Self" { return (scope.object?.type ?? scope.type).map { .type($0) } ?? .unknown }
    if name == "super" { return inherited(scope) }
    if let known = scope.value(name) { return known }
    if let object = scope.object, let found = property(name, of: object) { return found }
    if let own = scope.value("self"), let found = extended(name, on: own) { return found }
    if let type = scope.type, let found = constant(name, of: type) { return found }
    if let type = code.type(named: name, in: scope.type) { return .type(type) }
    if code.globals[name] != nil { return global(name) }
    // In an extension of the system's types: `buttons` for `self.buttons`.
    switch scope.value("self") {
    case .app?: return element(TestElement(), member: name)
    case .element(let element)?: return self.element(element, member: name)
    default: return .unknown
    }
  }

  private func inherited(_ scope: TestScope) -> TestValue {
    guard let object = scope.object, let type = scope.type else { return .unknown }
    return .inherited(object, from: type)
  }

  private mutating func global(_ name: String) -> TestValue {
    guard let found = code.globals[name], found.count == 1, code.kind(found[0]) == .variable else { return .unknown }
    return initial(found[0], TestScope())
  }

  private mutating func member(_ place: Code, _ scope: TestScope) -> TestValue {
    let name = code.name(place)
    guard let base = code.child(place, .base) else { return .enumCase(type: nil, name: name) }
    switch value(base, scope) {
    case .object(let object), .inherited(let object, _): return property(name, of: object) ?? .unknown
    case .type(let type): return constant(name, of: type) ?? .unknown
    case .foreign: return .foreign
    case .app: return extended(name, on: .app) ?? element(TestElement(), member: name)
    case .element(let element): return extended(name, on: .element(element)) ?? self.element(element, member: name)
    case .enumCase(let type?, let given): return property(name, ofCase: given, of: type)
    case .text(let text): return ["rawValue", "description"].contains(name) ? .text(text) : .unknown
    case .url(let text): return ["absoluteString", "absoluteURL"].contains(name) ? .text(text) : .unknown
    case .list(let elements): return name == "first" ? elements.first ?? .unknown : .unknown
    default: return .unknown
    }
  }

  /// A type's static member, a case or a nested type.
  private mutating func constant(_ name: String, of type: String) -> TestValue? {
    if code.types["\(type).\(name)"] != nil { return .type("\(type).\(name)") }
    for ancestor in code.lineage(type) where code.types[ancestor]?.cases[name] != nil {
      return .enumCase(type: ancestor, name: name)
    }
    let found = code.member(name, of: type).filter { code.node($0.code).flags.contains(.isStatic) }
    guard found.count == 1, let declaration = found.first, code.kind(declaration.code) == .variable else { return nil }
    let isOfApp = code.types[declaration.type]?.isOfTests != true
    if isOfApp { appConstants += 1 }
    defer { if isOfApp { appConstants -= 1 } }
    return initial(declaration.code, TestScope(type: declaration.type))
  }

  /// A property that the tests add to a system type: `extension XCUIApplication { var cart: … }`.
  private mutating func extended(_ name: String, on base: TestValue) -> TestValue? {
    for type in types(of: base) {
      guard let found = code.types[type]?.members[name]?.first(where: { code.kind($0) == .variable }) else { continue }
      let scope = TestScope(type: type)
      scope.values["self"] = base
      return initial(found, scope)
    }
    return nil
  }

  /// The types whose extensions apply to a value.
  func types(of value: TestValue) -> [String] {
    switch value {
    case .app: words.application.sorted() + words.elements
    case .element: words.elements
    case .object(let object): code.lineage(object.type)
    case .inherited(_, let type): Array(code.lineage(type).dropFirst())
    case .type(let type): code.lineage(type)
    case .enumCase(let type?, _): code.lineage(type)
    default: []
    }
  }

  /// The initial value of a variable, if nothing was assigned to it.
  mutating func initial(_ variable: Code, _ scope: TestScope) -> TestValue {
    let type = code.typeName(code.child(variable, .type))
    if let made = code.child(variable, .initializer) { return typed(value(made, scope), as: type, in: scope.type) }
    if let getter = code.children(variable, .accessors).first(where: { code.name($0) == "get" }),
      let block = code.child(getter, .body)
    {
      let found = deeper { $0.body(block, TestScope(outer: scope)) } ?? .unknown
      return typed(found, as: type, in: scope.type)
    }
    return typed(.unknown, as: type, in: scope.type)
  }

  /// What is known about a value by its declared type.
  func typed(_ value: TestValue, as type: String?, in context: String?) -> TestValue {
    guard let type else { return value }
    switch value {
    case .enumCase(nil, let name):
      return .enumCase(type: code.type(named: type, in: context), name: name)
    case .unknown where words.application.contains(type): return .app
    default: return value
    }
  }

  // MARK: properties

  mutating func property(_ name: String, of object: TestObject) -> TestValue? {
    if let known = object.fields[name] { return known }
    guard let found = code.member(name, of: object.type).first(where: { code.kind($0.code) == .variable }) else {
      return nil
    }
    // The app's own code is not run, so what it computes is unknown.
    guard code.types[found.type]?.isOfTests != false || code.child(found.code, .initializer) != nil,
      object.pending.insert(name).inserted
    else { return .unknown }
    defer { object.pending.remove(name) }
    let result = initial(found.code, TestScope(object: object, type: found.type))
    // A stored property is initialised once.
    if code.child(found.code, .initializer) != nil { object.fields[name] = result }
    return result
  }

  /// A property of an enum case: its raw value, or what a `switch` returns for it.
  private mutating func property(_ name: String, ofCase given: String, of type: String) -> TestValue {
    if ["rawValue", "description"].contains(name), let text = rawValue(of: given, of: type) { return .text(text) }
    guard let found = code.member(name, of: type).first, code.kind(found.code) == .variable else { return .unknown }
    let scope = TestScope(type: type)
    scope.values["self"] = .enumCase(type: type, name: given)
    return initial(found.code, scope)
  }

  private func rawValue(of name: String, of type: String) -> String? {
    guard let entry = code.types[type], let declared = entry.cases[name], entry.inherited.contains("String") else {
      return nil
    }
    guard code.node(declared).flags.contains(.hasRawValue), let raw = code.children(declared, .payload).last else {
      return name
    }
    return code.kind(raw) == .string ? code.name(raw) : nil
  }
}

extension String {
  /// The parts between the occurrences of a separator.
  func components(around separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
