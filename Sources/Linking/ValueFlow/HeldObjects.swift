import SourceFacts

/// The objects that an expression can be, where the types of all values assigned to the variables on the way are known.
///
/// `child.delegate?.didFinish()` runs the method of the object that is set as this child's delegate, not of every type
/// that conforms to the delegate's protocol.
final class HeldObjects {
  private let flow: DataFlow
  private let evaluator: Evaluator
  private var semantics: Semantics { flow.semantics }
  private var program: Program { flow.program }
  private var known = Memo<Question, Set<TypeID>?>()
  private var holdings = Memo<Holding, Set<TypeID>?>()

  init(flow: DataFlow, evaluator: Evaluator) {
    self.flow = flow
    self.evaluator = evaluator
  }

  /// The types of the objects; nil where the object may be any of its declared type.
  func types(of e: Ref) -> Set<TypeID>? { types(of: e, depth: 0) }

  /// - Parameter holder: the type of the object whose code holds the expression, where it is a subclass of the
  ///   declaring type: each subclass may set its own object.
  private func types(of e: Ref, depth: Int, seenBy holder: TypeID? = nil) -> Set<TypeID>? {
    let key = Question(expression: e, depth: depth, holder: holder)
    if let found = known[key] { return found }
    let found = held(by: e, depth) ?? made(by: e, depth, holder)
    return known.keep(found, for: key)
  }

  /// The answer depends on the depth that is left, and on no earlier question.
  private struct Question: Hashable {
    var expression: Ref
    var depth: Int
    var holder: TypeID?
  }

  /// The types of the object that an expression constructs or reads.
  private func made(by e: Ref, _ depth: Int, _ holder: TypeID?) -> Set<TypeID>? {
    var result: Set<TypeID> = []
    let environment = Environment(parent: nil, receiver: holder.map { [.selfValue($0)] })
    let values = evaluator.values(of: e, in: environment).flatMap { evaluator.listed($0) ?? [$0] }
    for value in values where value != .null {
      switch value {
      case .instance(let type, _, _):
        guard case .named(let id, _) = type.core else { return nil }
        result.insert(id)
      case .selfValue(let id):
        guard program.types[id].isDeclared, program.types[id].kind != .protocol else { return nil }
        result.formUnion(semantics.withSubtypes(id))
      case .parameter(let key):
        guard semantics.allows(\.heldObjectDepth, after: depth), let given = given(key, depth) else { return nil }
        result.formUnion(given)
      default: return nil
      }
    }
    return result.isEmpty ? nil : result
  }

  /// The types of the arguments for an initialiser's parameter.
  private func given(_ key: VariableKey, _ depth: Int) -> Set<TypeID>? {
    guard key.number < 0, let owner = program.parent(key.declaration).flatMap(program.parent),
      program.kind(owner) == .function, program.name(owner) == "init"
    else { return nil }
    let sources = flow.sources(of: key)
    guard !sources.isEmpty, semantics.allows(\.heldObjectWrites, after: sources.count - 1) else { return nil }
    var result: Set<TypeID> = []
    for source in sources {
      guard let value = source.bindings[key], let types = types(of: value, depth: depth + 1) else { return nil }
      result.formUnion(types)
    }
    return result
  }

  /// The types of the objects that a property holds in objects of one type; nil where it may be any.
  func types(in property: Ref, of holder: TypeID) -> Set<TypeID>? {
    let key = Holding(property: property, holder: holder)
    if let found = holdings[key] { return found }
    let found = held(in: property, of: Set(semantics.withSubtypes(holder)), 0, seenBy: holder)
    return holdings.keep(found, for: key)
  }

  private struct Holding: Hashable {
    var property: Ref
    var holder: TypeID
  }

  /// The types of the values assigned to the stored property that an expression reads, on the objects that it can be
  /// read from.
  private func held(by e: Ref, _ depth: Int) -> Set<TypeID>? {
    guard semantics.allows(\.heldObjectDepth, after: depth), let property = flow.declaration(of: e),
      program.kind(property) == .variable,
      program.enclosingType(property) != nil,
      program.parent(property).map(program.isDeclarationScope) == true, let holders = holders(in: e)
    else { return nil }
    return held(in: property, of: holders, depth)
  }

  private func held(in property: Ref, of holders: Set<TypeID>, _ depth: Int, seenBy holder: TypeID? = nil) -> Set<
    TypeID
  >? {
    let name = program.symbol(property)
    let answers = Set(
      [property] + holders.flatMap { program.types[$0].members[name] ?? [] }.filter { program.kind($0) == .variable }
    ).sorted()
    if answers.contains(where: isComputed) { return nil }
    var result: Set<TypeID> = []
    var writes = Set(answers.flatMap(flow.writes)).sorted()
    guard !writes.isEmpty, semantics.allows(\.heldObjectWrites, after: writes.count - 1) else { return nil }
    writes += answers.compactMap { program.child($0, .initializer) }
    for value in writes where !isEmpty(value) {
      guard isWritten(value, to: holders, depth) else { continue }
      let own = holder.flatMap { isOwnCode(value, of: $0) ? $0 : nil }
      guard let types = types(of: value, depth: depth + 1, seenBy: own) ?? declared(by: value, in: property) else {
        return nil
      }
      result.formUnion(types)
    }
    // The property is set in code that was not read.
    return result.isEmpty ? nil : result
  }

  /// `nil`, `[]`: no object is set yet.
  private func isEmpty(_ value: Ref) -> Bool {
    program.kind(value) == .null || program.kind(value) == .array && program.children(value).isEmpty
  }

  /// The code stands in the type or in one that it inherits from.
  private func isOwnCode(_ place: Ref, of type: TypeID) -> Bool {
    program.enclosingType(place).map { $0 == type || semantics.inherits(type, from: $0) } ?? false
  }

  /// The declared type of a value, where it is narrower than the property's: `page = cartPage`, with `var page: Page!`
  /// and `var cartPage: CartPage!`.
  private func declared(by value: Ref, in property: Ref) -> Set<TypeID>? {
    guard case .named(let id, _) = semantics.type(of: value).core, program.types[id].isDeclared,
      case .named(let base, _) = semantics.declaredType(property).core, id != base,
      semantics.inherits(id, from: base)
    else { return nil }
    let types = semantics.withSubtypes(id).filter { program.types[$0].kind != .protocol }
    return types.isEmpty ? nil : Set(types)
  }

  private func isComputed(_ property: Ref) -> Bool {
    guard let type = program.enclosingType(property), program.types[type].kind != .protocol,
      let list = program.child(property, .accessors)
    else { return false }
    return program.children(list).contains { program.name($0) == "get" }
  }

  /// The types of the objects that a property is read from.
  private func holders(in e: Ref) -> Set<TypeID>? {
    guard let type = target(of: e) else { return nil }
    return Set(semantics.withSubtypes(type))
  }

  private func target(of e: Ref) -> TypeID? {
    guard program.kind(e) == .member, let base = program.child(e, .base) else { return program.enclosingType(e) }
    switch semantics.type(of: base).core {
    case .named(let id, _): return program.types[id].isDeclared ? id : nil
    default: return nil
    }
  }

  /// The property that an assignment, or the call around an argument (`rows.append(row)`), changes.
  private func changed(by parent: Ref) -> Ref? {
    if program.kind(parent) == .assign { return program.child(parent, .target) }
    guard program.kind(parent) == .argument, let call = program.parent(parent),
      SDK.additions.contains(program.name(call)), let target = program.child(call, .callee),
      program.kind(target) == .member
    else { return nil }
    return program.child(target, .base)
  }

  /// Whether a value is assigned to the property of one of the holders. True where the object that it is assigned to is
  /// not known.
  private func isWritten(_ value: Ref, to holders: Set<TypeID>, _ depth: Int) -> Bool {
    guard let place = program.parent(value).flatMap(changed) else { return true }
    if program.kind(place) == .member, let base = program.child(place, .base),
      let objects = types(of: base, depth: depth + 1)
    {
      return objects.contains { object in holders.contains(object) }
    }
    guard let type = target(of: place) else { return true }
    return !holders.isDisjoint(with: semantics.withSubtypes(type))
      || holders.contains { semantics.inherits(type, from: $0) }
  }
}
