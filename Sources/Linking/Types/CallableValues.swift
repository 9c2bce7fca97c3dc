import SourceFacts

/// Values that are called like functions: `navigate(.detail)` where `navigate` is of a type with `callAsFunction`.
extension Semantics {
  /// The `callAsFunction` methods of a variable's type that fit a call.
  func callable(_ target: Ref, call: Ref) -> Callee? {
    guard let name = callAsFunction, hasCallableTypes else { return nil }
    switch type(of: target).core {
    case .named(let id, _): return fitting(members(named: name, of: id).filter { program.kind($0) == .function }, call)
    case .external(let action, _):
      // An overload that the app adds to an action of the environment: `openWindow(id: .log)`.
      guard let id = extended(action) else { return nil }
      return fitting(
        (program.types[id].members[name] ?? []).filter { program.kind($0) == .function && !contradicts($0, call) }, call
      )
    default: return nil
    }
  }

  /// The variable's type allows a call. `.padding(8)` on a view with a property `padding: CGFloat` is SwiftUI's
  /// modifier.
  func canHoldCode(_ member: Ref) -> Bool {
    guard program.kind(member) == .variable else { return false }
    switch declaredType(member).core {
    case .named(let id, _):
      return !isSpelled(member, id) || program.types[id].kind == .protocol
        || callAsFunction.map { !members(named: $0, of: id).isEmpty } ?? false
    case .external(let name, _): return !SDK.plainTypes.contains(name)
    case .array, .dictionary, .tuple: return false
    default: return true
    }
  }

  /// `var theme: Theme?` names the type itself. `var router: Factory<Router>` is a library's box, and a call of it
  /// returns its content.
  private func isSpelled(_ member: Ref, _ type: TypeID) -> Bool {
    guard program.types[type].isDeclared, var annotation = program.child(member, .type) else { return false }
    if program.kind(annotation) == .typeOptional, let inner = program.child(annotation, .type) { annotation = inner }
    return program.kind(annotation) == .typeName && program.symbol(annotation) == program.types[type].name
  }

  /// The known types of the arguments differ from the parameters' types: the call means the library's overload.
  private func contradicts(_ function: Ref, _ call: Ref) -> Bool {
    matching(call, function).contains { argument, parameter in
      guard let expression = program.child(argument, .value), let node = program.child(parameter, .type),
        program.kind(expression) != .closure
      else { return false }
      if isImplicit(expression) { return lacks(resolve(node).core, expression) }
      return contradict(literalType(expression) ?? type(of: expression), resolve(node))
    }
  }

  /// `self { Page() }` in a library's container of objects: it stores the closure, which runs when the object is
  /// requested.
  func isMaker(_ call: Ref) -> Bool {
    guard !library.makers.isEmpty, let own = program.enclosingType(call), trailingClosure(of: call) != nil else {
      return false
    }
    return library.makers.contains(path(own)) || !supertypeNames(of: own).isDisjoint(with: library.makers)
  }

  var callAsFunction: Symbol? { program.symbols.find("callAsFunction") }

  /// The names of variables whose values may have a type: by annotation, or by the environment key.
  func variableNames(of type: TypeID) -> Set<Symbol> {
    if let known = memory.callableNames[type] { return known }
    var result: Set<Symbol> = []
    var keys: Set<String> = []
    var wrappers: Set<Symbol> = []
    let names = names(of: type)
    if !program.types[type].isDeclared {
      keys.formUnion(
        TypeExpression.sdkMembers.filter {
          SDK.actions.contains($0.key) && $0.value == .external(program.types[type].path, [])
        }
        .keys)
    }
    for info in program.types {
      let isEnvironment = info.path == "EnvironmentValues"
      for (name, members) in info.members {
        for m in members where program.kind(m) == .variable {
          if let annotation = program.child(m, .type) {
            guard program.mentionsType(named: names, in: annotation) else { continue }
            result.insert(name)
            if program.text(name) == "wrappedValue" { wrappers.insert(info.name) }
            if isEnvironment { keys.insert(program.text(name)) }
          } else if isEnvironment, case .named(type, _) = declaredType(m).core {
            // `@Entry var navigate = NavigateAction()`
            keys.insert(program.text(name))
          } else if makes(m, one: names) {
            result.insert(name)
          } else if isReadAlongKeyPath(m), case .named(type, _) = declaredType(m).core {
            result.insert(name)
          }
        }
      }
    }
    for call in names.flatMap({ program.calls[$0] }) {
      // `let open = OpenRoute(router)` in a function.
      if let local = program.parent(call), makes(local, one: names) { result.insert(program.symbol(local)) }
    }
    result.formUnion(parametersOfFunctions(named: names))
    result.formUnion(variables(filledBy: keys))
    result.formUnion(variables(wrappedBy: wrappers))
    return memory.callableNames.keep(result, for: type)
  }

  /// `let open = OpenRoute(router)`
  private func makes(_ variable: Ref, one names: Set<Symbol>) -> Bool {
    guard program.kind(variable) == .variable, program.child(variable, .type) == nil,
      let made = program.child(variable, .initializer)
    else { return false }
    return program.kind(made) == .call && names.contains(program.symbol(made))
  }

  /// `func card(for item: Item, open: OpenRoute)`
  private func parametersOfFunctions(named names: Set<Symbol>) -> [Symbol] {
    var result: [Symbol] = []
    for type in program.types {
      for member in type.members.values.joined() where program.kind(member) == .function {
        for parameter in parameters(of: member) {
          if let node = program.child(parameter, .type), program.mentionsType(named: names, in: node) {
            result.append(program.symbol(parameter))
          }
        }
      }
    }
    return result
  }

  /// `@Environment(\.navigate) private var navigate`
  private func variables(filledBy keys: Set<String>) -> [Symbol] {
    (program.symbols.find("Environment").map({ Array(program.attributes[$0]) }) ?? []).compactMap { attribute in
      guard let argument = program.children(attribute, .arguments).first, let path = program.child(argument, .value),
        program.kind(path) == .keyPath, keys.contains(program.name(path))
      else { return nil }
      return program.parent(attribute).flatMap(program.parent).map(program.symbol)
    }
  }

  /// `@Navigate private var navigate`, whose property wrapper has values of the type.
  private func variables(wrappedBy wrappers: Set<Symbol>) -> [Symbol] {
    wrappers.flatMap { program.attributes[$0] }.compactMap { attribute in
      program.parent(attribute).flatMap(program.parent).flatMap {
        program.kind($0) == .variable ? program.symbol($0) : nil
      }
    }
  }

  /// A type's name and its aliases: `typealias PushAction = Action<Page, Void>`.
  private func names(of type: TypeID) -> Set<Symbol> {
    let own: Set = [program.types[type].name]
    let aliases = program.globalAliases.values.joined() + program.types.flatMap(\.aliases.values)
    return own.union(aliases.filter { program.mentionsType(named: own, in: $0) }.map(program.symbol))
  }
}
