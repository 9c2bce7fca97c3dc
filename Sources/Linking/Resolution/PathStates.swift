import NavigationModel
import SourceFacts

/// Paths of stacks: from a binding to the stored variables behind it, and the app's changes to them.
struct PathStates {
  let flow: DataFlow
  let evaluator: Evaluator
  var program: Program { flow.program }

  /// The stored variables behind a binding expression, through parameters and bindings that are passed down.
  func states(of binding: Ref) -> [Ref] {
    let binding = whole(binding)
    // A variable that the binding names is the state, whatever its initial value is.
    if let named = flow.declaration(of: binding), isState(named) {
      // A protocol's requirement stands for the variables that implement it.
      let answers = evaluator.isRequirement(named) ? evaluator.witnesses(of: named, receiver: nil).map(\.0) : []
      return [named] + answers.filter(isState)
    }
    if let read = flow.variableRead(byBinding: binding), isState(read) { return [read] }
    var result: [Ref] = []
    var queue: [Environment] = [Environment(parent: nil)]
    var visited: Set<Source> = []
    while let root = queue.popLast() {
      for v in evaluator.values(of: binding, in: root) {
        guard let key = v.root, flow.semantics.allows(\.pathSources, after: visited.count) else { continue }
        if key.number < 0, isState(key.declaration) {
          if !result.contains(key.declaration) { result.append(key.declaration) }
          continue
        }
        for source in flow.sources(of: key) where visited.insert(source).inserted {
          let next = Environment(parent: nil, bindings: root.bindings)
          // The binding that was passed down may be derived from another.
          for (k, e) in source.bindings { next.bindings[k] = .rootExpression(k == key ? whole(e) : e) }
          queue.append(next)
        }
      }
    }
    return result
  }

  /// The state of which a binding takes one case: `$model.destination.edit` is not nil while `destination` is that
  /// case.
  private func whole(_ binding: Ref) -> Ref {
    var node = mapped(binding)
    while program.kind(node) == .member, let base = program.child(node, .base),
      flow.declaration(of: node).map(program.kind) != .variable,
      case .named(let id, _) = flow.semantics.type(of: base).core, program.types[id].cases[program.symbol(node)] != nil,
      flow.semantics.typeReference(base) == nil
    {
      node = base
    }
    return node
  }

  /// The binding from which another is derived: `$model.photo.isPresent()`, `isPresent($photo)`, `Binding(isPresent:
  /// $photo)`.
  private func mapped(_ binding: Ref) -> Ref {
    guard program.kind(binding) == .call, let callee = program.child(binding, .callee), givesBinding(callee, binding)
    else { return binding }
    let base = program.kind(callee) == .member ? program.child(callee, .base) : nil
    let given = [base] + flow.semantics.arguments(of: binding).map { program.child($0, .value) }
    let bindings = given.compactMap { $0 }.filter { [.name, .member].contains(program.kind($0)) && isBinding($0) }
    return bindings.count == 1 ? bindings[0] : binding
  }

  private func givesBinding(_ callee: Ref, _ call: Ref) -> Bool {
    switch flow.semantics.callee(of: call) {
    case .functions(let list, guessed: false): return list.allSatisfy(flow.givesBinding)
    // `Binding(isPresent: $model.photo)`: an initialiser that the app adds.
    case .externalType("Binding"): return true
    default: break
    }
    // A binding has the members of its value. The app's extensions of `Binding` itself are found by name.
    let added = flow.semantics.extended("Binding").flatMap { program.types[$0].members[program.symbol(callee)] } ?? []
    return !added.isEmpty && added.allSatisfy(flow.givesBinding)
  }

  private func isBinding(_ e: Ref) -> Bool {
    flow.startsProjected(e) || flow.declaration(of: e).map(flow.isBindingVariable) ?? false
  }

  /// The state that a computed binding reads: `var isRenaming: Binding<Bool> { Binding(get: { self.prompt == .rename },
  /// set: …) }`. Resetting that state dismisses the presented content.
  func statesAsked(by binding: Ref) -> [Ref] {
    guard let get = getter(ofBinding: binding) else { return [] }
    var result: [Ref] = []
    program.forEachNode(in: get) { node in
      if [.name, .member].contains(program.kind(node)), let d = flow.declaration(of: node), isState(d), isTellable(d),
        !result.contains(d)
      {
        result.append(d)
      }
      return true
    }
    return result
  }

  /// State whose value tells whether content is shown: an optional or a flag.
  private func isTellable(_ d: Ref) -> Bool {
    switch flow.semantics.declaredType(d) {
    case .optional: true
    case .external(let name, _): name == "Bool"
    default: false
    }
  }

  /// A stored variable of a type: neither a binding to one nor a local name for one.
  func isState(_ d: Ref) -> Bool {
    program.kind(d) == .variable && program.parent(d).map(program.isDeclarationScope) == true
      && !flow.isBindingVariable(d)
      && evaluator.getter(of: d) == nil
  }

  /// Collects the app's changes to a path, also through bindings that are passed on.
  func collect(
    state: Ref, pushes: inout [Sink], backs: inout [(place: Ref, how: Transition.Back)], seen: inout Set<Ref>
  ) {
    let facades = flow.facades(of: state)
    for variable in flow.equivalents(of: state) + flow.aliases(of: state) + facades + facades.flatMap(flow.aliases)
    where seen.insert(variable).inserted {
      let changes = changes(of: variable, seen: &seen)
      var (emptied, filled) = (changes.emptied, changes.filled)
      var replaced: Set<Ref> = []
      pushes += changes.pushes
      for name in [program.name(variable), "_" + program.name(variable), "wrappedValue"] {
        let throughSubscripts = name == program.name(variable) ? flow.subscriptUses.assignments[variable] ?? [] : []
        for assign in program.assignmentsNamed(name) + throughSubscripts where !program.isOutOfScope(assign) {
          guard let target = program.child(assign, .target), let value = program.child(assign, .value),
            flow.names(target, variable) || throughSubscripts.contains(assign)
          else { continue }
          if isInitialisation(assign) || flow.isWrittenBack(assign)
            || flow.facade(writtenBy: assign).map(facades.contains) ?? false
          {
            continue
          }
          if isEmptyPath(value) {
            emptied.append((assign, .popToRoot))
          } else if program.kind(value) == .null, program.kind(target) == .subscript {
            // `path[id: id] = nil` removes one of the stack's screens.
            backs.append((assign, .pop))
          } else if program.name(assign) == "+=" {
            filled.append(Sink(kind: .push, place: assign, subject: .route(value)))
          } else {
            pushes.append(Sink(kind: .push, place: assign, subject: .route(value)))
          }
        }
      }
      // Emptied and filled at once: nobody goes back.
      for sink in filled {
        if let start = emptied.firstIndex(where: { precedes($0.place, sink.place) }) {
          replaced.insert(emptied[start].place)
          backs += givingNothing(toFill: sink.place).map { ($0, .popToRoot) }
        }
        pushes.append(sink)
      }
      backs += emptied.filter { !replaced.contains($0.place) }
      // One screen replaces another, which need not have been there: `if !path.isEmpty { path.removeLast() };
      // path.append(page)`.
      backs += changes.shortened.filter { call in !filled.contains { precedes(choice(of: call), $0.place) } }.map {
        ($0, .pop)
      }
      // Users do not see screens disappear that were below a new one.
      backs += changes.thinned.filter { call in !filled.contains { precedes(call, $0.place) } }.map { ($0, .pop) }
    }
  }

  /// Calls that pass nil to a function which empties a path and then appends its parameter: `func reset(to page: Page?
  /// = nil) { path = []; if let page { path.append(page) } }`.
  private func givingNothing(toFill place: Ref) -> [Ref] {
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      let parameter = presentParameter(around: place, of: function)
    else { return [] }
    return flow.callers(of: function).filter { call in
      !program.isOutOfScope(call)
        && flow.source(call: call, function: function).bindings[VariableKey(declaration: parameter)].map(program.kind)
          == .null
    }
  }

  /// The parameter that is not nil where a place runs: `if let page { … }`.
  private func presentParameter(around place: Ref, of function: Ref) -> Ref? {
    guard let block = program.parent(place), let choice = program.parent(block), program.kind(choice) == .ifElse,
      program.child(choice, .body) == block,
      let tested = program.children(choice, .conditions).first, program.kind(tested) == .optionalBinding,
      let subject = program.child(tested, .value)
    else { return nil }
    return parameter(subject, of: function)
  }

  /// The `if` whose only statement this is, whatever its condition; else the statement.
  private func choice(of statement: Ref) -> Ref {
    guard let block = program.parent(statement), program.kind(block) == .block, program.children(block) == [statement],
      let choice = program.parent(block), program.kind(choice) == .ifElse, program.child(choice, .otherwise) == nil
    else { return statement }
    return choice
  }

  /// The first place is a statement of a block, the second stands in a later statement of the same block.
  private func precedes(_ first: Ref, _ second: Ref) -> Bool {
    guard first.file == second.file, let block = program.parent(first), program.kind(block) == .block else {
      return false
    }
    var current = second
    while let parent = program.parent(current) {
      if parent == block { return first.node < current.node }
      if program.kind(parent) == .type || program.kind(parent) == .extension { return false }
      current = parent
    }
    return false
  }

  /// The places where code resets the state of an object's presenter: `func dismiss() { sheet = nil }`, `Button("Done")
  /// { model.sheet = nil }`. For state that is a parameter, only in functions that do nothing else.
  func closings(of state: Ref) -> [Ref] {
    guard let owner = program.enclosingType(state), !flow.semantics.isScreenType(owner) else { return [] }
    return program.assignmentsNamed(program.name(state)).filter { assign in
      guard !program.isOutOfScope(assign), isNothing(assign), let target = program.child(assign, .target),
        flow.declaration(of: target) == state, !flow.isInSetterOfBinding(assign),
        let member = program.enclosingMember(assign)
      else { return false }
      // A reducer changes its state parameter, in an arm of its own.
      if program.kind(member) == .variable, let closure = program.enclosingClosure(assign),
        flow.semantics.hasReducersShape(member) || isOfReducer(closure)
      {
        return isOfParameter(target, of: closure) && arm(around: assign, in: closure).map(onlyEmpties) ?? false
      }
      if program.kind(member) == .function, program.enclosingType(member) != owner, isOfParameter(target, of: member),
        let block = program.child(member, .body)
      {
        return onlyEmpties(arm(around: assign, in: member) ?? block)
      }
      return program.name(member) != "init"
        && (program.enclosingType(member) == owner || isOfObject(owner) || isOfKeptValue(target))
        && !sets(state, besides: assign, in: member)
    }
  }

  /// The function also sets a value: `guard let page else { self.page = nil; return }; self.page = page`.
  func sets(_ state: Ref, besides assign: Ref, in member: Ref) -> Bool {
    guard program.kind(member) == .function else { return false }
    return program.assignmentsNamed(program.name(state)).contains { other in
      program.enclosingMember(other) == member && !isNothing(other) && !areApart(assign, other, in: member)
        && !(isItem(state) && isHandedOver(assign, beside: other))
        && program.child(other, .target).flatMap(flow.declaration) == state
    }
  }

  /// A flag that one function both sets and resets marks work in progress.
  private func isItem(_ state: Ref) -> Bool {
    if case .external("Bool", _) = flow.semantics.declaredType(state).core { false } else { true }
  }

  /// Code that runs later: `sheet = .account(Account(onLogout: { sheet = nil }))`.
  private func isHandedOver(_ assign: Ref, beside other: Ref) -> Bool {
    var current = program.enclosingClosure(assign)
    while let closure = current, !program.contains(closure, other) {
      if !program.runsAtOnce(closure) { return true }
      current = program.enclosingClosure(closure)
    }
    return false
  }

  /// The places are in two arms of a `switch`, of which only one runs: `case .close: state.sheet = nil`, `case
  /// .open(let sheet): …`.
  private func areApart(_ a: Ref, _ b: Ref, in member: Ref) -> Bool {
    guard let first = arm(around: a, in: member), let second = arm(around: b, in: member) else { return false }
    return first != second && !program.contains(first, b) && !program.contains(second, a)
  }

  /// `state.draft` of a `state` that a view or an object stores: a change of a part changes the stored value.
  private func isOfKeptValue(_ target: Ref) -> Bool {
    var node = target
    while program.kind(node) == .member, let base = program.child(node, .base) {
      if let kept = flow.declaration(of: base), program.kind(kept) == .variable,
        program.parent(kept).map(program.isDeclarationScope) == true, evaluator.getter(of: kept) == nil
      {
        return true
      }
      node = base
    }
    return false
  }

  /// State of an object: any code with the object may reset it. A struct's state changes only by its own methods, and
  /// with the variable that holds the struct.
  private func isOfObject(_ owner: TypeID) -> Bool {
    program.types[owner].kind == .class || program.types[owner].kind == .actor
  }

  /// A closure that a library runs as a reducer: `Reduce { state, action in … }`.
  private func isOfReducer(_ closure: Ref) -> Bool {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument)
    else { return false }
    return flow.semantics.library.closures[program.name(call)]?.parameters.count == 2
  }

  /// `state.sheet` of an `inout` parameter `state`.
  private func isOfParameter(_ target: Ref, of code: Ref) -> Bool {
    guard program.kind(target) == .member, let given = flow.parameter(atStartOf: target, of: code) else { return false }
    if program.kind(code) == .closure { return true }
    guard case .named(let id, _) = flow.semantics.declaredType(given).core else { return false }
    return program.types[id].kind == .struct
  }

  private func arm(around place: Ref, in function: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current, c != function {
      if program.kind(c) == .switchCase { return program.child(c, .body) }
      current = program.parent(c)
    }
    return nil
  }

  /// The statements only reset state, with or without conditions: `if inner != nil { inner = nil } else { outer = nil
  /// }`.
  private func onlyEmpties(_ block: Ref) -> Bool {
    program.children(block).allSatisfy { statement in
      switch program.kind(statement) {
      case .assign: isNothing(statement)
      case .guard: true
      case .returned: returnsNothing(statement)
      case .ifElse: isOnlyEmptying(statement)
      default: false
      }
    }
  }

  /// `return .none`: a reducer has nothing more to do.
  private func returnsNothing(_ statement: Ref) -> Bool {
    guard let value = program.child(statement, .value) else { return true }
    return program.kind(value) == .member && program.name(value) == "none"
  }

  private func isOnlyEmptying(_ choice: Ref) -> Bool {
    guard let then = program.child(choice, .body) else { return false }
    return onlyEmpties(then)
      && (program.child(choice, .otherwise).map { program.kind($0) == .ifElse ? isOnlyEmptying($0) : onlyEmpties($0) }
        ?? true)
  }

  /// Calls that reset an object's state by passing nil: `setSheet(nil)`, where the method assigns its argument, or nil
  /// without one.
  func emptyings(of state: Ref) -> [Ref] {
    guard let owner = program.enclosingType(state), !flow.semantics.isScreenType(owner) else { return [] }
    var result: [Ref] = []
    var queue: [Ref] = program.assignmentsNamed(program.name(state)).flatMap { assign -> [Ref] in
      guard !program.isOutOfScope(assign), let target = program.child(assign, .target),
        flow.declaration(of: target) == state
      else { return [] }
      result += emptyActions(writtenBy: assign)
      // Arguments of an initialiser reset nothing.
      guard let function = program.enclosingMember(assign), program.kind(function) == .function,
        program.name(function) != "init", program.enclosingType(function) == owner
      else { return [] }
      let streamed = streamed(into: assign)
      result += streamed.calls.filter { !result.contains($0) }
      let parameter =
        isNothing(assign)
        ? missingParameter(around: assign, of: function)
        : program.child(assign, .value).flatMap { self.parameter($0, of: function) }
      return streamed.parameters + (parameter.map { [$0] } ?? [])
    }
    var seen = Set(queue)
    while let parameter = queue.popLast() {
      guard let list = program.parent(parameter), let function = program.parent(list) else { continue }
      for call in flow.callers(of: function) {
        guard let value = flow.source(call: call, function: function).bindings[VariableKey(declaration: parameter)]
        else { continue }
        if program.kind(value) == .null {
          if value.file == call.file,
            flow.semantics.arguments(of: call).contains(where: { program.child($0, .value) == value })
          {
            result.append(call)
          }
        } else if let caller = program.enclosingMember(call), let passed = self.parameter(value, of: caller),
          seen.insert(passed).inserted
        {
          queue.append(passed)
        }
      }
    }
    return result
  }

  /// Actions with a nil payload, where a reducer assigns the payload: `send(.present(nil))` for `case .present(let
  /// sheet): state.sheet = sheet`.
  private func emptyActions(writtenBy assign: Ref) -> [Ref] {
    guard let value = program.child(assign, .value), program.kind(value) == .name,
      case .local(let bind)? = flow.semantics.lookup(program.symbol(value), at: value),
      program.kind(bind) == .patternBind, let argument = program.parent(bind), program.kind(argument) == .argument,
      let pattern = program.parent(argument), program.kind(pattern) == .patternCase,
      case .named(let type, _) = flow.semantics.enumType(ofPattern: pattern),
      program.types[type].cases[program.symbol(pattern)] != nil,
      let place = program.children(pattern).filter({ program.kind($0) == .argument }).firstIndex(of: argument)
    else { return [] }
    return program.callsNamed(program.name(pattern)).filter { call in
      let held = flow.semantics.arguments(of: call)
      guard place < held.count, program.child(held[place], .value).map(program.kind) == .null,
        !program.isOutOfScope(call),
        program.parent(call).map(program.kind) != .patternExpression
      else { return false }
      return flow.semantics.callee(of: call) == .enumCase(type, program.symbol(pattern))
    }
  }

  /// The parameter of a function that an expression names.
  func parameter(_ e: Ref, of function: Ref) -> Ref? {
    guard program.kind(e) == .name, program.kind(function) == .function,
      case .local(let d)? = flow.semantics.lookup(program.symbol(e), at: e)
    else { return nil }
    // `guard let sheet else { … }` goes on with a variable of the same name.
    let named =
      program.kind(d) == .optionalBinding ? program.child(d, .value).flatMap { parameter($0, of: function) } : d
    guard let named, program.kind(named) == .parameter, let list = program.parent(named),
      program.parent(list) == function
    else { return nil }
    return named
  }

  /// The parameter that is nil where a place runs: `guard let sheet else { … }`.
  private func missingParameter(around place: Ref, of function: Ref) -> Ref? {
    guard let block = program.parent(place), let condition = program.parent(block), program.kind(condition) == .guard,
      let tested = program.children(condition, .conditions).first,
      program.kind(tested) == .optionalBinding, let subject = program.child(tested, .value)
    else { return nil }
    return parameter(subject, of: function)
  }

  /// `x = nil`, `x = false`, `x = []`
  func isNothing(_ assign: Ref) -> Bool {
    guard let value = program.child(assign, .value) else { return false }
    return flow.semantics.isNothing(value) || (program.kind(value) == .boolean && program.name(value) == "false")
      || isEmptyPath(value)
  }

  /// `path.removeLast(path.count)`
  func takesAll(_ arguments: [Ref]) -> Bool {
    arguments.first.flatMap { program.child($0, .value) }.map {
      program.kind($0) == .member && program.name($0) == "count"
    }
      ?? false
  }

  /// `path.removeAll(where: { $0 == .code })`
  func takesSome(_ arguments: [Ref]) -> Bool {
    arguments.contains { program.name($0) == "where" || program.flags($0).contains(.trailing) }
  }

  /// An assignment in an initialiser sets the first value; it is no move.
  private func isInitialisation(_ assign: Ref) -> Bool {
    program.enclosingMember(assign).map { program.kind($0) == .function && program.name($0) == "init" } ?? false
  }

  func isEmptyPath(_ value: Ref) -> Bool {
    switch program.kind(value) {
    case .array: return program.children(value).isEmpty
    case .call:
      return ["NavigationPath", "init"].contains(program.name(value)) && flow.semantics.arguments(of: value).isEmpty
        && !isSomething(value)
    default: return false
    }
  }

  /// A value assigned to optional state is not nil, even an empty one: `state.page = .init()`, of `var page:
  /// Page.State?`.
  private func isSomething(_ value: Ref) -> Bool {
    guard let assign = program.parent(value), program.kind(assign) == .assign,
      let state = program.child(assign, .target).flatMap(flow.declaration), program.kind(state) == .variable,
      case .optional(.named(let id, _)) = flow.semantics.declaredType(state)
    else { return false }
    return program.types[id].isDeclared
  }
}
