import NavigationModel
import SourceFacts

/// The segues that a `performSegue` can mean.
struct PerformedSegues {
  let evaluator: Evaluator
  var semantics: Semantics { evaluator.semantics }
  var program: Program { evaluator.program }

  /// The segues with an identifier that the receiver's class can perform.
  func segues(_ identifier: String, at call: Ref) -> [Storyboards.Segue] {
    evaluator.storyboards.segues(identifier: identifier, classes: classes(performing: call))
  }

  /// The names of the receiver's class and of its relatives: a base class performs the segues of its subclasses.
  func classes(performing call: Ref) -> Set<String> {
    var type = program.enclosingType(call)
    if let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      if case .named(let id, _) = semantics.type(of: base).core { type = id }
    }
    guard let type else { return [] }
    let supertypes = semantics.supertypes(of: type).filter { program.types[$0].kind == .class }
    return Set((semantics.withSubtypes(type) + supertypes).map { program.text(program.types[$0].name) })
  }

  /// How a segue shows its destination; nil for one that goes back or embeds.
  func kind(of segue: Storyboards.Segue) -> Transition.Kind? {
    switch segue.move {
    case .show(let kind): return kind
    case .back, .embed: return nil
    case .custom(let name): return kind(ofClass: name)
    }
  }

  /// The kind of move that a segue class's `perform()` makes.
  private func kind(ofClass name: String) -> Transition.Kind? {
    guard let type = program.symbols.find(name).flatMap({ program.typesByName[$0]?.first }) else { return .sheet }
    func calls(_ name: String) -> Bool { program.callsNamed(name).contains { program.enclosingType($0) == type } }
    if calls("pushViewController") { return .push }
    if calls("setViewControllers")
      || program.assignmentsNamed("rootViewController").contains(where: { program.enclosingType($0) == type })
    {
      return .root
    }
    if calls("addChild"), !calls("present") { return nil }
    return .sheet
  }
}

/// The transitions by segues: where a control triggers them, and where code performs them.
struct SegueSites {
  let flow: DataFlow
  let evaluator: Evaluator
  private let performed: PerformedSegues
  /// The calls that perform a segue, with the identifier.
  private let performs: [(call: Ref, identifier: Ref)]
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  var storyboards: Storyboards { evaluator.storyboards }

  init(flow: DataFlow, evaluator: Evaluator) {
    self.flow = flow
    self.evaluator = evaluator
    performed = PerformedSegues(evaluator: evaluator)
    let program = flow.program
    // Before Swift 3 the label was part of the name.
    performs = (program.callsNamed("performSegue") + program.callsNamed("performSegueWithIdentifier")).compactMap {
      call in
      guard !program.isOutOfScope(call), SegueSites.reachesUIKit(call, flow.semantics),
        let target = program.child(call, .callee),
        let identifier = flow.semantics.argument(labelled: "withIdentifier", of: call)
          ?? (program.name(call) == "performSegue"
            ? nil : flow.semantics.arguments(of: call).first.flatMap { program.child($0, .value) })
      else { return nil }
      // `super.performSegue(…)` in an override passes on the identifier of its callers.
      if program.kind(target) == .member, let base = program.child(target, .base), program.name(base) == "super" {
        return nil
      }
      return (call, identifier)
    }
  }

  /// The call runs no function of the sources, except an override that calls UIKit's method.
  private static func reachesUIKit(_ call: Ref, _ semantics: Semantics) -> Bool {
    switch semantics.callee(of: call) {
    case .external: true
    case .functions(let list, _): !list.isEmpty && list.allSatisfy { semantics.program.flags($0).contains(.isOverride) }
    default: false
    }
  }

  func sinks() -> [Sink] {
    var result: [Sink] = []
    for segue in storyboards.segues {
      guard let destination = segue.destination, let kind = performed.kind(of: segue), runsByItself(segue) else {
        continue
      }
      result.append(Sink(kind: kind, place: segue.statement, subject: .screen(destination), followsWrites: false))
    }
    for (call, identifier) in performs { result += sinks(performing: identifier, at: call) }
    return result
  }

  private func sinks(performing identifier: Ref, at call: Ref) -> [Sink] {
    let values = evaluator.values(of: identifier, in: Environment(parent: nil))
    let known = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    guard known.count == values.count else { return sinks(performingAny: identifier, at: call) }
    let segues = known.flatMap { performed.segues($0, at: call) }
    if segues.isEmpty { return [Sink(kind: .push, place: call, subject: .segue(identifier))] }
    return segues.compactMap { segue in
      guard let destination = segue.destination, let kind = performed.kind(of: segue) else { return nil }
      return Sink(kind: kind, place: call, subject: .screen(destination), followsWrites: false)
    }
  }

  /// The identifier is not known: it is one of the class's own segues, if it has any.
  private func sinks(performingAny identifier: Ref, at call: Ref) -> [Sink] {
    let classes = performed.classes(performing: call)
    let named = storyboards.segues.filter { $0.identifier != nil }
    let own = named.filter { classes.contains($0.owner) }
    let kinds = Set((own.isEmpty ? named : own).compactMap(performed.kind(of:)))
    return (kinds.isEmpty ? [.push] : kinds.sorted { $0.rawValue < $1.rawValue }).map {
      Sink(kind: $0, place: call, subject: .segue(identifier))
    }
  }

  /// The segue runs without code in the sources: a control of the scene triggers it, a container shows its content, or
  /// unread code performs it.
  private func runsByItself(_ segue: Storyboards.Segue) -> Bool {
    segue.trigger != nil || segue.identifier == nil || isPerformedElsewhere(segue)
  }

  /// No Swift source declares the class that the segue starts from.
  private func isPerformedElsewhere(_ segue: Storyboards.Segue) -> Bool {
    storyboards.displayNames[segue.owner] == segue.owner
  }

  // MARK: back

  func backs() -> [FoundTransition] {
    var result: [FoundTransition] = []
    for segue in storyboards.segues where segue.move == .back && (segue.trigger != nil || isPerformedElsewhere(segue)) {
      result.append(back(segue, at: segue.statement))
    }
    guard storyboards.segues.contains(where: { $0.move == .back && $0.identifier != nil }) else { return result }
    for (call, identifier) in performs {
      for named in names(of: identifier, at: call) {
        for segue in performed.segues(named.text, at: call) where segue.move == .back {
          result.append(back(segue, at: named.place))
        }
      }
    }
    return result
  }

  /// The possible identifiers of a segue, each with the place that states it: in a caller where the identifier is a
  /// parameter.
  private func names(of identifier: Ref, at call: Ref) -> [(text: String, place: Ref)] {
    var result: [(text: String, place: Ref)] = []
    var queue = [(place: call, root: Environment(parent: nil))]
    var seen: Set<Ref> = [call]
    while let step = queue.popLast() {
      evaluator.begin()
      let values = evaluator.values(of: identifier, in: step.root)
      result += evaluator.texts(values).map { ($0, step.place) }
      guard values.contains(where: { $0.root != nil }), let function = program.enclosingMember(step.place),
        program.kind(function) == .function
      else { continue }
      for caller in flow.callers(of: function).map({ flow.source(call: $0, function: function) })
      where flow.semantics.allows(\.segueCallers, after: seen.count) && seen.insert(caller.place).inserted {
        let root = Environment(parent: nil, bindings: step.root.bindings)
        for (key, expression) in caller.bindings { root.bindings[key] = .rootExpression(expression) }
        queue.append((caller.place, root))
      }
    }
    return result
  }

  private func back(_ segue: Storyboards.Segue, at place: Ref) -> FoundTransition {
    FoundTransition(
      kind: .back, back: isPushed(segue) ? .pop : .dismiss, site: place, target: nil, route: nil, confidence: .exact,
      primitive: place)
  }

  /// The scene is only ever pushed, and by the screen to which the unwind segue goes back.
  private func isPushed(_ segue: Storyboards.Segue) -> Bool {
    let action = segue.unwindAction.map { String($0.prefix { $0 != ":" }) } ?? ""
    let incoming = storyboards.segues.filter { s in
      guard s.move != .back,
        let id = storyboards.set.storyboards[s.scene.storyboard].segues.first(where: { $0.id == s.id })?.destination,
        let target = storyboards.set.scene(id: id, in: s.scene.storyboard).flatMap(storyboards.set.resolved)
      else { return false }
      return target == segue.scene || storyboards.set.content(of: target) == segue.scene
    }
    guard !incoming.isEmpty, incoming.allSatisfy({ $0.move == .show(.push) }) else { return false }
    return incoming.contains { s in
      guard let name = program.symbols.find(s.owner), let type = program.typesByName[name]?.first,
        let symbol = names(action).lazy.compactMap(program.symbols.find).first
      else { return false }
      return !semantics.members(named: symbol, of: type).isEmpty
    }
  }

  /// The Swift names of a selector: `unwindToList` for `unwindToListWithSegue:`.
  private func names(_ action: String) -> [String] {
    [action] + ["WithSegue", "WithSender", "With_"].filter(action.hasSuffix).map { String(action.dropLast($0.count)) }
  }
}
