import Dialects
import NavigationModel
import SourceFacts

/// Popups without a presenter: a view that lies over others while a state exists whose wrapper marks it as presented.
/// `.overlay { if let store = store.scope(state: \.destination?.confirm, action: …) { ConfirmView(store: store) } }`
extension SinkCollector {
  mutating func collectLaidOverStates() {
    let presented = Set(flow.presentedVariables())
    if presented.isEmpty { return }
    for call in external("overlay") {
      guard let over = semantics.trailingClosure(of: call).flatMap({ program.child($0, .body) }) else { continue }
      collect(laidOver: program.children(over), presented, isApart: true)
    }
    for call in external("ZStack") {
      guard let layers = semantics.trailingClosure(of: call).flatMap({ program.child($0, .body) }).map(program.children)
      else { continue }
      // A choice between screens does not lie over anything.
      guard let ground = layers.first(where: { program.kind($0) != .variable }), program.kind(ground) != .ifElse else {
        continue
      }
      collect(laidOver: layers.filter { $0 != ground }, presented, isApart: false)
    }
  }

  /// - Parameter isApart: the layers are no part of the view that they lie over. A layer that is a part, and has state
  ///   of its own, may be a permanent banner.
  private mutating func collect(laidOver layers: [Ref], _ presented: Set<Ref>, isApart: Bool) {
    for layer in layers.flatMap(branches) {
      guard let conditions = program.child(layer, .conditions).map(program.children),
        let state = conditions.compactMap({ presentedState($0, presented) }).first,
        isApart || flow.declaration(of: state).map(presented.contains) != true,
        let shown = program.child(layer, .body).map(program.children), shown.count == 1,
        !presenterPlaces.contains(shown[0])
      else { continue }
      add(presenter: (shown[0], state, .sheet))
      add(Sink(kind: .sheet, place: shown[0], subject: .content(shown[0], item: state), confidence: .inferred))
    }
  }

  /// The branches of a conditional layer: `if let pause { … } else if let score { … }`. A layer that is always shown
  /// ends in an `else`.
  private func branches(of layer: Ref) -> [Ref] {
    let all = program.alternatives(layer)
    return all.allSatisfy { program.kind($0) == .ifElse } ? all : []
  }

  /// The presented state, or its case, that a condition tests: `if let store = store.scope(state:
  /// \.destination?.confirm, action: …)`.
  private func presentedState(_ condition: Ref, _ presented: Set<Ref>) -> Ref? {
    guard program.kind(condition) == .optionalBinding, let state = program.child(condition, .value),
      program.kind(state) == .member
    else { return nil }
    let whole = program.child(state, .base)
    let isPresented = [state, whole].contains { e in e.flatMap(flow.declaration).map(presented.contains) ?? false }
    return isPresented ? state : nil
  }
}
