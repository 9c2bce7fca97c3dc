import SourceFacts

extension SinkCollector {
  /// Actions by which a library dismisses what it presents: `send(.detail(.dismiss))`. Sending one goes back.
  mutating func collectSentDismissals() {
    for (call, actions) in semantics.library.dismissals.sorted(by: { $0.key < $1.key }) {
      for action in actions.sorted() {
        guard let dot = action.lastIndex(of: "."),
          let name = program.symbols.find(String(action[action.index(after: dot)...]))
        else { continue }
        for mention in program.mentions[name] where program.kind(mention) == .member && !program.isOutOfScope(mention) {
          guard let sender = sender(of: mention, call), isAction(mention, of: String(action[..<dot]), sentBy: call)
          else { continue }
          backs.append((sender, .dismiss))
        }
      }
    }
  }

  /// The call that sends an action, also nested in actions of parent features:
  /// `send(.list(.presented(.detail(.dismiss))))`.
  private func sender(of action: Ref, _ name: String) -> Ref? {
    var node = action
    for _ in semantics.turns(\.nameChain) {
      guard let argument = program.parent(node), program.kind(argument) == .argument,
        let around = program.parent(argument), program.kind(around) == .call
      else { return nil }
      if program.name(around) == name, node != action, program.name(argument).isEmpty { return around }
      node = around
    }
    return nil
  }

  /// The action is of the library's type around the actions of a feature. An alert's actions are excluded: any of its
  /// buttons dismisses it.
  private func isAction(_ action: Ref, of type: String, sentBy call: String) -> Bool {
    guard case .external(type, let arguments) = semantics.expectedType(of: action).core,
      case .named(let actions, _)? = arguments.first?.core,
      let member = semantics.library.dispatches[call].flatMap(program.symbols.find)
    else { return false }
    return program.types[actions].name == member || semantics.isSynthesized(member, in: actions)
  }
}
