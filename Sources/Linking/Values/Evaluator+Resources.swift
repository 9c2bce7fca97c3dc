import Dialects
import SourceFacts

/// Storyboards by the names that a generator of code gives them.
extension Evaluator {
  /// What `R.storyboard.main.detail()` makes; nil for any other call.
  func resourceScene(_ call: Ref) -> [Ref]? {
    guard !storyboards.isEmpty, let target = program.child(call, .callee), program.kind(target) == .member,
      let path = resourcePath(target)
    else { return nil }
    for rule in semantics.library.storyboardResources {
      guard let rest = rest(of: path, after: rule.scenes), rest.count >= 2 else { continue }
      let isInitial = rule.initial.contains(rest[1])
      guard rule.instantiate.isEmpty ? rest.count == 2 : rest.count == 3 && rule.instantiate.contains(rest[2]) else {
        continue
      }
      let found = storyboards.constructions(
        isInitial ? .initial : .spelled(rest[1]), spelled: rest[0], near: program.files[Int(call.file)].path)
      if !found.isEmpty { return found }
    }
    return nil
  }

  /// The calls that make a scene by a generated name.
  func resourceScenes() -> [Ref] {
    let roots = Set(
      semantics.library.storyboardResources.compactMap { $0.scenes.split(separator: ".").first.map(String.init) })
    return roots.sorted().flatMap { root in program.symbols.find(root).map { Array(program.mentions[$0]) } ?? [] }
      .compactMap { mention in
        guard program.kind(mention) == .name, !program.isOutOfScope(mention) else { return nil }
        var found: Ref?
        var node = mention
        // Only the longest chain counts: `R.storyboard.main()` may go on.
        while let parent = program.parent(node), [.member, .call].contains(program.kind(parent)),
          program.chained(parent) == node
        {
          node = parent
          if program.kind(node) == .call, resourceScene(node) != nil { found = node }
        }
        return found
      }
  }

  /// The identifier behind `R.segue.listController.openDetail`; nil for anything else.
  func resourceSegue(_ member: Ref) -> String? {
    guard !storyboards.isEmpty, let base = program.child(member, .base), program.kind(base) == .member,
      let path = resourcePath(member)
    else { return nil }
    for rule in semantics.library.storyboardResources where !rule.segues.isEmpty {
      guard var rest = rest(of: path, after: rule.segues) else { continue }
      if rest.count == 3, rest[2] == "identifier" { rest.removeLast() }
      if rest.count == 2, let identifier = storyboards.segueIdentifier(spelled: rest[1], ofClass: rest[0]) {
        return identifier
      }
    }
    return nil
  }

  private func rest(of path: [String], after root: String) -> [String]? {
    let names = root.split(separator: ".").map(String.init)
    return path.count > names.count && Array(path.prefix(names.count)) == names
      ? Array(path.dropFirst(names.count)) : nil
  }

  /// `["R", "storyboard", "main", "detail"]`, where the chain starts at a name with which a rule starts.
  private func resourcePath(_ e: Ref) -> [String]? {
    var names: [String] = []
    var node = e
    for _ in semantics.turns(\.nameChain) {
      switch program.kind(node) {
      case .member:
        guard let base = program.child(node, .base) else { return nil }
        names.append(program.name(node))
        node = base
      case .call:
        // `R.storyboard.main()` is the storyboard itself.
        guard semantics.arguments(of: node).isEmpty, let target = program.child(node, .callee) else { return nil }
        node = target
      case .name:
        let root = program.name(node)
        guard
          semantics.library.storyboardResources.contains(where: {
            $0.scenes.split(separator: ".").first.map(String.init) == root
          })
        else { return nil }
        return [root] + names.reversed()
      default: return nil
      }
    }
    return nil
  }
}
