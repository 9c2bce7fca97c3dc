import SourceFacts

extension SinkCollector {
  /// The first screen of an empty stack, where the same screen is pushed onto a stack that is not empty: `if
  /// stack.viewControllers.isEmpty { stack.viewControllers = [page] } else { stack.pushViewController(page, animated:
  /// true) }`. Together they are one push; no screen is replaced.
  func putsFirst(_ place: Ref) -> Bool {
    guard let block = program.parent(place), program.kind(block) == .block, let branch = program.parent(block),
      program.kind(branch) == .ifElse, program.child(branch, .body) == block,
      let conditions = program.child(branch, .conditions), program.children(conditions).count == 1,
      let condition = program.children(conditions).first, asksForNone(condition),
      let other = program.child(branch, .otherwise),
      let list = program.kind(place) == .call
        ? semantics.arguments(of: place).first.flatMap({ program.child($0, .value) }) : program.child(place, .value),
      program.kind(list) == .array, program.children(list).count == 1, let page = program.children(list).first,
      program.kind(page) == .name
    else { return false }
    var isPushed = false
    program.forEachNode(in: other) { node in
      if program.kind(node) == .call, program.name(node) == "pushViewController",
        let given = semantics.arguments(of: node).first.flatMap({ program.child($0, .value) })
      {
        isPushed = isPushed || program.kind(given) == .name && program.symbol(given) == program.symbol(page)
      }
      return !isPushed
    }
    return isPushed
  }

  /// The root of an app's own stack, set by its initialiser: `convenience init(rootViewController: UIViewController) {
  /// self.init(); viewControllers = [rootViewController] }`. The code that shows the stack shows it.
  func isMadeWith(_ place: Ref) -> Bool {
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      program.name(function) == "init", let type = program.enclosingType(place), semantics.isStack(type),
      let target = program.child(place, .target),
      program.kind(target) == .name
        || program.child(target, .base).map({ program.kind($0) == .name && program.name($0) == "self" }) ?? false,
      let list = program.kind(place) == .call
        ? semantics.arguments(of: place).first.flatMap({ program.child($0, .value) }) : program.child(place, .value),
      program.kind(list) == .array
    else { return false }
    let parameters = semantics.parameters(of: function)
    return program.children(list).allSatisfy { page in
      guard program.kind(page) == .name, case .local(let d)? = semantics.lookup(program.symbol(page), at: page) else {
        return false
      }
      return parameters.contains(d)
    }
  }

  /// The root of an app's own stack, set by an inherited initialiser: `convenience init() {
  /// self.init(rootViewController: HomeController()) }`. A root that is a parameter is shown by the code that makes the
  /// stack.
  mutating func collectBegunStacks() {
    for dialect in dialects {
      for (name, label) in dialect.wrappers.sorted(by: { $0.key < $1.key })
      where SDK.containerControllers.contains(name) {
        for call in program.callsNamed("init") where !program.isOutOfScope(call) { collectBegun(call, name, label) }
      }
    }
  }

  private mutating func collectBegun(_ call: Ref, _ container: String, _ label: String) {
    guard let content = semantics.argument(labelled: label, of: call), semantics.isInitialiserOfSDK(call),
      let type = program.enclosingType(call), semantics.supertypeNames(of: type).contains(container),
      !isGiven(content, to: program.enclosingMember(call))
    else { return }
    add(Sink(kind: .root, place: call, subject: .screen(content)))
  }

  /// The content is a view or controller parameter of the initialiser, or one around it.
  private func isGiven(_ content: Ref, to initialiser: Ref?) -> Bool {
    let given = Set(initialiser.map(semantics.parameters(of:))?.filter(takesScreen) ?? [])
    if given.isEmpty { return false }
    var (queue, seen): ([Ref], Set<Ref>) = ([content], [])
    var isGiven = false
    while let code = queue.popLast(), !isGiven {
      program.forEachNode(in: code) { node in
        guard program.kind(node) == .name,
          case .local(let d)? = semantics.lookup(program.symbol(node), at: node), seen.insert(d).inserted
        else { return !isGiven }
        if given.contains(d) { isGiven = true }
        if let value = program.child(d, .initializer) { queue.append(value) }
        return !isGiven
      }
    }
    return isGiven
  }

  private func takesScreen(_ parameter: Ref) -> Bool {
    switch semantics.declaredType(parameter).core {
    case .generic, .opaque, .function: true
    case .named(let id, _): semantics.isScreenType(id)
    case .external(let name, _): SDK.isController(name) || SDK.isUnnamedView(name)
    default: false
    }
  }

  /// A push onto a stack that the statements before it emptied: the screen becomes the root.
  /// `stack.viewControllers.removeAll(); stack.pushViewController(page, animated: false)`
  func isOnEmptied(_ place: Ref) -> Bool {
    guard program.kind(place) == .call, program.name(place) == "pushViewController",
      let stack = program.child(place, .callee).flatMap({ program.child($0, .base) }), program.kind(stack) == .name,
      let block = program.parent(place), program.kind(block) == .block
    else { return false }
    return program.children(block).prefix { $0 != place }.contains { statement in
      switch program.kind(statement) {
      case .call:
        program.name(statement) == "removeAll"
          && semantics.arguments(of: statement).allSatisfy { program.name($0) == "keepingCapacity" }
          && program.child(statement, .callee).flatMap { program.child($0, .base) }.map { isContent($0, of: stack) }
            ?? false
      case .assign:
        program.child(statement, .target).map { isContent($0, of: stack) } ?? false
          && program.child(statement, .value).map { program.kind($0) == .array && program.children($0).isEmpty }
            ?? false
      default: false
      }
    }
  }

  private func isContent(_ e: Ref, of stack: Ref) -> Bool {
    program.kind(e) == .member && program.name(e) == "viewControllers"
      && program.child(e, .base).map { program.kind($0) == .name && program.symbol($0) == program.symbol(stack) }
        ?? false
  }

  /// `stack.viewControllers.isEmpty`, `stack.viewControllers.count == 0`
  private func asksForNone(_ condition: Ref) -> Bool {
    switch program.kind(condition) {
    case .member:
      program.name(condition) == "isEmpty"
        && program.child(condition, .base).map { program.name($0) == "viewControllers" } ?? false
    case .binary:
      program.name(condition) == "=="
        && program.child(condition, .left).map {
          program.name($0) == "count" && program.child($0, .base).map { program.name($0) == "viewControllers" } ?? false
        } ?? false
    default: false
    }
  }
}
