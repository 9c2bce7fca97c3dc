import SourceFacts

/// Code that runs because the system hands the app a link.
struct DeepLinks {
  let flow: DataFlow
  var program: Program { flow.program }

  private static let modifiers: Set<String> = ["onOpenURL", "onContinueUserActivity"]

  /// The code at a place runs in a handler of links, itself or through functions that the handler calls.
  func reach(_ place: Ref) -> Bool {
    var queue = [place]
    var seen: Set<Ref> = []
    while let current = queue.popLast(), flow.semantics.allows(\.linkHandlerCallers, after: seen.count) {
      if isInHandler(current) { return true }
      guard let function = program.enclosingMember(current), program.kind(function) == .function,
        program.name(function) != "init"
      else { continue }
      for call in flow.callers(of: function) where seen.insert(call).inserted { queue.append(call) }
    }
    return false
  }

  private func isInHandler(_ place: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current {
      switch program.kind(c) {
      case .closure:
        if let argument = program.parent(c), program.kind(argument) == .argument, let call = program.parent(argument),
          DeepLinks.modifiers.contains(program.name(call))
        {
          return true
        }
      case .function: return isDelegateHandler(c)
      case .type, .extension: return false
      default: break
      }
      current = program.parent(c)
    }
    return false
  }

  /// `scene(_:openURLContexts:)`, `application(_:open:options:)`, `scene(_:continue:)`
  private func isDelegateHandler(_ function: Ref) -> Bool {
    let labels = flow.semantics.labels(of: function)
    switch program.name(function) {
    case "scene": return labels == ["", "openURLContexts"] || labels == ["", "continue"]
    case "application": return labels.starts(with: ["", "open"]) || labels.starts(with: ["", "continue"])
    default: return false
    }
  }
}
