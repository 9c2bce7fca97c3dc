import SourceFacts

/// The declaration that a bare name stands for.
enum Declaration: Hashable {
  /// A local variable, parameter, pattern binding or optional binding.
  case local(Ref)
  /// `$0`: the closure and the parameter's number.
  case shorthand(Ref, Int)
  /// A local or nested function without a type around it, or a global one: all overloads.
  case functions([Ref])
  /// Members of the enclosing type (or of an outer one).
  case members([Ref], TypeID)
  case type(TypeExpression)
  case selfValue(TypeID)
  case superclass(TypeID)
  case global(Ref)
}

extension Semantics {
  /// Resolves a bare name from the inside out: locals, closure parameters, members, outer types, globals, types.
  func lookup(_ name: Symbol, at place: Ref) -> Declaration? {
    let key = SemanticsMemory.LookupKey(name: name, place: place)
    if let found = memory.lookups[key] { return found }
    let found = computeLookup(name, at: place).map { meant($0, by: place) }
    return memory.lookups.keep(found, for: key)
  }

  private func meant(_ declaration: Declaration, by mention: Ref) -> Declaration {
    switch declaration {
    case .members(let list, let type): .members(meant(list, by: mention), type)
    case .functions(let list): .functions(meant(list, by: mention))
    default: declaration
    }
  }

  /// The functions that a mention with labels means: `open(route:)`. Without labels, all that have the name.
  func meant(_ functions: [Ref], by mention: Ref) -> [Ref] {
    guard functions.count > 1, [.name, .member].contains(program.kind(mention)),
      let given = program.children(mention, .labels).first
    else { return functions }
    let wanted = program.name(given)
    let meant = functions.filter { f in
      program.kind(f) == .function && labels(of: f).map { ($0.isEmpty ? "_" : $0) + ":" }.joined() == wanted
    }
    return meant.isEmpty ? functions : meant
  }

  private func computeLookup(_ name: Symbol, at place: Ref) -> Declaration? {
    if name == selfName, let type = program.enclosingType(place) { return .selfValue(type) }
    if name == superName, let type = program.enclosingType(place) { return .superclass(type) }
    if name == selfTypeName, let type = program.enclosingType(place) {
      return .type(fixedSelf(at: place, in: type) ?? .named(type, []))
    }
    let text = program.text(name)
    let first = text.utf8.first
    if first == UInt8(ascii: "$") { return projection(text, at: place) }
    if let local = lookupLocal(name, at: place) { return local }
    if let member = lookupInTypes(name, at: place) { return member }
    if first == UInt8(ascii: "_"), let stripped = program.symbols.find(String(text.dropFirst())), text.count > 1,
      // `_path = path` in an initialiser: the property, not the parameter with its name.
      let wrapped = lookupInTypes(stripped, at: place) ?? lookup(stripped, at: place), mayBeWrapped(wrapped)
    {
      return wrapped
    }
    if !library.givenProperties.isEmpty,
      let given = program.enclosingType(place).flatMap({ givenProperty(name, of: $0) })
    {
      return .local(given)
    }
    return lookupGlobal(name, at: place)
  }

  /// Whether a declaration may be one with a property wrapper: a type `_Card` may stand beside a type `Card`.
  private func mayBeWrapped(_ declaration: Declaration) -> Bool {
    switch declaration {
    case .local, .members, .global: true
    case .shorthand, .functions, .type, .selfValue, .superclass: false
    }
  }

  /// `$0`, `$isShown`
  private func projection(_ text: String, at place: Ref) -> Declaration? {
    if let number = Int(text.dropFirst()) { return enclosingClosure(place).map { .shorthand($0, number) } }
    guard let stripped = program.symbols.find(String(text.dropFirst())), let found = lookup(stripped, at: place)
    else { return nil }
    // `if let store { … $store … }`: only the property has a projection; a name in a pattern or a closure has none.
    if case .local(let d) = found, hasNoProjection(d), let member = lookupInTypes(stripped, at: place) { return member }
    return found
  }

  private func hasNoProjection(_ local: Ref) -> Bool {
    switch program.kind(local) {
    case .optionalBinding, .patternBind: true
    case .parameter: program.parent(local).flatMap(program.parent).map { program.kind($0) == .closure } ?? false
    default: false
    }
  }

  private func enclosingClosure(_ place: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current {
      if program.kind(c) == .closure {
        // `$0` never belongs to a closure that names its parameters.
        guard let list = program.child(c, .parameters), !program.children(list).isEmpty else { return c }
      }
      current = program.parent(c)
    }
    return nil
  }

  private func lookupLocal(_ name: Symbol, at place: Ref) -> Declaration? {
    var previous = place
    var current = program.parent(place)
    while let c = current {
      if program.kind(c) == .type || program.kind(c) == .extension { return nil }
      if program.kind(c) == .accessor, program.text(name) == "newValue" || program.text(name) == "oldValue" {
        return program.parent(c).flatMap(program.parent).map { .local($0) }
      }
      if let found = declaration(of: name, around: c, before: previous) { return found }
      previous = c
      current = program.parent(c)
    }
    return nil
  }

  /// The declaration of a name in one construct around a place.
  ///
  /// - Parameter previous: the part of the construct that holds the place.
  private func declaration(of name: Symbol, around c: Ref, before previous: Ref) -> Declaration? {
    switch program.kind(c) {
    case .block: return inBlock(c, name, before: previous)
    // The statements of one branch of `#if` see those above them in it.
    case .conditional where !program.isDeclarationScope(c): return inBlock(c, name, before: previous)
    case .closure, .function:
      return program.child(c, .parameters).flatMap { list in
        program.children(list).first { program.symbol($0) == name }.map { .local($0) }
      }
    case .ifElse, .guard, .loop:
      // A condition's names are visible in the conditions after it, and in the block. The list itself was searched
      // already when the place lies in a condition.
      guard let list = program.child(c, .conditions), list != previous else { return nil }
      return inConditions(list, name, before: previous)
    case .list: return inConditions(c, name, before: previous)
    case .forIn: return program.child(c, .pattern).flatMap { binding(name, in: $0) }.map { .local($0) }
    case .switchCase:
      guard let patterns = program.child(c, .patterns) else { return nil }
      for p in program.children(patterns) { if let bind = binding(name, in: p) { return .local(bind) } }
      return nil
    default: return nil
    }
  }

  private func inBlock(_ block: Ref, _ name: Symbol, before limit: Ref) -> Declaration? {
    if program.childCount(block) > Self.longBlock { return names(of: block).declaration(of: name, before: limit) }
    var found: Declaration?
    var functions: [Ref] = []
    func scan(_ list: [Ref]) {
      for statement in list {
        let kind = program.kind(statement)
        if kind == .function, program.symbol(statement) == name {
          functions.append(statement)
          continue
        }
        // Node ids grow with the position inside one block.
        if statement.node >= limit.node { continue }
        switch kind {
        case .variable:
          if program.symbol(statement) == name { found = .local(statement) }
          if let pattern = program.child(statement, .pattern), let bind = binding(name, in: pattern) {
            found = .local(bind)
          }
        case .guard:
          if let list = program.child(statement, .conditions), let bound = inConditions(list, name, before: limit) {
            found = bound
          }
        case .conditional: scan(program.children(statement))
        default: break
        }
      }
    }
    scan(program.children(block))
    return found ?? (functions.isEmpty ? nil : .functions(functions))
  }

  /// The names of a block with more statements are indexed once.
  private static let longBlock = 64

  private func names(of block: Ref) -> BlockNames {
    if let known = memory.blockNames[block] { return known }
    let names = BlockNames(of: block, self)
    return memory.blockNames.keep(names, for: block)
  }

  private func inConditions(_ list: Ref, _ name: Symbol, before limit: Ref) -> Declaration? {
    var found: Declaration?
    for condition in program.children(list) where condition.node < limit.node || limit.node > list.node {
      switch program.kind(condition) {
      case .optionalBinding where program.symbol(condition) == name && condition != limit: found = .local(condition)
      case .patternCondition:
        if condition != limit, let pattern = program.child(condition, .pattern), let bind = binding(name, in: pattern) {
          found = .local(bind)
        }
      default: break
      }
    }
    return found
  }

  /// The `patternBind` of a name inside a pattern.
  func binding(_ name: Symbol, in pattern: Ref) -> Ref? {
    var found: Ref?
    program.forEachNode(in: pattern) { r in
      if found == nil, program.kind(r) == .patternBind, program.symbol(r) == name { found = r }
      let kind = program.kind(r)
      return found == nil && kind != .patternExpression && kind != .closure
    }
    return found
  }

  /// The `patternBind`s inside a pattern, the first of each name.
  func bindings(in pattern: Ref) -> [Ref] {
    var found: [Ref] = []
    var names: Set<Symbol> = []
    program.forEachNode(in: pattern) { r in
      if program.kind(r) == .patternBind, names.insert(program.symbol(r)).inserted { found.append(r) }
      return ![.patternExpression, .closure].contains(program.kind(r))
    }
    return found
  }

  private func lookupInTypes(_ name: Symbol, at place: Ref) -> Declaration? {
    let own = program.enclosingType(place)
    var current = own
    while let type = current {
      let found = members(named: name, of: type)
      if !found.isEmpty { return .members(found, type) }
      if type == own, let (bound, members) = membersOfBounds(named: name, at: place) { return .members(members, bound) }
      if program.types[type].cases[name] != nil { return .type(.named(type, [])) }
      if let nested = resolveTypeName(name, inType: type) {
        if case .generic(let parameter) = nested, let fixed = fixed(parameter, at: place) { return .type(fixed) }
        return .type(nested)
      }
      current = program.types[type].parent
    }
    return nil
  }

  private func lookupGlobal(_ name: Symbol, at place: Ref) -> Declaration? {
    if let globals = program.globals[name] {
      let visible = visible(
        globals.filter { $0.file == place.file || !program.flags($0).contains(.isPrivate) }, from: place)
      let functions = visible.filter { program.kind($0) == .function }
      if !functions.isEmpty { return .functions(functions) }
      if let variable = visible.count == 1
        ? visible.first : visible.min(by: { nearness($0, to: place) < nearness($1, to: place) })
      {
        return .global(variable)
      }
    }
    let type = resolveTypeName(name, at: place)
    return type.isUnknown ? nil : .type(type)
  }
}
