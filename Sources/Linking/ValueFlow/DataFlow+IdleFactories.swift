import SourceFacts

/// Static members that no code names: `static var trash: TabItem { TabItem(content: TrashView()) }`, where no code says
/// `.trash` of a tab item. Their code never runs, so it is no source of a value.
extension DataFlow {
  /// The static members of one name that code mentions.
  struct NamedStatics {
    var members: Set<Ref> = []
    /// In some place the name is a member of a type that is not known.
    var isOpen = false
  }

  func isInIdleFactory(_ place: Ref) -> Bool {
    guard let member = program.enclosingMember(place), program.flags(member).contains(.isStatic),
      !program.flags(member).contains(.isPublic), !program.flags(member).contains(.isOverride),
      program.children(member, .attributes).isEmpty, let owner = program.enclosingType(member),
      program.types[owner].isDeclared, program.types[owner].kind != .protocol, mayBeIdle(member, of: owner)
    else { return false }
    let named = namedStatics(program.symbol(member))
    return !named.isOpen && !named.members.contains(member)
  }

  /// No protocol requires the member: neither one of the app, nor one of a library that may require it.
  private func mayBeIdle(_ member: Ref, of owner: TypeID) -> Bool {
    let known = semantics.supertypes(of: owner)
    let isAsked = known.contains { program.types[$0].members[program.symbol(member)] != nil }
    let own = Set(known.map { program.types[$0].name }.map(program.text))
    return !isAsked && semantics.supertypeNames(of: owner).subtracting(own).isSubset(of: SDK.asksForNoStatics)
  }

  /// Each mention of a name is resolved once for all members with that name.
  private func namedStatics(_ name: Symbol) -> NamedStatics {
    if let known = memory.namedStaticLists[name] { return known }
    var result = NamedStatics()
    for mention in program.mentions[name] where !program.isOutOfScope(mention) && !result.isOpen {
      add(mention, name, to: &result)
    }
    return memory.namedStaticLists.keep(result, for: name)
  }

  private func add(_ mention: Ref, _ name: Symbol, to result: inout NamedStatics) {
    let around = program.enclosingMember(mention)
    let found = statics(namedBy: mention, name)
    result.isOpen = result.isOpen || found == nil
    // A member that names itself is not used by others.
    result.members.formUnion((found ?? []).filter { $0 != around })
  }

  /// The members that a mention may stand for; nil where their type is not known.
  private func statics(namedBy mention: Ref, _ name: Symbol) -> [Ref]? {
    guard program.kind(mention) == .member else {
      if case .members(let list, _)? = semantics.lookup(name, at: mention) { return list }
      return []
    }
    guard let base = program.child(mention, .base) else {
      let call = program.parent(mention).flatMap { program.child($0, .callee) == mention ? $0 : nil }
      return statics(named: name, of: semantics.expectedType(of: call ?? mention).core)
    }
    if let type = semantics.typeReference(base) { return statics(named: name, of: type.core) }
    // `self.trash` in another static member, `type(of: item).trash`. Other values have no static members.
    switch semantics.type(of: base).core {
    case .metatype(let inner): return statics(named: name, of: inner.core)
    case .named(let id, _): return semantics.members(named: name, of: id)
    case .unknown: return program.kind(base) == .call && program.name(base) == "type" ? nil : []
    default: return []
    }
  }

  private func statics(named name: Symbol, of type: TypeExpression) -> [Ref]? {
    switch type {
    case .named(let id, _):
      // For a protocol, the name may stand for the member of any conforming type.
      return program.types[id].kind == .protocol ? nil : semantics.members(named: name, of: id)
    case .metatype(let inner): return statics(named: name, of: inner.core)
    case .external: return []
    default: return nil
    }
  }
}
