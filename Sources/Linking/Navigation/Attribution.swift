import SourceFacts

/// Which screens a user can be on when a piece of code runs.
///
/// From the code up: a screen's own code runs on the screen; a component's on the screens that embed it; a function of
/// anything else where it is called; and where nobody calls it by name, wherever its type is used.
final class Attribution {
  let flow: DataFlow
  /// Types that some transition or entry shows.
  let shown: Set<TypeID>
  /// Constructions that navigation shows: these do not embed.
  let shownCalls: Set<Ref>
  private var memo: [Ref: Set<TypeID>] = [:]
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  init(flow: DataFlow, shown: Set<TypeID>, shownCalls: Set<Ref>) {
    self.flow = flow
    self.shown = shown
    self.shownCalls = shownCalls
  }

  func screens(at place: Ref) -> Set<TypeID> {
    guard let start = unit(of: place) else { return [] }
    if let known = memo[start] { return known }
    var result: Set<TypeID> = []
    var queue = [start]
    var seen: Set<Ref> = [start]
    while let member = queue.popLast(), seen.count < 600 {
      if let type = program.enclosingType(member), shown.contains(type) {
        result.insert(type)
        // A screen may also be a part of another.
        for next in embedders(of: type) where seen.insert(next).inserted { queue.append(next) }
        continue
      }
      for next in users(of: member) where seen.insert(next).inserted { queue.append(next) }
    }
    memo[start] = result
    return result
  }

  private var embedderLists: [TypeID: [Ref]] = [:]

  /// Where a shown type is constructed without being shown.
  private func embedders(of type: TypeID) -> [Ref] {
    if let known = embedderLists[type] { return known }
    var result: Set<Ref> = []
    for call in flow.constructions(of: type) where !shownCalls.contains(call) && program.enclosingType(call) != type {
      guard semantics.isView(type), let u = unit(of: call) else { continue }
      result.insert(u)
    }
    let list = result.sorted()
    embedderLists[type] = list
    return list
  }

  /// The member (or global) a place stands in.
  private func unit(of place: Ref) -> Ref? {
    var current: Ref? = place
    var candidate: Ref?
    while let c = current {
      let kind = program.kind(c)
      if kind == .function || kind == .variable, let p = program.parent(c), program.isDeclarationScope(p) { candidate = c; break }
      if kind == .type || kind == .extension { candidate = c; break }
      current = program.parent(c)
    }
    return candidate
  }

  private func users(of member: Ref) -> [Ref] {
    guard let type = program.enclosingType(member) ?? program.typeOfBody[member] else {
      // A global function or variable.
      return program.kind(member) == .function ? flow.callers(of: member).compactMap(unit) : []
    }
    var result: [Ref] = []
    let isVisual = semantics.isScreenType(type)
    if !isVisual {
      switch program.kind(member) {
      case .function where program.name(member) != "init" && program.name(member) != "body":
        result = flow.callers(of: member).compactMap(unit)
        // Handed on as a value: `action: viewModel.open`.
        for mention in program.mentions[program.symbol(member)] where !program.isOutOfScope(mention) {
          if let p = program.parent(mention), program.kind(p) == .argument || program.kind(p) == .assign, names(mention, member) { result += unit(of: mention).map { [$0] } ?? [] }
        }
      case .variable:
        for mention in program.mentions[program.symbol(member)] where !program.isOutOfScope(mention) && names(mention, member) {
          result += unit(of: mention).map { [$0] } ?? []
        }
      default: break
      }
      result = result.filter { $0 != member }
      if !result.isEmpty { return result }
    }
    return typeUsers(type)
  }

  private func names(_ mention: Ref, _ member: Ref) -> Bool {
    switch program.kind(mention) {
    case .name:
      if case .members(let list, _) = semantics.lookup(program.symbol(mention), at: mention) { return list.contains(member) }
      return false
    case .member:
      guard let base = program.child(mention, 0), case .named(let id, _) = (semantics.typeReference(base) ?? semantics.type(of: base)).core else { return false }
      return semantics.members(named: program.symbol(mention), of: id).contains(member)
    default: return false
    }
  }

  private var typeUserLists: [TypeID: [Ref]] = [:]

  /// Where a type is constructed or referred to in code.
  func typeUsers(_ type: TypeID) -> [Ref] {
    if let known = typeUserLists[type] { return known }
    var result: Set<Ref> = []
    for mention in program.mentions[program.types[type].name] where !program.isOutOfScope(mention) {
      guard program.enclosingType(mention) != type, semantics.typeReference(mention)?.core == .named(type, []) || isNamed(mention, type) else { continue }
      if let u = unit(of: mention) { result.insert(u) }
    }
    // A modifier or protocol extension is used through the function that applies it; a protocol through its conformers.
    for sub in semantics.subtypes[type] ?? [] where program.types[type].kind == .protocol { if let d = program.types[sub].declaration { result.insert(d) } }
    let list = result.sorted()
    typeUserLists[type] = list
    return list
  }

  private func isNamed(_ mention: Ref, _ type: TypeID) -> Bool {
    if case .named(let id, _) = semantics.typeReference(mention)?.core { return id == type }
    return false
  }
}
