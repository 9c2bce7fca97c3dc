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
}

/// The places where the system hands the app something from outside.
struct ArrivalHandlers {
  let semantics: Semantics
  private var program: Program { semantics.program }

  private static let modifiers: Set<String> = ["onOpenURL", "onContinueUserActivity"]

  /// What comes from outside as the code at a place runs; nil where nothing does.
  func via(at place: Ref) -> Entry.Via? {
    var previous = place
    var current = program.parent(place)
    while let c = current {
      if let via = via(handledBy: c) ?? launchedBy(previous, in: c) { return via }
      switch program.kind(c) {
      case .type, .extension: return nil
      case .function where program.parent(c).map(program.isDeclarationScope) == true: return nil
      default: break
      }
      previous = c
      current = program.parent(c)
    }
    return nil
  }

  private func via(handledBy node: Ref) -> Entry.Via? {
    switch program.kind(node) {
    case .closure:
      guard let argument = program.parent(node), program.kind(argument) == .argument,
        let call = program.parent(argument), Self.modifiers.contains(program.name(call))
      else { return nil }
      return .deepLink
    case .function: return via(toldTo: node)
    default: return nil
    }
  }

  /// `scene(_:openURLContexts:)`, `userNotificationCenter(_:didReceive:)`, `perform()` of an intent
  private func via(toldTo function: Ref) -> Entry.Via? {
    let labels = semantics.labels(of: function)
    if labels.isEmpty { return program.name(function) == "perform" && isOfIntent(function) ? .intent : nil }
    guard labels.count > 1, labels[0].isEmpty else { return nil }
    return Self.told[program.name(function)]?[labels[1]]
  }

  private func isOfIntent(_ function: Ref) -> Bool {
    program.enclosingType(function).map {
      semantics.supertypeNames(of: $0).contains { $0.hasSuffix("Intent") }
    } ?? false
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

  /// A launch that something from outside brought about: `if let url = options.urlContexts.first?.url { open(url) }`.
  private func launchedBy(_ part: Ref, in node: Ref) -> Entry.Via? {
    switch program.kind(node) {
    case .ifElse:
      guard program.child(node, .body) == part, let conditions = program.child(node, .conditions) else { return nil }
      return handed(in: conditions)
    case .block:
      for statement in program.children(node) {
        if statement == part { return nil }
        if program.kind(statement) == .guard, let conditions = program.child(statement, .conditions),
          let via = handed(in: conditions)
        {
          return via
        }
      }
      return nil
    // `options.urlContexts.forEach { open($0.url) }`
    case .call:
      guard program.kind(part) == .argument, let value = program.child(part, .value),
        program.kind(value) == .closure, let callee = program.child(node, .callee)
      else { return nil }
      return handed(in: callee)
    case .forIn:
      guard program.child(node, .body) == part, let sequence = program.child(node, .sequence) else { return nil }
      return handed(in: sequence)
    default: return nil
    }
  }

  /// What a launch's options are asked for.
  private func handed(in conditions: Ref) -> Entry.Via? {
    var found: Entry.Via?
    program.forEachNode(in: conditions) { r in
      if program.kind(r) == .member { found = found ?? Self.options[program.name(r)] }
      return found == nil
    }
    return found
  }

  private static let options: [String: Entry.Via] = [
    "urlContexts": .deepLink, "userActivities": .deepLink, "notificationResponse": .notification,
    "shortcutItem": .shortcut, "remoteNotification": .notification, "userActivityDictionary": .deepLink,
  ]
}

/// What makes code run while no user acts on a screen.
extension Attribution {
  /// How the system gets the code at a place to run, by calls alone.
  func arrivals(at place: Ref) -> Set<Arrival> {
    let handlers = ArrivalHandlers(semantics: semantics)
    var result: Set<Arrival> = []
    var queue = [Step(place: place, isCalled: true)]
    var seen: Set<Step> = [Step(place: place)]
    var budget = 100_000
    while let step = queue.popLast(), seen.count < 200 {
      let type = program.enclosingType(step.place)
      if let via = handlers.via(at: step.place) {
        result.insert(Arrival(way: .outside(via), type: type))
        continue
      }
      let way = wayOn(Asking(step: step, followsClosures: true, holdsObject: true), &budget)
      if way.delegate != nil || type.map(isApp) ?? false { result.insert(Arrival(way: .launch, type: type)) }
      for (_, next) in way.steps where next.isCalled && seen.insert(next.visit(of: next.place)).inserted {
        queue.append(next)
      }
      for next in callers(ofScreenCodeAround: step.place) {
        let next = Step(place: next, isCalled: true)
        if seen.insert(next.visit(of: next.place)).inserted { queue.append(next) }
      }
    }
    return result
  }

  /// A walk to screens ends on a screen's own code; who comes from outside calls that, too.
  private func callers(ofScreenCodeAround place: Ref) -> [Ref] {
    guard let member = position(of: place)?.unit, let type = type(of: member),
      semantics.isScreenType(type) || semantics.isView(type)
    else { return [] }
    guard program.kind(member) == .function, program.name(member) != "init" else {
      return posts(runningCodeAround: place)
    }
    return flow.callers(of: member) + posts(runningCodeAround: place)
      + mentions(of: member).compactMap(observation).flatMap(flow.posts(observedBy:))
  }

  /// The posts of the notification that the code at a place observes.
  private func posts(runningCodeAround place: Ref) -> [Ref] {
    guard let closure = program.enclosingClosure(place) else { return [] }
    return observation(by: closure).map(flow.posts(observedBy:)) ?? []
  }

}
