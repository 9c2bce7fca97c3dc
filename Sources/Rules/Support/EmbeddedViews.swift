import Linking
import NavigationModel

/// The views that contain others: as a part, or as the root of a stack, directly or through other parts.
struct EmbeddedViews {
  private let program: LinkedProgram
  private var children: [String: [String]] = [:]

  init(_ program: LinkedProgram) {
    self.program = program
    for embedding in program.graph.embeddings { children[embedding.parent, default: []].append(embedding.child) }
    for root in program.graph.transitions where root.kind == .root {
      for source in root.from { if let target = root.to { children[source, default: []].append(target) } }
    }
  }

  /// A view contains itself.
  func contains(_ outer: TypeID, _ inner: TypeID) -> Bool {
    inGraph(program.typeName(outer), program.typeName(inner)) || inCode(outer, inner)
  }

  private func inGraph(_ outer: String, _ inner: String) -> Bool {
    var queue = [outer]
    var seen: Set<String> = [outer]
    while let next = queue.popLast() {
      if next == inner { return true }
      queue += (children[next] ?? []).filter { seen.insert($0).inserted }
    }
    return false
  }

  private static let modals: Set<String> = SDK.ofOtherScreens

  /// The graph omits views that only pass their content on; the code has them.
  private func inCode(_ outer: TypeID, _ inner: TypeID) -> Bool {
    var queue = [inner]
    var seen: Set<TypeID> = [inner]
    while let next = queue.popLast(), seen.count < program.budget.ruleHolders.most {
      if next == outer { return true }
      queue += holders(of: next).filter { seen.insert($0).inserted }
    }
    return false
  }

  /// The views whose own body makes the view, other than to present it.
  private func holders(of view: TypeID) -> [TypeID] {
    program.constructions(of: view).filter { made in
      !program.isOutOfScope(made)
        && !program.surroundings(of: made).contains { $0.call.map { Self.modals.contains(program.name($0)) } ?? false }
    }.compactMap(program.enclosingType)
  }
}
