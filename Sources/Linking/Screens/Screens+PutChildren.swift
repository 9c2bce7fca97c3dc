import SourceFacts

/// Controllers without content of their own, to which the code that makes them adds their only child: `let frame =
/// FrameController(); frame.addChild(page); frame.view.addSubview(page.view); present(frame, animated: true)`.
extension ScreenFinder {
  /// The child of such a controller, by its construction; for UIKit's plain controller, without a type.
  func childPut(into made: Ref, of type: TypeID?) -> Ref? {
    guard program.kind(made) == .call else { return nil }
    let calls = Semantics.childTakings.flatMap { name in
      program.symbols.find(name).map { Array(program.calls[$0, inFile: made.file]) } ?? []
    }
    guard !calls.isEmpty, let variable = variable(holding: made), program.parent(variable).map(program.kind) == .block
    else { return nil }
    let taken = calls.filter { call in
      guard let target = program.child(call, .callee), program.kind(target) == .member,
        let base = program.child(target, .base)
      else { return false }
      return self.variable(namedBy: base) == variable
    }
    guard taken.count == 1, type.map(isBare) ?? true else { return nil }
    return semantics.arguments(of: taken[0]).first.flatMap { program.child($0, .value) }
  }

  /// A controller that lays out nothing and does not navigate: it may only set how it is presented.
  private func isBare(_ type: TypeID) -> Bool {
    let info = program.types[type]
    guard info.kind == .class, semantics.subtypes[type] == nil, info.inheritance.count == 1,
      case .external("UIViewController", _)? = info.inheritance.first.map({ semantics.resolve($0).core })
    else { return false }
    for (name, members) in info.members {
      if program.text(name) == "loadView" || members.contains(where: laysOut) { return false }
    }
    return true
  }

  private func laysOut(_ member: Ref) -> Bool {
    var isFound = false
    program.forEachNode(in: member) { node in
      switch program.kind(node) {
      case .call:
        let name = program.name(node)
        isFound = isFound || ScreenFinder.contents.contains(name) || Semantics.leading.contains(name)
      case .attribute: if program.name(node) == "IBOutlet" { isFound = true }
      case .assign: if program.child(node, .target).map(program.name) == "view" { isFound = true }
      default: break
      }
      return !isFound
    }
    return isFound
  }

  /// Calls by which a controller lays out its content.
  private static let contents: Set<String> = SDK.addingContent
}
