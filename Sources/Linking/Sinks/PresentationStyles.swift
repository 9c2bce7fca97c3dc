import Dialects
import NavigationModel
import SourceFacts

/// The presentation style of controllers, as far as code sets their `modalPresentationStyle`.
struct PresentationStyles {
  let flow: DataFlow
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  private static let property = "modalPresentationStyle"

  /// The kinds of UIKit's presentation styles.
  static let kinds: [String: Transition.Kind] = Dictionary(
    uniqueKeysWithValues: SDK.coveringStyles.map { ($0, .cover) } + [(SDK.popoverStyle, .popover)])

  /// A style that is a value of the app: `controller.modalPresentationStyle = style`.
  func choice(byStyle value: Ref) -> Sink.Choice? {
    guard Self.kinds[program.name(value)] == nil, [.name, .member].contains(program.kind(value)),
      flow.declaration(of: value) != nil
    else { return nil }
    return Sink.Choice(rule: Dialect.KindChoice(kinds: Self.kinds), argument: value)
  }

  /// The style of a controller that is presented, where code sets it: on a local variable, or where the controller is
  /// made.
  func style(ofPresented argument: Ref) -> Ref? {
    if let own = style(ofSelf: argument) { return own }
    let presented = program.kind(argument) == .name ? flow.declaration(of: argument) : nil
    let made = presented == nil ? argument : presented.flatMap { program.child($0, .initializer) }
    for assign in program.assignmentsNamed(Self.property) where assign.file == argument.file {
      guard let target = program.child(assign, .target), program.kind(target) == .member,
        let base = program.child(target, .base),
        program.kind(base) == .name,
        presented != nil && flow.declaration(of: base) == presented || configures(base, made),
        let value = program.child(assign, .value)
      else { continue }
      return value
    }
    return style(byMethodsOn: presented, or: made, in: argument.file)
  }

  /// The style that a controller sets before it shows itself: `func show(over parent: UIViewController) {
  /// modalPresentationStyle = .fullScreen; parent.present(self, animated: true) }`.
  private func style(ofSelf argument: Ref) -> Ref? {
    guard program.kind(argument) == .name, program.name(argument) == "self",
      let function = program.enclosingMember(argument), program.kind(function) == .function
    else { return nil }
    let around = flow.conditions(around: argument)
    let own = program.assignmentsNamed(Self.property).filter { assign in
      assign.file == argument.file && assign.node < argument.node && program.enclosingMember(assign) == function
        && program.child(assign, .target).map(isOwn) ?? false
        && flow.conditions(around: assign).allSatisfy(around.contains)
    }
    return own.last.flatMap { program.child($0, .value) }
  }

  /// The style that the app's own functions set on their receiver or result: `Detail().styled(.fullScreen)`,
  /// `detail.asCard()`, `Detail().embedded(in: .fullScreen)`.
  private func style(byMethodsOn presented: Ref?, or made: Ref?, in file: UInt32) -> Ref? {
    for assign in program.assignmentsNamed(Self.property) {
      guard let target = program.child(assign, .target), let method = program.enclosingMember(assign),
        program.kind(method) == .function, program.name(method) != "init",
        isOwn(target) || isHandedBack(target, by: method),
        let value = program.child(assign, .value)
      else { continue }
      for call in flow.callers(of: method) where call.file == file {
        guard isInChain(call, of: made) || isCalled(call, on: presented), runs(assign, for: call, of: method) else {
          continue
        }
        guard program.kind(value) == .name, let parameter = flow.parameter(atStartOf: value, of: method) else {
          return value
        }
        if let handed = flow.source(call: call, function: method).bindings[VariableKey(declaration: parameter)] {
          return handed
        }
      }
    }
    return nil
  }

  /// Whether a call's flags let it come to the assignment: `if isFull { stack.modalPresentationStyle = .fullScreen }`.
  private func runs(_ assign: Ref, for call: Ref, of method: Ref) -> Bool {
    let given = flow.source(call: call, function: method).bindings
    return flow.conditions(around: assign).allSatisfy { condition in
      let parts = program.child(condition.node, .conditions).map(program.children) ?? []
      guard program.kind(condition.node) == .ifElse, parts.count == 1 || !condition.isNegated else { return true }
      return parts.allSatisfy { part in
        let isNot = program.kind(part) == .unary && program.name(part) == "!"
        guard let flag = isNot ? program.child(part, .operand) : part, program.kind(flag) == .name,
          let parameter = flow.parameter(atStartOf: flag, of: method),
          let value = given[VariableKey(declaration: parameter)] ?? program.child(parameter, .initializer),
          program.kind(value) == .boolean
        else { return true }
        return (program.name(value) == "true") != (isNot != condition.isNegated)
      }
    }
  }

  private func isCalled(_ call: Ref, on presented: Ref?) -> Bool {
    guard let presented, let callee = program.child(call, .callee), program.kind(callee) == .member,
      let receiver = program.child(callee, .base)
    else { return false }
    return program.kind(receiver) == .name && flow.declaration(of: receiver) == presented
  }

  /// The object that a function makes and returns: `let stack = UINavigationController(rootViewController: self);
  /// stack.modalPresentationStyle = style; return stack`.
  private func isHandedBack(_ target: Ref, by function: Ref) -> Bool {
    guard let base = program.child(target, .base), program.kind(base) == .name,
      let holder = flow.declaration(of: base), program.kind(holder) == .variable,
      program.enclosingMember(holder) == function, let block = program.child(function, .body),
      let last = program.children(block).last, program.kind(last) == .returned,
      let result = program.child(last, .value), program.kind(result) == .name
    else { return false }
    return flow.declaration(of: result) == holder
  }

  /// `A().b().c()` consists of the calls of `c`, `b` and `A`.
  private func isInChain(_ call: Ref, of made: Ref?) -> Bool {
    var current = made
    while let c = current {
      if c == call { return true }
      switch program.kind(c) {
      case .call, .member: current = program.chained(c)
      default: return false
      }
    }
    return false
  }

  /// The only parameter of a closure that configures an object where it is made: `Detail().then {
  /// $0.modalPresentationStyle = … }`, `with(Detail()) { detail in … }`.
  private func configures(_ name: Ref, _ made: Ref?) -> Bool {
    guard let made else { return false }
    let closure: Ref?
    switch semantics.lookup(program.symbol(name), at: name) {
    case .shorthand(let around, 0): closure = around
    case .local(let d) where program.kind(d) == .parameter:
      closure = program.parent(d).flatMap(program.parent).flatMap { program.kind($0) == .closure ? $0 : nil }
    default: closure = nil
    }
    var current = closure.flatMap(program.parent)
    guard let argument = current, program.kind(argument) == .argument else { return false }
    while let c = current, c != made {
      switch program.kind(c) {
      case .argument, .call, .member: current = program.parent(c)
      default: return false
      }
    }
    return current == made
  }

  // MARK: controllers that come with a style

  /// The kind that a controller's own class, or the code that makes it, sets: `init() { …; modalPresentationStyle =
  /// .fullScreen }`, `static func make() -> Page { let page = Page(); page.modalPresentationStyle = .popover; return
  /// page }`.
  func kind(of value: Value) -> Transition.Kind? {
    guard case .instance(let type, let made, _) = value else { return nil }
    if let own = kind(ofMade: made) { return own }
    if case .named(let id, _) = type { return kind(ofClass: id) }
    return nil
  }

  /// The style that code sets on the constant that holds the new object.
  func kind(ofMade made: Ref) -> Transition.Kind? {
    guard let holder = program.parent(made), program.kind(holder) == .variable,
      program.child(holder, .initializer) == made,
      let member = program.enclosingMember(made)
    else { return nil }
    let around = flow.conditions(around: holder)
    return agreed(
      program.assignmentsNamed(Self.property).filter { assign in
        guard assign.file == made.file, program.enclosingMember(assign) == member,
          let target = program.child(assign, .target), program.kind(target) == .member,
          let base = program.child(target, .base)
        else { return false }
        return program.kind(base) == .name && flow.declaration(of: base) == holder
      }, in: around)
  }

  /// The style that a class, or its nearest superclass with one, sets in an initialiser or by an override of the
  /// property.
  private func kind(ofClass id: TypeID) -> Transition.Kind? {
    for type in [id] + semantics.supertypes(of: id)
    where program.types[type].isDeclared && program.types[type].kind == .class {
      let own = flow.assignments(to: Self.property, in: type).filter { assign in
        guard let target = program.child(assign, .target), isOwn(target), let member = program.enclosingMember(assign)
        else {
          return false
        }
        return isInInitialiser(member, of: type)
      }
      if !own.isEmpty { return agreed(own, in: []) }
      if let name = program.symbols.find(Self.property),
        let overridden = program.types[type].members[name]?.first(where: { program.kind($0) == .variable })
      {
        var named: [String] = []
        program.forEachNode(in: overridden) { r in
          if program.kind(r) == .member, program.child(r, .base) == nil { named.append(program.name(r)) }
          return true
        }
        return named.count == 1 ? Self.kinds[named[0]] : nil
      }
    }
    return nil
  }

  private func isOwn(_ target: Ref) -> Bool {
    program.kind(target) == .name
      || (program.kind(target) == .member && program.child(target, .base).map(program.name) == "self")
  }

  /// An initialiser, or a function that an initialiser of the same type calls.
  private func isInInitialiser(_ member: Ref, of type: TypeID) -> Bool {
    guard program.kind(member) == .function else { return false }
    if program.name(member) == "init" { return true }
    return flow.callers(of: member).contains { call in
      program.enclosingType(call) == type
        && program.enclosingMember(call).map { program.kind($0) == .function && program.name($0) == "init" } == true
    }
  }

  /// The kind on which all assignments agree; nil where one is conditional.
  private func agreed(_ assignments: [Ref], in around: [Condition]) -> Transition.Kind? {
    var kinds: Set<Transition.Kind> = []
    for assign in assignments {
      guard let value = program.child(assign, .value), [.member, .name].contains(program.kind(value)),
        flow.conditions(around: assign).allSatisfy(around.contains)
      else { return nil }
      kinds.insert(Self.kinds[program.name(value)] ?? .sheet)
    }
    return kinds.count == 1 ? kinds.first : nil
  }
}
