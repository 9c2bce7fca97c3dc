import Dialects
import NavigationModel
import SourceFacts

/// The places where the system passes the app something from outside.
struct ArrivalHandlers {
  let semantics: Semantics
  private var program: Program { semantics.program }
  private var known: Dialect.Arrivals { semantics.library.arrivals }

  /// What arrives from outside when the code at a place runs; nil where nothing does. Code that an object stores runs
  /// later, for another reason.
  func via(at place: Ref) -> Entry.Via? {
    var current = program.parent(place)
    while let c = current {
      if let via = via(handledBy: c) { return via }
      if isBoundary(c) || isKept(c) { return nil }
      current = program.parent(c)
    }
    return nil
  }

  /// Where a type's own code begins.
  func isBoundary(_ node: Ref) -> Bool {
    switch program.kind(node) {
    case .type, .extension: true
    case .function: program.parent(node).map(program.isDeclarationScope) ?? true
    default: false
    }
  }

  /// Code that an object receives at construction, or that is assigned to a property: a button's action, a child's
  /// completion. A task runs at once.
  func isKept(_ node: Ref) -> Bool {
    guard program.kind(node) == .closure, let parent = program.parent(node) else { return false }
    switch program.kind(parent) {
    case .assign: return program.child(parent, .value) == node
    case .argument:
      guard let call = program.parent(parent), program.kind(call) == .call else { return false }
      switch semantics.callee(of: call) {
      case .initializer: return true
      case .externalType(let name): return name != "Task" && name != "DispatchWorkItem"
      case .functions(let functions, guessed: _):
        return functions.contains { function in
          semantics.matching(call, function).contains { $0.0 == parent && isPutAway($0.1, by: function) }
        }
      default: return false
      }
    default: return false
    }
  }

  /// `func configure(onTap: @escaping () -> Void) { self.onTap = onTap }`, `func login(done: @escaping () -> Void) ->
  /// Coordinator { LoginCoordinator(done: done) }`
  private func isPutAway(_ parameter: Ref, by function: Ref) -> Bool {
    guard let body = program.child(function, .body) else { return false }
    let name = program.symbol(parameter)
    return program.mentions[name, inFile: function.file].contains { mention in
      guard program.contains(body, mention), let user = program.parent(mention) else { return false }
      switch program.kind(user) {
      case .assign: return program.child(user, .value) == mention
      case .argument:
        guard let call = program.parent(user), program.kind(call) == .call,
          case .initializer = semantics.callee(of: call)
        else { return false }
        return true
      default: return false
      }
    }
  }

  // MARK: who is told

  private func via(handledBy node: Ref) -> Entry.Via? {
    switch program.kind(node) {
    case .closure: via(toldByModifierOf: node)
    case .function: via(toldTo: node)
    default: nil
    }
  }

  private func via(toldByModifierOf closure: Ref) -> Entry.Via? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument)
    else { return nil }
    return known.modifiers[program.name(call)]?.via
  }

  /// `scene(_:openURLContexts:)`, `userNotificationCenter(_:didReceive:)`, `perform()` of an intent
  private func via(toldTo function: Ref) -> Entry.Via? {
    if performs(function) { return .intent }
    return told(function)?.kind.via
  }

  /// The system calls the function for the arrival only, not at a plain launch.
  private func told(_ function: Ref) -> Dialect.Arrivals.Function? {
    known.function(program.name(function), semantics.labels(of: function)).flatMap { $0.moment == .launch ? nil : $0 }
  }

  private func performs(_ function: Ref) -> Bool {
    program.name(function) == known.performance && semantics.labels(of: function).isEmpty
      && program.enclosingType(function).map { type in
        semantics.supertypeNames(of: type).contains { name in known.performerEndings.contains(where: name.hasSuffix) }
      } ?? false
  }

  // MARK: what is handed over

  /// All parameters of the app's code for which the system passes something from outside.
  func parameters() -> [(key: VariableKey, arrival: Arrival)] {
    var result: [(VariableKey, Arrival)] = []
    for name in known.functions.keys.sorted() {
      for function in program.symbols.find(name).map({ program.functions[$0] }) ?? [] {
        guard !program.isOutOfScope(function), let told = told(function) else { continue }
        let given = semantics.parameters(of: function)[told.labels.count - 1]
        let arrival = Arrival(way: .outside(told.kind.via), type: program.enclosingType(function))
        result.append((VariableKey(declaration: given), arrival))
      }
    }
    for (name, kind) in known.modifiers.sorted(by: { $0.key < $1.key }) {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        let arrival = Arrival(way: .outside(kind.via), type: program.enclosingType(call))
        result += semantics.arguments(of: call).compactMap { program.child($0, .value) }
          .filter { program.kind($0) == .closure }.flatMap(parameters).map { ($0, arrival) }
      }
    }
    return result
  }

  /// The parameters of a closure, named or `$0`.
  func parameters(of closure: Ref) -> [VariableKey] {
    let named = program.child(closure, .parameters).map(program.children) ?? []
    return named.isEmpty
      ? [0, 1].map { VariableKey(declaration: closure, number: $0) } : named.map { VariableKey(declaration: $0) }
  }

  /// Expressions for something from outside: an option of the launch, an intent that is performed.
  func expressions() -> [(place: Ref, arrival: Arrival)] { launchOptions() + intents() }

  /// `self` in the code that an intent performs.
  private func intents() -> [(place: Ref, arrival: Arrival)] {
    guard let own = program.symbols.find("self"), let perform = program.symbols.find(known.performance) else {
      return []
    }
    return program.functions[perform].filter { !program.isOutOfScope($0) && performs($0) }.flatMap { function in
      program.mentions[own, inFile: function.file].filter { program.contains(function, $0) }.map {
        ($0, Arrival(way: .outside(.intent), type: program.enclosingType(function)))
      }
    }
  }

  /// The launch options that say why the launch happens: `connectionOptions.urlContexts`, `launchOptions[.url]`.
  private func launchOptions() -> [(place: Ref, arrival: Arrival)] {
    known.launchOptions.sorted { $0.key < $1.key }.flatMap { name, kind -> [(Ref, Arrival)] in
      guard let symbol = program.symbols.find(name) else { return [] }
      return program.mentions[symbol].filter { isLaunchOption($0) }.map {
        ($0, Arrival(way: .outside(kind.via), type: program.enclosingType($0)))
      }
    }
  }

  private func isLaunchOption(_ mention: Ref) -> Bool {
    guard program.kind(mention) == .member, !program.isOutOfScope(mention) else { return false }
    guard let base = program.child(mention, .base) else {
      // `launchOptions[.url]`
      guard let argument = program.parent(mention), program.kind(argument) == .argument,
        let access = program.parent(argument), program.kind(access) == .subscript
      else { return false }
      return program.child(access, .base).map { program.name($0).lowercased().contains("options") } ?? false
    }
    switch semantics.type(of: base).core {
    case .external(let type, _): return known.launchOptionTypes.contains(where: type.hasSuffix)
    case .unknown: return program.name(base).lowercased().contains("options")
    default: return false
    }
  }
}
