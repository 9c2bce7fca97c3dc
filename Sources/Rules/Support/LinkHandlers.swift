import Linking
import NavigationModel
import SourceFacts

/// Code that runs when the system hands the app a link.
struct LinkHandler {
  /// The call of the modifier (`onOpenURL`), or the delegate's function.
  var entry: Ref
  /// The handler's own body first, then the functions that it runs.
  var bodies: [Ref]
}

extension LinkedProgram {
  /// In order of place.
  func linkHandlers() -> [LinkHandler] {
    linkHandlerBodies.map { LinkHandler(entry: $0.place, bodies: bodiesRun(by: $0.body)) }
  }

  /// A body and the functions of the tree that it certainly runs, the nearest first; bounded.
  func bodiesRun(by body: Ref, limit: Int = 60) -> [Ref] {
    var result = [body]
    var seen: Set<Ref> = [body]
    var next = 0
    while next < result.count, result.count < limit {
      for call in nodes([.call], in: result[next]) {
        guard case .functions(let list, guessed: false) = callee(of: call), list.count <= 2 else { continue }
        for function in list where result.count < limit && seen.insert(function).inserted { result.append(function) }
      }
      next += 1
    }
    return result
  }

  /// Navigation that is named in the subtree or in the functions that it runs.
  func navigates(_ root: Ref, navigating members: Set<Ref>) -> Bool {
    var isFound = false
    forEachNode(in: root) { node in
      if !navigation(at: node).isEmpty { isFound = true }
      return !isFound
    }
    return isFound || bodiesRun(by: root, limit: 30).dropFirst().contains(where: members.contains)
  }

  /// The functions and variables that name some navigation.
  func navigatingMembers() -> Set<Ref> { Set(sites.compactMap { enclosingMember($0.place) }) }
}
