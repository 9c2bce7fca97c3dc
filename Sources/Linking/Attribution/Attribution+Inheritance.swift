import SourceFacts

/// Code of a base class: for which of its subclasses it runs, and in which views with an object of one.
extension Attribution {
  /// An object whose code runs, in a view that knows only its base class: `PageView(model: cartModel)` with `let model:
  /// PageModel`.
  struct Held: Hashable {
    var property: Ref
    var type: TypeID
  }

  /// A method that the objects of a type do not run, because a class of theirs overrides it without calling `super`.
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

  /// `override func share() { log(); super.share() }`, `override var rows: [Row] { super.rows + [help] }`
  func asksBase(_ override: Ref) -> Bool {
    guard let code = program.kind(override) == .variable ? override : program.child(override, .body) else {
      return false
    }
    var found = false
    program.forEachNode(in: code) { r in
      if program.kind(r) == .member, program.symbol(r) == program.symbol(override),
        program.child(r, .base).map(program.name) == "super"
      {
        found = true
      }
      return !found
    }
    return found
  }

  /// The object of a subclass whose code a view runs, through a property of the base class's type.
  func held(by use: Ref, _ runner: Runner?) -> Held? {
    if let delegate = delegate(toldBy: use, runner) { return delegate }
    if let own = held(inGenericClassBy: use, runner) ?? held(byControllerThatOthersInherit: use, runner) { return own }
    let named = program.kind(use) == .call ? program.child(use, .callee) : use
    guard let runner, runner.parameter == nil, runner.wrapped == nil, let named, program.kind(named) == .member,
      let object = program.child(named, .base), let property = flow.declaration(of: object),
      program.kind(property) == .variable, let view = program.enclosingType(property), semantics.isView(view),
      !shown.contains(view), isCode(at: use, of: view), isDeclaredWider(property, than: runner.type)
    else { return nil }
    return Held(property: property, type: runner.type)
  }

  /// Code of a view, or of a class nested in it that works for it: `parent.delegate?.didLoad()` in the coordinator of a
  /// `UIViewRepresentable`.
  private func isCode(at place: Ref, of view: TypeID) -> Bool {
    guard let type = program.enclosingType(place) else { return false }
    return type == view || semantics.isView(view) && program.types[type].parent == view && !semantics.isView(type)
  }

  /// The property can hold other objects, too: its type is a base class, a protocol or a generic parameter.
  private func isDeclaredWider(_ property: Ref, than type: TypeID) -> Bool {
    switch semantics.declaredType(property).core {
    case .named(let base, _): base != type && semantics.inherits(type, from: base)
    case .generic: true
    default: false
    }
  }

  /// The object whose code a generic class runs, through a property whose type its subclasses fix: `class Page<Model:
  /// PageModel>: UIViewController { let model: Model }`.
  private func held(inGenericClassBy use: Ref, _ runner: Runner?) -> Held? {
    guard let runner, runner.parameter == nil, runner.wrapped == nil, let user = program.enclosingType(use),
      !program.types[user].generics.isEmpty, program.types[user].kind == .class,
      program.kind(use) == .call, let named = program.child(use, .callee), program.kind(named) == .member,
      let object = program.child(named, .base), let property = flow.declaration(of: object),
      program.kind(property) == .variable, program.enclosingType(property) == user
    else { return nil }
    // Also `let model: View.Model` with `Page<View: PageView>`.
    return semantics.isLeftToHeirs(property) ? Held(property: property, type: runner.type) : nil
  }

  /// The object that a controller calls through a property which its subclasses inherit: `weak var delegate:
  /// Choosing?`.
  private func held(byControllerThatOthersInherit use: Ref, _ runner: Runner?) -> Held? {
    guard let runner, runner.parameter == nil, runner.wrapped == nil, let user = program.enclosingType(use),
      program.kind(use) == .call, let named = program.child(use, .callee), program.kind(named) == .member,
      let object = program.child(named, .base), !heirs(of: user).isEmpty,
      let property = flow.property(behind: object, of: user)
    else { return nil }
    return Held(property: property, type: runner.type)
  }

  /// Whether a subclass's type for such a property allows the object: `class CartPage: Page<CartModel>` never runs
  /// another page's model. Nor does a subclass with another delegate call this one.
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

  /// Whether only this subclass makes objects of a type; nil where others make them, too.
  private func makes(_ type: TypeID, heir: TypeID, of base: TypeID) -> Bool? {
    let makers = Set(flow.constructions(of: type).map { program.enclosingType($0) })
    let heirs = makers.compactMap(\.self).filter { $0 != base && semantics.inherits($0, from: base) }
    guard !heirs.isEmpty, heirs.count == makers.count else { return nil }
    return heirs.contains { $0 == heir || semantics.inherits(heir, from: $0) }
  }

  func isOneOf(_ type: TypeID, _ other: TypeID) -> Bool {
    semantics.inherits(type, from: other) || semantics.inherits(other, from: type)
  }

  /// The object as known at another place of the same code.
  func still(_ held: Held?, at place: Ref) -> Held? {
    guard let held, let owner = program.enclosingType(held.property), isCode(at: place, of: owner) else { return nil }
    return held
  }

  /// The object in a view, and those in the views around it, the next one first.
  struct HeldObjects {
    var held: Held?
    var around: [Held]
  }

  /// The objects at the next place. A part that calls its view's code leads back to that view, with the object that it had.
  func heldObjects(on step: Step, at next: Ref, by runner: Runner?, _ passedOn: Held?) -> HeldObjects {
    if let inner = held(by: next, runner) {
      let around = [step.held].compactMap(\.self) + step.heldAround
      return HeldObjects(held: inner, around: Array(around.prefix(semantics.budget.givers.most)))
    }
    if let same = passedOn ?? still(step.held, at: next) { return HeldObjects(held: same, around: step.heldAround) }
    guard let outer = step.heldAround.first, still(outer, at: next) != nil else {
      return HeldObjects(held: nil, around: step.heldAround)
    }
    return HeldObjects(held: outer, around: Array(step.heldAround.dropFirst()))
  }

  /// Whether a view that a member makes can have received such an object.
  func canHold(_ held: Held, madeIn unit: Ref) -> Bool {
    if let tells = tells(held, objectsOf: unit) { return tells }
    let made = constructions(holding: held).filter { self.unit(of: $0) == unit }
    if made.isEmpty { return true }
    if let maker = program.enclosingType(made[0]), isLeftUnset(held.property, in: maker) { return false }
    return made.contains { canHold(held, madeBy: $0) }
  }

  /// Whether any view of the type can have received such an object.
  func isGivenAnywhere(_ held: Held) -> Bool {
    let made = constructions(holding: held)
    return made.isEmpty || made.contains { canHold(held, madeBy: $0) }
  }

  /// The object as stored in a view that passes it to another view, which it makes in a member: `Grid(model: model)`.
  func handedOn(_ held: Held?, in unit: Ref) -> Held? {
    guard let held, let view = program.enclosingType(unit), semantics.isView(view) else { return nil }
    let made = constructions(holding: held).filter { self.unit(of: $0) == unit }
    let own = made.map { call -> Ref? in
      guard let value = argument(for: held.property, in: call), let property = flow.declaration(of: value),
        program.kind(property) == .variable, program.enclosingType(property) == view,
        isDeclaredWider(property, than: held.type)
      else { return nil }
      return property
    }
    guard let first = own.first, let first, own.allSatisfy({ $0 == first }) else { return nil }
    return Held(property: first, type: held.type)
  }

  private func constructions(holding held: Held) -> [Ref] {
    program.enclosingType(held.property).map(flow.constructions(of:)) ?? []
  }

  /// Whether a construction can make a view that has the object.
  func canHold(_ held: Held, madeBy call: Ref) -> Bool {
    if leavesEmpty(held.property, in: call) { return false }
    let given = types(givenTo: held.property, by: call)
    return given.isEmpty || given.contains { isOneOf($0, held.type) }
  }

  /// A construction that omits a property, where the property is then nil: `init(delegate: Telling? = nil)`, and no
  /// code sets it later.
  private func leavesEmpty(_ property: Ref, in call: Ref) -> Bool {
    guard case .initializer(let type, let inits) = semantics.callee(of: call), inits.count == 1, let own = inits.first,
      program.assignments[program.symbol(property)].allSatisfy({ program.enclosingMember($0) == own })
    else { return false }
    let declared = semantics.declaredType(property).core
    let takers = semantics.parameters(of: own).filter { p in
      program.child(p, .type).map { semantics.resolve($0).core == declared } ?? false
    }
    guard program.enclosingType(property) == type, takers.count == 1,
      let preset = program.child(takers[0], .initializer), program.kind(preset) == .null
    else { return false }
    return semantics.argument(for: takers[0], in: call, of: own) == nil
  }

  /// The types of the values that a construction may set for a property, as far as they are known.
  private func types(givenTo property: Ref, by call: Ref) -> [TypeID] {
    let declared = semantics.declaredType(property).core
    if let said = argument(for: declared, of: call) { return [said] }
    let values: [Ref]
    if case .named = declared {
      values = semantics.arguments(of: call).compactMap { program.child($0, .value) }
    } else {
      values = [argument(for: property, in: call)].compactMap(\.self)
    }
    return values.compactMap { value in
      guard case .named(let id, _) = semantics.type(of: value).core else { return nil }
      if case .named(let base, _) = declared { return semantics.inherits(id, from: base) ? id : nil }
      return program.types[id].isDeclared ? id : nil
    }
  }

  /// The type argument of a construction for a generic parameter: `Page<CartModel>(…)`.
  private func argument(for placeholder: TypeExpression, of call: Ref) -> TypeID? {
    guard case .generic(let wanted) = placeholder, case .named(let id, let arguments) = semantics.type(of: call).core,
      let place = program.types[id].generics.firstIndex(of: wanted), place < arguments.count,
      case .named(let said, _) = arguments[place].core, program.types[said].isDeclared
    else { return nil }
    return said
  }

  private func argument(for property: Ref, in call: Ref) -> Ref? {
    semantics.argument(labelled: program.name(property), of: call)
  }
}
