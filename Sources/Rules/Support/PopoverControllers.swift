import Linking
import SourceFacts

/// The places that make controllers which an iPad shows as popovers: action sheets, and those of the dialects.
struct PopoverControllers {
  struct Made {
    var call: Ref
    var noun: String
    /// Properties that settle how and where it is shown, once code sets one.
    var settling: Set<String>
    /// The parameter that decides whether it is an action sheet.
    var style: Ref?
  }

  let program: LinkedProgram
  /// Properties that settle how and where a controller is shown.
  let settling: Set<String>
  private let sheet: LinkedProgram.ActionSheet

  init(program: LinkedProgram) {
    self.program = program
    sheet = program.actionSheet
    settling = program.anchoring.settling.union([program.anchoring.popover, program.anchoring.style])
  }

  /// In order of kind and place.
  func all() -> [Made] { actionSheets() + program.popovers.flatMap(named) }

  func actionSheets() -> [Made] { sheets() + heirs() }

  /// Controllers made by the SDK's own name.
  private func sheets() -> [Made] {
    program.calls(named: sheet.type).compactMap { call in
      guard program.isExternal(call) else { return nil }
      if isActionSheet(call) { return Made(call: call, noun: sheet.noun, settling: settling) }
      guard let style = program.argument(sheet.style, of: call).flatMap(program.variable(of:)),
        program.kind(style) == .parameter
      else { return nil }
      return Made(call: call, noun: sheet.noun, settling: settling, style: style)
    }
  }

  /// Classes of the app that leave style and anchor to their makers.
  private func heirs() -> [Made] {
    program.declaredTypes.filter { type in
      program.supertypeNames(of: type).contains(sheet.type)
        && program.members(named: sheet.style, of: type).isEmpty
        && !([type] + program.supertypes(of: type)).flatMap(program.bodies(of:)).contains {
          program.mentions(settling, in: $0)
        }
    }
    .flatMap(program.constructions(of:)).sorted().filter { call in
      guard case .initializer(_, let own) = program.callee(of: call) else { return false }
      return own.allSatisfy { !mayTake(call, $0) } && isActionSheet(call) && !program.isOutOfScope(call)
    }
    .map { Made(call: $0, noun: sheet.noun, settling: settling) }
  }

  /// An initialiser with a required argument does not match a call without arguments.
  private func mayTake(_ call: Ref, _ initialiser: Ref) -> Bool {
    !program.arguments(of: call).isEmpty
      || program.parameters(of: initialiser).allSatisfy { program.child($0, .initializer) != nil }
  }

  private func named(_ popover: LinkedProgram.Popover) -> [Made] {
    program.calls(named: popover.type).filter {
      program.isExternal($0) && program.argument(popover.label, of: $0) != nil
    }
    .map {
      Made(
        call: $0, noun: popover.noun,
        settling: popover.takesStyle ? settling : settling.subtracting([program.anchoring.style]))
    }
  }

  /// A call without arguments sets the first of the styles, which is the action sheet's.
  private func isActionSheet(_ call: Ref) -> Bool {
    program.arguments(of: call).isEmpty
      || program.argument(sheet.style, of: call).map(isActionSheet(style:)) ?? false
  }

  /// `.actionSheet`
  func isActionSheet(style: Ref) -> Bool { program.kind(style) == .member && program.name(style) == sheet.value }

  // MARK: what code does with one

  /// A use of the controller that certainly sets no anchor and no other style.
  func leavesUnanchored(_ mention: Ref, _ settling: Set<String>) -> Bool {
    if isInCompletion(mention) || anchorsNowhere(mention) { return true }
    guard let member = program.parent(mention), program.kind(member) == .member, program.child(member, .base) == mention
    else { return false }
    guard let call = program.parent(member), program.kind(call) == .call, program.child(call, .callee) == member else {
      return !settling.contains(program.name(member))
    }
    if sheet.harmless.contains(program.name(member)) { return true }
    switch program.callee(of: call) {
    // A method of the app's own: it must be known to only add actions and the like.
    case .functions(let list, guessed: false): return list.allSatisfy { leavesUnanchored(itself: $0, settling) }
    case .external: return isGivenOnlyWords(call)
    default: return false
    }
  }

  /// A library's method that is given nothing but a text and code to run: it gets nothing to point at.
  private func isGivenOnlyWords(_ call: Ref) -> Bool {
    let given = program.arguments(of: call).compactMap { program.child($0, .value) }
    return given.contains { isText($0) } && given.allSatisfy { isText($0) || program.kind($0) == .closure }
  }

  /// A text, a constant for one, or what a function makes of one: `NSLocalizedString("Cancel", comment: "")`.
  private func isText(_ value: Ref, depth: Int = 0) -> Bool {
    if program.kind(value) == .string || program.nominalName(program.type(of: value).core) == "String" { return true }
    guard depth < program.budget.ruleHandedDepth.most else { return false }
    if program.kind(value) == .call, program.isExternal(value), program.receiver(of: value) == nil {
      let given = program.arguments(of: value).compactMap { program.child($0, .value) }
      return !given.isEmpty && given.allSatisfy { isText($0, depth: depth + 1) }
    }
    if let constant = program.variable(of: value), program.kind(constant) == .variable,
      program.flags(constant).contains(.isLet), let text = program.child(constant, .initializer)
    {
      return isText(text, depth: depth + 1)
    }
    return program.texts(of: value) != nil
  }

  /// What a method of the controller does, with the controller's other methods that it runs.
  private func leavesUnanchored(itself method: Ref, _ settling: Set<String>) -> Bool {
    guard let owner = program.enclosingType(method) else { return false }
    var seen: Set<Ref> = []
    return leavesUnanchored(method, of: owner, settling, &seen)
  }

  private func leavesUnanchored(_ method: Ref, of owner: TypeID, _ settling: Set<String>, _ seen: inout Set<Ref>)
    -> Bool
  {
    guard seen.insert(method).inserted else { return true }
    guard seen.count < program.budget.ruleConsequences.most, !program.mentions(settling, in: method) else {
      return false
    }
    for call in program.nodesRunning([.call], in: method) where !isHarmless(call, settling) {
      let called = isMethodOfItself(call) ? methods(calledBy: call, of: owner) : []
      if called.isEmpty { return false }
      for method in called where !leavesUnanchored(method, of: owner, settling, &seen) { return false }
    }
    return true
  }

  /// The controller's methods that a call on itself runs, also those that the app adds to the SDK's class.
  private func methods(calledBy call: Ref, of owner: TypeID) -> [Ref] {
    if case .functions(let list, guessed: false) = program.callee(of: call) {
      return list.flatMap { implementations(of: $0, by: owner) }
    }
    return classes(of: owner).lazy.map { program.ownMembers(named: program.name(call), of: $0) }
      .map { $0.filter { program.kind($0) == .function && program.arguments(of: call, fit: $0) } }
      .first { !$0.isEmpty } ?? []
  }

  private func classes(of owner: TypeID) -> [TypeID] {
    let extended = program.supertypeNames(of: owner).sorted().flatMap(program.types)
    return [owner] + program.supertypes(of: owner) + extended + extended.flatMap(program.supertypes)
  }

  /// The call reaches the controller only by code that certainly sets no anchor.
  private func isHarmless(_ call: Ref, _ settling: Set<String>) -> Bool {
    if sheet.harmless.contains(program.name(call)) { return true }
    let receivesItself = program.arguments(of: call).contains {
      program.child($0, .value).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
    }
    switch program.callee(of: call) {
    case .functions(let list, guessed: false):
      guard receivesItself else { return !isMethodOfItself(call) }
      let run = list.flatMap(bodies(of:)).flatMap {
        program.immediateConsequences(of: $0, program.budget.ruleNearConsequences)
      }
      return !run.isEmpty && run.allSatisfy { !program.mentions(settling, in: $0) }
    case .initializer, .enumCase, .closure: return true
    // Unknown code may do anything to a controller that it receives, or of which it is a method.
    case .external, .externalType, .functions: return !receivesItself && !isMethodOfItself(call)
    }
  }

  /// A function, or for a requirement what the controller's class has for it.
  private func implementations(of function: Ref, by owner: TypeID) -> [Ref] {
    guard program.child(function, .body) == nil else { return [function] }
    return classes(of: owner).lazy.map { program.ownMembers(named: program.name(function), of: $0) }
      .map { $0.filter { program.child($0, .body) != nil } }.first { !$0.isEmpty } ?? bodies(of: function)
  }

  /// `dress()`, `self.dress()`, whose effect is not known.
  private func isMethodOfItself(_ call: Ref) -> Bool {
    if case .externalType = program.callee(of: call) { return false }
    return program.receiver(of: call).map { program.name($0) == "self" } ?? true
  }

  private func bodies(of function: Ref) -> [Ref] {
    guard program.child(function, .body) == nil, let type = program.enclosingType(function) else { return [function] }
    return program.subtypes(of: type).flatMap { program.ownMembers(named: program.name(function), of: $0) }
  }
}
