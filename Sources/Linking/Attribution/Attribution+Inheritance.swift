import SourceFacts

/// What a base class runs for its subclasses: for which of them, and in which of the views that hold one.
extension Attribution {
  /// An object whose code runs, in a view that knows it by its base class only: `PageView(model: cartModel)` with `let
  /// model: PageModel`.
  struct Held: Hashable {
    var property: Ref
    var type: TypeID
  }

  /// A method that the objects of a type do not run, as a class of theirs says something else in its place, and never
  /// what this one says.
  func isOverridden(_ member: Ref, by type: TypeID) -> Bool {
    guard program.kind(member) == .function, program.name(member) != "init", let owner = program.enclosingType(member),
      owner != type, program.types[owner].kind == .class,
      semantics.inherits(type, from: owner)
    else { return false }
    let labels = semantics.labels(of: member)
    let between = ([type] + semantics.supertypes(of: type)).filter {
      $0 != owner && program.types[$0].kind == .class && semantics.inherits($0, from: owner)
    }
    let overrides = between.flatMap { program.types[$0].members[program.symbol(member)] ?? [] }.filter {
      program.kind($0) == .function && semantics.labels(of: $0) == labels
    }
    return !overrides.isEmpty && !overrides.contains { asksBase($0) }
  }

  /// `override func share() { log(); super.share() }`
  private func asksBase(_ override: Ref) -> Bool {
    guard let block = program.child(override, .body) else { return false }
    var found = false
    program.forEachNode(in: block) { r in
      if program.kind(r) == .call, program.symbol(r) == program.symbol(override),
        let target = program.child(r, .callee),
        program.kind(target) == .member,
        program.child(target, .base).map(program.name) == "super"
      {
        found = true
      }
      return !found
    }
    return found
  }

  /// The object of a subclass that a view runs code of, by a property that is declared with the base class.
  func held(by use: Ref, _ runner: Runner?) -> Held? {
    if let delegate = delegate(toldBy: use, runner) { return delegate }
    if let own = held(inGenericClassBy: use, runner) ?? held(byControllerThatOthersInherit: use, runner) { return own }
    guard let runner, runner.parameter == nil, runner.wrapped == nil, let view = program.enclosingType(use),
      semantics.isView(view), !shown.contains(view)
    else { return nil }
    let named = program.kind(use) == .call ? program.child(use, .callee) : use
    guard let named, program.kind(named) == .member, let object = program.child(named, .base),
      let property = flow.declaration(of: object), program.kind(property) == .variable,
      program.enclosingType(property) == view, case .named(let base, _) = semantics.declaredType(property).core,
      base != runner.type, program.types[base].kind == .class,
      semantics.inherits(runner.type, from: base)
    else { return nil }
    return Held(property: property, type: runner.type)
  }

  /// The object of which a generic class runs code, by a property of a type that its subclasses say: `class Page<Model:
  /// PageModel>: UIViewController { let model: Model }`.
  private func held(inGenericClassBy use: Ref, _ runner: Runner?) -> Held? {
    guard let runner, runner.parameter == nil, runner.wrapped == nil, let user = program.enclosingType(use),
      !program.types[user].generics.isEmpty, program.types[user].kind == .class,
      program.kind(use) == .call, let named = program.child(use, .callee), program.kind(named) == .member,
      let object = program.child(named, .base), let property = flow.declaration(of: object),
      program.kind(property) == .variable, program.enclosingType(property) == user
    else { return nil }
    // `let model: View.Model` with `Page<View: PageView>`, too.
    return semantics.isLeftToHeirs(property) ? Held(property: property, type: runner.type) : nil
  }

  /// The object that a controller tells by a property which its subclasses inherit: `weak var delegate: Choosing?`.
  private func held(byControllerThatOthersInherit use: Ref, _ runner: Runner?) -> Held? {
    guard let runner, runner.parameter == nil, runner.wrapped == nil, let user = program.enclosingType(use),
      program.kind(use) == .call, let named = program.child(use, .callee), program.kind(named) == .member,
      let object = program.child(named, .base), !heirs(of: user).isEmpty,
      let property = flow.property(behind: object, of: user)
    else { return nil }
    return Held(property: property, type: runner.type)
  }

  /// Whether what a subclass says the type of such a property is leaves room for the object: `class CartPage:
  /// Page<CartModel>` never runs another page's model. Nor does one that somebody else is the delegate of tell this
  /// one.
  func canHold(_ held: Held?, asHeir heir: TypeID) -> Bool {
    guard let held, let owner = program.enclosingType(held.property), owner != heir,
      semantics.inherits(heir, from: owner)
    else { return true }
    if case .named(let own, _) = semantics.declaredType(held.property, seenBy: heir).core,
      program.types[own].isDeclared, !isOneOf(held.type, own)
    {
      return false
    }
    guard semantics.isController(owner) else { return true }
    if let makes = makes(held.type, heir: heir, of: owner) { return makes }
    guard let given = runners.objects.types(in: held.property, of: heir) else { return true }
    return given.contains { isOneOf(held.type, $0) }
  }

  /// Whether a subclass makes objects of a type itself; nil where others make them, too.
  private func makes(_ type: TypeID, heir: TypeID, of base: TypeID) -> Bool? {
    let makers = Set(flow.constructions(of: type).map { program.enclosingType($0) })
    let heirs = makers.compactMap(\.self).filter { $0 != base && semantics.inherits($0, from: base) }
    guard !heirs.isEmpty, heirs.count == makers.count else { return nil }
    return heirs.contains { $0 == heir || semantics.inherits(heir, from: $0) }
  }

  private func isOneOf(_ type: TypeID, _ other: TypeID) -> Bool {
    semantics.inherits(type, from: other) || semantics.inherits(other, from: type)
  }

  /// What is known of the object, at another place of the code that holds it.
  func still(_ held: Held?, at place: Ref) -> Held? {
    held.flatMap { program.enclosingType(place) == program.enclosingType($0.property) ? $0 : nil }
  }

  /// Whether a view that is made in a member can be one that was given such an object.
  func canHold(_ held: Held, madeIn unit: Ref) -> Bool {
    if let tells = tells(held, objectsOf: unit) { return tells }
    guard let view = program.enclosingType(held.property),
      case .named(let base, _) = semantics.declaredType(held.property).core
    else { return true }
    let made = flow.constructions(of: view).filter { self.unit(of: $0) == unit }
    return made.isEmpty
      || made.contains { call in
        let given = semantics.arguments(of: call).compactMap { argument -> TypeID? in
          guard let value = program.child(argument, .value), case .named(let id, _) = semantics.type(of: value).core,
            semantics.inherits(id, from: base)
          else { return nil }
          return id
        }
        return given.isEmpty
          || given.contains { semantics.inherits($0, from: held.type) || semantics.inherits(held.type, from: $0) }
      }
  }
}
