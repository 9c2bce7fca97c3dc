import NavigationModel
import SourceFacts

extension SinkResolver {
  /// Alerts in state that no presenter of a dialect shows: a modifier of the app or of a design system draws them.
  /// `state.alert = AlertState { … }` tells as much of them as it does beside `.alert(store:)`.
  func addUnpresentedAlerts() {
    if semantics.library.presentationValues.isEmpty { return }
    let shown = transitions.filter { $0.kind == .alert || $0.kind == .dialog }
    for variable in flow.presentedVariables() where isRead(variable) {
      for assign in program.assignmentsNamed(program.name(variable)) where !program.isOutOfScope(assign) {
        guard let target = program.child(assign, .target), let value = program.child(assign, .value),
          program.kind(value) != .null,
          flow.declaration(of: target) == variable,
          let name = presentationValue(value, heldIn: variable),
          !shown.contains(where: { program.contains(assign, $0.site) || program.contains($0.site, value) })
        else { continue }
        let isAlert = name.hasPrefix("Alert")
        transitions.insert(
          FoundTransition(
            kind: isAlert ? .alert : .dialog, back: nil, site: value, target: isAlert ? .alert : .dialog, route: nil,
            confidence: .inferred, primitive: assign))
      }
    }
  }

  /// Code with the feature's store reads the state: `store.scope(state: \.alert, …)`. State that only the feature
  /// itself reads shows nothing.
  private func isRead(_ variable: Ref) -> Bool {
    guard let state = program.enclosingType(variable), let feature = program.types[state].parent else { return true }
    let names = [program.name(variable), "$" + program.name(variable)].compactMap(program.symbols.find)
    return names.contains { name in
      (program.keyPaths[name] + program.mentions[name]).contains { place in
        guard let reader = program.enclosingType(place), reader != feature, reader != state,
          !program.isOutOfScope(place)
        else { return false }
        return holdsStore(of: feature, reader, place)
      }
    }
  }

  /// The type has a variable, or the function around the place a parameter, whose type names the feature.
  private func holdsStore(of feature: TypeID, _ reader: TypeID, _ place: Ref) -> Bool {
    let name = program.types[feature].name
    func names(_ type: Ref?) -> Bool { type.map { program.mentionsType(named: [name], in: $0) } ?? false }
    if program.types[reader].members.values.joined().contains(where: {
      program.kind($0) == .variable && names(program.child($0, .type))
    }) {
      return true
    }
    guard let function = program.enclosingMember(place), program.kind(function) == .function else { return false }
    return semantics.parameters(of: function).contains { names(program.child($0, .type)) }
  }

  /// The library type of a value that describes a whole alert: of the value itself, or of the payload of a
  /// destination's case (`state.destination = .alert(.init(…))`).
  private func presentationValue(_ value: Ref, heldIn variable: Ref) -> String? {
    func known(_ type: TypeExpression) -> String? {
      guard case .external(let name, _) = type.core, semantics.library.presentationValues.contains(name) else {
        return nil
      }
      return name
    }
    guard program.kind(value) == .call || program.kind(value) == .member else { return nil }
    if let name = known(semantics.declaredType(variable)) { return name }
    guard program.kind(value) == .call, case .enumCase(let id, let name) = semantics.callee(of: value),
      let declaration = program.types[id].cases[name],
      let payload = program.children(declaration).first(where: { program.kind($0) == .parameter }),
      let type = program.child(payload, .type)
    else { return nil }
    return known(semantics.resolve(type))
  }
}
