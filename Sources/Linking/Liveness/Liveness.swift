import SourceFacts

/// The cases of route enums by name; a quick no for most names.
private struct CaseNames {
  private var isCase: [Bool]
  private var values: [Symbol: [RouteValue]] = [:]

  init(_ types: Set<TypeID>, _ program: Program) {
    isCase = Array(repeating: false, count: program.symbols.names.count)
    for id in types.sorted() {
      for name in program.types[id].caseOrder {
        isCase[Int(name)] = true
        values[name, default: []].append(RouteValue(type: id, name: name))
      }
    }
  }

  subscript(name: Symbol) -> [RouteValue] { isCase[Int(name)] ? values[name] ?? [] : [] }
}

/// The types that can play a part in the running app, and the screens that users can reach.
///
/// A type is live when it is an entry, or when live code mentions it. The arm of a `switch` over a route only counts
/// once live code makes the route. In doubt a type is live: "unreachable" is only reported for screens that no live
/// code names.
struct Liveness {
  let flow: DataFlow
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  /// Route enums.
  let routeTypes: Set<TypeID>
  /// Cases that no code is known to make, but that may occur: decoded, or made from raw values.
  let given: Set<RouteValue>
  /// Declarations that never run.
  var closed: Set<Ref> = []

  private enum Unit: Hashable {
    case type(TypeID)
    case global(Ref)
    /// Code that runs without being named.
    case start
  }

  private struct Settled: OptionSet {
    let rawValue: UInt8
    static let global = Settled(rawValue: 1)
    static let alias = Settled(rawValue: 2)
    static let type = Settled(rawValue: 4)
  }

  /// The state of the search.
  private struct State {
    var liveTypes: [Bool]
    var liveGlobals: Set<Ref> = []
    var isStarted = false
    var queue: [Unit] = []
    var made: Set<RouteValue>
    /// Arms in live code, by the cases that would open them.
    var waiting: [RouteValue: [Ref]] = [:]
    /// Arms that were opened and are yet to be read.
    var opened: [Ref] = []

    func isLive(_ unit: Unit) -> Bool {
      switch unit {
      case .type(let id): liveTypes[id]
      case .global(let global): liveGlobals.contains(global)
      case .start: isStarted
      }
    }

    /// False where it was live before.
    mutating func bringIn(_ unit: Unit) -> Bool {
      if isLive(unit) { return false }
      switch unit {
      case .type(let id): liveTypes[id] = true
      case .global(let global): liveGlobals.insert(global)
      case .start: isStarted = true
      }
      return true
    }

    mutating func add(_ unit: Unit) { if !isLive(unit) { queue.append(unit) } }

    /// The parts of a name that need no further search: everything it may mean is live.
    var settled: [Settled]

    /// Static members of classes and protocols, by which a controller can be made without its name.
    let makers: Set<Symbol>

    /// The number of types of a name, from the first, that are known to be live or irrelevant.
    private var passed: [Symbol: Int] = [:]
    /// For names of several types: the top-level ones.
    var outerTypes: [Symbol: [TypeID]] = [:]

    init(types: Int, made: Set<RouteValue>, names: Int, makers: Set<Symbol>) {
      self.makers = makers
      liveTypes = Array(repeating: false, count: types)
      self.made = made
      settled = Array(repeating: [], count: names)
    }

    /// Whether one of the types of a name is declared and not live yet. Live types stay live, so no type is passed
    /// twice.
    mutating func skipLive(_ candidates: [TypeID], of name: Symbol, _ types: [TypeInfo]) -> Bool {
      var next = passed[name] ?? 0
      while next < candidates.count, liveTypes[candidates[next]] || !types[candidates[next]].isDeclared { next += 1 }
      passed[name] = next
      return next < candidates.count
    }

    func isSettled(_ part: Settled, of name: Symbol) -> Bool { settled[Int(name)].contains(part) }

    /// False where it was settled before.
    @discardableResult mutating func settle(_ part: Settled, of name: Symbol) -> Bool {
      settled[Int(name)].insert(part).inserted
    }
  }

  /// Reads the code of live types only.
  ///
  /// - Parameter uses: types that a place makes without naming them.
  func liveTypes(from roots: [TypeID], uses: [(place: Ref, type: TypeID)] = []) -> Set<TypeID> {
    let names = CaseNames(routeTypes, program)
    var state = State(
      types: program.types.count, made: given, names: program.symbols.names.count, makers: staticMembers())
    var uses = uses
    // Extensions of SDK types run wherever these are used, and code at file scope runs from the start.
    state.queue = roots.map { .type($0) } + [.start]
    state.queue += program.globals.values.joined().sorted().filter { program.kind($0) == .variable }.map { .global($0) }
    while true {
      while !semantics.budget.isStopped {
        if let unit = state.queue.popLast() {
          if state.bringIn(unit) { enter(unit, names, &state) }
        } else if let arm = state.opened.popLast() {
          read(arm, names, &state)
        } else {
          break
        }
      }
      var closed: [(place: Ref, type: TypeID)] = []
      for use in uses {
        if state.isLive(unit(of: use.place)), !isInClosedArm(use.place, state.made) {
          state.queue.append(.type(use.type))
        } else {
          closed.append(use)
        }
      }
      if closed.count == uses.count { break }
      uses = closed
    }
    return Set(program.types.indices.filter { state.liveTypes[$0] })
  }

  private func staticMembers() -> Set<Symbol> {
    let names = program.types.filter { $0.kind == .class || $0.kind == .protocol || !$0.isDeclared }.flatMap { type in
      type.members.filter { $0.value.contains { program.flags($0).contains(.isStatic) } }.keys
    }
    return Set(names)
  }

  private func enter(_ unit: Unit, _ names: CaseNames, _ state: inout State) {
    switch unit {
    case .type(let id):
      // Superclasses and protocols run their own code; their owner names nested helpers.
      state.queue += semantics.supertypes(of: id).map { .type($0) }
      if let parent = program.types[id].parent { state.queue.append(.type(parent)) }
      for body in program.types[id].bodies { read(body, names, &state) }
      // `typealias Content = ProfileView`: a name for a type that the code makes.
      for alias in program.types[id].aliases.values.sorted() where program.kind(alias) == .typeAlias {
        state.queue += nominals(semantics.resolveAlias(alias)).map { .type($0) }
      }
      state.queue += annotated(in: id) + hosted(by: id)
    case .global(let global):
      read(global, names, &state)
      state.queue += madeByName(declaredTypes(global))
    case .start: readTopLevel(names, &state)
    }
  }

  /// Code that runs without being named: extensions of undeclared types, and statements of main files.
  private func readTopLevel(_ names: CaseNames, _ state: inout State) {
    for type in program.types where !type.isDeclared { for body in type.bodies { read(body, names, &state) } }
    for file in program.files.indices {
      let root = Ref(file: UInt32(file), node: program.files[file].root)
      for statement in program.children(root)
      where ![.type, .extension, .function, .variable].contains(program.kind(statement)) {
        read(statement, names, &state)
      }
    }
  }

  private func unit(of place: Ref) -> Unit {
    if let type = program.enclosingType(place) { return program.types[type].isDeclared ? .type(type) : .start }
    var current: Ref? = place
    while let c = current {
      if program.kind(c) == .function || program.kind(c) == .variable, let p = program.parent(c),
        program.isDeclarationScope(p)
      {
        return .global(c)
      }
      current = program.parent(c)
    }
    return .start
  }

  /// Reads the names in a piece of live code: types, functions and variables of the program, and the routes that it
  /// makes. Nested types have code of their own.
  private func read(_ root: Ref, _ names: CaseNames, _ state: inout State) {
    guard !program.isOutOfScope(root) else { return }
    program.forEachNode(in: root) { r in
      let node = program.node(r)
      if node.flags.contains(.isPreview), r != root { return false }
      if !closed.isEmpty, closed.contains(r) { return false }
      switch node.kind {
      case .type, .extension: return r == root
      case .switchCase where r != root:
        let cases = routeCases(of: r)
        guard !cases.isEmpty, !cases.contains(where: state.made.contains) else { return true }
        for c in cases { state.waiting[c, default: []].append(r) }
        return false
      case .name, .member: readName(r, names, &state)
      // The code of a variable's property wrapper runs with that variable.
      case .attribute where program.isTypeOrGlobal(program.symbol(r)):
        readType(r, program.symbol(r), &state)
        state.queue += made(by: r)
      default: state.queue += made(by: r)
      }
      return true
    }
  }

  /// Types that a node makes without naming them.
  private func made(by r: Ref) -> [Unit] {
    switch program.kind(r) {
    case .function: return madeResult(of: r)
    // `Tabs(first: .init(model: model))` makes a screen without its name.
    case .call where program.name(r) == "init":
      guard let target = program.child(r, .callee), program.kind(target) == .member,
        program.child(target, .base) == nil,
        case .initializer(let id, _) = semantics.callee(of: r), semantics.isScreenType(id)
      else { return [] }
      return [.type(id)]
    // `let items: [TabItem] = [.home, .search]`
    case .variable:
      let types = declaredTypes(r)
      return madeByName(types) + madeByOthers(types, program.child(r, .initializer))
    case .optionalBinding:
      guard let type = program.child(r, .type), namesOwnType(type) else { return [] }
      let types = nominals(semantics.resolve(type))
      return madeByName(types) + madeByOthers(types, program.child(r, .value))
    default: return typesHandedOver(by: r).map { .type($0) }
    }
  }

  /// Types that a node names for other code to make.
  private func typesHandedOver(by r: Ref) -> [TypeID] {
    switch program.kind(r) {
    case .cast:
      guard program.child(r, .operand).map({ isOutOfNib($0) }) ?? false else { return [] }
      return named(by: [program.child(r, .type)].compactMap(\.self)).filter(semantics.isController)
    // `Hosted<HelpController>()`, `@Wrapper<Model, HelpController>`: code with the type argument may make it.
    // `CellRegistration<ProgressCell, Int> { … }`: a cell is no screen, but its content is shown.
    case .specialize:
      return named(by: program.children(r, .typeArguments)).filter {
        semantics.isScreenType($0) || semantics.isComponent($0)
      }
    // `@Injected(\Services.checkout) var checkout`: a container, named only here, makes the requested object.
    case .keyPath:
      return named(by: [program.child(r, .root)].compactMap(\.self)).filter { !semantics.isScreenType($0) }
    case .attribute:
      return named(by: program.children(r).filter { program.kind($0) != .argument }).filter(semantics.isScreenType)
    case .requirement where program.name(r) == "==":
      return program.children(r).flatMap { nominals(semantics.resolve($0)) }
    default: return []
    }
  }

  /// A name makes its route, and makes its type or global declaration live.
  private func readName(_ r: Ref, _ names: CaseNames, _ state: inout State) {
    let kind = program.kind(r)
    let symbol = program.symbol(r)
    if kind == .member, state.makers.contains(symbol), program.child(r, .base) == nil,
      let screen = screenExpected(at: r)
    {
      state.queue.append(.type(screen))
    }
    for value in names[symbol] where !state.made.contains(value) && semantics.isCreation(r, of: value) {
      state.made.insert(value)
      state.opened += state.waiting.removeValue(forKey: value) ?? []
    }
    guard program.isTypeOrGlobal(symbol) else { return }
    if kind == .name, state.settle(.global, of: symbol), let globals = program.globals[symbol] {
      for g in globals { state.add(.global(g)) }
    }
    if !state.isSettled(.type, of: symbol) { readType(r, symbol, &state) }
  }

  /// The controller type of an implicit member: `func makeUIViewController(context: Context) -> HelpController {
  /// .controller(for: topic) }`.
  private func screenExpected(at member: Ref) -> TypeID? {
    guard case .named(let id, _) = semantics.expectedType(of: member).core, semantics.isController(id) else {
      return nil
    }
    return id
  }

  private func readAliases(_ symbol: Symbol, _ state: inout State) {
    guard state.settle(.alias, of: symbol), let aliases = program.globalAliases[symbol] else { return }
    for alias in aliases { for id in nominals(semantics.resolveAlias(alias)) { state.add(.type(id)) } }
  }

  /// The types and type aliases that a name may mean.
  private func readType(_ name: Ref, _ symbol: Symbol, _ state: inout State) {
    readAliases(symbol, &state)
    guard let candidates = program.typesByName[symbol], state.skipLive(candidates, of: symbol, program.types) else {
      state.settle(.type, of: symbol)
      return
    }
    guard candidates.count > 1, case .named(let meant, _)? = semantics.typeReference(name)?.core else {
      for id in candidates where program.types[id].isDeclared { state.add(.type(id)) }
      return
    }
    if program.types[meant].isDeclared, program.types[meant].name == symbol { state.add(.type(meant)) }
    // Hundreds of types may nest a type of one name (`State`, `CodingKeys`): from elsewhere, only top-level types can
    // be meant.
    for id in outerTypes(symbol, candidates, &state)
    where id != meant && !state.liveTypes[id] && semantics.areEquallyNear(meant, id, to: name) { state.add(.type(id)) }
    for twin in semantics.twins(of: meant, seenFrom: name) { state.add(.type(twin)) }
  }

  private func outerTypes(_ name: Symbol, _ candidates: [TypeID], _ state: inout State) -> [TypeID] {
    if let known = state.outerTypes[name] { return known }
    let found = candidates.filter { program.types[$0].parent == nil && program.types[$0].isDeclared }
    state.outerTypes[name] = found
    return found
  }

  /// Types in the declarations of a type: a view's view model, an enum's payload, the route parameter of a method,
  /// which callers write as `.detail`. Variables were read with their bodies, except those that never run.
  private func annotated(in id: TypeID) -> [Unit] {
    let members =
      program.types[id].members.values.joined().filter {
        program.kind($0) != .variable || closed.contains($0) || program.isOutOfScope($0)
      }.sorted()
      + program.types[id].cases.values.sorted()
    return madeByName(members.flatMap(declaredTypes).filter { $0 != id })
  }

  /// Screens must be made, not only named; the cases of an enum that is a view are made without its name.
  private func madeByName(_ types: [TypeID]) -> [Unit] {
    types.filter { !semantics.isScreenType($0) || program.types[$0].kind == .enum }.map { .type($0) }
  }

  /// `let help: HelpController = .fromNib()`, `if let help: HelpController = storyboard.controller()`: a library or a
  /// generic function makes an object whose type only the annotation names.
  private func madeByOthers(_ types: [TypeID], _ value: Ref?) -> [Unit] {
    let screens = types.filter(semantics.isScreenType)
    guard !screens.isEmpty, let value, isMadeByOthers(value) else { return [] }
    return screens.map { .type($0) }
  }

  private func isMadeByOthers(_ value: Ref) -> Bool {
    switch program.kind(value) {
    case .member: return program.child(value, .base) == nil
    case .call:
      guard case .functions(let list, _) = semantics.callee(of: value) else {
        return program.child(value, .callee).map { program.kind($0) != .name } ?? false
      }
      return list.contains { function in
        guard let result = program.child(function, .result), case .generic = semantics.resolve(result).core else {
          return false
        }
        return true
      }
    default: return false
    }
  }

  /// `Bundle.main.loadNibNamed("Help", owner: nil)?.first`: an object that is cast to a controller was made by the nib.
  private func isOutOfNib(_ value: Ref, depth: Int = 0) -> Bool {
    guard semantics.allows(\.nibDepth, after: depth) else { return false }
    switch program.kind(value) {
    case .call:
      if program.name(value) == "loadNibNamed"
        || program.name(value) == "instantiate" && semantics.argument(labelled: "withOwner", of: value) != nil
      {
        return true
      }
      return program.child(value, .callee).map { isOutOfNib($0, depth: depth + 1) } ?? false
    case .member, .subscript: return program.child(value, .base).map { isOutOfNib($0, depth: depth + 1) } ?? false
    case .name:
      guard case .local(let variable)? = semantics.lookup(program.symbol(value), at: value),
        program.kind(variable) == .variable, let initial = program.child(variable, .initializer)
      else { return false }
      return isOutOfNib(initial, depth: depth + 1)
    default: return false
    }
  }

  /// `HelpController: HostingController<HelpView>`: its initialiser makes the view without naming it. So may a
  /// superclass with the content's type as an argument: `FormController: NodeController<FormNode>`.
  private func hosted(by id: TypeID) -> [Unit] {
    guard program.types[id].kind == .class, let declaration = program.types[id].declaration,
      let inherited = program.child(declaration, .inheritance)
    else { return [] }
    return program.children(inherited).flatMap(program.children).flatMap { nominals(semantics.resolve($0)) }.map {
      .type($0)
    }
  }

  private func named(by types: some Sequence<Ref>) -> [TypeID] {
    types.filter(namesOwnType).flatMap { nominals(semantics.resolve($0)) }
  }

  /// A function that returns a view of one type makes it, also by `.init(…)`.
  private func madeResult(of function: Ref) -> [Unit] {
    guard program.child(function, .body) != nil, let result = program.child(function, .result),
      program.kind(result) == .typeName
    else { return [] }
    return (program.typesByName[program.symbol(result)] ?? []).filter(semantics.isView).map { .type($0) }
  }

  private func declaredTypes(_ member: Ref) -> [TypeID] {
    var nodes: [Ref] = []
    switch program.kind(member) {
    case .variable: nodes = [program.child(member, .type)].compactMap { $0 }
    case .function:
      nodes =
        semantics.parameters(of: member).compactMap { program.child($0, .type) }
        + [program.child(member, .result)].compactMap { $0 }
    case .enumCase:
      nodes = program.children(member).filter { program.kind($0) == .parameter }.compactMap { program.child($0, .type) }
    default: break
    }
    return nodes.filter(namesOwnType).flatMap { nominals(semantics.resolve($0)) }
  }

  /// Most type nodes only name types of the SDK.
  private func namesOwnType(_ node: Ref) -> Bool {
    let name = program.symbol(node)
    return semantics.isTypeName(name) || name == semantics.selfTypeName
      || program.children(node).contains(where: namesOwnType)
  }

  private func nominals(_ t: TypeExpression) -> [TypeID] {
    switch t {
    case .named(let id, let arguments): [id] + arguments.flatMap(nominals)
    case .external(_, let arguments), .tuple(let arguments, _), .opaque(let arguments): arguments.flatMap(nominals)
    case .optional(let a), .array(let a), .metatype(let a): nominals(a)
    case .dictionary(let a, let b): nominals(a) + nominals(b)
    default: []
    }
  }
}
