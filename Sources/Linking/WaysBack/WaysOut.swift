import Dialects
import NavigationModel
import SourceFacts

/// Screens whose content offers the user no way to leave.
///
/// `none` is only reported for a fully self-contained screen: the SDK lays out all of its content, and nothing in it
/// calls back or holds an object that could. Controls that take a tap (a slider, a field, a button) at most change the
/// screen's own state.
struct WaysOut {
  let flow: DataFlow
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  private var views: Dialect.Views { semantics.library.views }

  private func passive(_ ofController: Bool) -> Dialect.Views.Passive {
    ofController ? views.passiveInControllers : views.passive
  }

  func wayOut(of type: TypeID) -> Screen.WayOut {
    var seen = Visited(screen: type)
    return isPassive(type, &seen) ? .none : .possible
  }

  /// The closures that a screen's maker gives it, where nothing else on it can be a way out; empty where something can.
  func closuresToLeave(_ type: TypeID) -> [Ref] {
    var seen = Visited(screen: type, closures: [])
    return isPassive(type, &seen) ? (seen.closures ?? []).sorted() : []
  }

  /// The screen hides the back button of its navigation bar.
  func hidesBackButton(_ type: TypeID) -> Bool {
    for name in views.backHiders.sorted() {
      for call in program.callsNamed(name) where isApplied(call, by: type) {
        guard let argument = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }) else {
          return true
        }
        if program.kind(argument) == .boolean, program.name(argument) == "true" { return true }
      }
    }
    return views.backHidingProperties.lazy.flatMap(program.assignmentsNamed).contains {
      program.enclosingType($0) == type
        && program.child($0, .value).map { program.kind($0) == .boolean && program.name($0) == "true" } ?? false
    }
  }

  /// The call stands in the screen's own code, or in a modifier of the app that this code uses.
  private func isApplied(_ call: Ref, by type: TypeID) -> Bool {
    guard let owner = program.enclosingType(call), owner != type else { return program.enclosingType(call) == type }
    if semantics.supertypeNames(of: owner).contains("ViewModifier") {
      return flow.constructions(of: owner).contains { made in
        program.enclosingType(made) == type || isUsed(program.enclosingMember(made), by: type)
      }
    }
    return isUsed(program.enclosingMember(call), by: type)
  }

  /// A function that the app adds to all views.
  private func isUsed(_ modifier: Ref?, by type: TypeID) -> Bool {
    guard let modifier, program.kind(modifier) == .function, let owner = program.enclosingType(modifier),
      program.types[owner].path == "View"
    else { return false }
    return flow.callers(of: modifier).contains { program.enclosingType($0) == type }
  }

  // MARK: passive types

  /// Types and functions that were examined, or are being examined.
  private struct Visited {
    var screen: TypeID
    /// The screen's own closures, where they do not count.
    var closures: Set<Ref>?
    var types: Set<TypeID> = []
    var functions: Set<Ref> = []
  }

  private func isPassive(_ type: TypeID, _ seen: inout Visited) -> Bool {
    guard seen.types.insert(type).inserted else { return true }
    guard semantics.allows(\.passiveTypes, after: seen.types.count), program.types[type].generics.isEmpty,
      !program.types[type].isProtocol
    else {
      return false
    }
    let isController = semantics.isController(type)
    guard
      isController
        ? inheritsFromPlainController(type) : [["View"], ["ViewModifier"]].contains(semantics.supertypeNames(of: type))
    else { return false }
    for body in program.types[type].bodies {
      for member in program.members(of: body) {
        guard isPassive(member: member, ofController: isController, &seen) else { return false }
      }
    }
    return true
  }

  private func isPassive(member: Ref, ofController isController: Bool, _ seen: inout Visited) -> Bool {
    switch program.kind(member) {
    case .variable: return isPassiveVariable(member, ofController: isController, &seen)
    case .function:
      if program.name(member) == "init", isController { return true }
      // What a controller overrides besides loading its view may be a way out of any kind.
      if isController, program.flags(member).contains(.isOverride),
        !["viewDidLoad", "loadView"].contains(program.name(member))
      {
        return false
      }
      if !isController, program.flags(member).contains(.isStatic) { return true }
      return program.child(member, .body).map { isPassiveCode($0, ofController: isController, &seen) } ?? true
    case .typeAlias: return true
    default: return false
    }
  }

  private func inheritsFromPlainController(_ type: TypeID) -> Bool {
    semantics.supertypeNames(of: type).subtracting(["NSCoding"]) == ["UIViewController"]
  }

  private func isPassiveVariable(_ variable: Ref, ofController: Bool, _ seen: inout Visited) -> Bool {
    if program.flags(variable).contains(.isStatic) { return true }
    let attributes = program.children(variable, .attributes)
    if attributes.contains(where: { program.name($0) == "Environment" }), isNamedNowhere(variable) { return true }
    guard
      attributes.allSatisfy({ isHarmless($0) || program.name($0) == "Binding" && isBoundWithin(seen.types, variable) })
    else { return false }
    // A system value of the environment calls nothing back.
    if attributes.contains(where: { program.name($0) == "Environment" }) { return true }
    if isClosureOfScreen(variable, seen) { seen.closures?.insert(variable) }
    if !isPlain(semantics.declaredType(variable), ofController), !isClosureOfPart(variable, seen),
      !(seen.closures?.contains(variable) ?? false)
    {
      return false
    }
    if let initial = program.child(variable, .initializer), !isPassiveCode(initial, ofController: ofController, &seen) {
      return false
    }
    for accessor in program.children(variable, .accessors) {
      if let block = program.child(accessor, .body), !isPassiveCode(block, ofController: ofController, &seen) {
        return false
      }
    }
    return true
  }

  /// `@Environment(\.dismiss) var dismiss` is no way out where nobody calls it.
  private func isNamedNowhere(_ variable: Ref) -> Bool {
    let type = program.enclosingType(variable)
    return flow.mentions(ofVariable: variable).allSatisfy { program.enclosingType($0) != type }
  }

  /// The attribute gives the screen state of its own, or a value of the environment that does nothing.
  private func isHarmless(_ attribute: Ref) -> Bool {
    let name = program.name(attribute)
    guard name == "Environment" else { return views.passive.attributes.contains(name) }
    return program.children(attribute, .arguments).first.flatMap { program.child($0, .value) }.map {
      program.kind($0) == .keyPath
        && views.passive.environment.contains(DottedName.last(of: program.name($0)))
    } ?? false
  }

  /// A binding of a part of the screen: the screen only passes its own state.
  private func isBoundWithin(_ screen: Set<TypeID>, _ binding: Ref) -> Bool {
    let key = VariableKey(declaration: binding)
    let given = flow.propertySources(binding).compactMap { $0.bindings[key] }.filter {
      program.enclosingType($0).map(screen.contains) ?? false
    }
    return !given.isEmpty
      && given.allSatisfy { value in
        guard let state = flow.declaration(of: value), let owner = program.enclosingType(state) else { return false }
        return screen.contains(owner)
          && program.children(state, .attributes).contains { ["State", "Binding"].contains(program.name($0)) }
      }
  }

  private func isClosureOfScreen(_ variable: Ref, _ seen: Visited) -> Bool {
    program.kind(variable) == .variable && program.enclosingType(variable) == seen.screen
      && program.enclosingMember(variable) == nil && program.children(variable, .accessors).isEmpty
      && isFunction(semantics.declaredType(variable))
  }

  /// A closure of a part of the screen that the screen itself writes out or leaves empty: its code is examined with the
  /// screen's.
  private func isClosureOfPart(_ variable: Ref, _ seen: Visited) -> Bool {
    guard let owner = program.enclosingType(variable), owner != seen.screen, seen.types.contains(owner),
      program.kind(variable) == .variable, isFunction(semantics.declaredType(variable))
    else { return false }
    let key = VariableKey(declaration: variable)
    let given = flow.propertySources(variable).compactMap { $0.bindings[key] }.filter {
      program.enclosingType($0).map(seen.types.contains) ?? false
    }
    return !given.isEmpty
      && given.allSatisfy { value in
        if [.closure, .null].contains(program.kind(value)) { return true }
        // Handed down from the screen.
        return seen.closures != nil && flow.declaration(of: value).map { isClosureOfScreen($0, seen) } ?? false
      }
  }

  private func isFunction(_ type: TypeExpression) -> Bool {
    if case .function = type.core { true } else { false }
  }

  /// A value, or a view: nothing that calls back.
  private func isPlain(_ type: TypeExpression, _ ofController: Bool) -> Bool {
    switch type.core {
    case .external(let name, _):
      return SDK.plainTypes.contains(name) || name == "View" || ["UUID", "CGFloat"].contains(name)
        || (ofController && views.passiveInControllers.types.contains(name))
    case .named(let id, _): return program.types[id].kind == .struct || program.types[id].kind == .enum
    case .array(let element): return isPlain(element, ofController)
    case .dictionary(_, let value): return isPlain(value, ofController)
    case .opaque(let parts): return parts == [.external("View", [])]
    default: return false
    }
  }

  /// Only calls that build and lay out, and closures with such calls.
  private func isPassiveCode(_ root: Ref, ofController: Bool, _ seen: inout Visited) -> Bool {
    var result = true
    var embedded: [TypeID] = []
    program.forEachNode(in: root) { r in
      guard result else { return false }
      switch program.kind(r) {
      case .call:
        if case .initializer(let id, _) = semantics.callee(of: r), isViewOrModifier(id) {
          embedded.append(id)
        } else {
          result = isPassiveCall(r, ofController: ofController, &seen)
        }
      case .assign: result = ofController || program.child(r, .target).map { isOwnState($0, at: r) } ?? false
      case .forIn, .loop, .deferred, .doCatch: result = false
      default: break
      }
      return result
    }
    return result && embedded.allSatisfy { isPassive($0, &seen) }
  }

  private func isViewOrModifier(_ id: TypeID) -> Bool {
    semantics.isView(id) || semantics.supertypeNames(of: id) == ["ViewModifier"]
  }

  private func isPassiveCall(_ r: Ref, ofController: Bool, _ seen: inout Visited) -> Bool {
    switch semantics.callee(of: r) {
    case .externalType(let name):
      return passive(ofController).types.contains(name) || keepsTarget(r, ofController)
    case .initializer(let id, _): return program.types[id].kind == .struct || program.types[id].kind == .enum
    case .external: return isPassiveCallOfSDK(r, ofController: ofController)
    case .enumCase: return true
    // A helper of the same screen is examined with the screen's members.
    case .functions(let list, guessed: false):
      return list.allSatisfy { isOwn($0, at: r) || !ofController && isPassiveModifier($0, &seen) }
    case .closure:
      return program.child(r, .callee).flatMap(flow.declaration(of:)).map {
        isClosureOfPart($0, seen) || seen.closures != nil && isClosureOfScreen($0, seen)
      } ?? false
    // Computed text and the like; its own calls are not looked into.
    case .functions: return false
    }
  }

  private func isPassiveCallOfSDK(_ r: Ref, ofController: Bool) -> Bool {
    let base = program.child(r, .callee).flatMap { program.child($0, .base) }
    if let base, program.kind(base) == .name, program.name(base) == "super" { return true }
    return passive(ofController).calls.contains(program.name(r)) || keepsTarget(r, ofController)
      || (ofController ? isOnPassiveView(r) : isOnValue(r))
  }

  /// `slider.addTarget(self, action: #selector(changed), for: .valueChanged)`: what a control runs is the screen's own.
  private func keepsTarget(_ call: Ref, _ ofController: Bool) -> Bool {
    guard passive(ofController).targets.contains(program.name(call)),
      let target = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) })
    else { return false }
    return program.kind(target) == .name && program.name(target) == "self" && selectsOwnMethods(call)
  }

  /// All that `#selector` names in a call is declared by the screen itself.
  private func selectsOwnMethods(_ call: Ref) -> Bool {
    guard let type = program.enclosingType(call) else { return false }
    var result = true
    program.forEachNode(in: call) { r in
      guard program.kind(r) == .call, program.name(r) == "#selector" else { return true }
      let named = semantics.arguments(of: r).first.flatMap { program.child($0, .value) }
      let symbol = named.map(program.name).flatMap(program.symbols.find)
      result = result && symbol.flatMap { program.types[type].members[$0] } != nil
      return false
    }
    return result
  }

  /// A modifier that the app adds to all views and that only builds and lays out.
  private func isPassiveModifier(_ function: Ref, _ seen: inout Visited) -> Bool {
    guard let owner = program.enclosingType(function), program.types[owner].path == "View",
      let block = program.child(function, .body),
      semantics.parameters(of: function).allSatisfy({ isPlain(semantics.declaredType($0), false) })
    else { return false }
    guard seen.functions.insert(function).inserted else { return true }
    return isPassiveCode(block, ofController: false, &seen)
  }

  /// A call on a label or a progress bar, which take no tap.
  private func isOnPassiveView(_ call: Ref) -> Bool {
    guard let base = program.child(call, .callee).flatMap({ program.child($0, .base) }),
      case .external(let name, _) = semantics.type(of: base).core
    else { return false }
    return views.passiveInControllers.types.contains(name)
  }

  /// A method of a string, a number or a list.
  private func isOnValue(_ call: Ref) -> Bool {
    guard let base = program.child(call, .callee).flatMap({ program.child($0, .base) }) else { return false }
    switch semantics.type(of: base).core {
    case .external(let name, _): return SDK.plainTypes.contains(name) && name != "View"
    case .array, .dictionary: return true
    default: return false
    }
  }

  private func isOwn(_ declaration: Ref, at place: Ref) -> Bool {
    program.enclosingType(declaration) == program.enclosingType(place) && program.enclosingType(place) != nil
  }

  /// `angle = 0` of a `@State` of the same screen.
  private func isOwnState(_ target: Ref, at place: Ref) -> Bool {
    guard let variable = flow.declaration(of: target), program.kind(variable) == .variable else { return false }
    return isOwn(variable, at: place) || program.enclosingMember(variable) != nil
  }

}
