import Linking
import SourceFacts

/// Requests at whose end code pushes or pops, while nothing prevents the user from tapping or going back in the
/// meantime.
struct UnguardedRequests {
  struct Push {
    /// The push.
    var place: Ref
    /// The call that the code waits for.
    var request: Ref
    /// The control that starts it.
    var control: Ref
    /// Something may keep a second tap back meanwhile.
    var isHeldBack: Bool
  }

  struct Pop {
    /// The pop.
    var place: Ref
    /// The call that the code waits for.
    var request: Ref
    /// Something may keep the user from going back meanwhile, or the code asks for it.
    var isHeldBack: Bool
  }

  static let exemptionsOfPops: [Exemption<Pop>] = [
    Exemption("A request during which the code checks, records or shows anything") { $0.isHeldBack }
  ]

  private let program: LinkedProgram
  /// Whether controls count that can be disabled.
  private let countsDisabled: Bool

  init(_ program: LinkedProgram) { self.init(program, countsDisabled: false) }

  private init(_ program: LinkedProgram, countsDisabled: Bool) {
    self.program = program
    self.countsDisabled = countsDisabled
  }

  /// Pushes at the end of a request that a tap starts.
  var pushes: [Push] {
    var seen: Set<Ref> = []
    let lenient = Self(program, countsDisabled: true)
    return program.sites.flatMap { site -> [Push] in
      guard site.kind == .push, site.confidence == .exact, !program.isOutOfUsersReach(codeAt: site.place),
        let push = call(around: site)
      else { return [] }
      return ([push] + tellings(of: push)).compactMap { told in
        guard let body = program.enclosingBody(told), let request = request(before: told, in: body),
          let member = program.enclosingMember(told)
        else { return nil }
        let free = isUnguarded(told, request, in: member) ? control(thatRuns: told, in: member) : nil
        guard let control = free ?? lenient.control(thatRuns: told, in: member),
          free == nil || seen.insert(push).inserted
        else { return nil }
        return Push(place: push, request: request, control: control, isHeldBack: free == nil)
      }
    }
  }

  /// `onOpen?(article)` of a model, where the closure only pushes.
  private func tellings(of push: Ref) -> [Ref] {
    guard let closure = program.enclosingBody(push), program.kind(closure) == .closure,
      program.nodes([.ifElse, .guard, .switch, .assign], in: closure).isEmpty
    else { return [] }
    return program.runs(ofClosure: closure).filter { run in
      guard program.kind(run) == .call, case .closure = program.callee(of: run) else { return false }
      return !program.contains(closure, run)
    }
  }

  /// Pops at the end of a request, off a stored stack: they pop whatever is on top then.
  var pops: [Pop] {
    program.calls(named: "popViewController").compactMap { call in
      guard program.isExternal(call), program.argument("animated", of: call) != nil,
        !program.isOutOfUsersReach(codeAt: call), let stack = program.receiver(of: call),
        let body = program.enclosingBody(call), let request = request(before: call, in: body),
        isKept(stack, since: request, in: body), let member = program.enclosingMember(call)
      else { return nil }
      return Pop(
        place: call, request: request, isHeldBack: !isUnguarded(call, request, in: member) || knowsTheTop(member))
    }
  }

  /// A property or an earlier local: a screen's own `navigationController` is nil once the screen is gone.
  private func isKept(_ stack: Ref, since request: Ref, in body: Ref) -> Bool {
    guard let named = program.variable(of: stack) else { return false }
    if program.isMember(named) { return program.getter(of: named) == nil && !isScreens(named) }
    return program.kind(named) == .variable && !program.contains(body, named)
  }

  /// A controller that declares its own `navigationController` is no coordinator.
  private func isScreens(_ property: Ref) -> Bool {
    program.enclosingType(property).map { program.isController($0) || program.isView($0) } ?? true
  }

  private func knowsTheTop(_ member: Ref) -> Bool {
    program.mentions(Self.looks, in: member)
  }

  private static let looks: Set<String> = SDK.stackContents.union(["hidesBackButton", "isUserInteractionEnabled"])

  /// A call that pushes another screen each time it runs; a flag or an item shows one.
  private func call(around site: NavigationSite) -> Ref? {
    if program.name(site.primitive) == "pushViewController" { return site.primitive == site.place ? site.place : nil }
    return ([site.place] + program.ancestors(site.place)).prefix { program.kind($0) != .closure }.first {
      program.kind($0) == .call && program.name($0) == "append" && program.isExternal($0)
    }
  }

  /// A function of the app that the code waits for.
  private func request(before push: Ref, in body: Ref) -> Ref? {
    program.nodesRunning([.call], in: body).last { $0 < push && program.isWaitedFor($0) }
  }

  // MARK: what may keep the second tap back

  /// The code only waits before the push: it decides nothing, records nothing, and shows nothing.
  private func isUnguarded(_ push: Ref, _ request: Ref, in member: Ref) -> Bool {
    let code = runningCode(around: push, in: member)
    let choices = program.nodes([.ifElse, .guard, .switch, .loop, .forIn], in: code).filter { $0 < push }
    let isAsked = choices.contains { choice in
      guard let conditions = program.child(choice, .conditions) else { return true }
      return !program.children(conditions).allSatisfy { program.kind($0) == .optionalBinding }
    }
    return !isAsked && program.nodes([.assign, .deferred], in: code).isEmpty
      && program.nodes([.call], in: code).allSatisfy { call in
        call > request || call == request || program.contains(request, call)
          || Self.harmless.contains(program.name(call))
      }
  }

  /// The function; for a view's property, which contains other code as well, the outermost closure around the push.
  private func runningCode(around push: Ref, in member: Ref) -> Ref {
    guard program.kind(member) != .function else { return member }
    let closures = program.ancestors(push).prefix { $0 != member }.filter { program.kind($0) == .closure }
    return closures.first { program.parent($0).flatMap(control(given:)) != nil } ?? member
  }

  private static let harmless: Set<String> = ["Task", "print"]

  // MARK: what starts it

  /// A button or row whose tap runs the push.
  private func control(thatRuns push: Ref, in member: Ref) -> Ref? {
    if program.kind(member) != .function { return control(around: push, upTo: member) }
    if isRowAction(member) { return member }
    return program.callers(of: member).sorted().lazy.compactMap { call -> Ref? in
      guard let outer = program.enclosingMember(call), !isHeldBack(call) else { return nil }
      if isRowAction(outer) { return outer }
      return control(around: call, upTo: outer)
    }.first ?? selector(of: member)
  }

  private func control(around place: Ref, upTo member: Ref) -> Ref? {
    let arguments = program.ancestors(place).prefix { $0 != member }.filter { program.kind($0) == .argument }
    return arguments.lazy.compactMap(control(given:)).first
  }

  private func control(given argument: Ref) -> Ref? { control(given: argument, depth: 0) }

  private func control(given argument: Ref, depth: Int) -> Ref? {
    guard program.kind(argument) == .argument, let call = program.parent(argument), program.kind(call) == .call else {
      return nil
    }
    if Self.controls.contains(program.name(call)), program.isExternal(call) {
      return countsDisabled || !isDisabled(call) ? call : nil
    }
    guard depth < program.budget.ruleHelperDepth.most, !program.isExternal(call),
      let closure = program.child(argument, .value), program.kind(closure) == .closure
    else { return nil }
    return control(inComponentGiven: closure, depth)
  }

  /// A component of the app hands the closure to a control, or runs it in the control's action and does nothing else
  /// there.
  private func control(inComponentGiven closure: Ref, _ depth: Int) -> Ref? {
    program.runs(ofClosure: closure).filter { !program.contains(closure, $0) }.sorted().lazy.compactMap { run -> Ref? in
      if let argument = program.parent(run), program.kind(argument) == .argument {
        return control(given: argument, depth: depth + 1)
      }
      guard let body = program.enclosingBody(run), program.kind(body) == .closure,
        program.statements(of: body) == [run], let argument = program.parent(body)
      else { return nil }
      return control(given: argument, depth: depth + 1)
    }.first
  }

  /// The surrounding call is itself behind a condition, or beside other code.
  private func isHeldBack(_ call: Ref) -> Bool {
    guard let body = program.enclosingBody(call) else { return true }
    return !program.nodes([.ifElse, .guard, .switch, .assign], in: body).isEmpty
  }

  private func isDisabled(_ control: Ref) -> Bool {
    guard let member = program.enclosingMember(control) else { return false }
    return program.mentions(["disabled", "allowsHitTesting"], in: member)
  }

  private func isRowAction(_ member: Ref) -> Bool {
    program.labels(of: member).contains { SDK.rowTaps.contains($0) }
      || program.attributeNames(of: member).contains("IBAction")
  }

  private func selector(of member: Ref) -> Ref? {
    program.mentions(of: program.name(member)).first { mention in
      program.ancestors(mention).contains { program.kind($0) == .call && program.name($0) == "#selector" }
        && program.ancestors(mention).contains { program.kind($0) == .call && program.name($0) == "addTarget" }
        && program.enclosingType(mention) == program.enclosingType(member)
    }
  }

  private static let controls: Set<String> = SDK.tapped
}
