import Linking
import NavigationModel
import SourceFacts

/// Closures that should close a screen, and that are empty where the screen is made.
struct EmptyWaysOut {
  /// Why an empty closure traps the user.
  enum Reason {
    /// A control that only runs it, and that may be hidden.
    case control(Ref, mayBeHidden: Bool)
    /// The end of a later screen that only runs it.
    case end(of: TypeID, Ref)
    /// The screen around has it under the same name, and gives it to another part.
    case forgotten(beside: Ref)
  }

  struct Empty {
    /// The construction of the owner.
    var construction: Ref
    var property: Ref
    var owner: TypeID
    var reason: Reason
    fileprivate var uses: [LinkedProgram.VariableUse]
    /// What other constructions of the owner are given.
    fileprivate var others: [LinkedProgram.Given]
    fileprivate var ways: EmptyWaysOut
  }

  static let exemptions: [Exemption<Empty>] = [
    Exemption("Closures that the code checks first, or that are set later") { empty in
      if case .forgotten = empty.reason { return false }
      return !empty.uses.allSatisfy { empty.ways.isPlain($0, of: empty.owner) }
    },
    Exemption("Controls that a condition, `hidden` or `opacity` may hide") { empty in
      if case .control(_, mayBeHidden: true) = empty.reason { true } else { false }
    },
    Exemption("Views that are made where they cannot be tapped: `disabled`, `redacted`") { empty in
      !empty.ways.isUsable(empty.construction)
    },
    Exemption("Defaults that no code replaces, if only a control runs them") { empty in
      guard case .control = empty.reason, empty.ways.isShownOnTop(empty.owner, at: empty.construction) else {
        return false
      }
      return !empty.ways.isWritten(empty.property, at: empty.construction)
        && !empty.others.contains(where: empty.ways.leaves)
    },
  ]

  private let program: LinkedProgram
  private let presented: PresentedState

  init(_ program: LinkedProgram) {
    self.program = program
    presented = PresentedState(program)
  }

  /// In order of place.
  var all: [Empty] {
    program.declaredTypes.flatMap { type in
      program.ownMembers(of: type).filter(isAction).flatMap { empties($0, of: type) }
    }.sorted { $0.construction < $1.construction }
  }

  // MARK: the property

  private func isAction(_ property: Ref) -> Bool {
    program.kind(property) == .variable && program.getter(of: property) == nil
      && !program.flags(property).contains(.isStatic) && program.attributeNames(of: property).isEmpty
      && isAction(program.declaredType(of: property))
  }

  private func isAction(_ type: TypeExpression) -> Bool {
    switch type {
    case .optional(let inner): isAction(inner)
    // A function with a result is asked for a value; it reports nothing.
    case .function(_, let result): result == .tuple([]) || result == .external("Void", [])
    default: false
    }
  }

  private func empties(_ property: Ref, of owner: TypeID) -> [Empty] {
    let made = program.constructions(of: owner).filter {
      !program.isOutOfUsersReach(codeAt: $0) && isAskedFor($0)
    }
    let empty = made.filter { program.value(of: property, givenBy: $0).map(isEmpty) ?? false }
    let uses = program.uses(ofVariable: property)
    guard !empty.isEmpty, let reason = reason(for: uses) else { return forgotten(property, of: owner, made, uses) }
    let others = made.filter { !empty.contains($0) }.compactMap { program.value(of: property, givenBy: $0) }
    return empty.filter { construction in
      if isShownOnTop(owner, at: construction) { return true }
      guard case .control = reason else { return false }
      return isModel(owner) && isWritten(property, at: construction)
        || isOnOpenScreen(construction) && others.contains(where: closes)
    }.map {
      Empty(
        construction: $0, property: property, owner: owner, reason: reason, uses: uses, others: others, ways: self)
    }
  }

  /// A part that is not given what closes the screen around, where that screen gives it to another part under the same
  /// name.
  private func forgotten(
    _ property: Ref, of owner: TypeID, _ made: [Ref], _ uses: [LinkedProgram.VariableUse]
  ) -> [Empty] {
    guard uses.contains(where: { $0.kind == .read && program.call(of: $0.place) != nil }) else { return [] }
    return made.flatMap { construction in omissions(of: property, at: construction) }.compactMap { omission in
      guard let beside = part(beside: omission.construction, givenTheNamesakeOf: omission.name) else { return nil }
      return Empty(
        construction: omission.construction, property: property, owner: owner, reason: .forgotten(beside: beside),
        uses: uses, others: [], ways: self)
    }
  }

  /// The constructions that leave a closure to its empty default: of the owner, or of a view whose initialiser hands its
  /// parameter on to the owner. The name is that of the property or parameter.
  private func omissions(of property: Ref, at construction: Ref) -> [(construction: Ref, name: String)] {
    guard let given = program.value(of: property, givenBy: construction) else { return [] }
    if case .value(let value) = given, let parameter = program.variable(of: value),
      program.kind(parameter) == .parameter, let initialiser = program.enclosingMember(parameter),
      program.name(initialiser) == "init", let view = program.enclosingType(initialiser),
      program.child(parameter, .initializer).map({ isEmpty(.value($0)) }) ?? false
    {
      return program.constructions(of: view).filter { outer in
        guard case .initializer(_, let run) = program.callee(of: outer), run == [initialiser] else { return false }
        return program.given(to: parameter, by: outer) == nil && !program.isOutOfUsersReach(codeAt: outer)
      }.map { ($0, program.name(parameter)) }
    }
    return isEmpty(given) && !isWritten(property, at: construction) ? [(construction, program.name(property))] : []
  }

  /// Another part of the screen around receives a closure that closes the screen.
  private func part(beside construction: Ref, givenTheNamesakeOf name: String) -> Ref? {
    guard let screen = program.enclosingType(construction), program.isView(screen),
      let own = program.ownMembers(named: name, of: screen).first(where: isAction),
      program.constructions(of: screen).contains(where: { made in
        !program.isOutOfUsersReach(codeAt: made) && isShownOnTop(screen, at: made)
          && program.value(of: own, givenBy: made).map(closes) ?? false
      })
    else { return nil }
    return program.uses(ofVariable: own).lazy.compactMap { use -> Ref? in
      guard program.enclosingType(use.place) == screen, let argument = program.parent(use.place),
        program.kind(argument) == .argument, let other = program.parent(argument), other != construction,
        program.name(argument) == name, !program.isExternal(other)
      else { return nil }
      return other
    }.first
  }

  /// The first that does not depend on a control which may be hidden, else the first.
  private func reason(for uses: [LinkedProgram.VariableUse]) -> Reason? {
    var hidden: Reason?
    for use in uses {
      guard let reason = reason(for: use.place) else { continue }
      guard case .control(_, mayBeHidden: true) = reason else { return reason }
      hidden = hidden ?? reason
    }
    return hidden
  }

  /// No code tests whether it is set, assigns another later, or passes it on to code that may.
  private func isPlain(_ use: LinkedProgram.VariableUse, of owner: TypeID) -> Bool {
    switch use.kind {
    case .write:
      return program.enclosingMember(use.place).map(program.name) == "init"
        && program.enclosingType(use.place) == owner
    case .mutation: return true
    case .handedOut: return false
    case .read:
      guard let outer = program.parent(use.place) else { return false }
      return ![.optionalBinding, .binary, .ternary, .switch, .patternCondition].contains(program.kind(outer))
        && !program.ancestors(use.place).prefix(while: { program.kind($0) != .block }).contains {
          program.kind($0) == .optionalBinding && program.child($0, .value) == use.place
        }
    }
  }

  // MARK: the construction

  private func isEmpty(_ given: LinkedProgram.Given) -> Bool {
    switch given {
    case .nothing: true
    case .value(let value):
      program.kind(value) == .null || program.kind(value) == .closure && program.statements(of: value).isEmpty
    }
  }

  /// Some mention certainly means the static member with the construction. Samples for previews share a name (`mock`),
  /// and a mention whose type is not known may mean another type's.
  private func isAskedFor(_ construction: Ref) -> Bool {
    guard let member = program.enclosingMember(construction), program.flags(member).contains(.isStatic) else {
      return true
    }
    return program.mentions(of: program.name(member)).contains { mention in
      !program.contains(member, mention) && means(mention, member) && !program.isOutOfUsersReach(codeAt: mention)
    }
  }

  private func means(_ mention: Ref, _ member: Ref) -> Bool {
    // A plain `.plain` is a member of the required type.
    if program.child(mention, .base) == nil, let owner = program.enclosingType(member),
      case .named(let asked, _) = program.type(of: mention).core, asked == owner
    {
      return true
    }
    guard program.kind(member) == .function else { return program.variable(of: mention) == member }
    if let call = program.call(of: mention) {
      return program.code(runBy: call).contains(member)
    }
    return program.code(meantBy: mention).contains(member)
  }

  /// The construction itself has `{}`.
  private func isWritten(_ property: Ref, at construction: Ref) -> Bool {
    guard case .value(let value)? = program.value(of: property, givenBy: construction) else { return false }
    return program.kind(value) == .closure && program.contains(construction, value)
  }

  /// The made view can be tapped: it is no placeholder.
  private func isUsable(_ construction: Ref) -> Bool {
    !program.surroundings(of: construction).contains { surrounding in
      if case .modifier(let call) = surrounding { program.isHiding(call) || program.isDisabling(call) } else { false }
    }
  }

  /// There is a screen below the one that is made here: the construction, or a link or presenter around it, shows it.
  private func isShownOnTop(_ type: TypeID, at construction: Ref) -> Bool {
    let screen = program.screenID(of: type)
    return
      ([construction] + program.ancestors(construction).prefix { ![.type, .extension].contains(program.kind($0)) })
      .contains { node in
        program.navigation(at: node).contains {
          $0.screen == screen && [.push, .sheet, .cover, .popover].contains($0.kind)
        }
      }
  }

  /// A type with a screen's state: a part of a screen may only be for display.
  private func isModel(_ type: TypeID) -> Bool {
    program.typeKind(type) == .class && !program.isView(type) && !program.isController(type)
  }

  /// A part of a screen below which there is another.
  private func isOnOpenScreen(_ construction: Ref) -> Bool {
    guard let screen = program.enclosingType(construction), program.isView(screen) else { return false }
    return program.constructions(of: screen).contains {
      !program.isOutOfUsersReach(codeAt: $0) && isShownOnTop(screen, at: $0)
    }
  }

  /// Others give the part what closes their screen: it is for that.
  private func closes(_ given: LinkedProgram.Given) -> Bool {
    guard case .value(let value) = given else { return false }
    return program.code(meantBy: value).contains { code in
      program.nodesRunning([.call, .assign, .member, .name], in: code).contains(where: program.isBack)
    }
  }

  private func leaves(_ given: LinkedProgram.Given) -> Bool {
    guard case .value(let value) = given else { return false }
    return program.code(meantBy: value).contains { program.moves($0, presented) }
  }

  // MARK: the use

  private func reason(for use: Ref) -> Reason? {
    if let control = control(runningOnly: use, depth: 0) {
      return .control(control, mayBeHidden: !isAlwaysShown(control))
    }
    return end(runBy: use)
  }

  /// The control that only runs the closure which a place names: `Button(action: close)`, `Button { close() }`.
  private func control(runningOnly use: Ref, depth: Int) -> Ref? {
    guard let outer = program.parent(use) else { return nil }
    if program.kind(outer) == .argument, let call = program.parent(outer) {
      if isControl(call) { return program.name(outer) == "action" ? call : nil }
      return component(thatHandsOn: use, call, depth) ? call : nil
    }
    guard program.kind(outer) == .call, program.child(outer, .callee) == use,
      let body = program.enclosingBody(outer)
    else { return nil }
    // A component's own control may do more, such as a sound.
    let isOfComponent = depth != 0
    guard isOfComponent || doesNothingBut(outer, in: body) else { return nil }
    return control(running: body, depth: depth)
  }

  private func control(running body: Ref, depth: Int) -> Ref? {
    guard program.kind(body) == .closure, let argument = program.parent(body), program.kind(argument) == .argument,
      let call = program.parent(argument)
    else { return nil }
    if isControl(call) { return call }
    guard depth < program.budget.ruleHelperDepth.most, !program.isExternal(call) else { return nil }
    // The app's own button: it passes the closure on to the system's.
    let runs = program.runs(ofClosure: body).filter { !program.contains(body, $0) }
    let controls = runs.map {
      isControl($0) ? $0 : control(runningOnly: program.child($0, .callee) ?? $0, depth: depth + 1)
    }
    return !controls.isEmpty && controls.allSatisfy { $0 != nil } ? call : nil
  }

  /// A view of the app that stores its argument and only passes it to a control.
  private func component(thatHandsOn value: Ref, _ call: Ref, _ depth: Int) -> Bool {
    guard depth < program.budget.ruleHelperDepth.most, case .initializer(let type, _) = program.callee(of: call),
      program.isView(type),
      let kept = program.ownMembers(of: type).first(where: {
        isAction($0) && program.value(of: $0, givenBy: call) == .value(value)
      })
    else { return false }
    let uses = program.uses(ofVariable: kept).filter { $0.kind == .read }
    return !uses.isEmpty && uses.allSatisfy { control(runningOnly: $0.place, depth: depth + 1) != nil }
  }

  private func isControl(_ call: Ref) -> Bool {
    program.kind(call) == .call && program.isExternal(call) && program.isNamedLikeControl(call)
  }

  /// All other code there calls closures that nobody sets.
  private func doesNothingBut(_ call: Ref, in body: Ref) -> Bool {
    program.nodes([.assign, .returned], in: body).isEmpty
      && program.nodes([.call], in: body).allSatisfy { other in
        guard other != call else { return true }
        guard case .closure = program.callee(of: other),
          let kept = program.child(other, .callee).flatMap(program.variable(of:)), program.isMember(kept),
          isAction(kept)
        else { return false }
        return program.code(givenTo: kept).allSatisfy { program.statements(of: $0).isEmpty }
      }
  }

  /// No condition decides whether it is shown.
  private func isAlwaysShown(_ control: Ref) -> Bool {
    !program.surroundings(of: control).contains { surrounding in
      switch surrounding {
      case .branch: true
      case .modifier(let call): program.isHiding(call)
      default: false
      }
    }
  }

  /// A later screen runs the closure around the use when it is done, and neither goes back.
  private func end(runBy use: Ref) -> Reason? {
    guard let call = program.call(of: use),
      let closure = program.enclosingBody(call), program.kind(closure) == .closure,
      !moves(closure, besides: call),
      let argument = program.parent(closure), let construction = program.parent(argument),
      case .initializer(let screen, _) = program.callee(of: construction), isShownOnTop(screen, at: construction)
    else { return nil }
    let runs = program.runs(ofClosure: closure).filter { !program.contains(closure, $0) }
    guard !runs.isEmpty,
      runs.allSatisfy({ run in
        program.enclosingType(run) == screen && program.enclosingBody(run).map { !moves($0, besides: run) } ?? false
      })
    else { return nil }
    return .end(of: screen, runs[0])
  }

  /// Code navigates, beside one call.
  private func moves(_ body: Ref, besides call: Ref) -> Bool {
    program.nodes([.call, .assign, .member, .name], in: body).contains { node in
      guard !program.contains(call, node) else { return false }
      if program.isBack(node) { return true }
      // Another tab does not change the screens of this one.
      if program.navigation(at: node).contains(where: { ![.tab, .url].contains($0.kind) }) { return true }
      if program.kind(node) == .assign {
        return program.child(node, .target).flatMap(program.variable(of:)).map(presented.contains) ?? false
      }
      return program.kind(node) == .call && program.code(runBy: node).contains { program.moves($0, presented) }
    }
  }
}
