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

  /// What a method of the controller does, with all app code that it runs.
  private func leavesUnanchored(itself method: Ref, _ settling: Set<String>) -> Bool {
    let limit = program.budget.ruleNearConsequences
    let run = program.immediateConsequences(of: method, limit)
    let owner = program.enclosingType(method)
    return run.count < limit.most
      && run.allSatisfy { code in
        !program.mentions(settling, in: code)
          && program.nodes([.call], in: code).allSatisfy { isHarmless($0, to: owner, settling) }
      }
  }

  private func isHarmless(_ call: Ref, to owner: TypeID?, _ settling: Set<String>) -> Bool {
    if sheet.harmless.contains(program.name(call)) { return true }
    switch program.callee(of: call) {
    case .functions(let list, guessed: false):
      // A requirement is implemented by types of the app, any of which may be meant.
      return list.flatMap(bodies(of:)).allSatisfy { !program.mentions(settling, in: $0) }
    case .initializer, .enumCase, .closure: return true
    case .external, .externalType, .functions:
      // Unknown code may do anything to a controller that it receives, or of which it is a method.
      guard program.enclosingType(call) == owner else { return true }
      return !isMethodOfItself(call)
        && !program.arguments(of: call).contains {
          program.child($0, .value).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
        }
    }
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
