import Linking
import SourceFacts

/// Statements that dismiss a controller and do not wait until it is closed.
struct RunningDismissals {
  struct Dismissal {
    /// The statement.
    var call: Ref
    /// The receiver, as the code around the statement names it.
    var chain: String
    /// The controllers that cannot present in the meantime, by the same names.
    var blocked: Set<String>
    /// Without animation only a controller that is found as the topmost one is blocked.
    var isAnimated: Bool
    /// A helper is called without animation: it closes soon, if not at once.
    var isQuick = false
    /// The dismissed controller was presented by whichever controller was on top.
    var isOfTopmost = false

    /// A presentation from there fails, whether or not the dismissal is animated.
    func blocks(_ presenter: Presenter) -> Bool {
      isAnimated && mayBlock(presenter)
        || presenter.isLookedUp && (presenter.chain == chain || presenter.chain.hasPrefix(chain + "."))
    }

    /// A presentation from there fails if the dismissal is animated.
    func mayBlock(_ presenter: Presenter) -> Bool { blocked.contains(presenter.chain) }
  }

  /// The presenter, as the outer code names it.
  struct Presenter: Hashable {
    var chain: String
    /// It is the topmost controller, found by `presentedViewController`.
    var isLookedUp: Bool
  }

  private(set) var all: [Dismissal] = []
  private let program: LinkedProgram

  init(_ program: LinkedProgram, calls: [Ref]) {
    self.program = program
    let direct = calls.filter { isSystems($0) }
    all = direct.compactMap(written)
    var helpers = direct.flatMap(helped)
    for _ in 0..<program.budget.ruleHelperDepth.most {
      all += helpers
      helpers = helpers.flatMap(passedOn)
    }
    all.sort { $0.call < $1.call }
  }

  // MARK: the system's dismissal

  private func written(_ call: Ref) -> Dismissal? {
    guard program.statement(around: call) == call, isWithoutCompletion(call, givenBy: nil),
      let animated = program.argument("animated", of: call), program.kind(animated) == .boolean,
      let chain = program.receiverChain(of: call)
    else { return nil }
    return Dismissal(
      call: call, chain: chain,
      blocked: Self.presenters(blockedBy: chain).union(
        whoPresents(theKindOf: program.receiver(of: call), nearby: call)
      ).union(whoPresented(program.receiver(of: call), nearby: call)),
      isAnimated: program.name(animated) == "true")
  }

  private func isSystems(_ call: Ref) -> Bool {
    program.argument("animated", of: call) != nil && program.isSystemsOwn(call) && isController(call)
  }

  /// Nothing runs after it closed; a helper's forwarded completion counts if its caller passes one.
  private func isWithoutCompletion(_ call: Ref, givenBy outer: Ref?) -> Bool {
    if program.trailingClosure(of: call) != nil { return false }
    guard let completion = program.argument("completion", of: call) else { return true }
    if program.kind(completion) == .null { return true }
    guard let outer, let parameter = program.variable(of: completion), program.kind(parameter) == .parameter else {
      return false
    }
    return program.given(to: parameter, by: outer).map { program.kind($0) == .null } ?? true
  }

  /// `dismiss(animated:)` of SwiftUI wrappers and of libraries has other receivers.
  private func isController(_ call: Ref) -> Bool {
    guard let receiver = program.receiver(of: call) else {
      return program.enclosingType(call).map(isOfController) ?? false
    }
    switch program.type(of: receiver).core {
    case .named(let id, _):
      return program.isController(id) || program.supertypeNames(of: id).contains { $0.hasSuffix("Controller") }
    case .external(let name, _): return name.hasSuffix("Controller")
    case .opaque, .generic, .unknown: return true
    default: return false
    }
  }

  /// Code of a controller of the app, or what the app adds to the system's controllers.
  private func isOfController(_ type: TypeID) -> Bool {
    program.isController(type) || !program.isDeclared(type) && program.typeName(type).hasSuffix("Controller")
  }

  /// The chains of controllers that cannot present while one dismisses.
  private static func presenters(blockedBy dismisser: String) -> Set<String> {
    let last = ".presentedViewController"
    if dismisser == "presentedViewController" { return ["self"] }
    if dismisser.hasSuffix(last) { return [String(dismisser.dropLast(last.count))] }
    return [dismisser, dismisser == "self" ? "presentingViewController" : dismisser + ".presentingViewController"]
  }

  // MARK: helpers

  /// The calls of a helper that dismisses: whatever it does after that has ended, its callers continue at once.
  private func helped(_ inner: Ref) -> [Dismissal] {
    guard let helper = program.enclosingMember(inner), program.kind(helper) == .function,
      program.statement(around: inner) == inner, let body = program.child(helper, .body),
      program.children(body).contains(inner), isKnownOutside(program.receiver(of: inner)),
      let chain = program.receiverChain(of: inner)
    else { return [] }
    let isOfTopmost = isPresentedByTopmost(program.receiver(of: inner))
    return program.callers(of: helper).compactMap { call in
      guard program.statement(around: call) == call,
        isWithoutCompletion(inner, givenBy: call) || hasOwnCompletion(inner, in: helper, calledBy: call),
        program.trailingClosure(of: call) == nil, !program.isOutOfScope(call),
        // The object of the app has no name here that would tell who is blocked.
        let outside = program.outside(chain, of: helper, calledBy: call) ?? (isOfTopmost ? "" : nil)
      else { return nil }
      return Dismissal(
        call: call, chain: outside,
        blocked: outside.isEmpty
          ? []
          : Self.presenters(blockedBy: outside).union(whoPresented(program.receiver(of: inner), nearby: call))
            .union(whoGave(program.receiver(of: inner), nearby: call)),
        isAnimated: true, isQuick: isToldNotToAnimate(inner, by: call),
        isOfTopmost: isOfTopmost)
    }
  }

  /// The helper itself continues after it closed, and tells no caller.
  private func hasOwnCompletion(_ inner: Ref, in helper: Ref, calledBy call: Ref) -> Bool {
    guard let completion = program.trailingClosure(of: inner) ?? program.argument("completion", of: inner),
      program.kind(completion) == .closure
    else { return false }
    return program.parameters(of: helper).allSatisfy { parameter in
      program.mentions(ofLocal: parameter, in: completion).isEmpty
        || program.given(to: parameter, by: call).map { program.kind($0) == .null } ?? true
    }
  }

  /// The calls of a function that always calls such a helper.
  private func passedOn(_ dismissal: Dismissal) -> [Dismissal] {
    guard let function = program.enclosingMember(dismissal.call), program.kind(function) == .function,
      let body = program.child(function, .body), program.children(body).contains(dismissal.call),
      let base = dismissal.chain.split(separator: ".").first,
      // Another controller has the name where the function is called.
      !program.nodes([.variable, .optionalBinding], in: function).contains(where: { program.name($0) == base })
    else { return [] }
    return program.callers(of: function).compactMap { call in
      guard program.statement(around: call) == call, program.trailingClosure(of: call) == nil,
        !program.isOutOfScope(call), let outside = program.outside(dismissal.chain, of: function, calledBy: call)
      else { return nil }
      return Dismissal(
        call: call, chain: outside, blocked: Self.presenters(blockedBy: outside), isAnimated: true,
        isQuick: dismissal.isQuick)
    }
  }

  /// The controller in a child's property that the type around the place set: `stop()` of `CheckoutFlow(presenter:
  /// navigation)` dismisses from `navigation`.
  private func whoGave(_ controller: Ref?, nearby place: Ref) -> Set<String> {
    guard let controller, let kept = program.variable(of: controller), program.isMember(kept),
      let owner = program.enclosingType(place), program.enclosingType(kept) != owner
    else { return [] }
    let given = program.valuesPastParameters(givenTo: kept)
    let own = given.filter { program.enclosingType($0) == owner }
    // Other code sets other controllers, and it is not known whose flow ends here.
    guard !own.isEmpty, own.count == given.count else { return [] }
    let chains = Set(
      own.compactMap { value -> String? in
        if program.name(value) == "self" { return "self" }
        return program.variable(of: value).flatMap { program.isMember($0) ? program.chain(value) : nil }
      })
    return chains.count == 1 ? chains : []
  }

  /// Not a local variable: its name would mean something else where the helper is called.
  private func isKnownOutside(_ controller: Ref?) -> Bool {
    guard let controller else { return true }
    let base = program.chainBase(controller)
    guard program.kind(base) == .name, let named = program.variable(of: base) else { return true }
    return program.kind(named) == .parameter || program.isMember(named)
  }

  private func isToldNotToAnimate(_ inner: Ref, by call: Ref) -> Bool {
    guard let animated = program.argument("animated", of: inner) else { return false }
    let parameter = program.variable(of: animated)
    let said = parameter.flatMap { program.kind($0) == .parameter ? program.given(to: $0, by: call) : nil } ?? animated
    return program.kind(said) == .boolean && program.name(said) == "false"
  }

  /// The presenters of controllers of a parameter's type, in the type around the place: the menu that this type
  /// presents calls `func menu(_ menu: MenuController, picked: Choice)`.
  private func whoPresents(theKindOf controller: Ref?, nearby place: Ref) -> Set<String> {
    guard let controller, let parameter = program.variable(of: controller), program.kind(parameter) == .parameter,
      case .named(let kind, _) = program.declaredType(of: parameter).core, program.isController(kind),
      let owner = program.enclosingType(place)
    else { return [] }
    let screen = program.screenID(of: kind)
    let chains = program.calls(named: "present").filter { call in
      program.enclosingType(call) == owner && program.argument("animated", of: call) != nil
        && program.navigation(at: call).contains { $0.screen == screen }
    }
    return Set(chains.compactMap { program.receiverChain(of: $0) })
  }

  /// The controller is stored, and the topmost controller presents it.
  private func isPresentedByTopmost(_ controller: Ref?) -> Bool {
    guard let controller, let kept = program.variable(of: controller), program.isMember(kept) else { return false }
    let helpers = HelperPresentations(program)
    return program.calls(named: "present").contains { call in
      program.argument("", of: call).flatMap(program.variable(of:)) == kept
        && (helpers.presenters(of: call).contains(where: \.isLookedUp)
          || program.receiver(of: call).map { Self.topmost.contains(program.name($0).lowercased()) } ?? false)
    }
  }

  private static let topmost: Set<String> = [
    "visibleviewcontroller", "topviewcontroller", "topmostviewcontroller", "topmost",
  ]

  /// `kept = shown`
  private func isKept(_ shown: Ref, in kept: Ref) -> Bool {
    program.kind(shown) == .variable && !program.isMember(shown)
      && program.writes(to: kept).contains { program.variable(of: $0) == shown }
  }

  /// `let alert = …; present(alert, animated: true)`
  private func whoPresented(local: Ref) -> Set<String> {
    guard program.kind(local) == .variable, let function = program.enclosingMember(local) else { return [] }
    return Set(
      program.nodes([.call], in: function).filter { call in
        program.name(call) == "present" && program.argument("animated", of: call) != nil
          && program.argument("", of: call).flatMap(program.variable(of:)) == local
      }.compactMap(program.receiverChain))
  }

  /// The presenters of the controller in a property, as the code of the type around a place names them.
  private func whoPresented(_ controller: Ref?, nearby place: Ref) -> Set<String> {
    guard let controller, let kept = program.variableBehindBinding(controller) else { return [] }
    guard program.isMember(kept) else { return whoPresented(local: kept) }
    let presentations = program.calls(named: "present").filter { call in
      guard let shown = program.argument("", of: call).flatMap(program.variableBehindBinding) else { return false }
      return shown == kept || isKept(shown, in: kept)
    }
    return Set(
      presentations.flatMap { call -> [String] in
        guard let chain = program.receiverChain(of: call), let function = program.enclosingMember(call) else {
          return []
        }
        if program.enclosingType(call) == program.enclosingType(place) { return [chain] }
        return program.callers(of: function).filter { program.enclosingType($0) == program.enclosingType(place) }
          .compactMap { program.outside(chain, of: function, calledBy: $0) }
      })
  }
}

/// The presenters that a call runs, through helpers of the app.
struct HelperPresentations {
  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  func presenters(of call: Ref) -> Set<RunningDismissals.Presenter> {
    presenters(of: call, depth: 0)
  }

  private func presenters(of call: Ref, depth: Int) -> Set<RunningDismissals.Presenter> {
    if isSystems(call) {
      return Set(
        program.receiverChainPastLocals(of: call).map { [.init(chain: $0, isLookedUp: isLookedUp(call))] } ?? [])
    }
    guard depth < program.budget.ruleHelperDepth.most, let function = program.function(runBy: call) else { return [] }
    let inner = program.nodesRunning([.call], in: function)
    // One that waits for its own dismissal handles this.
    guard !inner.contains(where: waits) else { return [] }
    return Set(
      inner.flatMap { presenters(of: $0, depth: depth + 1) }.compactMap { presenter in
        program.outside(presenter.chain, of: function, calledBy: call).map {
          .init(chain: $0, isLookedUp: presenter.isLookedUp)
        }
      })
  }

  func isSystems(_ call: Ref) -> Bool {
    program.name(call) == "present" && program.argument("animated", of: call) != nil && program.isSystemsOwn(call)
  }

  func waits(_ call: Ref) -> Bool {
    program.name(call) == "dismiss"
      && (program.trailingClosure(of: call) != nil
        || program.argument("completion", of: call).map { program.kind($0) != .null } ?? false)
  }

  /// `root.topMost.present(…)`, where `topMost` follows the presented controllers.
  private func isLookedUp(_ call: Ref) -> Bool {
    guard let receiver = program.receiver(of: call), [.name, .member].contains(program.kind(receiver)) else {
      return false
    }
    let isMember = program.kind(receiver) == .member
    if isMember, program.name(receiver) == "presentedViewController" { return true }
    // Extensions of the system's controllers.
    let added =
      isMember
      ? program.types(named: "UIViewController").flatMap {
        program.ownMembers(named: program.name(receiver), of: $0)
      } : []
    return ([program.variable(of: receiver)].compactMap(\.self) + added).contains { found in
      program.getter(of: found).map { program.mentions(["presentedViewController"], in: $0) } ?? false
    }
  }
}

extension LinkedProgram {
  /// The values of a property or parameter; where one is a parameter, the arguments for that.
  func valuesPastParameters(givenTo declaration: Ref, depth: Int = 0) -> [Ref] {
    guard depth < budget.ruleHandedDepth.most else { return [] }
    return values(givenTo: declaration).flatMap { value -> [Ref] in
      guard let further = variable(of: value), kind(further) == .parameter else { return [value] }
      return valuesPastParameters(givenTo: further, depth: depth + 1)
    }
  }

  /// The argument of a call for a parameter of the function that it runs; nil where the default applies.
  func given(to parameter: Ref, by call: Ref) -> Ref? {
    guard let function = ancestors(parameter).first(where: { kind($0) == .function }) else { return nil }
    let parameters = parameters(of: function)
    guard let place = parameters.firstIndex(of: parameter) else { return nil }
    let label = labels(of: function)[place]
    if !label.isEmpty { return argument(label, of: call) }
    let before = labels(of: function).prefix(place).filter(\.isEmpty).count
    let unlabelled = arguments(of: call).filter { name($0).isEmpty && !flags($0).contains(.trailing) }
    return before < unlabelled.count ? child(unlabelled[before], .value) : nil
  }

  /// The receiver by the function's parameters and members: `controller` of `guard let controller = from` is `from`.
  func receiverChainPastLocals(of call: Ref) -> String? {
    guard let written = receiverChain(of: call) else { return nil }
    guard let receiver = receiver(of: call) else { return written }
    let base = chainBase(receiver)
    guard kind(base) == .name, let local = variable(of: base), [.optionalBinding, .variable].contains(kind(local)),
      !isMember(local), let value = child(local, .value) ?? child(local, .initializer), let source = chain(value),
      source != name(base)
    else { return written }
    return source + written.dropFirst(name(base).count)
  }

  /// The caller's name for a chain inside of a function: a parameter is replaced by its argument, a member gets the
  /// receiver.
  func outside(_ chain: String, of function: Ref, calledBy call: Ref) -> String? {
    let parts = chain.split(separator: ".", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? "." + parts[1] : ""
    if let parameter = parameters(of: function).first(where: { name($0) == parts[0] }) {
      return given(to: parameter, by: call).flatMap(self.chain).map { $0 + rest }
    }
    guard let receiver = receiverChain(of: call) else { return nil }
    return receiver == "self" ? chain : chain == "self" ? receiver : "\(receiver).\(chain)"
  }
}
