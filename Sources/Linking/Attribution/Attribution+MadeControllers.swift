import SourceFacts

/// Controllers that store a piece of code, directly or in an object.
extension Attribution {
  /// The controllers that receive a closure, a function, or an object with one: at construction (`let model =
  /// NoticeModel(onMore: { … }); NoticeController(model: model)`), or by a later change (`page.addSection(Section(rows:
  /// [Row { … }]))`). A base class that runs it then runs it for those.
  ///
  /// Empty where this is not known, or where there may be several.
  func controllers(madeWith code: Ref) -> [TypeID] {
    if let known = memory.madeWithLists[code] { return known }
    memory.madeWithLists.begin(code)
    var walk = HolderWalk(queue: [Carrier(value: code)], seen: [Carrier(value: code)])
    while let carrier = walk.queue.popLast(), !walk.isLost {
      guard semantics.allows(\.holderSteps, after: walk.seen.count) else {
        walk.isLost = true
        break
      }
      follow(carrier, &walk)
    }
    let found = walk.isLost ? [] : walk.found.sorted()
    return memory.madeWithLists.keep(found, for: code)
  }

  /// An expression that stands for the code or for an object with it, with the calls by which it came into the
  /// surrounding function: these tell who receives the function's result, or which object stores it.
  private struct Carrier: Hashable {
    var value: Ref
    var calls: [Ref] = []
  }

  private struct HolderWalk {
    var queue: [Carrier]
    var seen: Set<Carrier>
    var found: Set<TypeID> = []
    /// Some controller has it, but which one is not known.
    var isLost = false

    mutating func add(_ values: [Ref], _ calls: [Ref]) {
      for value in values {
        let carrier = Carrier(value: value, calls: calls)
        if seen.insert(carrier).inserted { queue.append(carrier) }
      }
    }
  }

  private func follow(_ carrier: Carrier, _ walk: inout HolderWalk) {
    let value = carrier.value
    guard let parent = program.parent(value), !program.isOutOfScope(value) else { return }
    switch program.kind(parent) {
    case .argument:
      if let call = program.parent(parent), program.kind(call) == .call {
        follow(argument: parent, of: call, carrier.calls, &walk)
      }
    case .array, .ternary, .cast: walk.add([parent], carrier.calls)
    case .binary where ["+", "??"].contains(program.name(parent)): walk.add([parent], carrier.calls)
    case .variable where program.child(parent, .initializer) == value:
      follow(variable: parent, carrier.calls, &walk)
    case .optionalBinding where program.child(parent, .value) == value:
      follow(variable: parent, carrier.calls, &walk)
    case .forIn where program.child(parent, .sequence) == value:
      if let pattern = program.child(parent, .pattern) { follow(variable: pattern, carrier.calls, &walk) }
    case .assign where program.child(parent, .value) == value:
      if let target = program.child(parent, .target) { follow(target: target, carrier.calls, &walk) }
    case .returned: follow(resultOf: parent, carrier.calls, &walk)
    case .block where program.children(parent) == [value]: follow(resultOf: value, carrier.calls, &walk)
    default: break
    }
  }

  private func follow(variable: Ref, _ calls: [Ref], _ walk: inout HolderWalk) {
    walk.add(isProperty(variable) ? mentions(of: variable) : flow.mentions(ofLocal: variable), calls)
  }

  private func isProperty(_ d: Ref) -> Bool {
    program.kind(d) == .variable && program.parent(d).map(program.isDeclarationScope) == true
  }

  /// `model.onMore = …`, `controller.onMore = …`, `rows[0] = …`: the object holds it from then on.
  private func follow(target: Ref, _ calls: [Ref], _ walk: inout HolderWalk) {
    switch program.kind(target) {
    case .name: follow(variableNamed: target, calls, &walk)
    case .subscript: if let list = program.child(target, .base) { follow(target: list, calls, &walk) }
    case .member:
      guard let object = program.child(target, .base) else { return }
      if isOwn(object) { follow(variableNamed: target, calls, &walk) } else { follow(object: object, calls, &walk) }
    default: break
    }
  }

  private func isOwn(_ object: Ref) -> Bool {
    program.kind(object) == .name && ["self", "super"].contains(program.name(object))
  }

  /// Follows a variable that holds it, and the object that has the variable.
  private func follow(variableNamed name: Ref, _ calls: [Ref], _ walk: inout HolderWalk) {
    guard let d = flow.declaration(of: name), !program.flags(d).contains(.isStatic) else { return }
    guard isProperty(d), semantics.namesOwn(name) else { return follow(variable: d, calls, &walk) }
    // Among all objects of the class it is the receiver of the call.
    if calls.isEmpty { follow(variable: d, calls, &walk) }
    if let type = program.enclosingType(name) { follow(objectOf: type, calls, &walk) }
  }

  /// Follows the object whose own code stores it: the receiver of the last call, else any of the class.
  private func follow(objectOf type: TypeID, _ calls: [Ref], _ walk: inout HolderWalk) {
    if let call = calls.last {
      guard let target = program.child(call, .callee) else { return }
      if program.kind(target) == .member, let object = program.child(target, .base) {
        follow(object: object, Array(calls.dropLast()), &walk)
      } else if let around = program.enclosingType(call) {
        follow(objectOf: around, Array(calls.dropLast()), &walk)
      }
    } else if semantics.isController(type) {
      note(type, isExact: heirs(of: type).isEmpty, &walk)
    } else if !semantics.isScreenType(type) {
      walk.add(semantics.withSubtypes(type).flatMap(flow.constructions(of:)), calls)
    }
  }

  /// Follows an object that holds it: the controller itself, or the value of a variable.
  private func follow(object: Ref, _ calls: [Ref], _ walk: inout HolderWalk) {
    if isOwn(object) {
      if let type = program.enclosingType(object) { follow(objectOf: type, calls, &walk) }
    } else if case .named(let type, _) = semantics.type(of: object).core, semantics.isController(type) {
      note(type, isExact: heirs(of: type).isEmpty || isMade(object, of: type), &walk)
    } else if [.name, .member].contains(program.kind(object)) {
      follow(variableNamed: object, calls, &walk)
    }
  }

  private func note(_ controller: TypeID, isExact: Bool, _ walk: inout HolderWalk) {
    walk.found.insert(controller)
    if !isExact { walk.isLost = true }
  }

  /// A local variable with a new object of exactly this class.
  private func isMade(_ object: Ref, of type: TypeID) -> Bool {
    guard program.kind(object) == .name, let d = flow.declaration(of: object), program.kind(d) == .variable,
      let made = program.child(d, .initializer), case .initializer(type, _) = semantics.callee(of: made)
    else { return false }
    return true
  }

  private func follow(argument: Ref, of call: Ref, _ calls: [Ref], _ walk: inout HolderWalk) {
    switch semantics.callee(of: call) {
    case .initializer(let type, _):
      if semantics.isController(type) { walk.found.insert(type) } else { walk.add([call], calls) }
    case .enumCase: walk.add([call], calls)
    // `makeNotice(onMore: { … })`: the use of the function's parameter.
    case .functions(let list, guessed: false) where list.count == 1:
      guard semantics.allows(\.holderCalls, after: calls.count),
        let parameter = semantics.matching(call, list[0]).first(where: { $0.0 == argument })?.1
      else { return }
      walk.add(flow.mentions(ofLocal: parameter), calls + [call])
    case .external: if let list = list(filledBy: call) { follow(object: list, calls, &walk) }
    default: break
    }
  }

  /// The list to which a library's call adds something: `rows.append(Row { … })`.
  private func list(filledBy call: Ref) -> Ref? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let list = program.child(target, .base), case .array = semantics.type(of: list).core,
      SDK.additions.contains(program.name(call))
    else { return nil }
    return list
  }

  /// Follows the result of a closure or a member to its uses.
  private func follow(resultOf statement: Ref, _ calls: [Ref], _ walk: inout HolderWalk) {
    var current = program.parent(statement)
    while let c = current {
      switch program.kind(c) {
      // `items.map { Row(item) }`
      case .closure:
        guard let argument = program.parent(c), program.kind(argument) == .argument,
          let call = program.parent(argument), case .external = semantics.callee(of: call)
        else { return }
        return walk.add([call], calls)
      case .function:
        if let call = calls.last { return walk.add([call], Array(calls.dropLast())) }
        return walk.add(flow.callers(of: c), [])
      case .variable: return walk.add(mentions(of: c), calls)
      case .type, .extension: return
      default: current = program.parent(c)
      }
    }
  }
}
