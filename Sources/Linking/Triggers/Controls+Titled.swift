import SourceFacts

/// Controls of unread libraries, told by what they are made with: a title, and code for a user's action.
extension Controls {
  /// `Row(title: "Details", onSelect: { … })`, `builder.row(title: .body("Details"), action: { … })`
  func titled(runningCodeAround place: Ref, in member: Ref) -> FoundTrigger? {
    var current: Ref? = place
    while let code = current, code != member {
      if program.kind(code) == .closure || code == place, let argument = program.parent(code),
        program.kind(argument) == .argument, let call = program.parent(argument), program.kind(call) == .call,
        isDeed(argument, code)
      {
        let words = texts.words(titledIn: call)
        if words.text != nil {
          return FoundTrigger(action: .tap, control: name(ofMaker: call), place: call, words: words)
        }
      }
      current = program.parent(code)
    }
    return nil
  }

  /// Code without a title, for a choice or a tap that an unread library's function tells: `binder(item, didSelect: { … })`.
  func told(byLabelAround place: Ref, in member: Ref) -> FoundTrigger? {
    var current: Ref? = place
    while let code = current, code != member {
      if program.kind(code) == .closure, let argument = program.parent(code), program.kind(argument) == .argument,
        let call = program.parent(argument), program.kind(call) == .call, case .external = semantics.callee(of: call),
        let action = known.labelledDeeds.first(where: { program.name(argument).lowercased().contains($0.name) })?.action
      {
        let isChoice = action == .select
        return FoundTrigger(action: action, control: isChoice ? "row" : name(ofMaker: call), place: call)
      }
      current = program.parent(code)
    }
    return nil
  }

  /// The argument's name, or that of the parameter for it, says that a user's action runs it.
  private func isDeed(_ argument: Ref, _ code: Ref) -> Bool {
    let label = program.name(argument)
    let names = label.isEmpty ? flow.handedTo(code, argument).map(program.name) : [label]
    return names.contains { name in
      let name = name.lowercased()
      return semantics.library.texts.deedWords.contains(where: name.contains)
    }
  }

  private func name(ofMaker call: Ref) -> String {
    if case .initializer(let type, _) = semantics.callee(of: call) { semantics.path(type) } else { nameOfMade(call) }
  }
}
