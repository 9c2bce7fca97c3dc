import SourceFacts

extension TestRun {
  struct Argument {
    var label: String
    var value: TestValue
    var place: Code
  }

  mutating func arguments(of call: Code, _ scope: TestScope) -> [Argument] {
    code.children(call, .arguments).compactMap { argument in
      code.child(argument, .value).map {
        Argument(label: code.name(argument), value: value($0, scope), place: argument)
      }
    }
  }

  mutating func call(_ place: Code, _ scope: TestScope) -> TestValue {
    guard let callee = code.child(place, .callee) else { return .unknown }
    switch code.kind(callee) {
    case .member: return methodCall(place, callee, scope)
    case .name, .specialize: return plainCall(place, scope)
    default:
      let called = value(callee, scope)
      return run(closure: called, with: arguments(of: place, scope)) ?? .unknown
    }
  }

  private mutating func plainCall(_ place: Code, _ scope: TestScope) -> TestValue {
    let name = code.name(place)
    if words.failures.contains(name) {
      hasEnded = true
      return .unknown
    }
    let given = arguments(of: place, scope)
    if words.assertions.contains(name) { return asserted(given, at: place) }
    if let known = scope.value(name), let result = run(closure: known, with: given) { return result }
    let own: TestValue? =
      scope.object.map { .object($0) } ?? scope.value("self") ?? scope.type.map { .type($0) }
    if let own, let result = invoke(name, on: own, given, at: place) { return result }
    // `private let pay: (XCUIApplication) -> XCUIElement = { $0.buttons["pay"] }`
    if let held = scope.object.flatMap({ property(name, of: $0) }), let result = run(closure: held, with: given) {
      return result
    }
    if let made = made(name, given, at: place, in: scope.type) { return made }
    if let found = function(among: (code.globals[name] ?? []).map { ($0, nil) }, fitting: given) {
      return invoke(found.code, TestScope(), given)
    }
    // In an extension of the system's types: `tap()` for `self.tap()`.
    switch scope.value("self") {
    case .app?: return application(name, given, at: place)
    case .element(let element)?: return self.element(element, method: name, given, at: place)
    default: return unknownCall(name, given)
    }
  }

  /// The elements that an assertion requires exist, or the test fails.
  private mutating func asserted(_ given: [Argument], at place: Code) -> TestValue {
    guard let first = given.first?.value else { return .unknown }
    if case .presence(let element) = first { act(.see(element), at: place) }
    return first
  }

  /// A value that an initialiser of a type constructs.
  private mutating func made(_ name: String, _ given: [Argument], at place: Code, in context: String?) -> TestValue? {
    if words.application.contains(name) {
      guard let named = given.first(where: { words.otherApplications.contains($0.label) }) else { return .app }
      if case .text(let identifier) = named.value, identifier == code.ownApplication { return .app }
      return .foreign
    }
    if words.urls.contains(name) {
      if case .text(let text)? = given.first?.value { return .url(text) }
      return .unknown
    }
    if words.predicates.contains(name) { return predicate(given) }
    guard let type = code.type(named: name, in: context), let entry = code.types[type], entry.declaration != nil else {
      return nil
    }
    guard entry.isOfTests else {
      if appConstants == 0 { act(.make(type), at: place) }
      let result = unknownCall(name, given)
      // Of a value of the app, tests know the constants in its declaration.
      return result.isKnown ? result : .object(TestObject(type: type))
    }
    return .object(object(of: type, given))
  }

  mutating func object(of type: String, _ given: [Argument]) -> TestObject {
    let object = TestObject(type: type)
    if case .object? = initialise(object, as: type, given) { return object }
    // Without an initialiser of its own, a value stores its arguments.
    for argument in given where !argument.label.isEmpty { object.fields[argument.label] = argument.value }
    return object
  }

  private mutating func initialise(_ object: TestObject, as type: String, _ given: [Argument]) -> TestValue? {
    let found = code.member("init", of: type).filter { code.kind($0.code) == .function }
    guard let fitting = function(among: found.map { ($0.code, $0.type) }, fitting: given) else { return nil }
    _ = invoke(fitting.code, TestScope(object: object, type: fitting.type), given)
    return .object(object)
  }

  private mutating func methodCall(_ place: Code, _ callee: Code, _ scope: TestScope) -> TestValue {
    let name = code.name(place)
    guard let base = code.child(callee, .base) else {
      _ = arguments(of: place, scope)
      return .enumCase(type: nil, name: name)
    }
    let receiver = value(base, scope)
    let given = arguments(of: place, scope)
    guard !hasEnded else { return .unknown }
    if let result = invoke(name, on: receiver, given, at: place) { return result }
    switch receiver {
    case .app: return application(name, given, at: place)
    case .foreign: return .foreign
    case .element(let element): return self.element(element, method: name, given, at: place)
    case .inherited(let object, _):
      if name == "init" { keep(given, in: object) }
      return .unknown
    case .type(let type): return typeCall(type, name, given, at: place)
    case .unknown: return strangerCall(name, given, at: place)
    default: return unknownCall(name, given)
    }
  }

  /// An initialiser that is not in the sources is assumed to store its arguments.
  private func keep(_ given: [Argument], in object: TestObject) {
    for argument in given where !argument.label.isEmpty { object.fields[argument.label] = argument.value }
  }

  private mutating func typeCall(_ type: String, _ name: String, _ given: [Argument], at place: Code) -> TestValue {
    if name == "init", let made = made(type, given, at: place, in: nil) { return made }
    // A nested type: `Pages.Cart(app: app)`.
    if let nested = made("\(type).\(name)", given, at: place, in: nil) { return nested }
    if code.types[type]?.cases[name] != nil { return .enumCase(type: type, name: name) }
    return unknownCall(name, given)
  }

  /// A method of an unknown receiver: a method that the tests declare if one fits, else one of an element.
  private mutating func strangerCall(_ name: String, _ given: [Argument], at place: Code) -> TestValue {
    let candidates = (code.methods[name] ?? []).filter { fits($0.code, given) }
    if candidates.count == 1, let found = candidates.first {
      return invoke(found.code, TestScope(object: nil, type: found.type), given)
    }
    if words.taps.contains(name) { act(.tap(nil), at: place) }
    if words.opens.contains(name), case .url(let text)? = given.first?.value { act(.open(text), at: place) }
    return unknownCall(name, given)
  }

  /// The effect of a function that is not in the tests' sources: it may run the closures that it is given.
  mutating func unknownCall(_ name: String, _ given: [Argument]) -> TestValue {
    for argument in given {
      guard case .closure = argument.value else { continue }
      let found = recording { $0.run(closure: argument.value, with: []) ?? .unknown }
      if words.runners.contains(name) {
        add(found.steps)
        if found.ends { hasEnded = true }
        return found.result
      }
      if !found.steps.isEmpty { add([.choice([found.steps, []])]) }
    }
    return .unknown
  }

  // MARK: running what is declared

  /// A method that the tests declare; nil if they declare none.
  mutating func invoke(_ name: String, on receiver: TestValue, _ given: [Argument], at place: Code) -> TestValue? {
    let isStatic = if case .type = receiver { true } else { false }
    let candidates = types(of: receiver).flatMap { type in
      (code.types[type]?.members[name] ?? []).filter { code.node($0).flags.contains(.isStatic) == isStatic }
        .map { (code: $0, type: Optional(type)) }
    }
    guard let found = function(among: candidates, fitting: given) else { return nil }
    // Of the app's own methods the test sees only the returned value.
    if let type = found.type, code.types[type]?.isOfTests != true, !isValue(found.code) { return nil }
    let scope: TestScope
    switch receiver {
    case .object(let object), .inherited(let object, _): scope = TestScope(object: object, type: found.type)
    default:
      scope = TestScope(type: found.type)
      scope.values["self"] = receiver
    }
    return invoke(found.code, scope, given)
  }

  /// A single expression that returns a text: `static func row(_ id: Int) -> String { "row-\(id)" }`.
  private func isValue(_ function: Code) -> Bool {
    code.node(function).flags.contains(.isStatic) && code.typeName(code.child(function, .result)) == "String"
  }

  private mutating func invoke(_ function: Code, _ scope: TestScope, _ given: [Argument]) -> TestValue {
    guard let block = code.child(function, .body) else { return .unknown }
    let inner = TestScope(outer: scope)
    bind(code.children(function, .parameters), given, inner)
    let type = code.typeName(code.child(function, .result))
    let result = typed(deeper { $0.body(block, inner) } ?? .unknown, as: type, in: scope.type)
    return result.isKnown || hasEnded ? result : handedOn(type, given) ?? result
  }

  /// A helper that takes an element and returns one is assumed to return the same: it waits for it, or scrolls to it.
  private func handedOn(_ type: String?, _ given: [Argument]) -> TestValue? {
    guard let type, words.elements.contains(type) else { return nil }
    return given.lazy.map(\.value).first { if case .element = $0 { true } else { false } }
  }

  private mutating func bind(_ parameters: [Code], _ given: [Argument], _ scope: TestScope) {
    var rest = given[...]
    for parameter in parameters {
      let label = label(of: parameter)
      let type = code.typeName(code.child(parameter, .type))
      // A trailing closure is the argument of the next parameter that takes one.
      let isNext = rest.first.map { $0.label == label || code.node($0.place).flags.contains(.trailing) } ?? false
      if isNext, let argument = rest.popFirst() {
        scope.values[code.name(parameter)] = typed(argument.value, as: type, in: scope.type)
      } else {
        let byDefault = code.child(parameter, .initializer).map { value($0, scope) } ?? .unknown
        scope.values[code.name(parameter)] = typed(byDefault, as: type, in: scope.type)
      }
    }
  }

  private func label(of parameter: Code) -> String {
    let label = code.child(parameter, .label).map(code.name) ?? code.name(parameter)
    return label == "_" ? "" : label.isEmpty ? code.name(parameter) : label
  }

  /// The one function that accepts the arguments, the nearest first.
  private func function(among candidates: [(code: Code, type: String?)], fitting given: [Argument]) -> (
    code: Code, type: String?
  )? {
    candidates.first { fits($0.code, given) }
  }

  /// Whether the labels are those of the parameters, in order; omitted parameters have a default.
  private func fits(_ function: Code, _ given: [Argument]) -> Bool {
    guard code.kind(function) == .function else { return false }
    var rest = given[...]
    for parameter in code.children(function, .parameters) {
      if let next = rest.first,
        next.label == label(of: parameter) || code.node(next.place).flags.contains(.trailing)
      {
        rest.removeFirst()
      } else if code.child(parameter, .initializer) == nil, !code.node(parameter).flags.contains(.trailing) {
        return false
      }
    }
    return rest.isEmpty
  }

  /// nil for a value that is not a closure.
  mutating func run(closure: TestValue, with given: [Argument]) -> TestValue? {
    guard case .closure(let place, let scope) = closure, let block = code.child(place, .body) else { return nil }
    let inner = TestScope(outer: scope)
    let parameters = code.children(place, .parameters)
    for (number, argument) in given.enumerated() {
      inner.values["$\(number)"] = argument.value
      if number < parameters.count { inner.values[code.name(parameters[number])] = argument.value }
    }
    return deeper { $0.body(block, inner) } ?? .unknown
  }
}
