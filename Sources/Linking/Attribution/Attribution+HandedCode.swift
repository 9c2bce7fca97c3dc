import SourceFacts

/// Code that one screen passes to another: it runs there.
extension Attribution {
  /// A closure that a screen passes to another, where it runs.
  struct RunElsewhere: Hashable, Comparable {
    var place: Ref
    /// The closure.
    var code: Ref
    /// The call that makes the view with the closure, where navigation shows exactly that view.
    var made: Ref?

    static func < (a: Self, b: Self) -> Bool { (a.place, a.made ?? a.place) < (b.place, b.made ?? b.place) }
  }

  /// A screen that receives code of another, and the call that makes it with the code.
  private struct Taker: Hashable, Comparable {
    var type: TypeID
    var made: Ref?

    static func < (a: Self, b: Self) -> Bool {
      guard a.type == b.type, let first = a.made, let second = b.made else { return a.type < b.type }
      return first < second
    }
  }

  /// The places that run a closure which one screen passes to another that navigation shows: `case .detail:
  /// DetailView(onNext: { path.append(.next) })`.
  func runsOnOther(than type: TypeID, closureAround place: Ref, in member: Ref) -> [RunElsewhere] {
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .closure, isInEnvironment(c) {
        let runs = runs(ofKept: c).map(\.place)
        if !runs.isEmpty { return Set(runs).sorted().map { RunElsewhere(place: $0, code: c) } }
      }
      if program.kind(c) == .closure {
        let others = screens(given: c, by: type)
        if !others.isEmpty {
          let runs = runs(ofKept: c).map(\.place)
          return Set(
            runs.flatMap { run in others.map { RunElsewhere(place: onScreen($0.type, run), code: c, made: $0.made) } }
          ).sorted()
        }
      }
      current = program.parent(c)
    }
    return []
  }

  /// A view puts the code into the environment, directly or in a value: a view that reads the value runs it.
  private func isInEnvironment(_ code: Ref) -> Bool {
    var value = code
    var depth = 0
    while let argument = program.parent(value), program.kind(argument) == .argument,
      let call = program.parent(argument),
      program.kind(call) == .call, semantics.allows(\.handedCodeDepth, after: depth)
    {
      if !flow.environmentReaders(of: argument, in: call).isEmpty { return true }
      guard case .initializer(let type, _) = semantics.callee(of: call), !semantics.isScreenType(type) else {
        return false
      }
      value = call
      depth += 1
    }
    return false
  }

  /// The screens shown by navigation that receive code from one screen: at construction, or later.
  private func screens(given code: Ref, by type: TypeID) -> [Taker] {
    guard let parent = program.parent(code) else { return [] }
    if program.kind(parent) == .argument, let call = program.parent(parent) {
      let made = takers(of: parent, in: call, depth: 0).filter { $0.type != type }
      if !made.isEmpty { return made }
      if let view = view(told: call), view.type != type { return [view] }
    }
    return controller(told: code).flatMap { $0 == type || staysWithMaker(code) ? nil : [Taker(type: $0)] } ?? []
  }

  /// The screens that receive code at construction, or right after.
  func screens(madeWith code: Ref) -> Set<TypeID> {
    guard let parent = program.parent(code) else { return [] }
    var result: Set<TypeID> = []
    if program.kind(parent) == .argument, let call = program.parent(parent) {
      result.formUnion(takers(of: parent, in: call, depth: 0).map(\.type))
      if let view = view(told: call) { result.insert(view.type) }
    }
    if let told = controller(told: code) { result.insert(told) }
    return result
  }

  /// The shown view whose own method receives the code: `StepView(step).onNext { path.append(.last) }`, with `func
  /// onNext(_ action: @escaping () -> Void) -> Self { var copy = self; copy.next = action; return copy }`.
  private func view(told call: Ref) -> Taker? {
    guard program.kind(call) == .call, case .functions(let list, guessed: false) = semantics.callee(of: call),
      let owner = list.first.flatMap(program.enclosingType),
      shown.contains(owner), semantics.isView(owner),
      list.allSatisfy({ program.enclosingType($0) == owner && !program.flags($0).contains(.isStatic) }),
      let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return nil }
    let made = semantics.chainBase(base)
    guard shownCalls.contains(made), case .initializer(owner, _) = semantics.callee(of: made) else { return nil }
    return Taker(type: owner, made: made)
  }

  /// The app's controller that receives the code after construction: `drawer.onClose = { … }`, `drawer.prepare(onClose:
  /// { … })`.
  private func controller(told code: Ref) -> TypeID? {
    guard let parent = program.parent(code) else { return nil }
    var target: Ref?
    switch program.kind(parent) {
    case .assign where program.child(parent, .value) == code: target = program.child(parent, .target)
    case .argument:
      guard let call = program.parent(parent), program.kind(call) == .call,
        case .functions(let list, guessed: false) = semantics.callee(of: call),
        list.allSatisfy({ program.enclosingType($0).map(semantics.isController) ?? false })
      else { return nil }
      target = program.child(call, .callee)
    default: return nil
    }
    guard let target, program.kind(target) == .member, let base = program.child(target, .base),
      !["self", "super"].contains(program.name(base)),
      case .named(let id, _) = semantics.type(of: base).core, semantics.isController(id), shown.contains(id)
    else { return nil }
    return id
  }

  /// The shown screens that receive an argument of a call: directly, or in a case that carries it to the place that
  /// makes them.
  private func takers(of argument: Ref, in call: Ref, depth: Int) -> [Taker] {
    guard program.kind(call) == .call else { return [] }
    switch semantics.callee(of: call) {
    case .initializer(let other, _):
      if shownCalls.contains(call), shown.contains(other) { return [Taker(type: other, made: call)] }
      // A value with the closure goes where the value is passed: `.confirm(Callback(run: delete))`, `Detail(model:
      // DetailModel(onEnd: close))`.
      guard !semantics.isScreenType(other), let outer = program.parent(call),
        semantics.allows(\.handedCodeDepth, after: depth)
      else { return [] }
      if let keeper = keeper(of: call) { return [Taker(type: keeper)] }
      // `let model = DetailModel(onEnd: close); return Detail(model: model)`
      if program.kind(outer) == .variable, program.parent(outer).map(program.kind) == .block {
        return Set(flow.mentions(ofLocal: outer).flatMap { takers(around: $0, depth: depth + 1) }).sorted()
      }
      guard program.kind(outer) == .argument, let user = program.parent(outer) else { return [] }
      return takers(of: outer, in: user, depth: depth + 1)
    case .enumCase(let id, let name):
      let mentions = flow.takers(of: argument, in: call, id, name).flatMap(flow.mentions(ofLocal:))
      return Set(mentions.flatMap { takers(around: $0, depth: depth + 1) }).sorted()
    case .functions(let list, guessed: false):
      // A modifier of the app that passes it to the screen it presents: `func detail(onEnd: @escaping () -> Void) ->
      // some View { sheet(isPresented: $isShown) { DetailView(onEnd: onEnd) } }`.
      guard semantics.allows(\.handedCodeDepth, after: depth) else { return [] }
      let makers = list.flatMap { program.child($0, .body) == nil ? flow.withAnswers($0) : [$0] }
      let parameters = makers.compactMap { f in semantics.matching(call, f).first { $0.0 == argument }?.1 }
      let taken = parameters.flatMap(flow.mentions(ofLocal:)).filter { !program.isOutOfScope($0) }.map {
        takers(around: $0, depth: depth + 1)
      }
      // A router's function that passes it only to the screen it shows: `func ask(onYes: @escaping () -> Void) {
      // show(QuestionView(onYes: onYes)) }`.
      if !list.allSatisfy(semantics.givesScreen), taken.contains(where: \.isEmpty) { return [] }
      return Set(taken.joined()).sorted()
    default: return []
    }
  }

  /// The controller that receives a list with a value after construction: `popup.items = [Item(run: delete)]`,
  /// `items.append(Item(run: delete)); popup.items = items`.
  private func keeper(of value: Ref) -> TypeID? {
    guard let parent = program.parent(value) else { return nil }
    switch program.kind(parent) {
    case .array:
      guard let outer = program.parent(parent) else { return nil }
      return program.kind(outer) == .variable ? keeper(ofLocal: outer) : keeper(assigned: parent)
    case .argument:
      guard let call = program.parent(parent), program.kind(call) == .call,
        SDK.additions.contains(program.name(call)), let target = program.child(call, .callee),
        program.kind(target) == .member,
        let list = program.child(target, .base), program.kind(list) == .name,
        case .local(let d)? = semantics.lookup(program.symbol(list), at: list), program.kind(d) == .variable
      else { return nil }
      return keeper(ofLocal: d)
    default: return nil
    }
  }

  private func keeper(ofLocal list: Ref) -> TypeID? {
    guard program.parent(list).map({ program.kind($0) == .block }) ?? false else { return nil }
    let keepers = Set(flow.mentions(ofLocal: list).compactMap(keeper(assigned:)))
    return keepers.count == 1 ? keepers.first : nil
  }

  private func keeper(assigned value: Ref) -> TypeID? {
    guard let assignment = program.parent(value), program.kind(assignment) == .assign,
      program.child(assignment, .value) == value, let target = program.child(assignment, .target),
      program.kind(target) == .member,
      let base = program.child(target, .base), case .named(let id, _) = semantics.type(of: base).core,
      semantics.isController(id), shown.contains(id), program.enclosingType(value) != id
    else { return nil }
    return id
  }

  /// The screens that receive an expression, or a closure around it, as an argument.
  private func takers(around e: Ref, depth: Int) -> [Taker] {
    guard semantics.allows(\.handedCodeUses, after: depth) else { return [] }
    // `page.onSelect = onSelect`
    if let told = controller(told: e) { return [Taker(type: told)] }
    var current = program.parent(e)
    while let c = current, ![.function, .variable, .type, .extension].contains(program.kind(c)) {
      if program.kind(c) == .argument, let call = program.parent(c) {
        let found = takers(of: c, in: call, depth: depth)
        if !found.isEmpty { return found }
      }
      current = program.parent(c)
    }
    return []
  }

  /// A button of the app that receives a screen's code has many users; the code runs for the screen that wrote it.
  private func onScreen(_ screen: TypeID, _ run: Ref) -> Ref {
    guard let runner = program.enclosingType(run), runner != screen, semantics.isView(runner), !shown.contains(runner)
    else { return run }
    return program.types[screen].declaration ?? run
  }

  /// The uses of a screen's own function, if some of them run on another screen: `DetailView(onNext: showNext)`.
  func ownUses(of member: Ref, _ type: TypeID) -> [Ref] {
    guard program.kind(member) == .function, program.name(member) != "init",
      semantics.isView(type) || isHelper(member, of: type)
    else { return [] }
    if let known = memory.useLists[member] { return known }
    memory.useLists.begin(member)
    let calls = flow.callers(of: member).filter { unit(of: $0) != member && program.enclosingType($0) == type }
    let handed = mentions(of: member).filter {
      program.enclosingType($0) == type
        && program.parent($0).map { [.argument, .assign].contains(program.kind($0)) } ?? false
    }
    let runs = handed.flatMap { self.runs(ofHanded: $0, by: type) }
    let isElsewhere =
      !runs.isEmpty
      || calls.contains { call in
        guard let user = unit(of: call) else { return false }
        return !runsOnOther(than: type, closureAround: call, in: user).isEmpty || !ownUses(of: user, type).isEmpty
          || !tellers(of: user, type).calls.isEmpty
      }
    let uses = isElsewhere ? calls + runs + handed.filter { self.runs(ofHanded: $0, by: type).isEmpty } : []
    return memory.useLists.keep(uses, for: member)
  }

  /// A controller's function that only its own code calls: neither UIKit nor code behind a protocol does.
  private func isHelper(_ member: Ref, of type: TypeID) -> Bool {
    guard semantics.isController(type), !program.flags(member).contains(.isOverride),
      !program.flags(member).contains(.isStatic),
      program.children(member, .attributes).isEmpty, answered(by: member, of: type) == [member]
    else { return false }
    return flow.callers(of: member).allSatisfy { program.enclosingType($0) == type }
  }

  /// The places that run a function which a screen passes to another that navigation shows.
  func runs(ofHanded mention: Ref, by type: TypeID) -> [Ref] {
    if let told = controller(told: mention) { return told == type ? [] : runs(ofKept: mention).map(\.place) }
    guard let argument = program.parent(mention), let call = program.parent(argument), shownCalls.contains(call),
      case .initializer(let other, _) = semantics.callee(of: call),
      other != type, shown.contains(other)
    else { return [] }
    return runs(ofKept: mention).map(\.place)
  }

  /// The places where a stack of the app's own runs a function, or where the screens on it do, to which the stack gave
  /// the function (`page.onContinue = showNext`). Calls by UIKit are not among them.
  func ownRuns(of member: Ref, _ type: TypeID) -> [Ref] {
    guard program.kind(member) == .function, program.name(member) != "init", isHelper(member, of: type) else {
      return []
    }
    let calls = flow.callers(of: member).filter { unit(of: $0) != member }
    let handed = mentions(of: member).filter {
      program.enclosingType($0) == type
        && program.parent($0).map { [.argument, .assign].contains(program.kind($0)) } ?? false
    }
    return Set(calls + handed.flatMap { runs(ofKept: $0).map(\.place) }).sorted()
  }
}
