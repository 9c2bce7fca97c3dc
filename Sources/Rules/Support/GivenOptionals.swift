import Linking
import SourceFacts

/// What an optional of a view decides, by the value that the view is made with.
extension LinkedProgram {
  /// `if let onClose { onClose() } else { dismiss() }` of a view that is made with an `onClose`: the place does not run
  /// there.
  func isRuledOut(_ place: Ref, inViewMadeAt construction: Ref) -> Bool {
    var previous = place
    for node in ancestors(place) {
      if [.function, .type, .extension].contains(kind(node)) { return false }
      if kind(node) == .ifElse, let conditions = child(node, .conditions) {
        let isThere = children(conditions).map { self.isThere(condition: $0, at: construction) }
        if child(node, .otherwise) == previous, !isThere.isEmpty, isThere.allSatisfy({ $0 == true }) { return true }
        if child(node, .body) == previous, isThere.contains(false) { return true }
      }
      previous = node
    }
    return false
  }

  /// Whether the property that a condition unwraps has a value; nil where that is not certain.
  private func isThere(condition: Ref, at construction: Ref) -> Bool? {
    guard kind(condition) == .optionalBinding, let asked = child(condition, .value).flatMap(variable(of:)),
      isMember(asked), let given = value(of: asked, givenBy: construction)
    else { return nil }
    switch given {
    case .nothing: return false
    case .value(let value):
      switch kind(value) {
      case .null: return false
      case .closure: return true
      default: return nil
      }
    }
  }
}
