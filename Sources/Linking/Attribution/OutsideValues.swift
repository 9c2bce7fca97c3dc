import SourceFacts

/// The variables that hold what comes from outside: a link, what is read out of it, and what waits until the app can
/// open it.
struct OutsideValues {
  /// Where a variable gets its values from.
  enum Role {
    /// What it is bound to right there: a local variable, a computed property, a closure's parameter.
    case local
    case parameter
    /// What anybody put into it before.
    case property
  }

  /// What is known of a variable.
  struct Content {
    var role = Role.local
    var arrivals: Set<Arrival> = []
    /// The variables that it is made of.
    var parents: Set<VariableKey> = []
    /// It is made of what the system hands over right there.
    var isHandedOver = false
    /// Values from inside the app come here, too.
    var isMixed = false
    /// There may be nothing in it.
    var isOptional = false
  }

  fileprivate(set) var contents: [VariableKey: Content] = [:]
  /// Expressions that the system hands over.
  fileprivate(set) var expressions: [Ref: Arrival] = [:]

  /// Where something from outside is put into properties that hold nothing else.
  fileprivate(set) var puts: [VariableKey: [Ref]] = [:]
  /// Code that something from outside runs, registered with a library that is told of it.
  fileprivate(set) var closures: [Ref: Set<Arrival>] = [:]

  /// What stands behind the variables of an expression: the parameters of the code around it, the properties that only
  /// hold what came from outside, and what the system hands over right there.
  func roots(of parts: Parts) -> Parts {
    var result = Parts(arrivals: parts.arrivals)
    var queue = parts.variables.sorted()
    var seen = parts.variables
    while let key = queue.popLast() {
      guard let content = contents[key] else { continue }
      if content.isHandedOver { result.arrivals.formUnion(content.arrivals) }
      switch content.role {
      case .parameter: result.variables.insert(key)
      case .property: if !content.isMixed { result.variables.insert(key) }
      case .local: queue += content.parents.subtracting(seen).sorted()
      }
      seen.formUnion(content.parents)
    }
    return result
  }

  /// What an expression is made of.
  struct Parts: Hashable {
    var variables: Set<VariableKey> = []
    var arrivals: Set<Arrival> = []
    var isEmpty: Bool { variables.isEmpty && arrivals.isEmpty }
  }

  func parts(of expression: Ref, _ flow: DataFlow) -> Parts {
    var result = Parts()
    flow.program.forEachNode(in: expression) { node in
      add(node, to: &result, flow)
      return flow.program.kind(node) != .closure || flow.transforms(node)
    }
    return result
  }

  /// What a chain of calls starts at, without what the calls are given: `links` in `links.receive(on: main).sink`.
  func parts(ofChain end: Ref, _ flow: DataFlow) -> Parts {
    var result = Parts()
    var current: Ref? = end
    while let node = current {
      add(node, to: &result, flow)
      switch flow.program.kind(node) {
      case .call, .member: current = flow.program.chained(node)
      case .subscript: current = flow.program.child(node, .base)
      case .unary, .cast: current = flow.program.child(node, .operand)
      default: current = nil
      }
    }
    return result
  }

  private func add(_ node: Ref, to parts: inout Parts, _ flow: DataFlow) {
    if let arrival = expressions[node] { parts.arrivals.insert(arrival) }
    if let key = flow.variable(namedBy: node), contents[key] != nil { parts.variables.insert(key) }
  }
}

extension DataFlow {
  /// The variable that a name stands for, `$0` too.
  func variable(namedBy node: Ref) -> VariableKey? {
    switch program.kind(node) {
    case .name:
      if case .shorthand(let closure, let number)? = semantics.lookup(program.symbol(node), at: node) {
        return VariableKey(declaration: closure, number: number)
      }
      return declaration(of: node).map { VariableKey(declaration: $0) }
    case .member: return declaration(of: node).map { VariableKey(declaration: $0) }
    default: return nil
    }
  }

  /// A closure by which a call makes a value of another one: `routes.compactMap { $0.route(for: link) }`.
  func transforms(_ closure: Ref) -> Bool {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return false }
    return DataFlow.transforming.contains(program.name(call))
  }

  private static let transforming: Set<String> = [
    "map", "compactMap", "flatMap", "first", "last", "filter", "reduce", "contains", "sorted", "min", "max",
  ]
}

/// Finds them, from the handlers on.
struct OutsideValueFinder {
  let flow: DataFlow
  let evaluator: Evaluator
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }
  private var handlers: ArrivalHandlers { ArrivalHandlers(semantics: semantics) }
  private var values = OutsideValues()
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
    finder.mark { finder, key, content in content.isMixed = finder.isMixed(key) }
    finder.mark { finder, key, content in content.isOptional = finder.isOptional(key) }
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

  /// A shortcut or a notification that carries a link into a library opens what that link opens: the library says
  /// nothing of where a link came from.
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

  private func mentions(of key: VariableKey) -> [Ref] {
    if key.number >= 0 {
      guard let name = program.symbols.find("$\(key.number)") else { return [] }
      return program.mentions[name, inFile: key.declaration.file].filter { flow.variable(namedBy: $0) == key }
    }
    let d = key.declaration
    let all = isProperty(d) ? program.mentions[program.symbol(d)] : program.mentions[program.symbol(d), inFile: d.file]
    return all.filter { !program.isOutOfScope($0) && flow.declaration(of: $0) == d }
  }

  private func isProperty(_ d: Ref) -> Bool {
    program.kind(d) == .variable && program.parent(d).map(program.isDeclarationScope) == true
  }

  /// The calls of functions that hand out what a property holds: `func takeLink() -> URL? { pendingLink }`.
  private func answers(with key: VariableKey) -> [Ref] {
    guard key.number < 0, isProperty(key.declaration) else { return [] }
    let makers = Set(mentions(of: key).compactMap(answerer))
    return makers.sorted().flatMap { flow.callers(of: $0) }
  }

  /// The function that answers with an expression.
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

  /// Follows a value up through the expressions that it is a part of.
  private mutating func carry(_ arrivals: Set<Arrival>, from key: VariableKey?, at place: Ref) {
    var node = place
    while let parent = program.parent(node) {
      guard goesOn(&node, parent, arrivals, key) else { return }
    }
  }

  /// - Returns: whether the expression around it is made of the value, too.
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

  /// `routes.compactMap { $0.route(for: url) }`: what a closure answers, the call answers that runs it.
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

  /// What a call hands on: arguments to the functions that it runs, and to closures what they are run on.
  private mutating func hand(_ part: Ref, to call: Ref, _ arrivals: Set<Arrival>, _ key: VariableKey?) {
    if case .external = semantics.callee(of: call) {
      let isReceiver = program.child(call, .callee) == part
      if !isReceiver, let box = box(filledBy: call) { note(box, arrivals, key) }
      if !isReceiver { register(with: call, arrivals, key) }
      for argument in semantics.arguments(of: call) {
        guard let closure = program.child(argument, .value), program.kind(closure) == .closure, argument != part else {
          continue
        }
        for parameter in handlers.parameters(of: closure) { note(parameter, arrivals, key) }
      }
      return
    }
    if program.kind(part) != .argument { return }
    guard case .functions = semantics.callee(of: call), let name = program.symbols.find(program.name(call)) else {
      return
    }
    for function in program.functions[name] where flow.callers(of: function).contains(call) {
      for (argument, parameter) in semantics.matching(call, function) where argument == part {
        note(parameter, arrivals, key)
      }
    }
  }

  /// A library that is told of a link runs what was registered with it for links of a form: `Routes.open(link)`, and
  /// `Routes.add("/settings") { … }` elsewhere.
  private mutating func register(with call: Ref, _ arrivals: Set<Arrival>, _ key: VariableKey?) {
    guard let root = library(askedBy: call) else { return }
    for mention in program.mentions[program.symbol(root)] where !program.isOutOfScope(mention) {
      for other in calls(on: mention) where semantics.arguments(of: other).contains(where: isForm) {
        for argument in semantics.arguments(of: other) {
          guard let closure = program.child(argument, .value), program.kind(closure) == .closure else { continue }
          values.closures[closure, default: []].formUnion(arrivals)
          for parameter in handlers.parameters(of: closure) { note(parameter, arrivals, key) }
        }
      }
    }
  }

  private func isForm(_ argument: Ref) -> Bool {
    program.child(argument, .value).map { program.kind($0) == .string } ?? false
  }

  /// The type of a library's that a chain of calls starts at.
  private func library(askedBy call: Ref) -> Ref? {
    var node = call
    var isConstruction = false
    while [.call, .member].contains(program.kind(node)), let base = program.chained(node) {
      isConstruction = program.kind(node) == .call
      node = base
    }
    // `Button(link.title)` makes something of its own; it keeps nothing for others.
    guard !isConstruction, program.kind(node) == .name, program.name(node).first?.isUppercase == true,
      program.typesByName[program.symbol(node)] == nil, flow.declaration(of: node) == nil
    else { return nil }
    return node
  }

  /// The calls in the chain that a name starts, without its own construction.
  private func calls(on mention: Ref) -> [Ref] {
    guard program.parent(mention).map(program.kind) == .member else { return [] }
    var result: [Ref] = []
    var node = mention
    while let parent = program.parent(node), [.member, .call].contains(program.kind(parent)),
      program.kind(parent) == .member || program.child(parent, .callee) == node
    {
      if program.kind(parent) == .call { result.append(parent) }
      node = parent
    }
    return result
  }

  /// The stream or the list that a call puts something into: `links.send(link)`, `pending.append(link)`.
  private func box(filledBy call: Ref) -> Ref? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base), let d = flow.declaration(of: base), isBox(d)
    else { return nil }
    return d
  }

  private func isBox(_ d: Ref) -> Bool {
    guard isProperty(d) else { return false }
    let type = semantics.declaredType(d)
    return semantics.isStream(type.core) || !type.element.isUnknown
  }

  /// What calls put into a stream or a list.
  private func puts(into d: Ref) -> [Ref] {
    guard isBox(d) else { return [] }
    return mentions(of: VariableKey(declaration: d)).flatMap { mention -> [Ref] in
      guard let target = program.parent(mention), program.kind(target) == .member,
        let call = program.parent(target), program.kind(call) == .call, program.child(call, .callee) == target,
        case .external = semantics.callee(of: call)
      else { return [] }
      return semantics.arguments(of: call).compactMap { program.child($0, .value) }
        .filter { program.kind($0) != .closure }
    }
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

  private mutating func note(_ d: Ref, _ arrivals: Set<Arrival>, _ key: VariableKey?) {
    note(VariableKey(declaration: d), arrivals, key)
  }

  private mutating func note(_ d: VariableKey, _ arrivals: Set<Arrival>, _ key: VariableKey?) {
    if d == key || program.isOutOfScope(d.declaration) { return }
    var content = values.contents[d] ?? OutsideValues.Content()
    let isNew = !arrivals.isSubset(of: content.arrivals)
    content.arrivals.formUnion(arrivals)
    // What a call hands to a function, others may hand to it as well; and so it is with a property.
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

  // MARK: what else is there

  /// Marks variables until no more are.
  private mutating func mark(_ look: (Self, VariableKey, inout OutsideValues.Content) -> Void) {
    let keys = values.contents.keys.sorted()
    var isChanged = true
    var rounds = 0
    while isChanged, rounds < keys.count + 1 {
      isChanged = false
      rounds += 1
      for key in keys {
        guard var content = values.contents[key] else { continue }
        let before = (content.isMixed, content.isOptional)
        look(self, key, &content)
        if before != (content.isMixed, content.isOptional) {
          isChanged = true
          values.contents[key] = content
        }
      }
    }
  }

  private func isMixed(_ key: VariableKey) -> Bool {
    if role(of: key) == .local { return hangsOnParents(key) { $0.isMixed } }
    if isPayload(key.declaration) { return false }
    return sources(of: key).contains { source in
      if isEmpty(source) { return false }
      let parts = values.parts(of: source, flow)
      if !parts.arrivals.isEmpty { return false }
      if parts.variables.isEmpty { return true }
      return parts.variables.allSatisfy { values.contents[$0]?.isMixed ?? true }
    }
  }

  /// A property for just what the system hands over: whoever else fills it stands in for the system.
  private func isPayload(_ d: Ref) -> Bool {
    guard isProperty(d) else { return false }
    switch semantics.declaredType(d).core {
    case .external(let name, _): return Self.payloads.contains(name)
    case .named(let id, _): return !program.types[id].isDeclared && Self.payloads.contains(program.types[id].path)
    default: return false
    }
  }

  private static let payloads: Set<String> = [
    "URL", "UIOpenURLContext", "NSUserActivity", "UIApplicationShortcutItem", "UNNotification",
    "UNNotificationResponse",
  ]

  private func isOptional(_ key: VariableKey) -> Bool {
    switch program.kind(key.declaration) {
    case .optionalBinding, .patternBind: return false
    default: break
    }
    if role(of: key) == .local { return hangsOnParents(key) { $0.isOptional } }
    return sources(of: key).contains { source in
      if program.kind(source) == .null { return true }
      let parts = values.parts(of: source, flow)
      if parts.arrivals.contains(where: { _ in isOption(in: source) }) { return true }
      return !parts.variables.isEmpty
        && parts.variables.allSatisfy { values.contents[$0]?.isOptional ?? false }
    }
  }

  /// Of what a launch is told, nothing may be there.
  private func isOption(in source: Ref) -> Bool {
    var isThere = false
    program.forEachNode(in: source) { node in
      isThere = isThere || values.expressions[node] != nil && program.name(node) != "self"
      return !isThere
    }
    return isThere
  }

  private func hangsOnParents(_ key: VariableKey, _ test: (OutsideValues.Content) -> Bool) -> Bool {
    guard let content = values.contents[key], !content.isHandedOver, !content.parents.isEmpty else { return false }
    return content.parents.allSatisfy { values.contents[$0].map(test) ?? false }
  }

  private func role(of key: VariableKey) -> OutsideValues.Role {
    if key.number >= 0 { return .local }
    switch program.kind(key.declaration) {
    case .variable:
      return isProperty(key.declaration) && evaluator.getter(of: key.declaration) == nil ? .property : .local
    case .parameter:
      let owner = program.parent(key.declaration).flatMap(program.parent)
      return owner.map { program.kind($0) == .function } ?? false && values.contents[key]?.isHandedOver == false
        ? .parameter : .local
    default: return .local
    }
  }

  /// Where something from outside is put into the properties.
  private func puts() -> [VariableKey: [Ref]] {
    var result: [VariableKey: [Ref]] = [:]
    for (key, content) in values.contents where content.role == .property && !content.isMixed {
      result[key] = sources(of: key).filter { !values.parts(of: $0, flow).isEmpty }.sorted()
    }
    return result
  }

  /// `nil`, `[]`, `PassthroughSubject<URL, Never>()`
  private func isEmpty(_ source: Ref) -> Bool {
    switch program.kind(source) {
    case .null: return true
    case .array, .dictionary: return program.children(source).isEmpty
    case .call:
      if case .externalType = semantics.callee(of: source) { return semantics.arguments(of: source).isEmpty }
      return false
    default: return false
    }
  }

  private func sources(of key: VariableKey) -> [Ref] {
    flow.sources(of: key).compactMap { $0.bindings[key] } + puts(into: key.declaration)
      + [program.child(key.declaration, .initializer)].compactMap { $0 }
  }
}
