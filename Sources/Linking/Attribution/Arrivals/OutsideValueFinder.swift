import SourceFacts

/// Finds the variables with values from outside, starting at the handlers.
struct OutsideValueFinder {
  let flow: DataFlow
  let evaluator: Evaluator
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  var handlers: ArrivalHandlers { ArrivalHandlers(semantics: semantics) }
  var values = OutsideValues()
  private var queue: [VariableKey] = []

  init(flow: DataFlow, evaluator: Evaluator) {
    self.flow = flow
    self.evaluator = evaluator
  }

  static func find(_ flow: DataFlow, _ evaluator: Evaluator) -> OutsideValues {
    var finder = OutsideValueFinder(flow: flow, evaluator: evaluator)
    finder.spread()
    finder.nameLibrariesByTheirLinks()
    for key in finder.values.contents.keys.sorted() {
      let role = finder.role(of: key)
      finder.values.contents[key]?.role = role
    }
    for key in finder.marked(finder.mixture(of:)) { finder.values.contents[key]?.isMixed = true }
    for key in finder.marked(finder.absence(of:)) { finder.values.contents[key]?.isOptional = true }
    finder.values.puts = finder.puts()
    return finder.values
  }

  // MARK: where values go

  private mutating func spread() {
    for (key, arrival) in handlers.parameters() {
      values.contents[key, default: OutsideValues.Content()].arrivals.insert(arrival)
      values.contents[key]?.isHandedOver = true
      queue.append(key)
    }
    for (place, arrival) in handlers.expressions() { values.expressions[place] = arrival }
    for (place, arrival) in values.expressions.sorted(by: { $0.key < $1.key }) {
      carry([arrival], from: nil, at: place)
    }
    while let key = queue.popLast() {
      guard semantics.allows(\.outsideValues, after: values.contents.count) else { return }
      let arrivals = values.contents[key]?.arrivals ?? []
      for mention in mentions(of: key) { carry(arrivals, from: key, at: mention) }
      for call in answers(with: key) { carry(arrivals, from: key, at: call) }
    }
  }

  /// A shortcut or a notification that passes a link to a library opens the link's target: the library does not tell
  /// where a link came from.
  private mutating func nameLibrariesByTheirLinks() {
    for (closure, arrivals) in values.closures {
      let links = arrivals.filter { $0.way == .outside(.deepLink) }
      if links.isEmpty { continue }
      values.closures[closure] = links
      for key in handlers.parameters(of: closure) {
        values.contents[key]?.arrivals = links
        values.contents[key]?.parents = []
        values.contents[key]?.isHandedOver = true
      }
    }
  }

  func mentions(of key: VariableKey) -> [Ref] {
    if key.number >= 0 {
      guard let name = program.symbols.find("$\(key.number)") else { return [] }
      return program.mentions[name, inFile: key.declaration.file].filter { flow.variable(namedBy: $0) == key }
    }
    let d = key.declaration
    let all = isProperty(d) ? program.mentions[program.symbol(d)] : program.mentions[program.symbol(d), inFile: d.file]
    return all.filter { !program.isOutOfScope($0) && flow.declaration(of: $0) == d }
  }

  func isProperty(_ d: Ref) -> Bool {
    program.kind(d) == .variable && program.parent(d).map(program.isDeclarationScope) == true
  }

  /// The calls of functions that return a property's value: `func takeLink() -> URL? { pendingLink }`.
  private func answers(with key: VariableKey) -> [Ref] {
    guard key.number < 0, isProperty(key.declaration) else { return [] }
    let makers = Set(mentions(of: key).compactMap(answerer))
    return makers.sorted().flatMap { flow.callers(of: $0) }
  }

  /// The function whose result is an expression.
  private func answerer(_ mention: Ref) -> Ref? {
    var node = mention
    while let parent = program.parent(node) {
      switch program.kind(parent) {
      case .member, .call, .binary, .cast, .ternary, .unary: node = parent
      case .returned: return program.enclosingMember(parent).flatMap { program.kind($0) == .function ? $0 : nil }
      case .block:
        guard program.children(parent).count == 1, let function = program.parent(parent),
          program.kind(function) == .function, program.child(function, .result) != nil
        else { return nil }
        return function
      default: return nil
      }
    }
    return nil
  }

  /// Follows a value up through the expressions that contain it.
  private mutating func carry(_ arrivals: Set<Arrival>, from key: VariableKey?, at place: Ref) {
    var node = place
    while let parent = program.parent(node) {
      guard goesOn(&node, parent, arrivals, key) else { return }
    }
  }

  /// - Returns: whether the surrounding expression is derived from the value, too.
  private mutating func goesOn(_ node: inout Ref, _ parent: Ref, _ arrivals: Set<Arrival>, _ key: VariableKey?) -> Bool
  {
    let previous = node
    node = parent
    switch program.kind(parent) {
    case .member, .subscript, .binary, .unary, .cast, .tuple, .array, .dictionary, .ternary, .string, .specialize:
      return true
    case .argument: return true
    case .call:
      hand(previous, to: parent, arrivals, key)
      return !makesScreen(parent)
    case .block: return endsClosure(&node, parent)
    case .optionalBinding: note(parent, arrivals, key)
    case .patternCondition: bind(program.child(parent, .pattern), arrivals, key)
    case .forIn where program.child(parent, .sequence) == previous:
      bind(program.child(parent, .pattern), arrivals, key)
    case .switch where program.child(parent, .subject) == previous:
      for arm in program.children(parent, .arms) { bind(program.child(arm, .patterns), arrivals, key) }
    case .variable where program.child(parent, .initializer) == previous:
      note(parent, arrivals, key)
      bind(program.child(parent, .pattern), arrivals, key)
    case .variable where evaluator.getter(of: parent) != nil: note(parent, arrivals, key)
    case .assign where program.child(parent, .value) == previous && program.kind(previous) != .closure:
      if let target = program.child(parent, .target), let d = flow.declaration(of: target) { note(d, arrivals, key) }
    case .returned: return endsClosure(&node, parent)
    default: break
    }
    return false
  }

  /// `routes.compactMap { $0.route(for: url) }`: the closure's result is part of the call's result.
  private func endsClosure(_ node: inout Ref, _ statement: Ref) -> Bool {
    var current = program.kind(statement) == .block ? statement : program.parent(statement)
    while let c = current, program.kind(c) != .closure {
      if program.kind(c) == .function || program.kind(c) == .variable || program.kind(c) == .type { return false }
      current = program.parent(c)
    }
    guard let closure = current, flow.transforms(closure),
      program.kind(statement) == .returned || program.children(statement).count == 1,
      let call = program.parent(closure).flatMap(program.parent)
    else { return false }
    node = call
    return true
  }

  private func makesScreen(_ call: Ref) -> Bool {
    guard case .initializer(let type, _) = semantics.callee(of: call) else { return false }
    return semantics.isScreenType(type) || semantics.isView(type) || semantics.isController(type)
  }

  private mutating func bind(_ pattern: Ref?, _ arrivals: Set<Arrival>, _ key: VariableKey?) {
    guard let pattern else { return }
    var binds: [Ref] = []
    program.forEachNode(in: pattern) { node in
      if program.kind(node) == .patternBind { binds.append(node) }
      return true
    }
    for bind in binds { note(bind, arrivals, key) }
  }

  mutating func note(_ d: Ref, _ arrivals: Set<Arrival>, _ key: VariableKey?) {
    note(VariableKey(declaration: d), arrivals, key)
  }

  mutating func note(_ d: VariableKey, _ arrivals: Set<Arrival>, _ key: VariableKey?) {
    if d == key || program.isOutOfScope(d.declaration) { return }
    var content = values.contents[d] ?? OutsideValues.Content()
    let isNew = !arrivals.isSubset(of: content.arrivals)
    content.arrivals.formUnion(arrivals)
    // Other callers may pass other values to the function, and other code may set the property.
    if let key { content.parents.insert(key) } else if !isFilledByOthers(d) { content.isHandedOver = true }
    values.contents[d] = content
    if isNew { queue.append(d) }
  }

  private func isFilledByOthers(_ key: VariableKey) -> Bool {
    if key.number >= 0 { return false }
    if isProperty(key.declaration) { return true }
    let owner = program.parent(key.declaration).flatMap(program.parent)
    return program.kind(key.declaration) == .parameter && owner.map { program.kind($0) == .function } ?? false
  }
}
