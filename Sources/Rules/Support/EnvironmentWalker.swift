import Linking
import NavigationModel
import SourceFacts

/// Follows the ways from the construction of a view outwards to its window, and finds the code on each that puts an
/// object into the environment.
struct EnvironmentWalker {
  let program: LinkedProgram
  /// The effect of the app's own code on its content: many ways pass the same code.
  private var detours: [Detour: Bool] = [:]
  private var provisions: [Ref: Provision] = [:]

  init(program: LinkedProgram) { self.program = program }

  private struct Detour: Hashable {
    var body: Ref
    /// The number of calls that were followed.
    var depth: Int
  }

  /// Why an object that code puts into the environment does not arrive.
  enum Cause {
    case insideStack, beforePresenter, otherWindow

    var explanation: String {
      switch self {
      case .insideStack: "it is put on a view inside of the stack, and pushed screens have the environment of the stack"
      case .beforePresenter:
        "it is put on the view before this is attached to it, and so does not reach what is attached"
      case .otherWindow: "it is put into another window, and each window has an environment of its own"
      }
    }

    func mend(_ modifier: String) -> String {
      switch self {
      case .insideStack: "Put .\(modifier)(…) on the stack."
      case .beforePresenter: "Put .\(modifier)(…) after what is attached."
      case .otherWindow: "Put .\(modifier)(…) into this window, too."
      }
    }
  }

  struct Missed {
    var call: Ref
    var cause: Cause
  }

  struct Way {
    /// The construction of the view.
    var start: Ref
    var missed: [Missed] = []
    fileprivate var node: Ref
    /// A push was on the way, and its stack not yet.
    fileprivate var isPushed = false
    fileprivate var steps = 0
  }

  private enum End {
    /// Code provides the object, or that is not known.
    case silent
    /// The way has reached a window without such code.
    case window
    /// The way continues at these places.
    case further([Ref])
  }

  /// The first way from a construction of the view to a window on which no code provides an object of the type that
  /// code sets elsewhere.
  mutating func missingWay(to view: TypeID, _ type: TypeExpression) -> Way? {
    var queue = users(of: view).map { Way(start: $0, node: $0) }
    var seen: Set<[Ref]> = []
    var next = 0
    while next < queue.count, next < program.budget.ruleEnvironmentWays.most {
      var way = queue[next]
      next += 1
      guard seen.insert([way.start, way.node]).inserted else { continue }
      switch climb(&way, type) {
      case .silent: continue
      case .window where !way.missed.isEmpty: return way
      case .window: continue
      case .further(let places):
        guard way.steps < program.budget.ruleEnvironmentSteps.most else { continue }
        way.steps += 1
        for place in places {
          var further = way
          further.node = place
          queue.append(further)
        }
      }
    }
    return nil
  }

  private func users(of view: TypeID) -> [Ref] {
    program.constructions(of: view).filter {
      !program.isOutOfScope($0) && !program.flags($0).contains(.isPreview) && !program.flags($0).contains(.isDebugOnly)
        && program.enclosingType($0) != view
    }.sorted()
  }

  // MARK: out of a member

  private mutating func climb(_ way: inout Way, _ type: TypeExpression) -> End {
    var previous = way.node
    while let node = program.parent(previous) {
      switch program.kind(node) {
      case .function, .variable:
        if program.enclosingMember(way.node) == node { return leave(node, &way, type) }
      case .call:
        if let end = pass(node, from: previous, &way, type) { return end }
      case .closure where !isArgument(node): return .silent
      case .type, .extension, .file: return .silent
      default: break
      }
      previous = node
    }
    return .silent
  }

  private func isArgument(_ closure: Ref) -> Bool {
    program.parent(closure).map { program.kind($0) == .argument } ?? false
  }

  private func leave(_ member: Ref, _ way: inout Way, _ type: TypeExpression) -> End {
    guard let owner = program.enclosingType(member) else { return .further(callers(of: member)) }
    let supertypes = program.supertypeNames(of: owner)
    if program.name(member) == "body", supertypes.contains("App") || supertypes.contains("Scene") {
      return .silent
    }
    if program.name(member) == "body", program.isView(owner) || program.isViewModifier(owner) {
      return .further(users(of: owner))
    }
    return .further(callers(of: member))
  }

  private func callers(of member: Ref) -> [Ref] {
    let users =
      program.kind(member) == .function
      ? (program.child(member, .result) == nil ? [] : program.callers(of: member))
      : program.mentions(ofVariable: member).filter { program.variable(of: $0) == member }
    return users.filter { !program.isOutOfScope($0) && !program.contains(member, $0) }.sorted()
  }

  // MARK: past a call

  private static let pushes: Set<String> = SDK.pushing
  private static let windows: Set<String> = SDK.scenes
  private static let columns: Set<String> = SDK.columns

  /// nil where the way continues outwards.
  private mutating func pass(_ call: Ref, from child: Ref, _ way: inout Way, _ type: TypeExpression) -> End? {
    if program.child(call, .callee) == child {
      return program.kind(child) == .member ? modify(call, &way, type) : nil
    }
    guard program.kind(child) == .argument else { return .silent }
    if !program.isExternal(call) {
      if isOnlyStack(call, around: child) {
        way.isPushed = false
        return nil
      }
      return mayHandOn(call) ? .silent : nil
    }
    let name = program.name(call)
    if Self.windows.contains(name), program.receiver(of: call) == nil { return window(call, &way, type) }
    if name.hasSuffix("HostingController") || name.hasSuffix("HostingView") { return .silent }
    if program.receiver(of: call) != nil { missBefore(call, &way, type) }
    if Self.pushes.contains(name), program.name(child) != "label" { way.isPushed = true }
    if program.isStack(call) || Self.columns.contains(name) { way.isPushed = false }
    return nil
  }

  /// `AppStack { HomeView() }`: a component of the app shows the content in a stack, and adds nothing to its environment.
  private mutating func isOnlyStack(_ call: Ref, around argument: Ref) -> Bool {
    guard let content = program.child(argument, .value), program.kind(content) == .closure,
      let code = ownCode(runBy: call)
    else { return false }
    let runs = program.runs(ofClosure: content).filter { !program.contains(content, $0) }
    let areInStack = runs.allSatisfy { run in
      program.surroundings(of: run).contains { $0.call.map(program.isStack) ?? false }
    }
    guard !runs.isEmpty, areInStack else { return false }
    for inner in code.flatMap({ program.nodes([.call], in: $0) }) where !program.isStack(inner) {
      if movesContent(inner) { return false }
      if case .functions = program.callee(of: inner), mayHandOn(inner) { return false }
    }
    return true
  }

  /// A modifier around the way.
  private mutating func modify(_ call: Ref, _ way: inout Way, _ type: TypeExpression) -> End? {
    switch provides(call, type) {
    case .no: return nil
    case .perhaps: return .silent
    case .yes where way.isPushed:
      way.missed.append(Missed(call: call, cause: .insideStack))
      return nil
    case .yes: return .silent
    }
  }

  /// A modifier of a view before the presenter is attached to it.
  private mutating func missBefore(_ call: Ref, _ way: inout Way, _ type: TypeExpression) {
    guard let receiver = program.receiver(of: call) else { return }
    for inner in program.modifierChain(receiver) where provides(inner, type) == .yes {
      way.missed.append(Missed(call: inner, cause: .beforePresenter))
    }
  }

  /// The scene, with the modifiers on it.
  private mutating func window(_ scene: Ref, _ way: inout Way, _ type: TypeExpression) -> End {
    var previous = scene
    while let node = program.parent(previous), program.kind(node) != .function, program.kind(node) != .variable {
      if program.kind(node) == .call, program.child(node, .callee) == previous, provides(node, type) != .no {
        return .silent
      }
      previous = node
    }
    guard !way.isPushed else { return .silent }
    if way.missed.isEmpty { missInOtherWindows(than: scene, &way, type) }
    return .window
  }

  private mutating func missInOtherWindows(than scene: Ref, _ way: inout Way, _ type: TypeExpression) {
    guard let body = program.enclosingMember(scene) else { return }
    let others = program.nodes([.call], in: body).filter { call in
      provides(call, type) == .yes && !program.contains(scene, call)
        && program.ancestors(call).contains { Self.windows.contains(program.name($0)) && program.kind($0) == .call }
    }
    if let other = others.min() { way.missed.append(Missed(call: other, cause: .otherWindow)) }
  }

  // MARK: who provides

  private enum Answer { case yes, no, perhaps }

  private static let providers: Set<String> = SDK.environmentGifts

  /// The effect of a call on the environment.
  private enum Provision {
    case nothing, unknown
    case objects([TypeExpression])
  }

  private mutating func provides(_ call: Ref, _ type: TypeExpression) -> Answer {
    let provision = provisions[call] ?? provision(of: call)
    provisions[call] = provision
    switch provision {
    case .nothing: return .no
    case .unknown: return .perhaps
    case .objects(let given): return given.contains { EnvironmentNeed.isOne($0, type, program) } ? .yes : .no
    }
  }

  private mutating func provision(of call: Ref) -> Provision {
    let name = program.name(call)
    guard program.isExternal(call) else {
      return mayHandOn(call) ? objects(addedBy: call).map(Provision.objects) ?? .unknown : .nothing
    }
    if name == "modifier" {
      let given = program.arguments(of: call).first.flatMap { program.child($0, .value) }
      guard let given, program.kind(given) == .call else { return .unknown }
      return mayHandOn(given) ? objects(addedByModifier: given).map(Provision.objects) ?? .unknown : .nothing
    }
    guard Self.providers.contains(name) else {
      let lowered = name.lowercased()
      return lowered.contains("environment") || lowered.hasPrefix("inject") || lowered.contains("dependenc")
        ? .unknown : .nothing
    }
    guard let value = program.arguments(of: call).first.flatMap({ program.child($0, .value) }) else { return .unknown }
    if program.kind(value) == .keyPath { return .nothing }
    let given = program.type(of: value).core
    return program.nominalName(given) == nil ? .unknown : .objects([given])
  }

  /// The objects of a modifier of the app that is a chain of system modifiers: `func withStore(_ store: Store) -> some
  /// View { environmentObject(store) }`; nil for any other.
  private func objects(addedBy call: Ref) -> [TypeExpression]? {
    guard case .functions(let list, guessed: false) = program.callee(of: call), list.count == 1,
      let owner = program.enclosingType(list[0]), !program.isDeclared(owner)
    else { return nil }
    return objects(addedIn: program.statements(of: list[0]))
  }

  /// The same for a value passed to `modifier(…)`: its `body` is such a chain on the content.
  private func objects(addedByModifier made: Ref) -> [TypeExpression]? {
    guard case .initializer(let type, _) = program.callee(of: made), program.isViewModifier(type) else { return nil }
    let bodies = program.ownMembers(named: "body", of: type).filter { program.kind($0) == .function }
    return bodies.count == 1 ? objects(addedIn: program.statements(of: bodies[0])) : nil
  }

  private func objects(addedIn statements: [Ref]) -> [TypeExpression]? {
    guard statements.count == 1 else { return nil }
    let shown = program.kind(statements[0]) == .returned ? program.child(statements[0], .value) : statements[0]
    var result: [TypeExpression] = []
    for modifier in shown.map(program.modifierChain) ?? [] where program.kind(modifier) == .call {
      guard let given = objects(addedBySystems: modifier) else { return nil }
      result += given
    }
    return result
  }

  private func objects(addedBySystems modifier: Ref) -> [TypeExpression]? {
    guard program.isExternal(modifier), program.trailingClosure(of: modifier) == nil else { return nil }
    let value = program.arguments(of: modifier).first.flatMap { program.child($0, .value) }
    if program.name(modifier) == "modifier" { return value.flatMap(objects(addedByModifier:)) }
    guard Self.providers.contains(program.name(modifier)) else { return [] }
    guard let value else { return nil }
    if program.kind(value) == .keyPath { return [] }
    let given = program.type(of: value).core
    return program.nominalName(given) == nil ? nil : [given]
  }

  /// Code of the app on the way may put an object there, or show its content elsewhere.
  private mutating func mayHandOn(_ call: Ref, depth: Int = 0) -> Bool {
    guard let code = ownCode(runBy: call) else { return true }
    return code.contains { mayHandOn(code: $0, depth: depth) }
  }

  private mutating func mayHandOn(code body: Ref, depth: Int) -> Bool {
    let key = Detour(body: body, depth: depth)
    if let known = detours[key] { return known }
    var isMoving = false
    for inner in program.nodes([.call], in: body) where !isMoving {
      isMoving = movesContent(inner)
      guard !isMoving, depth < program.budget.ruleCallerDepth.most,
        case .functions(let list, guessed: false) = program.callee(of: inner),
        !list.contains(where: { program.contains(body, $0) })
      else { continue }
      isMoving = mayHandOn(inner, depth: depth + 1)
    }
    detours[key] = isMoving
    return isMoving
  }

  /// nil where the callee is not known.
  private func ownCode(runBy call: Ref) -> [Ref]? {
    switch program.callee(of: call) {
    case .initializer(let type, _): program.bodies(of: type)
    case .functions(let list, guessed: false): list
    case .enumCase: []
    default: nil
    }
  }

  /// The call puts an object into the environment, or moves its content to another one.
  private func movesContent(_ call: Ref) -> Bool {
    let name = program.name(call)
    if Self.providers.contains(name) {
      return program.arguments(of: call).first.flatMap { program.child($0, .value) }.map {
        program.kind($0) != .keyPath
      } ?? false
    }
    return Self.pushes.contains(name) || program.isStack(call) || name == "modifier" || name.contains("Hosting")
  }
}
