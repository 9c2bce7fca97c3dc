import SourceFacts

/// Cases of the app's enums that code makes for a link, and the code that reads them.
extension LinkWalk {
  /// `.settings`, `Route.settings`
  func make(_ member: Ref, in row: Int) {
    guard !rows[row].tests.isEmpty || isArmTold, linked.name(member).first?.isLowercase == true else { return }
    if let base = linked.child(member, .base), linked.typeNamed(by: base) == nil { return }
    // A case that something is compared with is not made.
    if let parent = linked.parent(member), linked.kind(parent) == .binary, ["==", "!="].contains(linked.name(parent)) {
      return
    }
    for value in linked.evaluator.values(of: member, in: Environment(parent: nil)) {
      if case .enumCase(let type, let name, _, _) = value {
        hand(type, name, at: member, in: row)
      }
    }
  }

  /// A case that far code makes, or code for another case, has nothing to do with the link.
  func hand(_ type: TypeID, _ name: Symbol, at place: Ref, bringsLink: Bool = false, in row: Int) {
    guard blindCalls <= budget.linkBlindCases.most, !isUnsure, bringsLink || !isOfFound,
      !rows[row].tests.isEmpty || isArmTold
    else { return }
    let owner = linked.enclosingType(place).map(linked.typeName) ?? ""
    rows[row].handed.append(
      .init(
        route: LinkCase(type: type, name: name), owner: owner, maker: linked.enclosingMember(place),
        bringsLink: bringsLink))
  }

  /// The screens that code elsewhere shows for the cases that a row passes on, where the row shows nothing itself.
  func follow(handedBy row: Int) {
    var known: Set<LinkRow.Handed> = []
    for _ in 0..<budget.linkHandings.most {
      if rows[row].isAnswered { return }
      // Where code shows something for the link, what is made beside that is not the link's.
      let isShown = rows[row].isShown
      let new = rows[row].handed.filter { ($0.bringsLink || !isShown) && known.insert($0).inserted }
      if new.isEmpty { return }
      // Cases of one enum that one function makes are alternatives: each has its code.
      var answering: LinkRow.Handed?
      for handed in new {
        follow(handed, withCode: answering?.isBeside(handed) ?? true, in: row)
        if answering == nil, rows[row].isAnswered { answering = handed }
      }
    }
  }

  private func follow(_ handed: LinkRow.Handed, withCode: Bool, in row: Int) {
    let transitions = arms.transitions(for: handed).filter { $0.to != nil }
    for transition in transitions {
      guard let screen = transition.to else { continue }
      rows[row].open(
        .init(screen: screen, kind: transition.kind, location: transition.location),
        LinkRow.Opened(depth: 1, gate: transition.guard, isUnsure: false))
    }
    if !withCode || !transitions.isEmpty && rows[row].isAnswered { return }
    for arm in arms.arms(for: handed.route) { walk(arm: arm, bringsLink: handed.bringsLink, in: row) }
  }
}
