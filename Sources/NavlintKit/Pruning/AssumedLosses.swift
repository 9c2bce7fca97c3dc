import Linking
import NavigationModel

/// The screens that become unreachable under some assumptions.
struct AssumedLosses {
  /// By id.
  let screens: [Screen]
  /// Assumptions on conditions that the app lacks.
  let unmet: [Assumption]

  init(_ program: LinkedProgram, _ assumptions: [Assumption]) {
    let graph = program.graph
    var branches = AssumedBranches(program, assumptions)
    unmet = branches.unmet
    if assumptions.isEmpty {
      screens = []
      return
    }
    let nodes = Self.nodes(at: graph.transitions.flatMap(\.sites) + graph.embeddings.map(\.location), in: program)
    let isLeft = { (sites: [SourceLocation], branches: inout AssumedBranches) -> Bool in
      !sites.allSatisfy { nodes[$0].map { branches.excludes($0) } ?? false }
    }
    let unmade = Self.unmade(graph.screens, program, &branches)
    var rest = graph
    rest.transitions = graph.transitions.filter {
      isLeft($0.sites, &branches) && !($0.to.map(unmade.contains) ?? false)
    }
    rest.embeddings = graph.embeddings.filter {
      isLeft([$0.location], &branches) && !unmade.contains($0.child)
    }
    let lost = Self.reached(in: graph).subtracting(Self.reached(in: rest))
    screens = graph.screens.filter { lost.contains($0.id) && $0.location != nil }
  }

  /// Screens that only excluded code makes.
  private static func unmade(
    _ screens: [Screen], _ program: LinkedProgram, _ branches: inout AssumedBranches
  ) -> Set<Screen.ID> {
    var result: Set<Screen.ID> = []
    let ids = Set(screens.map(\.id))
    for type in program.declaredTypes where ids.contains(program.screenID(of: type)) {
      let makers = program.constructions(of: type).filter { !program.isOutOfScope($0) }
      if !makers.isEmpty, makers.allSatisfy({ branches.excludes($0) }) { result.insert(program.screenID(of: type)) }
    }
    return result
  }

  private static func nodes(at locations: [SourceLocation], in program: LinkedProgram) -> [SourceLocation: Ref] {
    let wanted = Dictionary(grouping: Set(locations), by: \.file).mapValues(Set.init)
    var found: [SourceLocation: Ref] = [:]
    for file in program.files {
      guard let places = wanted[program.path(file)] else { continue }
      program.forEachNode(in: file) { node in
        let location = program.location(node)
        // Of nodes with one start, the innermost has all branches around it.
        if places.contains(location) { found[location] = node }
        return true
      }
    }
    return found
  }

  /// The screens that the entries reach.
  private static func reached(in graph: NavigationGraph) -> Set<Screen.ID> {
    var next: [String: [Screen.ID]] = [:]
    for transition in graph.transitions {
      guard let to = transition.to else { continue }
      for from in transition.from { next[from, default: []].append(to) }
    }
    for embedding in graph.embeddings { next[embedding.parent, default: []].append(embedding.child) }
    var found = Set(graph.entries.flatMap { [$0.screen, $0.by].compactMap(\.self) })
    var queue = Array(found)
    while let screen = queue.popLast() {
      for screen in next[screen] ?? [] where found.insert(screen).inserted { queue.append(screen) }
    }
    return found
  }
}
