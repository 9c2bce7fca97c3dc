import NavigationModel
import SourceFacts

/// The identifiers and texts by which tests find screens.
extension LinkedProgram {
  /// The screens with elements of an identifier, by identifier.
  package var identifierMarks: [String: Set<Screen.ID>] {
    var found: [String: Set<Screen.ID>] = [:]
    let controls = semantics.library.texts
    for (name, label) in controls.identifiers {
      for call in calls(named: name) {
        let given = label.isEmpty ? arguments(of: call).first : argument(label, of: call)
        mark(given.flatMap { child($0, .value) }, at: call, in: &found)
      }
    }
    for name in controls.identifierProperties {
      for assignment in assignments(to: name) { mark(child(assignment, .value), at: assignment, in: &found) }
    }
    return found
  }

  private func mark(_ value: Ref?, at place: Ref, in found: inout [String: Set<Screen.ID>]) {
    guard let value, let texts = texts(of: value) else { return }
    let screens = screens(at: place)
    // An element without a known screen may be on any: its identifier tells nothing.
    for text in texts { found[text, default: []].formUnion(screens.isEmpty ? [Self.anyScreen] : screens) }
  }

  private static let anyScreen = ""

  /// The number of times that the app's code writes each text.
  package var textCounts: [String: Int] {
    var counts: [String: Int] = [:]
    forEachNode(of: .string) { text in
      if !isOutOfScope(text) { counts[name(text), default: 0] += 1 }
    }
    return counts
  }

  /// The types that previews make, with the place of the first.
  package var previewed: [(type: String, place: SourceLocation)] {
    var found: [String: SourceLocation] = [:]
    forEachNode(of: .call) { call in
      guard isInPreview(call), let type = typeNamed(by: child(call, .callee) ?? call).flatMap(nominalName) else {
        return
      }
      let place = location(call)
      found[type] = found[type].map { min($0, place) } ?? place
    }
    return found.map { ($0.key, $0.value) }.sorted { ($0.type, $0.place) < ($1.type, $1.place) }
  }

  private func isInPreview(_ node: Ref) -> Bool {
    isOutOfScope(node) && ([node] + ancestors(node)).contains { flags($0).contains(.isPreview) }
  }
}
