import SourceFacts

extension Semantics {
  /// The type that the context of an expression requires: the type whose member an implicit member (`.login`) is.
  func expectedType(of r: Ref) -> TypeExpression {
    guard allows(\.typeDepth, after: resolutionDepth) else { return .unknown }
    resolutionDepth += 1
    defer { resolutionDepth -= 1 }
    return witnessed(expectation(of: r))
  }

  private func expectation(of r: Ref) -> TypeExpression {
    guard let parent = program.parent(r) else { return .unknown }
    switch program.kind(parent) {
    case .argument: return expectedArgument(parent)
    case .assign:
      guard let target = program.child(parent, .target), target != r else { return .unknown }
      var t = type(of: target)
      if t.isUnknown { t = typeOfLibraryProperty(target) ?? t }
      return program.name(parent) == "+=" ? t : t.core
    case .variable: return program.child(parent, .type).map(resolve) ?? .unknown
    case .parameter: return program.child(parent, .type).map(resolve) ?? .unknown
    // `if let detail: DetailFlow = try? .init(item)`
    case .optionalBinding:
      return program.child(parent, .value) == r ? program.child(parent, .type).map(resolve) ?? .unknown : .unknown
    case .returned: return expectedResult(parent)
    case .block: return expectedOfStatement(r, in: parent)
    case .ternary: return program.child(parent, .condition) == r ? .external("Bool", []) : expectedBranch(r, of: parent)
    case .binary: return expectedOperand(r, of: parent)
    case .array: return expectedElement(r, of: parent)
    case .cast: return program.child(parent, .type).map(resolve) ?? .unknown
    case .member, .call, .subscript:
      // `.a.b`, `.a(x)`: the context is that of the whole chain.
      return program.chained(parent) == r ? expectedType(of: parent) : .unknown
    case .patternExpression, .patternCase: return subjectType(ofPattern: parent)
    case .dictionary:
      guard case .dictionary(let key, let value) = expectedType(of: parent).core else { return .unknown }
      return isKey(r, ofDictionary: parent) ? key : value
    default: return .unknown
    }
  }

  /// The type required of an element of an array literal: the element type required of the array, else the type of
  /// elements that name theirs: `NavigationPath([Page.first, .second])`.
  private func expectedElement(_ r: Ref, of list: Ref) -> TypeExpression {
    told(r, asked: expectedType(of: list).element, beside: program.children(list))
  }

  /// The type required of a branch: that of the whole, else that of the other branch: `isNew ? Page.intro : .home`.
  private func expectedBranch(_ r: Ref, of choice: Ref) -> TypeExpression {
    told(
      r, asked: expectedType(of: choice),
      beside: [ChildRole.then, .otherwise].compactMap { program.child(choice, $0) })
  }

  /// Where nothing is asked of an implicit member, those beside it that name their type say it.
  private func told(_ r: Ref, asked: TypeExpression, beside others: [Ref]) -> TypeExpression {
    guard isUnsaid(asked), isImplicit(r) else { return asked }
    return others.lazy.filter { $0 != r && !self.isImplicit($0) }.map(type(of:)).first { !$0.isUnknown } ?? asked
  }

  /// No type is required, or a generic parameter that the list itself decides.
  private func isUnsaid(_ type: TypeExpression) -> Bool {
    if case .generic = type.core { true } else { type.isUnknown }
  }

  /// The type required of one operand, by the other.
  private func expectedOperand(_ r: Ref, of operation: Ref) -> TypeExpression {
    let other =
      program.child(operation, .left) == r ? program.child(operation, .right) : program.child(operation, .left)
    guard let other else { return .unknown }
    switch program.name(operation) {
    case "==", "!=", "??", "~=":
      let t = isImplicit(other) ? .unknown : type(of: other).core
      return t.isUnknown ? expectedType(of: operation) : t
    // `path + [.detail]`: both lists have the same element type.
    case "+":
      let list = program.kind(other) == .array ? .unknown : type(of: other).core
      if case .array = list { return list }
      return expectedType(of: operation)
    default: return .unknown
    }
  }

  /// The root type of a key path, written or required: `\AppState.sheet`, or `\.sheet` where a `KeyPath<AppState,
  /// Value>` is required.
  func root(ofKeyPath path: Ref) -> TypeExpression {
    if let written = program.child(path, .root) { return resolve(written) }
    guard case .external(let name, let arguments) = expectedType(of: path).core, name.hasSuffix("KeyPath") else {
      return .unknown
    }
    return arguments.first ?? .unknown
  }

  /// Answered once for all entries, as a literal may have very many.
  private func isKey(_ r: Ref, ofDictionary literal: Ref) -> Bool {
    if let known = memory.dictionaryKeys[r] { return known }
    for (place, part) in program.children(literal).enumerated() {
      memory.dictionaryKeys.keep(place.isMultiple(of: 2), for: part)
    }
    return memory.dictionaryKeys[r] ?? false
  }

  /// `.a`, `.a(x)`, `.a.b(x)`: the context decides the type of the member.
  func isImplicit(_ r: Ref) -> Bool {
    var node = r
    while program.kind(node) == .call || program.kind(node) == .member, let target = program.chained(node) {
      node = target
    }
    return program.kind(node) == .member
  }

  private func expectedOfStatement(_ r: Ref, in block: Ref) -> TypeExpression {
    guard let owner = program.parent(block) else { return .unknown }
    switch program.kind(owner) {
    case .closure, .function, .accessor:
      return program.children(block).count == 1 || program.children(block).last == r ? expectedResult(r) : .unknown
    case .ifElse, .switchCase:
      // `if` and `switch` as expressions: the type required of the whole.
      let whole = program.kind(owner) == .switchCase ? program.parent(owner) : outermostIf(owner)
      guard let whole else { return .unknown }
      return expectedType(of: whole)
    default: return .unknown
    }
  }

  private func outermostIf(_ r: Ref) -> Ref {
    var current = r
    while let p = program.parent(current), program.kind(p) == .ifElse, program.child(p, .otherwise) == current {
      current = p
    }
    return current
  }

  private func expectedResult(_ r: Ref) -> TypeExpression {
    var current = program.parent(r)
    while let c = current {
      switch program.kind(c) {
      case .function: return program.child(c, .result).map(resolve) ?? .unknown
      case .accessor: return program.parent(c).flatMap(program.parent).map(declaredType) ?? .unknown
      case .closure:
        if case .function(_, let result) = expectedType(of: c).core { return result }
        // An immediately called closure initialises what it is assigned to.
        if let p = program.parent(c), program.kind(p) == .call, program.child(p, .callee) == c {
          return expectedType(of: p)
        }
        return actionStreamed(from: c) ?? .unknown
      default: current = program.parent(c)
      }
    }
    return .unknown
  }

  /// The type required of one argument for a parameter: that of an element, where the parameter is variadic.
  private func givenType(_ parameter: Ref, _ node: Ref) -> TypeExpression {
    let type = resolve(node)
    if program.flags(parameter).contains(.trailing), case .array(let element) = type { return element }
    return type
  }

  private func expectedArgument(_ argument: Ref) -> TypeExpression {
    guard let call = program.parent(argument) else { return .unknown }
    switch program.kind(call) {
    case .call: if let wrapped = typeOfStorage(filledBy: argument, of: call) { return wrapped }
    case .patternCase: return payloadType(of: argument, in: call)
    case .tuple:
      guard case .tuple(let parts, _) = expectedType(of: call),
        let place = program.children(call).firstIndex(of: argument), place < parts.count
      else { return .unknown }
      return parts[place]
    case .subscript:
      return typeWanted(bySubscript: call, for: argument)
    default: return .unknown
    }
    switch callee(of: call) {
    case .functions(let list, _): return expected(argument, byOneOf: list, call)
    case .initializer(let id, let inits): return expected(argument, byInitialiserOf: id, inits, call)
    case .enumCase(let id, let name): return expected(argument, byCase: name, of: id, call)
    case .closure: return expected(argument, byClosureOf: call)
    case .externalType(let name): return expected(argument, byExternalType: name, call)
    case .external: return expectedByBase(argument, call) ?? expectedExternalArgument(argument, call)
    }
  }

  private func expected(_ argument: Ref, byClosureOf call: Ref) -> TypeExpression {
    guard let target = program.child(call, .callee), let place = arguments(of: call).firstIndex(of: argument) else {
      return .unknown
    }
    if case .function(let parameters, _) = type(of: target).core, place < parameters.count {
      return parameters[place]
    }
    return dispatched(argument, by: call) ?? .unknown
  }

  private func expected(_ argument: Ref, byExternalType name: String, _ call: Ref) -> TypeExpression {
    for f in addedInitialisers(of: name, fitting: call) {
      if let p = matching(call, f).first(where: { $0.0 == argument })?.1, let node = program.child(p, .type) {
        return resolve(node)
      }
    }
    // `path = StackState([.detail])`: the box's argument has the type that is required of the box.
    if library.boxesOfFirst.contains(name), arguments(of: call).first == argument {
      let whole = expectedType(of: call)
      if !whole.isUnknown { return whole }
    }
    return expectedExternalArgument(argument, call)
  }

  private func expected(_ argument: Ref, byOneOf functions: [Ref], _ call: Ref) -> TypeExpression {
    // An extension of a library's protocol names its types by the library's associated types.
    if let f = functions.first, let owner = program.enclosingType(f), !program.types[owner].isDeclared,
      let several = severalOfOne(argument, of: call)
    {
      return several
    }
    for f in functions {
      guard let p = matching(call, f).first(where: { $0.0 == argument })?.1, let node = program.child(p, .type) else {
        continue
      }
      var t = givenType(p, node)
      let receiver = receiverType(of: call)
      if case .named(let heir, _) = receiver { t = inherited(t, of: f, by: heir) }
      t = withKnownInputs(handingSelf(substitute(t, in: receiver), of: f, to: call), of: f, in: call)
      if !t.isUnknown { return t }
    }
    return .unknown
  }

  private func expected(_ argument: Ref, byInitialiserOf id: TypeID, _ initialisers: [Ref], _ call: Ref)
    -> TypeExpression
  {
    for f in initialisers {
      guard let p = matching(call, f).first(where: { $0.0 == argument })?.1, let node = program.child(p, .type) else {
        continue
      }
      let t = givenType(p, node)
      // `Router<Page>(root: .home)` names the type itself.
      if containsGeneric(t), let target = program.child(call, .callee), program.kind(target) == .specialize,
        case .named(id, let arguments)? = typeReference(target)?.core
      {
        return substitute(t, in: .named(id, arguments))
      }
      // `.init(x)`: the type required of the whole decides the types of its parameters.
      if case .generic = t.core, case .named(id, let arguments) = expectedType(of: call).core {
        return substitute(t, in: .named(id, arguments))
      }
      return withKnownInputs(t, of: f, in: call)
    }
    return initialisers.isEmpty ? expected(argument, byMembersOf: id, call) : .unknown
  }

  /// The type of an argument of a memberwise initialiser: that of the property with the same name.
  private func expected(_ argument: Ref, byMembersOf id: TypeID, _ call: Ref) -> TypeExpression {
    if let content = hosted(argument, by: id) { return content }
    guard let label = program.symbols.find(program.name(argument)) else { return .unknown }
    if let member = program.types[id].members[label]?.first(where: { program.kind($0) == .variable }) {
      return withKnownInputs(declaredType(member), ofMembersOf: id, in: call)
    }
    guard program.flags(argument).contains(.trailing),
      let taker = memberwiseTarget(ofTrailingClosureIn: call, id) ?? memberwise(id).last
    else { return .unknown }
    return withKnownInputs(declaredType(taker), ofMembersOf: id, in: call)
  }

  private func expected(_ argument: Ref, byCase name: Symbol, of id: TypeID, _ call: Ref) -> TypeExpression {
    guard let declaration = program.types[id].cases[name], let place = arguments(of: call).firstIndex(of: argument)
    else { return .unknown }
    let payload = program.children(declaration).filter { program.kind($0) == .parameter }
    let labelled = payload.first {
      !program.name(argument).isEmpty
        && (label(of: $0) == program.name(argument) || program.name($0) == program.name(argument))
    }
    var type =
      (labelled ?? (place < payload.count ? payload[place] : nil)).flatMap { program.child($0, .type) }.map(resolve)
      ?? .unknown
    if let part = synthesizedPart(of: type, heldBy: id, for: argument) { type = part }
    // `.loaded(.first)` of a generic enum: the type required of the whole decides the payload's type.
    return containsGeneric(type) ? substitute(type, in: expectedType(of: call).core) : type
  }

  /// The parameter type of a base class's initialiser, with the generic arguments of the subclass: `class CartModel:
  /// Model<CartState>` with `super.init(first: .init(…))`.
  private func expectedByBase(_ argument: Ref, _ call: Ref) -> TypeExpression? {
    guard let heir = program.enclosingType(call) else { return nil }
    let initialisers = superInitialisers(of: call)
    if initialisers.isEmpty, isInitialiserOfBase(call) { return hosted(argument, by: heir) }
    for f in initialisers {
      guard let p = matching(call, f).first(where: { $0.0 == argument })?.1, let node = program.child(p, .type) else {
        continue
      }
      let type = inherited(givenType(p, node), of: f, by: heir)
      if !type.isUnknown { return type }
    }
    return nil
  }

  /// The static type of a method's receiver, also of the implicit `self`.
  func receiverType(of call: Ref) -> TypeExpression {
    guard let target = program.child(call, .callee) else { return .unknown }
    if program.kind(target) == .member { return program.child(target, .base).map { type(of: $0).core } ?? .unknown }
    return program.enclosingType(call).map { .named($0, []) } ?? .unknown
  }

  /// The cases of `Result`, with the index of the generic argument for their payload.
  static let resultCases = ["success": 0, "failure": 1]

  /// Methods of the standard library that take an element of their receiver.
  private static let collectionInputs: Set<String> = SDK.takingElements

  /// The labels under which they take a collection of such elements.
  private static let collectionLabels: Set<String> = ["contentsOf", "with"]

  /// Arguments of a few methods of collections and streams whose type follows from the receiver.
  private func expectedExternalArgument(_ argument: Ref, _ call: Ref) -> TypeExpression {
    if let wrapped = wrappedRoute(in: call) { return wrapped }
    if let held = environmentValue(argument, of: call) { return held }
    if let place = Semantics.resultCases[program.name(call)],
      case .external("Result", let sides) = expectedType(of: call).core, place < sides.count
    {
      return sides[place]
    }
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else {
      return libraryArgument(argument, of: call, on: nil) ?? dispatched(argument, by: call) ?? severalOfOne(
        argument, of: call) ?? .unknown
    }
    if let action = dispatched(argument, by: call) { return action }
    if let expected = libraryArgument(argument, of: call, on: base) { return expected }
    if let action = storeAction(argument, on: base) ?? severalOfOne(argument, of: call) { return action }
    let name = program.name(call)
    guard Semantics.collectionInputs.contains(name) || library.streamInputs.contains(name) else {
      return enumTold(to: base, by: argument) ?? .unknown
    }
    return Semantics.collectionLabels.contains(program.name(argument))
      ? type(of: base).core : element(of: type(of: base))
  }

  /// The type of the value for the key of `environment(\.push, .init(action: push))`.
  private func environmentValue(_ argument: Ref, of call: Ref) -> TypeExpression? {
    guard let wrapper = library.environmentModifiers[program.name(call)] else { return nil }
    let arguments = arguments(of: call)
    guard arguments.count == 2, arguments[1] == argument, let path = program.child(arguments[0], .value),
      program.kind(path) == .keyPath
    else { return nil }
    return type(of: path, readBy: wrapper)
  }

  /// Stored variables of a type in order: the parameters of its memberwise initialiser.
  func memberwise(_ id: TypeID) -> [Ref] {
    guard let declaration = program.types[id].declaration else { return [] }
    return program.members(of: declaration).filter { r in
      guard program.kind(r) == .variable, !program.flags(r).contains(.isStatic) else { return false }
      guard let accessors = program.child(r, .accessors) else { return true }
      return !program.children(accessors).contains { ["get", "set"].contains(program.name($0)) }
    }
  }

  /// The stored variable that a memberwise initialiser fills with the unlabelled trailing closure of a call.
  func memberwiseTarget(ofTrailingClosureIn call: Ref, _ id: TypeID) -> Ref? {
    let given = Set(arguments(of: call).map(program.name))
    let takers = memberwise(id).filter { !given.contains(program.name($0)) && takesClosure($0) }
    return takers.first { !isOptionalArgument($0) } ?? takers.first
  }

  /// A closure, or the result of a result builder: `@ViewBuilder let content: Content`.
  private func takesClosure(_ variable: Ref) -> Bool {
    if case .function = declaredType(variable).core { return true }
    return program.children(variable, .attributes).contains { program.name($0).hasSuffix("Builder") }
  }

  /// A call of the memberwise initialiser may omit it.
  private func isOptionalArgument(_ variable: Ref) -> Bool {
    if program.child(variable, .initializer) != nil { return true }
    if case .optional = declaredType(variable) { return !program.flags(variable).contains(.isLet) }
    return false
  }

  // MARK: closures

  /// The type of a closure's parameter, from the type required of the closure or from the call that receives it.
  func closureParameterType(_ closure: Ref, _ place: Int) -> TypeExpression {
    if case .function(let parameters, _) = expectedType(of: closure).core, place < parameters.count,
      !parameters[place].isUnknown
    {
      return parameters[place]
    }
    if let own = libraryParameter(closure, place) { return own }
    guard let source = closureParameterSource(closure, place) else { return .unknown }
    switch source {
    case .value(let r): return type(of: r).core
    case .element(let r):
      // `pages.forEach { name, page in … }`, `ForEach(Array(pages.enumerated())) { place, page in … }`
      let element = element(of: type(of: r))
      let takes = program.child(closure, .parameters).map { program.children($0).count }
      if case .tuple(let parts, _) = element, takes == parts.count, place < parts.count { return parts[place] }
      return element
    case .typeNamed(let r): return typeReference(r) ?? .unknown
    }
  }

  /// Where an SDK call takes the value that it passes to its closure.
  enum ClosureParameterSource: Hashable {
    /// the value itself (unwrapped): `sheet(item:)`, `onChange(of:)`, `if let`-like
    case value(Ref)
    /// an element of the collection, publisher or sequence: `ForEach`, `map`, `onReceive`, `sink`
    case element(Ref)
    /// a value of the type that the expression names: `navigationDestination(for:)`
    case typeNamed(Ref)
  }

  func closureParameterSource(_ closure: Ref, _ place: Int) -> ClosureParameterSource? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return nil }
    let name = program.name(call)
    if let source = sourceNamed(by: call) { return source }
    if let made = configured(by: call, closure) { return .value(made) }
    let first = arguments(of: call).first.flatMap {
      program.name($0).isEmpty && program.child($0, .value) != closure ? program.child($0, .value) : nil
    }
    if library.subjects.contains(name), let first { return .value(first) }
    for label in (library.presenterItems[name] ?? []).sorted() {
      if let value = self.argument(labelled: label, of: call) { return .value(value) }
    }
    if library.sequences.contains(name), let first { return numbered(first, place) ?? flowing(outOf: first) }
    return sourceOfReceiver(of: call, closure, place)
  }

  /// The argument with a label of its own whose value the closure receives.
  private func sourceNamed(by call: Ref) -> ClosureParameterSource? {
    for label in SDK.labelsOfItems {
      if let value = argument(labelled: label, of: call) { return label == "data" ? .element(value) : .value(value) }
    }
    if let value = argument(labelled: "for", of: call) { return .typeNamed(value) }
    return library.watchers[program.name(call)].flatMap { argument(labelled: $0, of: call) }.map { .value($0) }
  }

  /// The value that a method of a collection, an optional or a stream passes to its closure.
  private func sourceOfReceiver(of call: Ref, _ closure: Ref, _ place: Int) -> ClosureParameterSource? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return nil }
    if place == 0, let owner = streamOwner(of: call, closure, base) { return .value(owner) }
    let name = program.name(call)
    guard SDK.elementMethods.contains(name) || library.streamObservers.contains(name) else { return nil }
    if SDK.mappings.contains(name), case .optional(let inner) = type(of: base), case .array = inner {
      return flowing(outOf: base)
    }
    if case .optional = type(of: base) { return .value(base) }
    return isObjectItself(base, unwrappedBy: call) ? .value(base) : flowing(outOf: base)
  }

  /// The elements of a sequence or stream.
  private func flowing(outOf e: Ref) -> ClosureParameterSource { isPublishedState(e) ? .value(e) : .element(e) }

  /// `store.$state` of a `@Published var state`, where the wrapper is a stream type: each value of the stream is the
  /// whole state.
  func isPublishedState(_ e: Ref) -> Bool {
    guard program.name(e).hasPrefix("$") else { return false }
    let found: [Ref]
    switch program.kind(e) {
    case .name:
      guard case .members(let list, _)? = lookup(program.symbol(e), at: e) else { return false }
      found = list
    case .member:
      guard let base = program.child(e, .base), case .named(let id, _) = type(of: base).core else { return false }
      found = members(named: program.symbol(e), of: id)
    default: return false
    }
    guard let variable = found.first(where: { program.kind($0) == .variable }) else { return false }
    return program.children(variable, .attributes).contains {
      library.streamTypes.contains(program.name($0))
    }
  }

  /// `ForEach(Array(books.enumerated()), id: \.offset) { index, book in … }`: the second of two parameters is an
  /// element.
  private func numbered(_ sequence: Ref, _ place: Int) -> ClosureParameterSource? {
    var e = sequence
    if program.kind(e) == .call, program.name(e) == "Array",
      let inner = arguments(of: e).first.flatMap({ program.child($0, .value) })
    {
      e = inner
    }
    guard place == 1, program.kind(e) == .call else { return nil }
    if ["enumerated", "indexed"].contains(program.name(e)), let target = program.child(e, .callee),
      program.kind(target) == .member
    {
      return program.child(target, .base).map { .element($0) }
    }
    if program.name(e) == "zip", let second = arguments(of: e).dropFirst().first {
      return program.child(second, .value).map { .element($0) }
    }
    return nil
  }
}
