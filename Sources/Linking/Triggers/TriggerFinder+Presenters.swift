import SourceFacts

/// Parts of the app that show what they receive.
extension TriggerFinder {
  /// The control in a part of the app that receives its destination: `SettingsRow(title: "Sound", opens: .sound)`.
  func control(ofPart call: Ref, of t: FoundTransition) -> FoundTrigger? {
    let controls = controls.knowing(shownCases.cases(of: t, at: t.primitive)).knowing(
      passage(by: call, to: t.primitive))
    guard let member = attribution.position(of: t.primitive)?.unit,
      var control = controls.control(around: t.primitive, in: member), control.action.isOfUser
    else { return nil }
    if control.words.text == nil { control.words = control.words.filled(from: controls.texts.words(givenTo: call)) }
    return control
  }

  /// The component of the app that a control without words is all of: `PlaceRow`.
  func part(consistingOf control: Ref) -> String? {
    guard let type = program.enclosingType(control), program.types[type].isDeclared,
      attribution.semantics.isView(type), !attribution.shown.contains(type), !attribution.isApp(type)
    else { return nil }
    var node = control
    while let parent = program.parent(node) {
      switch program.kind(parent) {
      case .call, .member: if program.chained(parent) != node { return nil }
      case .block: if program.children(parent).count > 1 { return nil }
      case .returned, .ifElse, .switchCase, .conditional, .switch, .accessor, .list: break
      case .variable, .function: return attribution.semantics.path(type)
      default: return nil
      }
      node = parent
    }
    return nil
  }

  /// The call of a part as the way to the code of the part.
  private func passage(by call: Ref, to place: Ref) -> [Passage] {
    switch attribution.semantics.callee(of: call) {
    case .initializer(let id, _):
      return program.types[id].declaration.map { [Passage(call: call, function: $0)] } ?? []
    case .functions(let list, guessed: false):
      let member = program.enclosingMember(place).flatMap { list.contains($0) ? $0 : nil }
      return member.map { [Passage(call: call, function: $0)] } ?? []
    default: return []
    }
  }

  /// A call of the app that receives its content: `LazyLink(destination: Detail(), isActive: $isOpen)`.
  func isPresenter(_ call: Ref, of t: FoundTransition, depth: Int = 0) -> Bool {
    guard program.kind(call) == .call, attribution.semantics.allows(\.presenterStateDepth, after: depth) else {
      return false
    }
    switch attribution.semantics.callee(of: call) {
    case .initializer(let id, _): return program.enclosingType(t.primitive) == id
    case .functions(let list, guessed: false):
      return program.enclosingMember(t.primitive).map(list.contains) ?? false
        || list.contains { handsOn($0, toPresenterOf: t, depth: depth) }
    case .externalType(let name):
      return program.enclosingMember(t.primitive).map(
        attribution.semantics.addedInitialisers(of: name, fitting: call).contains) ?? false
    default: return false
    }
  }

  /// A function that consists of a presenter's construction: `func popup(…) -> some View { modifier(Popup(…)) }`.
  private func handsOn(_ function: Ref, toPresenterOf t: FoundTransition, depth: Int) -> Bool {
    guard let body = program.child(function, .body), let made = program.onlyExpression(of: body) else { return false }
    var found = false
    attribution.semantics.forEachNode(in: made, atMost: \.controlNodes) { node in
      found = found || isPresenter(node, of: t, depth: depth + 1)
      return !found && program.kind(node) != .closure
    }
    return found
  }
}
