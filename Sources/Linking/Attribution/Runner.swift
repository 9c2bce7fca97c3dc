import SourceFacts

/// The object whose method holds a piece of code, as a function that runs it refers to it: by a parameter, or as its
/// own `self`.
///
/// Callers of `run(_ child: Coordinator) { child.start() }` that pass another coordinator do not run this one. Callers
/// of a base class's method on another subclass do not either.
struct Runner: Hashable {
  /// The parameter that holds the object; nil for `self`.
  var parameter: Ref?
  /// The known supertype of the object.
  var type: TypeID
  /// The type of the wrapped object to which it forwards: the one whose code runs.
  var wrapped: TypeID? = nil
  /// The arguments of its type, where they distinguish it from others: `Stepper<CartStep>`.
  var arguments: [TypeExpression] = []

  init(parameter: Ref? = nil, type: TypeID, wrapped: TypeID? = nil) {
    self.parameter = parameter
    self.type = type
    self.wrapped = wrapped
  }

  /// An object of a type that its arguments distinguish from others.
  init?(_ holder: TypeExpression) {
    guard case .named(let id, let arguments) = holder.core else { return nil }
    type = id
    self.arguments = arguments
  }

  /// What is known of the object's type.
  var object: TypeExpression { .named(type, arguments) }

  /// Whether an object of a type is of the same class, but can never be this one.
  func isOther(than object: TypeExpression) -> Bool {
    guard !arguments.isEmpty, case .named(type, let others) = object.core else { return false }
    return zip(arguments, others).contains { own, other in
      if case .named(let a, _) = own.core, case .named(let b, _) = other.core { a != b } else { false }
    }
  }
}

/// The calls that can run code of an object, and how their code refers to it.
final class Runners {
  private let semantics: Semantics
  let objects: HeldObjects
  private var guesses = Memo<Guess, Bool>()
  private var program: Program { semantics.program }

  init(flow: DataFlow, evaluator: Evaluator) {
    semantics = flow.semantics
    objects = HeldObjects(flow: flow, evaluator: evaluator)
  }

  /// A method's own object. An app's extension of a library's class has any object.
  func own(of member: Ref) -> Runner? {
    guard program.kind(member) == .function, !program.flags(member).contains(.isStatic),
      let type = program.enclosingType(member), program.types[type].isDeclared
    else { return nil }
    return Runner(parameter: nil, type: type)
  }

  /// Whether a call of a function can be one that runs the object.
  func allows(_ runner: Runner?, _ call: Ref, _ function: Ref) -> Bool {
    guard let runner, isCall(call, of: function) else { return true }
    if let parameter = runner.parameter {
      return semantics.argument(for: parameter, in: call, of: function).map { canBe($0, runner.type) } ?? true
    }
    switch receiver(of: call) {
    case .selfValue:
      return program.enclosingType(call).map {
        semantics.inherits($0, from: runner.type) || semantics.inherits(runner.type, from: $0)
      } ?? true
    case .expression(let base): return canBe(base, runner.type)
    case nil: return true
    }
  }

  /// Whether the types alone say that a call runs the code of other objects: `AnyCoordinator<CartRoute>` wraps no
  /// coordinator of other routes. A wrapper does not wrap itself.
  func isOfOthers(_ call: Ref, than runner: Runner?, _ function: Ref) -> Bool {
    guard let runner, isCall(call, of: function) else { return false }
    let object: Ref
    if let parameter = runner.parameter {
      guard let argument = semantics.argument(for: parameter, in: call, of: function) else { return false }
      object = argument
    } else {
      guard case .expression(let base)? = receiver(of: call) else { return isOutOfBounds(runner.type, at: call) }
      if runner.wrapped != nil, program.enclosingType(call) == runner.type { return true }
      object = base
    }
    let type = semantics.type(of: object)
    return runner.isOther(than: type) || !semantics.canStand(behind: type, runner.wrapped ?? runner.type)
  }

  /// `extension Coordinator where Self: HasRouter { func handle(_ event: Event) { navigate(to: router.route(event)) }
  /// }` is no code of a coordinator without a router.
  private func isOutOfBounds(_ type: TypeID, at place: Ref) -> Bool {
    semantics.boundsOfSelf(at: place).contains { bound in
      guard case .named(let id, _) = bound.core, program.types[id].isDeclared else { return false }
      return !semantics.withSubtypes(type).contains { semantics.inherits($0, from: id) }
    }
  }

  /// How the code around a call of a function refers to the object; nil where the object is known there directly.
  func runner(of call: Ref, _ known: Runner?, _ function: Ref) -> Runner? {
    guard let known, isCall(call, of: function) else { return nil }
    if let parameter = known.parameter {
      guard let argument = semantics.argument(for: parameter, in: call, of: function) else { return nil }
      if isSelf(argument) { return own(at: call, known) }
      return self.parameter(argument).map { Runner(parameter: $0, type: known.type, wrapped: known.wrapped) }
    }
    switch receiver(of: call) {
    case .selfValue: return own(at: call, known) ?? (known.arguments.isEmpty ? nil : known)
    case .expression(let base):
      guard let p = parameter(base) else {
        return semantics.owner(around: base, where: known.object).flatMap(Runner.init)
      }
      if case .named(known.type, _) = semantics.type(of: base).core { return nil }
      return Runner(parameter: p, type: known.type, wrapped: known.wrapped)
    case nil: return nil
    }
  }

  private enum Receiver {
    case selfValue
    case expression(Ref)
  }

  private func receiver(of call: Ref) -> Receiver? {
    guard let target = program.child(call, .callee) else { return nil }
    switch program.kind(target) {
    case .name: return .selfValue
    case .member: return program.child(target, .base).map { isSelf($0) ? .selfValue : .expression($0) }
    default: return nil
    }
  }

  private func isCall(_ r: Ref, of function: Ref) -> Bool {
    guard program.kind(r) == .call, program.kind(function) == .function, program.symbol(r) == program.symbol(function)
    else { return false }
    // A closure may have the name of the function that it was made from: `actions.showDetail()`.
    if case .functions = semantics.callee(of: r) { return true }
    return false
  }

  private func isSelf(_ e: Ref) -> Bool { program.kind(e) == .name && ["self", "super"].contains(program.name(e)) }

  /// The wrapper whose code holds a place, where it erases the type of the object whose code runs there.
  func wrapper(at place: Ref, _ known: Runner?, _ type: TypeID?) -> Runner? {
    guard let around = program.enclosingType(place) else { return nil }
    if let known, known.wrapped != nil, known.type == around { return known }
    let own = known.flatMap { $0.parameter == nil && $0.wrapped == nil ? $0.type : nil } ?? type
    guard let type = own, type != around, let erasure = semantics.erasure(of: around),
      semantics.inherits(type, from: erasure.asked)
    else { return nil }
    return Runner(parameter: nil, type: around, wrapped: type)
  }

  /// The `self` at the call, with at least what is known of the object.
  private func own(at call: Ref, _ known: Runner) -> Runner? {
    guard let around = program.enclosingType(call), around != known.type || known.wrapped != nil,
      semantics.inherits(known.type, from: around)
    else { return nil }
    return Runner(parameter: nil, type: known.type, wrapped: known.wrapped)
  }

  /// The function's parameter that an expression names, or that decides its type: `type: T.Type` for `make(type)`, the
  /// closure for its result.
  private func parameter(_ e: Ref) -> Ref? { named(by: e) ?? chosen(for: e) }

  /// Where the caller chooses an object's type, the metatype parameter.
  private func chosen(for e: Ref) -> Ref? {
    guard case .generic(let placeholder) = semantics.type(of: e).core,
      let owner = program.parent(placeholder).flatMap(program.parent), program.kind(owner) == .function
    else { return nil }
    return semantics.parameters(of: owner).first { p in
      guard let node = program.child(p, .type) else { return false }
      switch semantics.resolve(node).core {
      case .metatype(let wanted): return wanted.core == .generic(placeholder)
      // `present(make: { CartCoordinator(stack: $0) })`: the closure's result.
      case .function(_, let made): return made.core == .generic(placeholder)
      default: return false
      }
    }
  }

  private func named(by e: Ref) -> Ref? {
    var e = e
    for _ in semantics.turns(\.nameChain) {
      guard program.kind(e) == .name, case .local(let d)? = semantics.lookup(program.symbol(e), at: e) else {
        return nil
      }
      // `guard let child = child`
      if program.kind(d) == .optionalBinding, let bound = program.child(d, .value), bound != e {
        e = bound
        continue
      }
      guard program.kind(d) == .parameter, let owner = program.parent(d).flatMap(program.parent),
        program.kind(owner) == .function
      else { return nil }
      return d
    }
    return nil
  }

  /// Whether an expression can be an object of a type: by its own type, and where that tells less, by its construction.
  private func canBe(_ e: Ref, _ type: TypeID) -> Bool {
    let key = Guess(expression: e, type: type)
    if let known = guesses[key] { return known }
    return guesses.keep(findWhetherCanBe(e, type), for: key)
  }

  private struct Guess: Hashable {
    var expression: Ref
    var type: TypeID
  }

  private func findWhetherCanBe(_ e: Ref, _ type: TypeID) -> Bool {
    let parts: [TypeID]
    var given = semantics.type(of: e).core
    // The metatype itself, passed to a function that makes the object.
    if case .metatype(let inner) = given { given = inner.core }
    if program.kind(e) == .closure { given = semantics.closureResult(e).core }
    switch given {
    case .named(let id, _): parts = [id]
    case .opaque(let list): parts = list.compactMap { if case .named(let id, _) = $0.core { id } else { nil } }
    case .generic(let p): parts = semantics.boundTypes(p)
    default: return true
    }
    if parts.isEmpty || parts.contains(where: { semantics.inherits($0, from: type) }) { return true }
    guard
      semantics.withSubtypes(type).contains(where: { sub in parts.allSatisfy { semantics.inherits(sub, from: $0) } })
    else { return false }
    guard let known = objects.types(of: e) else { return true }
    return known.contains { semantics.inherits($0, from: type) }
  }
}
