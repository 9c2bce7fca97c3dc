import NavigationModel
import SourceFacts

/// How the system gets code to run while no user acts on a screen, and where.
struct Arrival: Hashable {
  enum Way: Hashable {
    /// The app starts.
    case launch
    /// Something comes from outside: a link, a notification, a shortcut, an intent.
    case outside(Entry.Via)
  }

  var way: Way
  /// The type that is told of it.
  var type: TypeID?
  /// What comes from outside decides that the code runs: it runs for nothing else.
  var isDecided = false
}

/// The places where the system hands the app something from outside.
struct ArrivalHandlers {
  let semantics: Semantics
  private var program: Program { semantics.program }

  private static let modifiers: Set<String> = ["onOpenURL", "onContinueUserActivity"]

  /// What comes from outside as the code at a place runs; nil where nothing does. Code that an object keeps runs later,
  /// for another reason.
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

  /// Code that is handed to an object as it is made, or put into a property: a button's action, what a child does as it
  /// ends. A task runs at once.
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
    case .closure: isHandler(closure: node) ? .deepLink : nil
    case .function: via(toldTo: node)
    default: nil
    }
  }

  private func isHandler(closure: Ref) -> Bool {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument)
    else { return false }
    return Self.modifiers.contains(program.name(call))
  }

  /// `scene(_:openURLContexts:)`, `userNotificationCenter(_:didReceive:)`, `perform()` of an intent
  private func via(toldTo function: Ref) -> Entry.Via? {
    let labels = semantics.labels(of: function)
    if labels.isEmpty {
      return program.name(function) == "perform" && program.enclosingType(function).map(isIntent) ?? false
        ? .intent : nil
    }
    guard labels.count > 1, labels[0].isEmpty else { return nil }
    return Self.told[program.name(function)]?[labels[1]]
  }

  private func isIntent(_ type: TypeID) -> Bool {
    semantics.supertypeNames(of: type).contains { $0.hasSuffix("Intent") }
  }

  /// By the function's name and its second label.
  private static let told: [String: [String: Entry.Via]] = [
    "scene": ["openURLContexts": .deepLink, "continue": .deepLink],
    "application": [
      "open": .deepLink, "openFile": .deepLink, "handleOpen": .deepLink, "continue": .deepLink,
      "didReceive": .notification, "didReceiveRemoteNotification": .notification,
      "handleActionWithIdentifier": .notification,
      "performActionFor": .shortcut,
    ],
    "windowScene": ["performActionFor": .shortcut],
    "userNotificationCenter": ["didReceive": .notification, "openSettingsFor": .notification],
  ]

  // MARK: what is handed over

  /// All parameters of the app's code that the system puts something from outside into.
  func parameters() -> [(key: VariableKey, arrival: Arrival)] {
    var result: [(VariableKey, Arrival)] = []
    for name in Self.told.keys.sorted() {
      for function in program.symbols.find(name).map({ program.functions[$0] }) ?? [] {
        guard !program.isOutOfScope(function), let via = via(toldTo: function) else { continue }
        let arrival = Arrival(way: .outside(via), type: program.enclosingType(function))
        result += [semantics.parameters(of: function)[1]].map { (VariableKey(declaration: $0), arrival) }
      }
    }
    for name in Self.modifiers.sorted() {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        let arrival = Arrival(way: .outside(.deepLink), type: program.enclosingType(call))
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

  /// Expressions that stand for something from outside: an option of the launch, an intent that is performed.
  func expressions() -> [(place: Ref, arrival: Arrival)] { launchOptions() + intents() }

  /// `self` in what an intent performs.
  private func intents() -> [(place: Ref, arrival: Arrival)] {
    guard let own = program.symbols.find("self"), let perform = program.symbols.find("perform") else { return [] }
    return program.functions[perform].filter { !program.isOutOfScope($0) && via(toldTo: $0) == .intent }.flatMap {
      function in
      program.mentions[own, inFile: function.file].filter { program.contains(function, $0) }.map {
        ($0, Arrival(way: .outside(.intent), type: program.enclosingType(function)))
      }
    }
  }

  /// What a launch is told of why it happens: `connectionOptions.urlContexts`, `launchOptions[.url]`.
  private func launchOptions() -> [(place: Ref, arrival: Arrival)] {
    Self.options.keys.sorted().flatMap { name -> [(Ref, Arrival)] in
      guard let via = Self.options[name], let symbol = program.symbols.find(name) else { return [] }
      return program.mentions[symbol].filter { isLaunchOption($0) }.map {
        ($0, Arrival(way: .outside(via), type: program.enclosingType($0)))
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
    case .external(let type, _): return type.hasSuffix("ConnectionOptions")
    case .unknown: return program.name(base).lowercased().contains("options")
    default: return false
    }
  }

  private static let options: [String: Entry.Via] = [
    "urlContexts": .deepLink, "userActivities": .deepLink, "url": .deepLink, "userActivityDictionary": .deepLink,
    "notificationResponse": .notification, "remoteNotification": .notification,
    "shortcutItem": .shortcut,
  ]
}
