import NavigationModel
import SourceFacts

/// Where going back is decided.
///
/// A method that does nothing but take its own type's state back (`func pop() { path.removeLast() }`) is a wrapper: its
/// callers decide. A call into UIKit or the environment is a site wherever it stands.
struct BackSites {
  let flow: DataFlow
  var program: Program { flow.program }

  struct Site: Hashable {
    var place: Ref
    var how: Transition.Back
    var primitive: Ref
  }

  func sites(_ backs: [(place: Ref, how: Transition.Back)]) -> [Site] {
    var result: Set<Site> = []
    for back in backs {
      var queue = [back.place]
      var seen: Set<Ref> = [back.place]
      while let place = queue.popLast() {
        guard seen.count < 500, let function = wrapper(around: place, isFirst: place == back.place) else {
          if !program.isOutOfScope(place) { result.insert(Site(place: place, how: back.how, primitive: back.place)) }
          continue
        }
        let callers = flow.callers(of: function).filter { seen.insert($0).inserted }
        if callers.isEmpty {
          continue
        }
        queue += callers
      }
    }
    return result.sorted { ($0.place, $0.how.rawValue) < ($1.place, $1.how.rawValue) }
  }

  /// The function around a place, when all it does is to go back on its own type's state.
  private func wrapper(around place: Ref, isFirst: Bool) -> Ref? {
    guard let function = program.enclosingMember(place), program.kind(function) == .function, program.name(function) != "init",
      let type = program.enclosingType(function), !flow.semantics.isScreenType(type), let block = program.child(function, 5)
    else { return nil }
    if isFirst {
      // UIKit and dialect calls are sites themselves.
      let kind = program.kind(place)
      guard kind == .assign || (kind == .call && ["removeLast", "popLast", "removeAll", "removeFirst", "remove"].contains(program.name(place))) else { return nil }
    }
    return isThin(block) ? function : nil
  }

  /// No statement calls anything with a destination: only state is taken back, behind guards and switches.
  private func isThin(_ block: Ref) -> Bool {
    var calls = 0, assignments = 0
    program.forEachNode(in: block) { r in
      if program.kind(r) == .call { calls += 1 }
      if program.kind(r) == .assign { assignments += 1 }
      return true
    }
    return program.children(block).count <= 3 && calls + assignments <= 3
  }
}
