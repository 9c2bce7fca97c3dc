import Linking
import SourceFacts

/// Retain cycles of an object with the controller that shows a screen which stores the object.
struct StackCircles {
  struct Circle {
    var owner: TypeID
    /// The object's property with the controller.
    var property: Ref
    var assignment: Ref
    /// The place where the screen receives the object.
    var mention: Ref
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// `model.navigation = stack`, where one function makes the model, a screen with it and the stack with that screen.
  var all: [Circle] {
    let owners = program.declaredTypes.filter {
      program.typeKind($0) == .class && !program.isController($0) && !program.isView($0)
    }
    // Several places that close one circle are one fault.
    var seen: Set<Ref> = []
    return owners.flatMap { owner in
      program.constructions(of: owner).sorted().flatMap { made -> [Circle] in
        guard let local = program.parent(made), program.kind(local) == .variable, !program.isMember(local),
          let function = program.enclosingMember(made), !program.isOutOfUsersReach(codeAt: made)
        else { return [] }
        return program.nodes([.assign], in: function).compactMap { circle(owner, local, $0, in: function) }
      }
    }.filter { seen.insert($0.property).inserted }
  }

  private func circle(_ owner: TypeID, _ local: Ref, _ assignment: Ref, in function: Ref) -> Circle? {
    guard let target = program.child(assignment, .target), program.kind(target) == .member,
      program.child(target, .base).flatMap(program.variable(of:)) == local,
      let property = program.variable(of: target), program.isMember(property), isStored(property),
      program.flags(property).isDisjoint(with: [.isWeak, .isStatic]), program.getter(of: property) == nil,
      !isLetGo(property), let value = program.child(assignment, .value),
      let mention = mention(of: local, heldBy: value, in: function, depth: 0)
    else { return nil }
    return Circle(owner: owner, property: property, assignment: assignment, mention: mention)
  }

  /// A protocol's property may be weak in the conforming class.
  private func isStored(_ property: Ref) -> Bool {
    program.enclosingType(property).map { program.typeKind($0) == .class } ?? false
  }

  private func isLetGo(_ property: Ref) -> Bool {
    program.uses(ofVariable: property).contains { use in
      if case .write(let value) = use.kind { use.isCertain && program.kind(value) == .null } else { false }
    }
  }

  /// The place where a construction receives the local, directly or through other locals of the function.
  private func mention(of local: Ref, heldBy expression: Ref, in function: Ref, depth: Int) -> Ref? {
    guard depth < program.budget.ruleStackDepth.most else { return nil }
    for name in program.nodesRunning([.name], in: expression) {
      guard let named = program.variable(of: name), program.kind(named) == .variable, !program.isMember(named),
        program.contains(function, named), isHandedOn(name, from: expression)
      else { continue }
      if named == local { return name }
      if let made = program.child(named, .initializer), !program.contains(made, expression),
        let found = mention(of: local, heldBy: made, in: function, depth: depth + 1)
      {
        return found
      }
    }
    return nil
  }

  /// On the way out to the expression, the name is the wrapped value, or an argument of a construction that stores its
  /// arguments.
  private func isHandedOn(_ name: Ref, from expression: Ref) -> Bool {
    var current = name
    while current != expression, let outer = program.parent(current) {
      switch program.kind(outer) {
      case .argument:
        guard let call = program.parent(outer), program.kind(call) == .call, keeps(outer, of: call) else {
          return false
        }
        current = call
      case .member:
        // `view.padding()`: a modifier retains the view.
        guard let call = program.parent(outer), program.kind(call) == .call, program.child(call, .callee) == outer,
          isView(current)
        else { return false }
        current = call
      case .binary, .ternary, .cast, .array: current = outer
      default: return false
      }
    }
    return current == expression
  }

  private func isView(_ expression: Ref) -> Bool {
    switch program.type(of: expression).core {
    case .named(let type, _): program.isView(type)
    case .opaque: true
    default: false
    }
  }

  /// A view or controller is made, and stores its argument.
  private func keeps(_ argument: Ref, of call: Ref) -> Bool {
    switch program.callee(of: call) {
    case .externalType(let name): return name.hasSuffix("Controller")
    case .initializer(let type, _):
      guard program.isView(type) || program.isController(type) else { return false }
      let kept = program.ownMembers(named: program.name(argument), of: type).filter { program.kind($0) == .variable }
      return kept.isEmpty
        ? program.isController(type) && program.name(argument) == "rootView"
          || program.name(argument) == "rootViewController"
        : kept.allSatisfy { !program.flags($0).contains(.isWeak) && program.getter(of: $0) == nil }
    default: return false
    }
  }
}
