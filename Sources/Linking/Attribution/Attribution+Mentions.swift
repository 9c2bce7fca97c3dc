import SourceFacts

/// Mentions of members and types. The mentions of each name are resolved once for all declarations with it.
extension Attribution {
  /// The mentions of a member. Many types have members of one name, so each mention of the name is resolved once for
  /// all.
  func mentions(of member: Ref) -> [Ref] {
    let name = program.symbol(member)
    if let known = memory.mentionLists[name] { return known[member] ?? [] }
    var result: [Ref: [Ref]] = [:]
    for mention in program.mentions[name] where !program.isOutOfScope(mention) {
      for named in members(namedBy: mention) { result[named, default: []].append(mention) }
    }
    memory.mentionLists.keep(result, for: name)
    return result[member] ?? []
  }

  /// A function and the requirements that it implements: a mention of one of them is a mention of the function.
  func answered(by function: Ref, of type: TypeID) -> [Ref] {
    let name = program.symbol(function)
    let requirements = semantics.supertypes(of: type).filter { program.types[$0].kind == .protocol }.flatMap {
      program.types[$0].members[name] ?? []
    }
    return [function] + requirements.filter { program.kind($0) == .function && flow.related($0, function, type) }
  }

  func members(namedBy mention: Ref) -> Set<Ref> {
    switch program.kind(mention) {
    case .name:
      switch semantics.lookup(program.symbol(mention), at: mention) {
      case .members(let list, let type):
        let meant = isCalled(mention) ? list : list.filter { !isNamedAfterItsSubject($0) }
        return Set(semantics.answering(meant, of: type))
      // A function of no type: `Button("Settings", action: openSettings)`.
      case .functions(let list): return Set(list)
      default: return []
      }
    case .member:
      guard let base = program.child(mention, .base) else { return [] }
      if let added = facetMembers(named: program.symbol(mention), of: base) { return added }
      let type = (semantics.typeReference(base) ?? semantics.type(of: base)).core
      // `A & B` has the members of both.
      let parts = if case .opaque(let list) = type { list.map(\.core) } else { [type] }
      let all: Set<Ref> = parts.reduce(into: []) { found, part in
        switch part {
        case .named(let id, _):
          let meant = semantics.meant(semantics.members(named: program.symbol(mention), of: id), by: mention)
          found.formUnion(semantics.answering(meant, of: id))
        // `self.run = router.run`, where only a protocol is known of the router: a type-erasing wrapper passes the
        // method on.
        case .generic(let parameter):
          for id in semantics.boundTypes(parameter) {
            found.formUnion(semantics.meant(semantics.members(named: program.symbol(mention), of: id), by: mention))
          }
        default: break
        }
      }
      return isCalled(mention) ? all : all.filter { !isNamedAfterItsSubject($0) }
    default: return []
    }
  }

  private func isCalled(_ mention: Ref) -> Bool {
    guard let call = program.parent(mention), program.kind(call) == .call else { return false }
    return program.child(call, .callee) == mention
  }

  /// `func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath)`: the bare name, or `self.tableView`, is
  /// the table view that the class inherits from the SDK, not this method.
  private func isNamedAfterItsSubject(_ member: Ref) -> Bool {
    guard program.kind(member) == .function,
      let first = program.child(member, .parameters).flatMap({ program.children($0).first })
    else { return false }
    if program.symbol(first) == program.symbol(member) { return true }
    // `func webView(_ view: WKWebView, didFinish navigation: WKNavigation)`
    guard semantics.label(of: first).isEmpty, semantics.parameters(of: member).count > 1,
      case .external(let subject, _)? = program.child(first, .type).map(semantics.resolve)?.core
    else { return false }
    return subject.lowercased().hasSuffix(program.name(member).lowercased())
  }

  /// The places that construct a type or refer to it.
  func typeUsers(_ type: TypeID) -> [Ref] {
    if let known = memory.typeUserLists[type] { return known }
    // The system makes the app's delegate at launch: code that calls it does not run what it does by itself.
    if isApp(type) { return memory.typeUserLists.keep([], for: type) }
    var result: Set<Ref> = []
    for mention in namings(of: type) where program.enclosingType(mention) != type {
      if semantics.isView(type), isInDeadArm(mention) { continue }
      if let call = program.parent(mention), program.kind(call) == .call, program.child(call, .callee) == mention,
        let container = container(of: call) ?? taker(ofView: call), container != type,
        let d = program.types[container].declaration
      {
        result.insert(d)
      } else if let screens = screens(wrappedAt: mention) {
        result.formUnion(screens)
      } else if let registered = registered(at: mention) {
        if registered != type, let d = program.types[registered].declaration { result.insert(d) }
      } else if let u = unit(of: mention) {
        result.insert(u)
      }
    }
    // A view acts where it stands, and what is looked up by its name has no other users. A model or a service works for
    // its makers, among others.
    let unnamed = semantics.isView(type) ? flow.constructions(of: type).filter(isUnnamed) : []
    for call in unnamed + (flow.lookUps[type] ?? []) where program.enclosingType(call) != type && !isInDeadArm(call) {
      if let container = container(of: call) ?? taker(ofView: call), container != type,
        let d = program.types[container].declaration
      {
        result.insert(d)
      } else if let u = unit(of: call) {
        result.insert(u)
      }
    }
    // A modifier or protocol extension is used through the function that applies it; a protocol through its conforming
    // types.
    for sub in semantics.subtypes[type] ?? [] where program.types[type].kind == .protocol {
      if let d = program.types[sub].declaration { result.insert(d) }
    }
    // Code that makes the first screens of stacks makes other screens as well: the stacks tell where this one is.
    if let inStacks = parts[type], !inStacks.isEmpty {
      result = result.filter { program.enclosingType($0).map(semantics.isView) ?? false }
      result.formUnion(inStacks.compactMap { unit(of: $0) })
    }
    // A feature runs in the views with its state, not where another feature contains it.
    if let views = holders[type] { result = views }
    if result.isEmpty { result = usersOfHeirs(of: type) }
    let list = result.sorted()
    return memory.typeUserLists.keep(list, for: type)
  }

  /// The users of the subclasses of a class that is never made itself.
  private func usersOfHeirs(of type: TypeID) -> Set<Ref> {
    guard program.types[type].kind == .class, !semantics.isScreenType(type) || heirs(of: type).isEmpty else {
      return []
    }
    let subclasses = semantics.subtypes[type] ?? []
    guard !semantics.isScreenType(type) || semantics.allows(\.partsOfBaseClass, after: subclasses.count - 1) else {
      return []
    }
    // Ends the recursion for a class that inherits from itself.
    memory.typeUserLists.begin(type)
    return subclasses.reduce(into: []) { $0.formUnion(typeUsers($1)) }
  }

  /// The users of the subclasses of a controller that are parts of other screens: `addChild(historyList)`, with `class
  /// HistoryList: ListController`.
  func usersOfParts(inheritingFrom type: TypeID) -> [Ref] {
    let parts = semantics.withSubtypes(type).filter { $0 != type && !shown.contains($0) && heirs(of: $0).isEmpty }
    return semantics.allows(\.partsOfBaseClass, after: parts.count - 1) ? Set(parts.flatMap(typeUsers)).sorted() : []
  }

  /// The screens inside of a wrapper that is made at a mention: `.sheet(isPresented: $isShown) { Framed { Detail() }
  /// }`.
  private func screens(wrappedAt mention: Ref) -> [Ref]? {
    guard let call = program.parent(mention), program.kind(call) == .call, program.child(call, .callee) == mention,
      let screens = wrapped[call]?.intersection(shown), !screens.isEmpty
    else { return nil }
    return screens.compactMap { program.types[$0].declaration }
  }

  /// `let list: ListView = .init(model: model)`: only the required type names it.
  private func isUnnamed(_ construction: Ref) -> Bool {
    guard let target = program.child(construction, .callee), program.kind(target) == .member,
      program.name(target) == "init"
    else { return false }
    return program.child(target, .base).map { program.kind($0) == .none } ?? true
  }

  /// The mentions of a type that bring an object of it into play. A static string (`Cell.reuseIdentifier`), a static
  /// value of a view (`Bar.height`) or a nested type (`ListView.Model()`) does not, where other mentions do.
  private func namings(of type: TypeID) -> [Ref] {
    let all = (typeMentions(named: program.types[type].name)[type] ?? []) + (fixedMentions[type] ?? [])
    let isClass = program.types[type].kind == .class
    let isView = semantics.isView(type)
    if !isClass, !isView { return all }
    let bringing = all.filter {
      !(isView && (namesInnerType($0, of: type) || asksForValue($0, of: type))) && !(isClass && asksForText($0))
    }
    return bringing.contains { program.enclosingType($0) != type } ? bringing : all
  }

  private func namesInnerType(_ mention: Ref, of type: TypeID) -> Bool {
    guard let member = program.parent(mention), program.kind(member) == .member,
      program.child(member, .base) == mention,
      case .named(let inner, _)? = semantics.typeReference(member)?.core
    else { return false }
    return inner != type
  }

  private func asksForText(_ mention: Ref) -> Bool {
    guard let member = program.parent(mention), program.kind(member) == .member, program.child(member, .base) == mention
    else { return false }
    let type = semantics.type(of: member)
    if !type.isUnknown { return isText(type) }
    // Members that the app adds to a base class in the SDK: `extension UITableViewCell: Reusable {}`.
    let namesakes = program.variables[program.symbol(member)]
    return !namesakes.isEmpty && namesakes.allSatisfy { isText(semantics.declaredType($0)) }
  }

  /// `Bar.height`: a static property of a view whose value is no view.
  private func asksForValue(_ mention: Ref, of view: TypeID) -> Bool {
    guard let member = program.parent(mention), program.kind(member) == .member,
      program.child(member, .base) == mention,
      let named = program.types[view].members[program.symbol(member)]?.first, program.kind(named) == .variable,
      program.flags(named).contains(.isStatic)
    else { return false }
    switch semantics.type(of: member).core {
    case .external(let name, _): return !SDK.isUnnamedView(name)
    case .array, .dictionary: return true
    default: return false
    }
  }

  private func isText(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .external("String", _): true
    case .named(let id, _): !program.types[id].isDeclared && program.types[id].path == "String"
    default: false
    }
  }

  /// Where code names types of a name, by type.
  func typeMentions(named name: Symbol) -> [TypeID: [Ref]] {
    if let known = memory.typeMentionLists[name] { return known }
    var result: [TypeID: [Ref]] = [:]
    for mention in program.mentions[name] where !program.isOutOfScope(mention) {
      if case .named(let id, _)? = semantics.typeReference(mention)?.core { result[id, default: []].append(mention) }
    }
    return memory.typeMentionLists.keep(result, for: name)
  }

  /// Mentions of generic parameters that an extension fixes to a type: `extension Loader where Content == Profile {
  /// init() { self.init(content: Content.init) } }` makes profiles.
  func findFixedMentions() -> [TypeID: [Ref]] {
    var result: [TypeID: [Ref]] = [:]
    for body in program.types.lazy.flatMap(\.bodies)
    where program.kind(body) == .extension && !program.isOutOfScope(body) {
      guard let requirements = program.child(body, .requirements) else { continue }
      for requirement in program.children(requirements) where program.name(requirement) == "==" {
        guard let parameter = program.child(requirement, .left), program.kind(parameter) == .typeName,
          let given = program.child(requirement, .right),
          case .named(let type, _) = semantics.resolve(given).core
        else { continue }
        let mentions = program.mentions[program.symbol(parameter), inFile: body.file].filter {
          program.contains(body, $0)
        }
        result[type, default: []] += mentions.filter {
          if case .named(type, _)? = semantics.typeReference($0)?.core { true } else { false }
        }
      }
    }
    return result
  }
}
