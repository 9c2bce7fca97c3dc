import SourceFacts

/// Screens that tell another screen what happened on them: `delegate?.editorDidDelete()`.
///
/// The delegate's method is code of the screen that is told, and users are on the screen that tells: the same holds for
/// a closure that one screen passes to another. A cell, a subview or a model is no screen, so what it tells happens on
/// the screen that is told.
extension Attribution {
  /// Who runs a delegate's method.
  struct Tellers {
    /// The calls by other screens, each with the object that it calls.
    var calls: [(place: Ref, held: Held)] = []
    /// Other code runs it, too: the screen's own, or that of a cell or a model.
    var areOthers = false
  }

  /// - Returns: whether that is all there is to it.
  func follow(_ step: Step, toTellersOf member: Ref, _ type: TypeID, _ way: inout Way) -> Bool {
    let tellers = tellers(of: member, type)
    for call in tellers.calls { add(Step(place: call.place, held: call.held, told: step.told), to: &way) }
    return !tellers.calls.isEmpty && !tellers.areOthers
  }

  func tellers(of member: Ref, _ type: TypeID) -> Tellers {
    if let known = memory.tellerLists[member] { return known }
    var found = Tellers()
    for call in isTellable(member, of: type) ? flow.callers(of: member) : [] {
      guard let property = property(ofTeller: call, calling: type), let teller = program.enclosingType(call) else {
        found.areOthers = true
        continue
      }
      // A screen that several others show has each of them as its delegate; this one may not be among them.
      if let objects = runners.objects.types(in: property, of: teller), !objects.contains(where: { isOneOf($0, type) })
      {
        continue
      }
      found.calls.append((call, Held(property: property, type: type)))
    }
    return memory.tellerLists.keep(found, for: member)
  }

  /// A method of a controller that fulfils what a protocol of the app asks for.
  private func isTellable(_ member: Ref, of type: TypeID) -> Bool {
    program.kind(member) == .function && program.name(member) != "init"
      && !program.flags(member).contains(.isStatic) && semantics.isController(type)
      && answered(by: member, of: type).count > 1
  }

  /// The property through which another screen calls its delegate.
  private func property(ofTeller call: Ref, calling type: TypeID) -> Ref? {
    guard let teller = program.enclosingType(call), !isOneOf(teller, type), isShownController(teller),
      program.kind(call) == .call, let named = program.child(call, .callee), program.kind(named) == .member,
      let object = program.child(named, .base),
      let property = flow.property(behind: object, of: teller) ?? flow.declaration(of: object),
      program.kind(property) == .variable, program.parent(property).map(program.isDeclarationScope) == true,
      case .named(let asked, _) = semantics.declaredType(property).core, program.types[asked].kind == .protocol,
      semantics.inherits(type, from: asked)
    else { return nil }
    return property
  }

  private func isShownController(_ type: TypeID) -> Bool {
    semantics.isController(type) && (shown.contains(type) || !heirs(of: type).isEmpty)
  }
}
