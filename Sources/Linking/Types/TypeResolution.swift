import SourceFacts

extension Semantics {
  /// The type that a type node names, as visible from its place. A type that is defined by itself (`T: Box<T.Item>`)
  /// resolves to `unknown`.
  func resolve(_ node: Ref) -> TypeExpression {
    guard allows(\.typeDepth, after: resolutionDepth) else { return .unknown }
    resolutionDepth += 1
    defer { resolutionDepth -= 1 }
    return resolved(node)
  }

  private func resolved(_ node: Ref) -> TypeExpression {
    func part(_ role: ChildRole) -> TypeExpression { program.child(node, role).map(resolve) ?? .unknown }
    func parts(_ role: ChildRole) -> [TypeExpression] { program.children(node, role).map(resolve) }
    switch program.kind(node) {
    case .typeName, .name:
      let arguments = parts(.typeArguments)
      let named = resolveTypeName(program.symbol(node), at: node)
      if !arguments.isEmpty, containsGeneric(named), let parameters = aliasParameters(program.symbol(node), at: node) {
        return replacing(Dictionary(zip(parameters, arguments), uniquingKeysWith: { a, _ in a }), in: named)
      }
      return applying(arguments, to: named)
    case .typeMember:
      guard let base = program.child(node, .base) else { return .unknown }
      return applying(parts(.typeArguments), to: memberType(program.symbol(node), of: resolve(base)))
    case .member:
      guard let base = program.child(node, .base) else { return .unknown }
      return memberType(program.symbol(node), of: resolve(base))
    case .specialize:
      guard let base = program.child(node, .base) else { return .unknown }
      return applying(parts(.typeArguments), to: resolve(base))
    case .typeOptional: return .optional(part(.type))
    case .typeArray: return .array(part(.type))
    case .array: return program.onlyChild(node).map { .array(resolve($0)) } ?? .unknown
    case .typeDictionary:
      guard let key = program.child(node, .key), let value = program.child(node, .value) else { return .unknown }
      return .dictionary(resolve(key), resolve(value))
    case .typeTuple:
      let labels = program.name(node)
      return .tuple(
        parts(.types),
        labels: labels.isEmpty ? [] : labels.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    case .typeFunction: return .function(parts(.types), part(.result))
    case .typeSome, .typeAny:
      let inner = part(.type)
      if case .opaque = inner { return inner }
      return .opaque([inner])
    case .typeComposition: return .opaque(parts(.types))
    case .typeMeta: return .metatype(part(.type))
    default: return .unknown
    }
  }

  private func applying(_ arguments: [TypeExpression], to type: TypeExpression) -> TypeExpression {
    guard !arguments.isEmpty else { return type }
    switch type {
    case .named(let id, _): return .named(id, arguments)
    case .external("Optional", _): return .optional(arguments[0])
    case .external("Array", _): return .array(arguments[0])
    case .external(let name, _): return meaning(of: name, arguments) ?? .external(name, arguments)
    default: return type
    }
  }

  /// A type by its simple name, from the inside out. A name that the sources do not declare is `external`.
  func resolveTypeName(_ name: Symbol, at place: Ref) -> TypeExpression {
    guard isTypeName(name) || name == selfTypeName else { return foreignType(name) }
    if let generic = genericParameter(name, at: place) { return fixed(generic, at: place) ?? .generic(generic) }
    if let alias = localAlias(name, at: place) { return resolveAlias(alias) }
    var current = program.enclosingType(place)
    if name == selfTypeName, let current { return fixedSelf(at: place, in: current) ?? .named(current, []) }
    while let type = current {
      if program.types[type].name == name, program.types[type].isDeclared { return .named(type, []) }
      if let found = resolveTypeName(name, inType: type) { return found }
      current = program.types[type].parent
    }
    return switch knownGlobalType(name, seenFrom: place) {
    case .alias(let alias): resolveAlias(alias)
    case .declared(let id): .named(id, [])
    // The sources may extend the type, but the name stands for the SDK's declaration.
    case .foreign: foreignType(name)
    }
  }

  /// Answered once for each file.
  private func knownGlobalType(_ name: Symbol, seenFrom place: Ref) -> SemanticsMemory.GlobalType {
    let key = SemanticsMemory.GlobalTypeKey(name: name, file: place.file)
    if let known = memory.globalTypes[key] { return known }
    let found = globalType(name, seenFrom: place)
    return memory.globalTypes.keep(found, for: key)
  }

  /// The top-level declaration that a name stands for: the same for all places of a file.
  private func globalType(_ name: Symbol, seenFrom place: Ref) -> SemanticsMemory.GlobalType {
    let aliases = visible(program.globalAliases[name] ?? [], from: place)
    let alias = aliases.min { nearness($0, to: place) < nearness($1, to: place) }
    // The app's own type is preferred to a library's alias.
    if let alias, !program.sight.hasDependencies || program.sight.distance(alias.file, place.file) == 0 {
      return .alias(alias)
    }
    var nearest: (id: TypeID, distance: (Int, Int, Ref))?
    for id in program.typesByName[name] ?? [] {
      let type = program.types[id]
      guard type.parent == nil, type.isDeclared, let declaration = type.declaration,
        !type.isFilePrivate || declaration.file == place.file, program.isVisible(declaration, from: place)
      else { continue }
      let distance = nearness(declaration, to: place)
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (id, distance) }
    }
    if let alias, nearest.map({ nearness(alias, to: place).0 <= $0.distance.0 }) ?? true { return .alias(alias) }
    return nearest.map { .declared($0.id) } ?? .foreign
  }

  /// Without declarations that are private to other modules.
  func visible(_ declarations: [Ref], from place: Ref) -> [Ref] {
    program.sight.hasDependencies ? declarations.filter { program.isVisible($0, from: place) } : declarations
  }

  /// A type that the sources do not declare, if the name looks like a type's.
  private func foreignType(_ name: Symbol) -> TypeExpression {
    let text = program.text(name)
    guard let first = text.unicodeScalars.first else { return .unknown }
    return (first.isASCII ? ("A"..."Z").contains(first) : first.properties.isUppercase) ? .external(text, []) : .unknown
  }

  /// Smaller is nearer: same file, then files of the same target, each by the longest common folder prefix; then
  /// declarations of other modules. Declarations of other apps, which cannot be meant, follow, and out-of-scope
  /// declarations come last.
  func nearness(_ declaration: Ref, to place: Ref) -> (Int, Int, Ref) {
    let outside = program.isOutOfScope(declaration) ? ProgramTargets.furthest * 2 + 2 : 0
    if declaration.file == place.file { return (outside, -1_000_000, declaration) }
    let distance = program.targets.distance(toDeclarationIn: declaration.file, from: place.file) * 2
    let foreign = program.sight.distance(declaration.file, place.file)
    return (outside + distance + foreign, -program.folders.common(declaration.file, place.file), declaration)
  }

  /// Two types of one name are equally near to a place, and only source order separates them: each may belong to one
  /// target, or stand under an `#if`.
  func areEquallyNear(_ a: TypeID, _ b: TypeID, to place: Ref) -> Bool {
    guard program.types[a].parent == nil, program.types[b].parent == nil, let first = program.types[a].declaration,
      let second = program.types[b].declaration
    else { return false }
    let (x, y) = (nearness(first, to: place), nearness(second, to: place))
    return x.0 == y.0 && x.1 == y.1
  }

  private func genericParameter(_ name: Symbol, at place: Ref) -> Ref? {
    var current: Ref? = program.parent(place)
    while let c = current {
      let kind = program.kind(c)
      if kind == .function || kind == .type || kind == .typeAlias, let list = program.child(c, .generics) {
        for p in program.children(list) where program.symbol(p) == name { return p }
      }
      if kind == .extension, let id = program.typeOfBody[c] {
        for p in program.types[id].generics where program.symbol(p) == name { return p }
      }
      current = program.parent(c)
    }
    return nil
  }

  /// `typealias Shown = Detail` in a block around a place.
  private func localAlias(_ name: Symbol, at place: Ref) -> Ref? {
    program.localAliases[name]?.last { alias in
      program.parent(alias).map { program.contains($0, place) } == true && !program.contains(alias, place)
    }
  }

  /// The type that a constraint around a place fixes a generic parameter to: `extension Page where Content == Home`.
  func fixed(_ parameter: Ref, at place: Ref) -> TypeExpression? {
    var current = program.parent(place)
    while let c = current {
      let requirements =
        [.extension, .function].contains(program.kind(c)) ? program.children(c, .requirements) : []
      for r in requirements where program.name(r) == "==" {
        guard let subject = program.child(r, .left), let bound = program.child(r, .right),
          program.symbol(subject) == program.symbol(parameter), program.kind(subject) == .typeName,
          !program.contains(r, place)
        else { continue }
        return resolve(bound)
      }
      current = program.parent(c)
    }
    return nil
  }

  func resolveAlias(_ alias: Ref) -> TypeExpression {
    guard typesInProgress.insert(alias).inserted else { return .unknown }
    defer { typesInProgress.remove(alias) }
    if program.kind(alias) == .associatedType { return .unknown }
    return program.child(alias, .type).map(resolve) ?? .unknown
  }

  /// The generic parameters of the alias that a name stands for: `typealias StoreOf<R: Reducer> = Store<R.State,
  /// R.Action>`.
  private func aliasParameters(_ name: Symbol, at place: Ref) -> [Ref]? {
    var alias: Ref?
    var current = program.enclosingType(place)
    while alias == nil, let type = current {
      alias = program.types[type].aliases[name]
      current = program.types[type].parent
    }
    alias =
      alias
      ?? visible(program.globalAliases[name] ?? [], from: place).min {
        nearness($0, to: place) < nearness($1, to: place)
      }
    guard let alias, program.kind(alias) == .typeAlias, let list = program.child(alias, .generics) else { return nil }
    return program.children(list)
  }

  /// A nested type or alias, own or inherited.
  func resolveTypeName(_ name: Symbol, inType type: TypeID) -> TypeExpression? {
    guard isTypeName(name) else { return nil }
    func own(_ id: TypeID) -> TypeExpression? {
      if let nested = program.types[id].nested[name] { return .named(nested, []) }
      if let alias = program.types[id].aliases[name], program.kind(alias) == .typeAlias { return resolveAlias(alias) }
      for p in program.types[id].generics where program.symbol(p) == name { return .generic(p) }
      return nil
    }
    if let found = own(type) { return found }
    for s in supertypes(of: type) { if let found = own(s) { return found } }
    if isSynthesized(name, in: type) { return .named(type, []) }
    // A requirement that only a conforming type can implement.
    for s in [type] + supertypes(of: type) {
      if let alias = program.types[s].aliases[name], program.kind(alias) == .associatedType {
        return .dependent(.named(s, []), name)
      }
    }
    return nil
  }

  func memberType(_ name: Symbol, of base: TypeExpression) -> TypeExpression {
    switch base {
    case .named(let id, _):
      if program.text(name) == "Type" { return .metatype(base) }
      if let found = resolveTypeName(name, inType: id) { return told(found, by: base) }
      return identity(name, of: id) ?? .unknown
    case .external(let outer, _): return memberType(name, ofExternal: outer)
    case .generic(let parameter):
      // An associated type of a bound: the witness is not known here.
      if let bound = program.child(parameter, .bound).map(resolve), case .named(let id, _) = bound.core {
        if let found = resolveTypeName(name, inType: id) { if case .dependent = found {} else { return found } }
      }
      return .dependent(base, name)
    default: return .unknown
    }
  }

  /// The associated type `ID` of `Identifiable`, from the property `id`.
  private func identity(_ name: Symbol, of type: TypeID) -> TypeExpression? {
    guard program.text(name) == "ID", let own = program.symbols.find("id") else { return nil }
    return members(named: own, of: type).first.map(declaredType)
  }

  /// A type with a module prefix (`SwiftUI.View`), or one nested in an extended SDK type.
  private func memberType(_ name: Symbol, ofExternal outer: String) -> TypeExpression {
    if let id = extended(outer), let found = resolveTypeName(name, inType: id) { return found }
    if SDK.modules.contains(outer) { return .external(program.text(name), []) }
    let ofModule = program.typesByName[name]?.first {
      program.types[$0].parent == nil && program.types[$0].isDeclared && program.isFromModule(outer, type: $0)
    }
    return ofModule.map { .named($0, []) } ?? .external(outer + "." + program.text(name), [])
  }

  /// A class that is nested in a generic class, as named through a subclass with generic arguments: `CartModel.Context`
  /// with `class CartModel: Model<CartAction>`, where `Model<Action>` declares the `Context`.
  private func told(_ nested: TypeExpression, by base: TypeExpression) -> TypeExpression {
    guard case .named(let inner, let own) = nested, own.isEmpty, case .named(let id, _) = base,
      program.types[inner].kind == .class, program.types[inner].generics.isEmpty,
      let owner = program.types[inner].parent, !program.types[owner].generics.isEmpty
    else { return nested }
    let outer = owner == id ? base : supertype(owner, of: id, depth: 0).map { substitute($0, in: base) }
    guard case .named(_, let arguments)? = outer else { return nested }
    return .named(inner, arguments)
  }

  /// The generic parameters that a type's arguments are for: its own, or those of the type around a class without any.
  func parameters(ofType id: TypeID) -> [Ref] {
    let own = program.types[id].generics
    guard own.isEmpty, program.types[id].kind == .class, let outer = program.types[id].parent else { return own }
    return program.types[outer].generics
  }

  private func mentionsDependent(_ t: TypeExpression) -> Bool {
    switch t {
    case .dependent: true
    case .optional(let a), .array(let a), .metatype(let a): mentionsDependent(a)
    case .named(_, let a), .external(_, let a), .tuple(let a, _), .opaque(let a): a.contains(where: mentionsDependent)
    case .function(let a, let b): mentionsDependent(b) || a.contains(where: mentionsDependent)
    case .dictionary(let a, let b): mentionsDependent(a) || mentionsDependent(b)
    case .generic, .unknown: false
    }
  }

  // MARK: declared types

  /// A member's type as seen from a subclass of a generic class: `class Router: Base<Listener>`.
  func inherited(_ type: TypeExpression, of member: Ref, by heir: TypeID) -> TypeExpression {
    guard containsGeneric(type), let owner = program.enclosingType(member), owner != heir,
      !program.types[owner].generics.isEmpty,
      let base = supertype(owner, of: heir, depth: 0)
    else { return type }
    return substitute(type, in: base)
  }

  /// A variable's type as seen from a type that inherits it. The subclass decides the associated types that the base
  /// class leaves open (`let model: View.Model`).
  func declaredType(_ variable: Ref, seenBy heir: TypeID) -> TypeExpression {
    if isLeftToHeirs(variable), let node = program.child(variable, .type) {
      let own = inherited(resolve(node), of: variable, by: heir)
      if case .named = own.core { return own }
    }
    return inherited(declaredType(variable), of: variable, by: heir)
  }

  /// A variable of a generic class whose type only subclasses fix.
  func isLeftToHeirs(_ variable: Ref) -> Bool {
    guard let node = program.child(variable, .type) else { return false }
    switch resolve(node).core {
    case .generic, .dependent(.generic, _): return true
    default: return false
    }
  }

  /// A type that a base class leaves open, in the code of a subclass with generic arguments: in `class Cart:
  /// Page<Cart.Taps>` the member `taps` of an `Input` that `Page<Taps>` declares is `Cart.Taps`.
  func asTold(_ type: TypeExpression, at place: Ref) -> TypeExpression {
    guard case .generic(let parameter) = type.core, let owner = program.enclosingType(parameter),
      let heir = program.enclosingType(place), heir != owner, let base = supertype(owner, of: heir, depth: 0)
    else { return type }
    return substitute(type, in: base)
  }

  /// A supertype of a type, with the generic arguments that the type gives it.
  func supertype(_ wanted: TypeID, of type: TypeID, depth: Int) -> TypeExpression? {
    guard allows(\.genericSupertypes, after: depth) else { return nil }
    for base in superclasses(of: type) {
      guard case .named(let id, _) = base else { continue }
      if id == wanted { return base }
      if let further = supertype(wanted, of: id, depth: depth + 1) { return substitute(further, in: base) }
    }
    return nil
  }

  /// The supertypes of a class as its inheritance clause names them: `class Cart: Scene<CartView>`, where `Scene<V>`
  /// may be an alias of `Page<V> & Titled`.
  func superclasses(of type: TypeID) -> [TypeExpression] {
    program.types[type].inheritance.flatMap { node -> [TypeExpression] in
      let said = resolve(node)
      let parts = if case .opaque(let parts) = said { parts } else { [said] }
      return parts.filter { if case .named(let id, _) = $0 { program.types[id].kind == .class } else { false } }
    }
  }

  /// Replaces generic parameters of a nominal type by the arguments it is used with.
  func substitute(_ type: TypeExpression, in owner: TypeExpression) -> TypeExpression {
    guard case .named(let id, let arguments) = owner else { return type }
    if arguments.isEmpty, !containsGeneric(type), !mentionsDependent(type) { return type }
    let parameters = parameters(ofType: id)
    func go(_ t: TypeExpression) -> TypeExpression {
      switch t {
      case .generic(let p):
        if let place = parameters.firstIndex(of: p) { return place < arguments.count ? arguments[place] : t }
        // `Route` of a `protocol Router<Route>`, as seen from a conforming type, which may be generic itself.
        guard let own = primaryWitness(p, in: id) else { return t }
        if case .generic(let q) = own {
          return parameters.firstIndex(of: q).map { $0 < arguments.count ? arguments[$0] : own } ?? t
        }
        return own
      case .dependent(.named(let base, _), let name):
        // `Scene` of a protocol, as seen from a conforming type.
        guard inherits(id, from: base), let witness = resolveTypeName(name, inType: id) else { return t }
        if case .dependent = witness { return t }
        return witness
      case .dependent(let base, let name):
        let known = go(base)
        if case .generic = known { return t }
        return memberType(name, of: known.core)
      default: return t.mapParts(go)
      }
    }
    return go(type)
  }

  /// Replaces generic parameters at any depth by their known types.
  func replacing(_ known: [Ref: TypeExpression], in type: TypeExpression) -> TypeExpression {
    func go(_ t: TypeExpression) -> TypeExpression {
      switch t {
      case .generic(let g): known[g] ?? t
      case .dependent(.generic(let g), let name): known[g].map { memberType(name, of: $0.core) } ?? t
      default: t.mapParts(go)
      }
    }
    return go(type)
  }
}
